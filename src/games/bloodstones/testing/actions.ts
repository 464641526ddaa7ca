import type { UnitName } from '../content/units.ts'
import { countOf } from '../rules/pieces.ts'
import { UNIT_TYPES, type Area, type Role } from '../rules/state.ts'
import { offered, positionMatch, unit, view, type BloodstonesMatch, type Position } from './position.ts'

/** The active role's action phase. */
export const actions = (position: Position): BloodstonesMatch =>
  positionMatch(position, [{ procedure: 'turn', args: { step: 3 } }])

/** How many units of a type a role has in an area. */
export const unitsAt = (match: BloodstonesMatch, role: Role, name: UnitName, area: Area): number =>
  countOf(match.play, role, area, unit(name))

export const inDiscard = (match: BloodstonesMatch, role: Role, name: UnitName): number =>
  match.state.discard[role * UNIT_TYPES + unit(name)]

/** The keys on offer that begin like this. */
export const offeredOf = (match: BloodstonesMatch, kind: string): string[] =>
  offered(match).filter((key) => key.startsWith(`${kind}:`))

/** What every destination on offer costs, by its key. */
export const costs = (match: BloodstonesMatch): Record<string, number> =>
  Object.fromEntries((view(match)?.options ?? []).map((o) => [o.key, Number(o.label.args?.['cost'])]))
