import { botNamed, USUAL_BOT } from '../bots/levels.ts'
import { commitment, contributionCommitment, deriveKey, fromHex } from '../engine/index.ts'
import type { Contribution, Outcome, Role } from '../engine/index.ts'
import type { FairnessInfo, NewTable, SeatInfo, SeatWish, TableInfo } from '../protocol/http.ts'
import { ApiError } from './errors.ts'
import type { SeatRow, TableRow } from './store/schema.ts'
import { hashOfToken, newToken } from './secrets.ts'

/** Hexadecimal digits that were checked before. */
const bytesOf = (hex: string): Uint8Array => fromHex(hex)!

/** Commitment and contributions as they are stored. */
export type Fairness = Omit<FairnessInfo, 'secret'>

export const rolesOf = (seat: SeatRow): Role[] => JSON.parse(seat.roles) as Role[]
export const isTaken = (seat: SeatRow): boolean => seat.holder === 'person' || seat.holder === 'bot'

/** The seats of a new table, and the invitations to those that are by link. */
export function seatRows(
  id: string,
  wishes: readonly SeatWish[],
  host: { id: string; name: string },
): { rows: SeatRow[]; invites: { seat: number; token: string }[] } {
  const invites: { seat: number; token: string }[] = []
  let role = 0
  const rows = wishes.map((wish, seat): SeatRow => {
    const roles = Array.from({ length: wish.roles ?? 1 }, () => role++)
    const isPerson = wish.holder === 'me' || wish.holder === 'here'
    const token = wish.holder === 'invite' ? newToken() : undefined
    if (token !== undefined) invites.push({ seat, token })
    return {
      table_id: id,
      seat,
      roles: JSON.stringify(roles),
      holder: isPerson ? 'person' : wish.holder === 'bot' ? 'bot' : wish.holder === 'open' ? 'open' : 'invite',
      person: isPerson ? host.id : null,
      name: isPerson ? (wish.name ?? host.name) : null,
      bot: wish.holder === 'bot' ? (botNamed(wish.bot ?? USUAL_BOT) ?? USUAL_BOT) : null,
      team: wish.team ?? null,
      token_hash: token === undefined ? null : hashOfToken(token),
      conceded: 0,
    }
  })
  return { rows, invites }
}

export const roleCount = (wishes: readonly SeatWish[]): number =>
  wishes.reduce((sum, wish) => sum + (wish.roles ?? 1), 0)

/** What the seats held from the start have committed to. */
export function fairnessOf(secret: string, input: Pick<NewTable, 'commitments'>, rows: readonly SeatRow[]): Fairness {
  const given = input.commitments ?? {}
  const contributions = rows
    .filter(({ holder, seat }) => holder === 'person' && given[seat] !== undefined)
    .map(({ seat }) => ({ seat, commitment: given[seat] }))
  return { commitment: commitment(bytesOf(secret)), contributions }
}

const opened = ({ contributions }: Fairness): Contribution[] =>
  contributions.flatMap(({ seat, bytes }) => (bytes === undefined ? [] : [{ seat, bytes: bytesOf(bytes) }]))

export const isOpened = ({ contributions }: Fairness): boolean =>
  contributions.every(({ bytes }) => bytes !== undefined)

/** Where a table stands that has not started yet, by its seats and contributions. */
export function stateOf(seats: readonly SeatRow[], fairness: Fairness, now: TableRow['state']): TableRow['state'] {
  if (now !== 'open' && now !== 'opening') return now
  if (!seats.every(isTaken)) return 'open'
  return isOpened(fairness) ? 'running' : 'opening'
}

/** Contributions that were never opened do not count. */
export function onlyOpened(fairness: Fairness): Fairness {
  return { ...fairness, contributions: fairness.contributions.filter(({ bytes }) => bytes !== undefined) }
}

