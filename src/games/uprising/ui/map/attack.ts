/** What a Command into a hex would mean: who can go there, and the chances of the first combat. */
import type { Odds, Role } from '../../../../engine/index.ts'
import { isStep, unitLimitOf, unitsMayEnter } from '../../rules/actions/command.ts'
import { cardsAt, hasUnitsOf, UNIT_TYPES } from '../../rules/map/pieces.ts'
import { SPACES } from '../../rules/map/spaces.ts'
import { oddsOfAttack } from '../../rules/odds/odds.ts'
import { CHAOS, EMPIRE, type Space, type Table } from '../../rules/table/state.ts'
import { chanceToWin } from '../stage-odds.tsx'

export interface Attack {
  /** By type: the Units that would fight, if all that can go do so, the dearest first. */
  readonly units: readonly number[]
  readonly odds: Odds
  readonly win: number
  /** More than one group stands there: the chances are those of the first combat. */
  readonly isFirst: boolean
}

/** By type: own Units there and next to it, the most valuable ones up to the limit. */
export function armyFor(t: Table, role: Role, to: Space): number[] {
  const { state, content } = t
  const army = new Array<number>(UNIT_TYPES).fill(0)
  const isOwn = state.unitsOf[to] === role
  for (let type = 0; type < UNIT_TYPES; type++) army[type] = isOwn ? state.units[to * UNIT_TYPES + type] : 0
  if (!unitsMayEnter(t, role, to)) return army
  const near = new Array<number>(UNIT_TYPES).fill(0)
  for (let from = 0; from < SPACES; from++) {
    if (state.unitsOf[from] !== role || from === to || !isStep(t, 'unit', from, to, role)) continue
    for (let type = 0; type < UNIT_TYPES; type++) near[type] += state.units[from * UNIT_TYPES + type]
  }
  const worth = (type: number): number => content.units[state.faction[role] * UNIT_TYPES + type].worth
  let room = unitLimitOf(t, role) - army.reduce((sum, n) => sum + n, 0)
  for (const type of [...near.keys()].sort((a, b) => worth(b) - worth(a) || b - a)) {
    const going = Math.min(room, near[type])
    army[type] += going
    room -= going
  }
  return army
}

export function groupsAt({ state }: Table, space: Space): number {
  const troops = Number(state.garrison[space] > 0) + Number(state.skeletons[space] > 0)
  return troops + cardsAt(state, space, EMPIRE, []).length + cardsAt(state, space, CHAOS, []).length
}

export const hasEnemies = ({ state }: Table, space: Space): boolean =>
  hasUnitsOf(state, space, EMPIRE) || hasUnitsOf(state, space, CHAOS)

const known = new WeakMap<Table, Map<string, Attack | undefined>>()

/** Nothing where nobody is to be fought, or nobody can go. Exact, and not quick: it is remembered. */
export function attackOn(t: Table, role: Role, space: Space): Attack | undefined {
  if (!hasEnemies(t, space)) return undefined
  const attacks = known.get(t) ?? new Map<string, Attack | undefined>()
  known.set(t, attacks)
  const key = `${role}@${space}`
  if (!attacks.has(key)) attacks.set(key, reckon(t, role, space))
  return attacks.get(key)
}

function reckon(t: Table, role: Role, space: Space): Attack | undefined {
  const units = armyFor(t, role, space)
  const [odds] = oddsOfAttack(t, role, space, units)
  if (odds === undefined) return undefined
  return { units, odds, win: chanceToWin(odds), isFirst: groupsAt(t, space) > 1 }
}
