import { BLANK, UNDEAD, UNIT_TYPES } from '../../content/units.ts'
import { factionOf, type Role, type Table, type UnitType } from './state.ts'

/** Tiles lie in a hand, a bag or a discard pile as counts per unit type (BS-TIL-06, BS-SET-21, BS-SET-22). */
export const inHand = (t: Table, role: Role, type: UnitType): number => t.state.hand[role * UNIT_TYPES + type]

export function handSize(t: Table, role: Role): number {
  return sizeOf(t.state.hand, role)
}

export function bagSize(t: Table, role: Role): number {
  return sizeOf(t.state.bag, role)
}

export function sizeOf(tiles: readonly number[], role: Role): number {
  let n = 0
  for (let i = role * UNIT_TYPES; i < role * UNIT_TYPES + UNDEAD; i++) n += tiles[i]
  return n
}

/** BS-TRN-09, BS-FAC-HOR-01 */
export const handLimit = (t: Table, role: Role): number => factionOf(t, role).handLimit

/** What a tile is worth when discarded for its points. */
export const valueOf = (t: Table, role: Role, type: UnitType): number => factionOf(t, role).value[type]

/** The sum of all point values in hand: the most that a move action can cost. */
export function handPoints(t: Table, role: Role): number {
  const { value } = factionOf(t, role)
  let points = 0
  for (let type = 0; type < UNDEAD; type++) points += t.state.hand[role * UNIT_TYPES + type] * value[type]
  return points
}

/** Discards a tile from the hand, face up (BS-TIL-06). */
export function discard(t: Table, role: Role, type: UnitType): void {
  const at = role * UNIT_TYPES + type
  if (t.state.hand[at] === 0) throw new Error(`no ${type} in the hand of role ${role}`)
  t.state.hand[at]--
  t.state.discard[at]++
}

/** Takes a tile out of the hand to put it on the map or into a battle. */
export function takeFromHand(t: Table, role: Role, type: UnitType): void {
  const at = role * UNIT_TYPES + type
  if (t.state.hand[at] === 0) throw new Error(`no ${type} in the hand of role ${role}`)
  t.state.hand[at]--
}

/** Unit tiles can be placed; blanks never (BS-TIL-04). */
export const isPlaceable = (type: UnitType): boolean => type < BLANK
