/** What is left of every piece beside the map (UP-SET-04 to -07): always counted, never stored. */
import { UNITS_PER_FACTION } from '../../content/names.ts'
import { NONE, type Attached, type Role, type State, type Table } from '../table/state.ts'
import { havensOf } from './pieces.ts'

/** The type of a role's Unit as it stands in `content.units`. */
const unitNumber = (s: State, role: Role, type: number): number => s.faction[role] * UNITS_PER_FACTION + type

function onMap(s: State, role: Role, type: number): number {
  let count = 0
  for (let space = 0; space < s.unitsOf.length; space++)
    if (s.unitsOf[space] === role) count += s.units[space * UNITS_PER_FACTION + type]
  return count
}

function onCards(s: State, at: number): number {
  let count = 0
  for (const attached of s.attached) count += attached.units[at]
  for (const attached of s.questAttached) count += attached.units[at]
  return count
}

/** Units that can be built or placed: not on the map, in a Graveyard, on a card or out of the game (UP-BLD-06). */
export function unitsLeft({ state, content }: Table, role: Role, type: number): number {
  if (state.faction[role] === NONE) return 0
  const at = role * UNITS_PER_FACTION + type
  const away = state.boxedUnits[at] + state.imperialGraveyard[at] + state.chaosGraveyard[at]
  return content.units[unitNumber(state, role, type)].count - onMap(state, role, type) - away - onCards(state, at)
}

/** Garrison pieces of a level, 1 to 3: the n-th of a hex is of level n (UP-RUL-75). */
export function garrisonsLeft({ state, content }: Table, level: number): number {
  let left = content.setup.garrisonsPerLevel - state.buriedGarrisons[level - 1]
  for (const stack of state.garrison) if (stack >= level) left--
  return left
}

const total = (counts: readonly number[]): number => {
  let sum = 0
  for (const n of counts) sum += n
  return sum
}

export const skeletonsLeft = ({ state, content }: Table): number =>
  content.setup.skeletons - total(state.skeletons) - state.buriedSkeletons

export const cursesLeft = ({ state, content }: Table): number => content.setup.curses - total(state.curse)
export const wallsLeft = ({ state, content }: Table): number => content.setup.walls - total(state.wall)
export const towersLeft = ({ state, content }: Table): number => content.setup.towers - total(state.tower)

export const havensLeft = ({ state, content }: Table, role: Role): number =>
  content.setup.havensPerFaction - havensOf(state, role)

/** AP of a role that lie on cards and do not come back by refreshing (UP-REF-03, UP-RUL-24). */
export function lockedAp(s: State, role: Role): number {
  const on = (cards: readonly Attached[]): number => {
    let sum = 0
    for (const { ap } of cards) sum += ap[role]
    return sum
  }
  return on(s.attached) + on(s.questAttached)
}
