import { withNames } from '../names/with-names.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { contributionCommitment, toHex } from '../../engine/index.ts'
import {
  createdTableSchema,
  givenSchema,
  linkSchema,
  listedTableSchema,
  meSchema,
  satSchema,
  signedUpSchema,
  tablePackSchema,
  tableSchema,
  workSchema,
  worksSchema,
  type CreatedTable,
  type ListedTable,
  type Me,
  type NewTable,
  type Sit,
  type TableInfo,
  type Work,
  type WorkInfo,
} from '../../protocol/http.ts'
import type { ErrorBody, ErrorCode } from '../../protocol/socket.ts'
import { keptText } from '../app/kept.ts'
import { keepInvites } from './invites.ts'
import { forgetSeats, keepWay } from './way-back.ts'

export type Problems = NonNullable<ErrorBody['problems']>
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ErrorCode | 'network'; readonly problems: Problems }

const failed = (code: ErrorCode | 'network', problems: Problems = []): Reply<never> => ({ ok: false, code, problems })

interface Asking<T> {
  readonly schema?: z.ZodType<T>
  readonly tokens?: readonly string[]
  /** As nobody: only the tokens count. */
  readonly isNobody?: boolean
}

async function call<T>(
  method: string,
  url: string,
  body?: unknown,
  { schema, tokens = [], isNobody = false }: Asking<T> = {},
): Promise<Reply<T>> {
  let response: Response
  try {
    response = await fetch(url, {
      method,
      ...(isNobody ? { credentials: 'omit' as const } : {}),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(tokens.length === 0 ? {} : { 'x-walstatt-tokens': tokens.join(',') }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    return failed('network')
  }
  const data = (await response.json().catch(() => undefined)) as { error?: ErrorBody } | undefined
  if (!response.ok) return failed(data?.error?.code ?? 'network', data?.error?.problems ?? [])
  if (schema === undefined) return { ok: true, value: data as T }
  const parsed = schema.safeParse(data)
  // A page that is served by something else than our server is no server.
  return parsed.success ? { ok: true, value: parsed.data } : failed('network')
}

export const whoAmI = (): Promise<Reply<Me>> => call('GET', '/api/me', undefined, { schema: meSchema })
export const beGuest = (name: string): Promise<Reply<Me>> => call('POST', '/api/guest', { name }, { schema: meSchema })

/** Whoever this browser is afterwards: links of before have ended, or are nobody else's business. */
async function becoming<T>(asked: Promise<Reply<T>>): Promise<Reply<T>> {
  const reply = await asked
  if (reply.ok) forgetSeats()
  return reply
}

export const signIn = (login: string, password: string): Promise<Reply<Me>> =>
  becoming(call('POST', '/api/signin', { login, password }, { schema: meSchema }))
export const signUp = (login: string, password: string): Promise<Reply<Me & { recoveryCode: string }>> =>
  becoming(call('POST', '/api/signup', { login, password }, { schema: signedUpSchema }))
export const recover = (login: string, code: string, password: string): Promise<Reply<Me & { recoveryCode: string }>> =>
  becoming(call('POST', '/api/recover', { login, code, password }, { schema: signedUpSchema }))
export const signOut = (): Promise<Reply<unknown>> => becoming(call('POST', '/api/signout', {}))
export const changePassword = (old: string, password: string): Promise<Reply<unknown>> =>
  becoming(call('POST', '/api/password', { old, password }))
export const deleteAccount = (password: string): Promise<Reply<unknown>> =>
  becoming(call('DELETE', '/api/account', { password }))

type Tables = { tables: ListedTable[] }
const tablesSchema = z.object({ tables: z.array(listedTableSchema.transform(withNames)) }) as z.ZodType<Tables>
const namedSchema = tableSchema.transform(withNames)
export const myTables = (): Promise<Reply<Tables>> =>
  call('GET', '/api/tables/mine', undefined, { schema: tablesSchema })
export const publicTables = (): Promise<Reply<Tables>> =>
  call('GET', '/api/tables', undefined, { schema: tablesSchema })
export const tableOf = (id: string, tokens: readonly string[]): Promise<Reply<TableInfo>> =>
  call('GET', `/api/tables/${id}`, undefined, { schema: namedSchema, tokens })
/** What a token alone shows: nothing, if it is used up. A public table is shown to everybody, whatever the token. */
export const tableBehind = (id: string, token: string): Promise<Reply<TableInfo>> =>
  call('GET', `/api/tables/${id}`, undefined, { schema: namedSchema, tokens: [token], isNobody: true })
export const report = (id: string, text: string, seat: number | undefined): Promise<Reply<unknown>> =>
  call('POST', `/api/tables/${id}/report`, { text, ...(seat === undefined ? {} : { seat }) })
export const exportTable = (id: string, tokens: readonly string[]): Promise<Reply<unknown>> =>
  call('GET', `/api/tables/${id}/export`, undefined, { tokens })

// Seats and the links to them. A token is told once; the server keeps only its hash.

type Given = z.infer<typeof givenSchema>
type Linked = { token: string }

/** The host gives a seat away. Where hands are hidden the others are asked first: the table then has a `proposal`. */
export const giveSeat = (id: string, seat: number, to: 'bot' | 'invite' | 'open'): Promise<Reply<Given>> =>
  call('POST', `/api/tables/${id}/seats/${seat}/give`, { to }, { schema: givenSchema })
/** For one's own seat: every other device and every open link ends. For a free one: a new invitation. */
export const revokeSeat = (id: string, seat: number): Promise<Reply<Given>> =>
  call('POST', `/api/tables/${id}/seats/${seat}/revoke`, {}, { schema: givenSchema })
/** Gets up from an own seat. */
export const leaveSeat = (id: string, seat: number): Promise<Reply<unknown>> =>
  call('POST', `/api/tables/${id}/seats/${seat}/leave`, {})
export const agreeTo = (id: string, seat: number, yes: boolean): Promise<Reply<unknown>> =>
  call('POST', `/api/tables/${id}/seats/${seat}/agree`, { yes })
export const newDeviceLink = (id: string): Promise<Reply<Linked>> =>
  call('POST', `/api/tables/${id}/link`, {}, { schema: linkSchema })
export const newWatchLink = (id: string): Promise<Reply<Linked>> =>
  call('POST', `/api/tables/${id}/watch`, {}, { schema: linkSchema })
/** A match that the server has stopped is tried again. */
export const resume = (id: string): Promise<Reply<unknown>> => call('POST', `/api/tables/${id}/resume`, {})

// What is made in a game's workshop, kept in the account.

const workUrl = (game: string, id: string): string => `/api/works/${game}/${id}`
export const works = (game: string): Promise<Reply<{ works: WorkInfo[] }>> =>
  call('GET', `/api/works/${game}`, undefined, { schema: worksSchema })
export const work = (game: string, id: string): Promise<Reply<Work>> =>
  call('GET', workUrl(game, id), undefined, { schema: workSchema })
export const putWork = (game: string, id: string, body: { name: string; pack: unknown }): Promise<Reply<unknown>> =>
  call('PUT', workUrl(game, id), body)
export const deleteWork = (game: string, id: string): Promise<Reply<unknown>> => call('DELETE', workUrl(game, id))

// Chance: every seat adds bytes of its own, which are opened once all have promised theirs.

const chanceKey = (id: string, seat: number): string => `walstatt.chance.${id}.${seat}`
const newBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32))

/** Large things are only taken from somebody: nothing of them is read before the server knows from whom. */
async function maybeBeGuest({ pack, file, seats }: NewTable): Promise<Reply<unknown> | undefined> {
  if (pack === undefined && file === undefined) return undefined
  const me = await whoAmI()
  const name = seats.find(({ holder }) => holder === 'me')?.name
  return me.ok && me.value.kind === 'nobody' && name !== undefined ? beGuest(name) : me
}

/** Makes a table; the seats held here promise their part of chance with it. */
export async function openTable(wish: NewTable): Promise<Reply<CreatedTable>> {
  const known = await maybeBeGuest(wish)
  if (known?.ok === false) return known
  const own = wish.seats.flatMap(({ holder }, seat) => (holder === 'me' || holder === 'here' ? [seat] : []))
  const bytes = new Map(own.map((seat) => [seat, newBytes()]))
  const commitments = Object.fromEntries(
    [...bytes].map(([seat, b]) => [String(seat), contributionCommitment({ seat, bytes: b })]),
  )
  const made = await call('POST', '/api/tables', wish.file === undefined ? { ...wish, commitments } : wish, {
    schema: createdTableSchema as z.ZodType<CreatedTable>,
  })
  if (made.ok) keepCreated(made.value, bytes)
  return made
}

function keepCreated(created: CreatedTable, bytes: ReadonlyMap<number, Uint8Array>): void {
  const { table, invites, watchToken, recovery } = created
  for (const [seat, b] of bytes) localStorage.setItem(chanceKey(table.id, seat), toHex(b))
  keepInvites(table.id, { invites, watchToken })
  keepWay(table.id, recovery)
}

/** Sits down: at an open seat, or where an invitation leads. */
export async function sit(id: string, seat: number, name: string, token?: string): Promise<Reply<TableInfo>> {
  const bytes = newBytes()
  const key = chanceKey(id, seat)
  const before = keptText(key)
  // Written before anything is sent: what was promised must be there to be opened, even if the reply is lost.
  localStorage.setItem(key, toHex(bytes))
  const wish: Sit = {
    ...(token === undefined ? { seat } : { token }),
    ...(name === '' ? {} : { name }),
    commitment: contributionCommitment({ seat, bytes }),
  }
  const sat = await call('POST', `/api/tables/${id}/sit`, wish, { schema: satSchema })
  if (sat.ok) keepWay(id, sat.value.recovery)
  else if (sat.code !== 'network' && before !== undefined) localStorage.setItem(key, before)
  return sat
}

/** Comes to a seat by a link, once; from then on this browser's session holds it. */
export async function enter(id: string, token: string, name: string): Promise<Reply<TableInfo>> {
  const body = { token, ...(name === '' ? {} : { name }) }
  const sat = await call('POST', `/api/tables/${id}/enter`, body, { schema: satSchema })
  if (sat.ok) keepWay(id, sat.value.recovery)
  return sat
}

export async function rematch(id: string): Promise<Reply<CreatedTable>> {
  const made = await call(
    'POST',
    `/api/tables/${id}/rematch`,
    {},
    { schema: createdTableSchema as z.ZodType<CreatedTable> },
  )
  if (made.ok) keepCreated(made.value, new Map())
  return made
}

/** Of the packs that were fetched, the last: who plays again plays with the same. */
let lastPack: { readonly hash: string; readonly pack: unknown } | undefined

/** The content pack of a table, by its hash; browsers keep what the server told of it. */
export async function packOf(id: string, hash: string, tokens: readonly string[]): Promise<Reply<unknown>> {
  if (lastPack?.hash === hash) return { ok: true, value: lastPack.pack }
  const told = await call('GET', `/api/tables/${id}/pack`, undefined, { schema: tablePackSchema, tokens })
  if (!told.ok) return told
  const { pack } = told.value
  // Another board than that of the others at the table would be worse than none.
  if (pack === undefined || toHex(sha256(utf8ToBytes(JSON.stringify(pack)))) !== hash) return failed('internal')
  lastPack = { hash, pack }
  return { ok: true, value: pack }
}

/** Opens what the seats held here have promised. */
export async function contribute(table: TableInfo, seats: readonly number[], tokens: readonly string[]): Promise<void> {
  for (const seat of seats) {
    const kept = keptText(chanceKey(table.id, seat))
    const isOpened = table.fairness.contributions.some((one) => one.seat === seat && one.bytes !== undefined)
    if (kept !== undefined && !isOpened)
      await call('POST', `/api/tables/${table.id}/contribute`, { seat, bytes: kept }, { tokens })
  }
}
