import { ApiError } from '../errors.ts'
import type { Matches } from '../matches.ts'
import type { Opening } from '../opening.ts'
import type { Taking } from '../quota.ts'
import type { Seating } from '../seating.ts'
import type { Store } from '../store/store.ts'
import type { OpenTable, Tables } from '../tables.ts'
import { known, type Call } from './route.ts'

export interface TableServices {
  readonly tables: Tables
  readonly opening: Opening
  readonly seating: Seating
  readonly matches: Matches
  readonly store: Store
  readonly quotas: Taking<'reports' | 'tables'>
}

/** A table that this person may see. */
export async function seen(tables: Tables, call: Call): Promise<{ open: OpenTable; seats: number[] }> {
  const open = await tables.find(call.params['id'])
  const seats = tables.seatsFor(open, call.person?.id)
  const isInvited = open.table.state === 'open' && open.table.visibility === 'public'
  if (seats.length === 0 && !isInvited && !tables.mayWatch(open, call.person?.id, call.tokens))
    throw new ApiError('notAllowed', 'this table is seen only with its link')
  return { open, seats }
}

export async function hosted(tables: Tables, call: Call): Promise<OpenTable> {
  const open = await tables.find(call.params['id'])
  if (known(call).id !== open.table.host) throw new ApiError('notHost', 'only the host may do this')
  return open
}

export const seatIn = (call: Call): number => Number(call.params['seat'])

/** A seat of the caller's own. */
export async function ownSeat(tables: Tables, call: Call): Promise<number> {
  const { seats } = await seen(tables, call)
  if (!seats.includes(seatIn(call))) throw new ApiError('notYourSeat', 'this is not your seat')
  return seatIn(call)
}
