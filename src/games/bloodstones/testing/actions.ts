import type { UnitName } from '../content/units.ts'
import { marchers, moveTo } from '../rules/actions/move.ts'
import { countOf } from '../rules/table/pieces.ts'
import { UNIT_TYPES, type Area, type Role } from '../rules/table/state.ts'
import { turnStep } from '../rules/turn/turn.ts'
import { offered, positionMatch, unit, view, type BloodstonesMatch, type Position } from './position.ts'

/** The active role's action phase. */
export const actions = (position: Position): BloodstonesMatch =>
  positionMatch(position, [{ procedure: 'turn', args: { step: turnStep('action') } }])

/** How many units of a type a role has in an area. */
export const unitsAt = (match: BloodstonesMatch, role: Role, name: UnitName, area: Area): number =>
  countOf(match.play, role, area, unit(name))

export const inDiscard = (match: BloodstonesMatch, role: Role, name: UnitName): number =>
  match.state.discard[role * UNIT_TYPES + unit(name)]

/** The keys on offer that begin like this. */
export const offeredOf = (match: BloodstonesMatch, kind: string): string[] =>
  offered(match).filter((key) => key.startsWith(`${kind}:`))

/** Destinations on offer to everything that can move from an area, with their costs. */
export function costsOfAll(match: BloodstonesMatch, from: Area): Record<string, number> {
  const ask = {
    question: moveTo,
    role: match.state.active,
    arg: { from, group: marchers(match.play, match.state.active, from, []) },
    n: 0,
  }
  const options: number[] = []
  moveTo.options(match.play, ask, options)
  const { play } = match
  return Object.fromEntries(
    options.map((to) => [moveTo.key(play, to, ask), Number(moveTo.describe(play, to, ask).label.args?.['cost'])]),
  )
}

/** What every destination on offer costs, by its key. */
export const costs = (match: BloodstonesMatch): Record<string, number> =>
  Object.fromEntries((view(match)?.options ?? []).map((o) => [o.key, Number(o.label.args?.['cost'])]))
