/** Friends and enemies: teams, alliances, and those who are nobody's (HS-ENG-15, HS-RUL-45, HS-TEAM-06). */
import { these } from '../../../../engine/index.ts'
import { cardOf, controllerOf, specialOf } from '../table/figures.ts'
import { NONE, setupOf, type Figure, type Role, type Roles, type Table } from '../table/state.ts'

/** A side is a team of the setup; a player without a team is a side alone. */
export const sideOf = (t: Table, role: Role): number => setupOf(t).teamOf[role]

export const isSameSide = (t: Table, a: Role, b: Role): boolean => sideOf(t, a) === sideOf(t, b)

/** Those who sit on the same side, as a set (HS-TEAM-04). */
export const teamOf = (t: Table, role: Role): Roles => these(setupOf(t).teams[sideOf(t, role)])

/** Allies of a truce that still holds (HS-SCN-FORT-06). */
export function areAllies(t: Table, a: Role, b: Role): boolean {
  if (t.state.truce === 0) return false
  const truce = specialOf(t, 'truce')
  return truce !== undefined && truce.sides.includes(sideOf(t, a)) && truce.sides.includes(sideOf(t, b))
}

export function areEnemies(t: Table, a: Role, b: Role): boolean {
  if (a === b || a === NONE || b === NONE) return false
  return !isSameSide(t, a, b) && !areAllies(t, a, b)
}

/** Own or a team mate's; allies of a truce are no team (HS-SCN-FORT-06). */
export function isOwnSide(t: Table, role: Role, figure: Figure): boolean {
  const other = controllerOf(t, figure)
  return other !== NONE && isSameSide(t, role, other)
}

/** Own, a team mate's or an ally's; a captive is nobody's friend. */
export function isFriendOf(t: Table, role: Role, figure: Figure): boolean {
  const other = t.state.owner[cardOf(t, figure)]
  return other !== NONE && !areEnemies(t, role, other)
}
