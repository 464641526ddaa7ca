import { SHIP } from '../../content/units.ts'
import { has, isSea } from '../table/pieces.ts'
import { mapOf, type Area, type Role, type Table } from '../table/state.ts'

/**
 * A sea area with an own ship and no enemy unit carries units across; dragons alone do not (BS-SEA-04, BS-SEA-08,
 * BS-RUL-35, BS-RUL-36).
 */
export const isLink = (t: Table, role: Role, sea: Area): boolean =>
  t.state.presence[sea] === 1 << role && has(t, role, sea, SHIP)

// Scratch of one search: every chain is followed once, from the place that reached it first.
const seenIn: number[] = []
const reachedFrom: Area[] = []
let crossing = 0

/** Forgets which sea areas have been visited. */
export function beginCrossings(): void {
  crossing++
}

/** The area from which a sea area was reached in this search: the sea before it in the chain, or the land it left. */
export const beforeSea = (sea: Area): Area => reachedFrom[sea]

/** The sea areas found last: only as many entries as `followChains` said are valid. */
export const chain: Area[] = []
let found = 0

/**
 * Finds the sea areas of all chains that start beside a land area, or in the sea area itself (BS-RUL-36), and that this
 * search has not visited yet. They lie in `chain`; the answer is how many.
 */
export function followChains(t: Table, role: Role, from: Area): number {
  const { seaAdjacent } = mapOf(t)
  found = 0
  if (isSea(t, from)) visit(t, role, from, from)
  else for (const sea of seaAdjacent[from]) visit(t, role, sea, from)
  for (let i = 0; i < found; i++) for (const sea of seaAdjacent[chain[i]]) visit(t, role, sea, chain[i])
  return found
}

function visit(t: Table, role: Role, sea: Area, before: Area): void {
  if (seenIn[sea] === crossing || !isLink(t, role, sea)) return
  seenIn[sea] = crossing
  reachedFrom[sea] = before
  chain[found++] = sea
}
