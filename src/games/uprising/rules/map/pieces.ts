/** What stands on a space and who is hostile to whom: what every chapter asks. */
import { CARDS, isInPlay, LEGIONS, sideOfCard } from '../nemesis/nemesis-cards.ts'
import { CHAOS, EMPIRE, NONE, type Card, type Role, type Side, type Space, type State } from '../table/state.ts'

export const UNIT_TYPES = 4

/** UP-CMB-01, UP-CMB-02: players never fight each other. */
export const isHostile = (a: Side, b: Side): boolean => a !== b && (a >= EMPIRE || b >= EMPIRE)

/** Player Units on a space. */
export function unitsOn(s: State, space: Space): number {
  const first = space * UNIT_TYPES
  return s.units[first] + s.units[first + 1] + s.units[first + 2] + s.units[first + 3]
}

export function hasCard(s: State, space: Space, side: Side): boolean {
  const [from, to] = side === EMPIRE ? [0, LEGIONS] : [LEGIONS, CARDS]
  for (let card = from; card < to; card++) if (s.cardAt[card] === space && isInPlay(s, card)) return true
  return false
}

export const hasEmpire = (s: State, space: Space): boolean => s.garrison[space] > 0 || hasCard(s, space, EMPIRE)
export const hasChaos = (s: State, space: Space): boolean => s.skeletons[space] > 0 || hasCard(s, space, CHAOS)

/** Units of a side; Heroes are none (UP-HER-02, UP-CMB-04). */
export function hasUnitsOf(s: State, space: Space, side: Side): boolean {
  if (side === EMPIRE) return hasEmpire(s, space)
  return side === CHAOS ? hasChaos(s, space) : s.unitsOf[space] === side
}

export const hasAnyUnits = (s: State, space: Space): boolean =>
  s.unitsOf[space] !== NONE || hasEmpire(s, space) || hasChaos(s, space)

/** UP-HEX-09 */
export const isEmpty = (s: State, space: Space): boolean =>
  s.haven[space] === NONE && s.curse[space] === 0 && !hasAnyUnits(s, space)

/** Puts own Units on a space; limits are the caller's. */
export function putUnits(s: State, role: Role, type: number, space: Space, count = 1): void {
  if (count === 0) return
  s.unitsOf[space] = role
  s.units[space * UNIT_TYPES + type] += count
}

/** Takes Units off a space; the last one leaves it to nobody. */
export function takeUnits(s: State, type: number, space: Space, count = 1): void {
  s.units[space * UNIT_TYPES + type] -= count
  if (unitsOn(s, space) === 0) s.unitsOf[space] = NONE
}

/** Legions or Hordes in play on a space, in the order of their numbers. */
export function cardsAt(s: State, space: Space, side: Side, out: Card[]): Card[] {
  const [from, to] = side === EMPIRE ? [0, LEGIONS] : [LEGIONS, CARDS]
  for (let card = from; card < to; card++) if (s.cardAt[card] === space && isInPlay(s, card)) out.push(card)
  return out
}

/** What it would take to clear a space of everything hostile to a side: Units and Threat together (UP-RUL-56). */
export function strengthAgainst(s: State, space: Space, side: Side): number {
  let sum = 0
  if (s.unitsOf[space] !== NONE && isHostile(s.unitsOf[space], side)) sum += unitsOn(s, space)
  if (isHostile(EMPIRE, side)) sum += s.garrison[space]
  if (isHostile(CHAOS, side)) sum += s.skeletons[space]
  for (let card = 0; card < CARDS; card++)
    if (s.cardAt[card] === space && isInPlay(s, card) && isHostile(sideOfCard(card), side)) sum += s.threat[card]
  return sum
}

/** Havens of a role on the map. */
export function havensOf(s: State, role: Role): number {
  let count = 0
  for (const owner of s.haven) if (owner === role) count++
  return count
}
