import type { Sit } from '../protocol/http.ts'
import { ApiError } from './errors.ts'
import { isToken } from './secrets.ts'
import type { SeatRow } from './store/schema.ts'
import type { Write } from './store/store.ts'
import { audit, LIVING, type OpenTable } from './tables.ts'

// What is written when seats change, and what must be so before.

export function seatAt(open: OpenTable, n: number): SeatRow {
  const seat = open.seats.find((own) => own.seat === n)
  if (seat === undefined) throw new ApiError('invalid', 'there is no such seat')
  return seat
}

export function checkLiving({ table }: OpenTable): void {
  if (!LIVING.includes(table.state))
    throw new ApiError('notNow', table.state === 'over' ? 'the game is over' : 'this match was stopped')
}

/** The seat of an invitation, or one that is open to all. */
export function freeSeat(open: OpenTable, { seat: n, token }: Sit): SeatRow | undefined {
  if (token !== undefined) return open.seats.find((seat) => seat.holder === 'invite' && isToken(token, seat.token_hash))
  checkLiving(open)
  const free = open.seats.filter((seat) => seat.holder === 'open' && (n === undefined || seat.seat === n))
  if (free.length === 0) throw new ApiError('full', 'there is no free seat')
  return free[0]
}

/**
 * Who held the seat holds it no more; of a running match it is remembered that they have. Links lead to all seats of a person: they
 * end with the last of them.
 */
export function endAccess({ table, seats: all }: OpenTable, { seat, person }: SeatRow): Write[] {
  const areKept = table.state === 'running'
  const writes: Write[] = [
    { write: 'holders.end', table: table.id, seat, areKept },
    { write: 'bots.end', table: table.id, seat },
  ]
  if (person === null) return writes
  if (areKept) writes.push({ write: 'holder.add', holder: { table_id: table.id, seat, person, past: 2 } })
  const hasMore = all.some((own) => own.seat !== seat && own.person === person)
  return hasMore ? writes : [...writes, { write: 'links.end', table: table.id, person }]
}

/** The other players, who are asked: neither the host, who asks, nor who sits there. */
export const othersOf = ({ seats: all }: OpenTable, { seat }: SeatRow, host: string): number[] =>
  all
    .filter((own) => own.holder === 'person' && own.person !== null && own.person !== host && own.seat !== seat)
    .map((own) => own.seat)

export const hostIs = (id: string, host: string): Write => ({ write: 'table.change', id, change: { host } })

export const noProposal = ({ table }: OpenTable): Write[] =>
  table.proposal === null ? [] : [{ write: 'table.change', id: table.id, change: { proposal: null } }]

export const noteGiven = ({ table }: OpenTable, { seat }: SeatRow, host: string, to: string): Write => ({
  write: 'audit.add',
  audit: audit(host, 'seat.given', table.id, `seat ${seat} to ${to}`),
})

/** Another device holds the seats as well. */
export const holdWrites = (meant: readonly SeatRow[], own: readonly number[], person: string): Write[] =>
  meant
    .filter(({ seat }) => !own.includes(seat))
    .map(({ table_id, seat }) => ({ write: 'holder.add', holder: { table_id, seat, person, past: 0 } }))

/** Who comes back sits there from now on; the session of before may be another device of the same player. */
export function backWrites(
  { table, holders }: OpenTable,
  meant: readonly SeatRow[],
  before: string,
  now: string,
): Write[] {
  const writes = meant.flatMap(({ table_id, seat }): Write[] => {
    const others = holders.filter((held) => held.seat === seat && held.person !== now && held.person !== before)
    return [
      { write: 'holders.end', table: table_id, seat, areKept: false },
      { write: 'seat.change', table: table_id, seat, change: { person: now } },
      { write: 'holder.add', holder: { table_id, seat, person: before, past: 0 } },
      ...others.map((holder): Write => ({ write: 'holder.add', holder })),
    ]
  })
  return table.host === before ? [...writes, hostIs(table.id, now)] : writes
}
