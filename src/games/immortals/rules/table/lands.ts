/** Who stands where, limbo and points: what every chapter asks and does. */
import { LANDS, NAMES, twinOf, worldOf } from '../../content/names.ts'
import { limboAt, NONE, type Land, type Role, type State } from './state.ts'

/** Present in a land, or possessing it: at least one own army there (IM-RUL-74). */
export const isPresent = (s: State, role: Role, land: Land): boolean => s.possessor[land] === role

export const isUnoccupied = (s: State, land: Land): boolean => s.possessor[land] === NONE

/** Present anywhere in a world (IM-REI-06). */
export function isPresentIn(s: State, role: Role, world: number): boolean {
  const end = (world + 1) * NAMES
  for (let land = world * NAMES; land < end; land++) if (s.possessor[land] === role) return true
  return false
}

export function landsPossessed(s: Pick<State, 'possessor'>, role: Role): number {
  let count = 0
  for (let land = 0; land < LANDS; land++) if (s.possessor[land] === role) count++
  return count
}

/** On lands of both worlds; limbo, tower and tray do not count (IM-RUL-77). */
export function armiesOnBoard(s: State, role: Role): number {
  let count = 0
  for (let land = 0; land < LANDS; land++) if (s.possessor[land] === role) count += s.armies[land]
  return count
}

/** The twin, where a portal leads there: one way only (IM-BLD-07); NONE without one. */
export const throughPortal = (s: Pick<State, 'portal'>, land: Land): number =>
  s.portal[land] === 1 ? twinOf(land) : NONE

/** Puts armies on a land that is unoccupied or the role's own (IM-INV-03). */
export function putArmies(s: State, role: Role, land: Land, count: number): void {
  if (count === 0) return
  s.possessor[land] = role
  s.armies[land] += count
}

/** Takes armies off a land; the last one leaves it unoccupied. */
export function takeArmies(s: State, land: Land, count: number): void {
  s.armies[land] -= count
  if (s.armies[land] === 0) s.possessor[land] = NONE
}

/** From the limbo of a land's world onto the land. */
export function fromLimbo(s: State, role: Role, land: Land, count: number): void {
  s.limbo[limboAt(role, worldOf(land))] -= count
  putArmies(s, role, land, count)
}

/** Clockwise from the start player of the round (IM-RND-04). */
export function turnOrder(s: State, from: Role = s.startPlayer): Role[] {
  return Array.from({ length: s.roles }, (_, i) => (from + i) % s.roles)
}

export const leftOf = (s: State, role: Role): Role => (role + 1) % s.roles