/** The same contribution may be opened twice: a browser cannot know whether it was heard. */
export const hasOpened = (fairness: Fairness, seat: number, bytes: string): boolean =>
  fairness.contributions.some((own) => own.seat === seat && own.bytes === bytes)

export function open(fairness: Fairness, seat: number, bytes: string): Fairness {
  const fits = fairness.contributions.some(
    (own) => own.seat === seat && contributionCommitment({ seat, bytes: bytesOf(bytes) }) === own.commitment,
  )
  if (!fits) throw new ApiError('invalid', 'this is not what the seat has committed to')
  return {
    ...fairness,
    contributions: fairness.contributions.map((own) => (own.seat === seat ? { ...own, bytes } : own)),
  }
}

export function commit(fairness: Fairness, seat: number, published: string | undefined): Fairness {
  const others = fairness.contributions.filter((own) => own.seat !== seat)
  if (published === undefined) return { ...fairness, contributions: others }
  const contributions = [...others, { seat, commitment: published }].sort((a, b) => a.seat - b.seat)
  return { ...fairness, contributions }
}

export const keyOf = (secret: string, fairness: Fairness): Uint8Array => deriveKey(bytesOf(secret), opened(fairness))

/** A bot's seat for which somebody's own program answers, over a socket. */
export const OWN_BOT = 'own'

export const botsOf = (seats: readonly SeatRow[]): [Role, string][] =>
  seats.flatMap((seat) => (seat.holder === 'bot' ? rolesOf(seat).map((role): [Role, string] => [role, seat.bot!]) : []))

function seatInfo(seat: SeatRow, host: string, here: ReadonlySet<number>): SeatInfo {
  return {
    seat: seat.seat,
    roles: rolesOf(seat),
    holder: seat.holder,
    isHost: seat.person !== null && seat.person === host,
    isHere: here.has(seat.seat),
    conceded: seat.conceded === 1,
    ...(seat.name === null ? {} : { name: seat.name }),
    ...(seat.bot === null ? {} : { bot: seat.bot }),
    ...(seat.team === null ? {} : { team: seat.team }),
  }
}

/** A seat that the host wants to offer anew: the others must agree. */
export type Proposal = NonNullable<TableInfo['proposal']>

export const proposalIn = ({ proposal }: TableRow): Proposal | undefined =>
  proposal === null ? undefined : (JSON.parse(proposal) as Proposal)

export const fairnessIn = ({ fairness }: TableRow): Fairness => JSON.parse(fairness) as Fairness

/** A setup, as JSON, with what proves chance. It is never taken apart here: it may hold a whole content pack. */
export function withProof(setup: string, { commitment: own, contributions }: Fairness): string {
  const proof = { commitment: own, contributions: contributions.map((given) => given.commitment) }
  return `${setup.slice(0, -1)},"fairness":${JSON.stringify(proof)}}`
}

/** A table as everybody at it may know it. The secret behind chance only after the end. */
export function tableInfo(
  table: TableRow,
  seats: readonly SeatRow[],
  now: { waiting: readonly Role[]; updated: number; here: ReadonlySet<number> },
): TableInfo {
  const options = JSON.parse(table.options) as Record<string, unknown>
  const fairness = fairnessIn(table)
  return {
    id: table.id,
    game: table.game,
    title: table.title,
    state: table.state,
    visibility: table.visibility,
    pace: table.pace,
    watching: table.watching === 1,
    roles: table.roles,
    options,
    seats: seats.map((seat) => seatInfo(seat, table.host, now.here)),
    fairness: table.state === 'over' ? { ...fairness, secret: table.secret } : fairness,
    created: table.created,
    updated: now.updated,
    waiting: [...now.waiting],
    ...(table.outcome === null ? {} : { outcome: JSON.parse(table.outcome) as Outcome }),
    ...(table.stopped === null ? {} : { stopped: table.stopped }),
    ...(table.state !== 'running' || table.proposal === null ? {} : { proposal: proposalIn(table)! }),
  }
}
