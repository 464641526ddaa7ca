/** What every question is judged by: the table, for whom, and how much things are worth in victory points of a player. */
import { SALT, UNITS_PER_FACTION } from '../content/names.ts'
import { UNIT_TYPES } from '../rules/map/pieces.ts'
import { CHAOS, EMPIRE, isPlayer, type Role, type Side, type Table } from '../rules/table/state.ts'
import type { Weights } from './weights.ts'

export interface Scene {
  readonly t: Table
  readonly role: Role
  readonly w: Weights
  /** Scoring Phases still to come, this Chapter's included. */
  readonly left: number
  /** What a resource is worth. */
  readonly resource: number
}

export function sceneFor(t: Table, role: Role, w: Weights): Scene {
  const { chapter, options, phase } = t.state
  const left = Math.max(0, options.chapters - Math.max(1, chapter) + (phase === 'scoring' ? 0 : 1))
  return { t, role, w, left, resource: left > 1 ? w.resource : w.resourceLast }
}

/** A point for a side, seen by the players: every faction must be ahead of the stronger Nemesis (UP-WIN-02). */
export function pointOf({ t, w }: Scene, side: Side): number {
  const { vp, roles } = t.state
  if (isPlayer(side)) {
    let least = Infinity
    for (let role = 0; role < roles; role++) least = Math.min(least, vp[role])
    return vp[side] > least + 4 ? w.strongFaction : 1
  }
  const other = side === EMPIRE ? CHAOS : EMPIRE
  return vp[side] + 3 >= vp[other] ? -w.leadingSide : -w.otherSide
}

/** A resource of a kind: what is scarce is worth more, because nothing happens without Food and Plunder. */
export function kindWorth({ t, role, resource, left }: Scene, kind: number): number {
  if (left <= 1) return resource
  const have = t.state.resources[role * 3 + kind]
  return resource * (have < 3 ? (kind === SALT ? 1.1 : 1.6) : have > 6 ? 0.75 : 1)
}

/** Price of a Unit in resources. */
export const priceOf = ({ state, content }: Table, role: Role, type: number): number =>
  content.units[state.faction[role] * UNITS_PER_FACTION + type].worth

export const unitsAt = ({ state }: Table, space: number): number[] =>
  state.units.slice(space * UNIT_TYPES, (space + 1) * UNIT_TYPES)

/** Whether a Unit of the role lies in a Graveyard already: the next one costs nothing more (UP-SCO-05, UP-SCO-08). */
export function isBuried({ state }: Table, role: Role, side: Side): boolean {
  const yard = side === EMPIRE ? state.imperialGraveyard : state.chaosGraveyard
  for (let type = 0; type < UNIT_TYPES; type++) if (yard[role * UNIT_TYPES + type] > 0) return true
  return false
}
