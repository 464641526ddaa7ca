import type { CreatedTable } from '../../src/protocol/http.ts'
import type { Browser, Client } from '../../src/server/testing/client.ts'
import type { TestServer } from '../../src/server/testing/start.ts'
import type { Caller, Visibility } from './matrix.ts'

export const CHAT = { players: 'for the players alone', spectators: 'for those who watch' } as const
const PASSWORD = 'my own password'

export type Cast = Readonly<Record<Caller, Browser>>

/** A table that runs, with somebody of every kind around it. It is quiet: nothing moves until somebody does. */
export interface Scene {
  readonly cast: Cast
  readonly id: string
  readonly watchToken: string
  /** The invitation by which `other` sat down. */
  readonly usedInvitation: string
  /** By which a program of `own` is known. */
  readonly program: string
  /** The link by which `device` came in. */
  readonly usedLink: string
  tokensOf(caller: Caller): string[]
}

let accounts = 0

export async function guest(test: TestServer, name: string): Promise<Browser> {
  const browser = test.browser()
  await must(browser, 'POST', '/api/guest', { name })
  return browser
}

export async function account(test: TestServer): Promise<{ browser: Browser; login: string }> {
  const browser = test.browser()
  const login = `attack-${++accounts}`
  await must(browser, 'POST', '/api/signup', { login, password: PASSWORD, name: 'Own' })
  return { browser, login }
}

/** Somebody of that kind as far as accounts are concerned: to be used up. */
export async function stranger(test: TestServer, caller: Caller): Promise<Browser> {
  if (caller === 'nobody' || caller === 'program') return test.browser()
  if (caller === 'own' || caller === 'host') return (await account(test)).browser
  const browser = await guest(test, caller)
  if (caller === 'signedOut') await signOut(browser)
  return browser
}

/** Signs out and keeps the cookie, as a thief would have. */
async function signOut(browser: Browser): Promise<void> {
  const { cookie } = browser
  await must(browser, 'POST', '/api/signout', {})
  browser.cookie = cookie
}

export async function castOf(test: TestServer): Promise<Cast> {
  const { browser: own, login } = await account(test)
  const { browser: host } = await account(test)
  const signedOut = test.browser()
  await must(signedOut, 'POST', '/api/signin', { login, password: PASSWORD })
  await signOut(signedOut)
  const guests = ['guest', 'spectator', 'invited', 'left', 'givenAway', 'conceded', 'other', 'device'] as const
  const made = await Promise.all(guests.map(async (name) => [name, await guest(test, name)] as const))
  return { nobody: test.browser(), program: test.browser(), own, signedOut, host, ...Object.fromEntries(made) } as Cast
}

export async function must<T>(browser: Browser, method: string, path: string, body?: unknown): Promise<T> {
  const reply = await browser.call(method, path, body)
  if (reply.status !== 200) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body as T
}

const PLAYERS = ['own', 'other', 'left', 'conceded'] as const

async function seated(cast: Cast, visibility: Visibility): Promise<CreatedTable> {
  const seats = PLAYERS.map(() => ({ holder: 'invite' as const }))
  const created = await cast.host.table({ game: 'lanterns', visibility, seats })
  for (const [seat, player] of PLAYERS.entries())
    await must(cast[player], 'POST', `/api/tables/${created.table.id}/sit`, { token: created.invites[seat].token })
  return created
}

async function greeted(browser: Browser, id: string, tokens: string[] = []): Promise<Client> {
  const client = browser.connect()
  const reply = await client.hello(id, { tokens })
  if (reply.type !== 'welcome') throw new Error(JSON.stringify(reply))
  return client
}

/** Seat 2 was left, given to somebody else by a link, and then to a bot; seat 3 was conceded. */
async function formerSeats(cast: Cast, id: string): Promise<void> {
  await must(cast.left, 'POST', `/api/tables/${id}/seats/2/leave`)
  const give = (body: object) => must<{ token: string }>(cast.host, 'POST', `/api/tables/${id}/seats/2/give`, body)
  const { token } = await give({ to: 'invite' })
  await must(cast.givenAway, 'POST', `/api/tables/${id}/sit`, { token })
  await give({ to: 'bot', bot: 'random' })
  const client = await greeted(cast.conceded, id)
  const reply = await client.ask({ type: 'concede', role: 3 })
  if (reply.type !== 'update') throw new Error(JSON.stringify(reply))
  client.close()
}

async function quiet(cast: Cast, { table, watchToken }: CreatedTable): Promise<void> {
  const [own, eve] = [await greeted(cast.own, table.id), await greeted(cast.spectator, table.id, [watchToken])]
  await eve.until((m) => m.public.waiting.every(({ role }) => role < 2))
  for (const [client, room] of [
    [own, 'players'],
    [eve, 'spectators'],
  ] as const) {
    const said = client.next('chat')
    client.raw(JSON.stringify({ type: 'chat', room, text: CHAT[room] }))
    await said
    client.close()
  }
}

/** Waits until only these are asked. */
export async function botsAreDone({ cast, id, watchToken }: Scene, isAsked: (role: number) => boolean): Promise<void> {
  const client = await greeted(cast.spectator, id, [watchToken])
  await client.until((m) => m.public.waiting.every(({ role }) => isAsked(role)))
  client.close()
}

/** The test server must call a seat silent at once (`silence`). */
export async function sceneOf(cast: Cast, visibility: Visibility): Promise<Scene> {
  const created = await seated(cast, visibility)
  const { id } = created.table
  const { token: usedLink } = await must<{ token: string }>(cast.own, 'POST', `/api/tables/${id}/link`)
  await must(cast.device, 'POST', `/api/tables/${id}/enter`, { token: usedLink })
  const { id: program, token } = await must<{ id: string; token: string }>(
    cast.own,
    'POST',
    `/api/tables/${id}/seats/0/bots`,
    { name: 'Program' },
  )
  const itself = cast.program.with(token)
  await formerSeats(cast, id)
  await quiet(cast, created)
  const { watchToken } = created
  const usedInvitation = created.invites[1].token
  return {
    cast: { ...cast, program: itself },
    id,
    program,
    watchToken,
    usedInvitation,
    usedLink,
    tokensOf: (caller) => (caller === 'spectator' ? [watchToken] : caller === 'invited' ? [usedInvitation] : []),
  }
}
