/** Ways on the map: how far the Hero has to go, which Units can join an attack, what the Nemesis is about to reach. */
import { canBeCommanded, isOpenTo, unitLimitOf } from '../rules/actions/command.ts'
import { adjacentFor } from '../rules/map/adjacency.ts'
import { UNIT_TYPES, unitsOn } from '../rules/map/pieces.ts'
import { SPACES } from '../rules/map/spaces.ts'
import { hordePlan } from '../rules/nemesis/horde-path.ts'
import { legionPlan } from '../rules/nemesis/legion-path.ts'
import { CARDS, isInPlay, isLegion, sideOfCard } from '../rules/nemesis/nemesis-cards.ts'
import { NONE, type Card, type Role, type Space, type Table } from '../rules/table/state.ts'
import { fight, hasEnemies } from './fight.ts'
import { priceOf, unitsAt, type Scene } from './scene.ts'

export const FAR = 99

/** Moves of a Hero from a space to every other, at most `most`. */
export function heroDistances(t: Table, role: Role, start: Space, most: number): number[] {
  const distance = Array<number>(SPACES).fill(FAR)
  const queue = [start]
  distance[start] = 0
  for (const from of queue) {
    if (distance[from] >= most) continue
    for (const to of adjacentFor(t, 'hero', from, [], role)) {
      if (distance[to] < FAR) continue
      distance[to] = distance[from] + 1
      queue.push(to)
    }
  }
  return distance
}

/** The spaces of a shortest way of the Hero, the goal last. */
export function pathTo(t: Table, role: Role, goal: Space): Space[] {
  const ways = heroDistances(t, role, t.state.heroAt[role], FAR)
  const path: Space[] = []
  for (let at = goal; at !== NONE && ways[at] > 0 && ways[at] < FAR; at = stepBefore(t, role, ways, at))
    path.unshift(at)
  return path
}

function stepBefore(t: Table, role: Role, ways: readonly number[], at: Space): Space {
  for (let from = 0; from < SPACES; from++)
    if (ways[from] === ways[at] - 1 && adjacentFor(t, 'hero', from, [], role).includes(at)) return from
  return NONE
}

/** Spaces whose Units are adjacent to a space. */
export function sourcesFor(t: Table, role: Role, to: Space): Space[] {
  const out: Space[] = []
  for (let from = 0; from < SPACES; from++)
    if (t.state.unitsOf[from] === role && from !== to && adjacentFor(t, 'unit', from, [], role).includes(to))
      out.push(from)
  return out
}

export interface Danger {
  readonly card: Card
  readonly space: Space
}

/** Havens that the Nemesis will reach in this Chapter, as far as it is determined, and what comes. */
export function dangers(t: Table, role: Role): Danger[] {
  const { state } = t
  const out: Danger[] = []
  for (let card = 0; card < CARDS; card++) {
    if (!isInPlay(state, card)) continue
    let from = state.cardAt[card]
    const tokens = Math.max(state.tokens[card], state.phase === 'nemesis' || state.phase === 'actions' ? 0 : 1)
    for (let n = 0; n < tokens; n++) {
      const { spaces } = isLegion(card) ? legionPlan(t, card, from) : hordePlan(t, card, from)
      if (spaces.length === 0) break
      for (const space of spaces) if (state.haven[space] === role) out.push({ card, space })
      from = spaces[0]
      if (state.haven[from] !== NONE) break
    }
  }
  return out
}

const known = new WeakMap<Scene, readonly Danger[]>()

/** The same for all options of a question. */
export function dangersOf(scene: Scene): readonly Danger[] {
  let found = known.get(scene)
  if (found === undefined) known.set(scene, (found = dangers(scene.t, scene.role)))
  return found
}

/** Chance that Units hold a space against what comes. */
export function holding(scene: Scene, { card, space }: Danger, units: readonly number[]): number {
  if (units.every((n) => n === 0)) return 0
  return fight(scene, space, units, { side: sideOfCard(card), card }).win
}

export interface Army {
  /** By type: all that would stand there. */
  readonly units: number[]
  /** Those that come, strongest first, as `from * 4 + type`. */
  readonly moves: number[]
}

/** Units that a space can do without: none of those that could hold a threatened Haven, unless they strike at what comes. */
function spare(scene: Scene, from: Space, to: Space, threats: readonly Danger[]): boolean {
  const danger = threats.find(({ space, card }) => space === from && scene.t.state.cardAt[card] !== to)
  return danger === undefined || holding(scene, danger, unitsAt(scene.t, from)) < 0.35
}

/** The strongest army that can come together on a space. */
export function armyFor(scene: Scene, to: Space, threats: readonly Danger[]): Army {
  const { t, role } = scene
  const units = t.state.unitsOf[to] === role ? unitsAt(t, to) : [0, 0, 0, 0]
  const moves: number[] = []
  if (!canBeCommanded(t, role, to) || !isOpenTo(t, role, to)) return { units, moves }
  let room = unitLimitOf(t, role) - unitsOn(t.state, to)
  const pieces: number[] = []
  for (const from of sourcesFor(t, role, to)) {
    if (!spare(scene, from, to, threats)) continue
    for (let type = 0; type < UNIT_TYPES; type++)
      for (let n = 0; n < t.state.units[from * UNIT_TYPES + type]; n++) pieces.push(from * UNIT_TYPES + type)
  }
  pieces.sort((a, b) => priceOf(t, role, b % UNIT_TYPES) - priceOf(t, role, a % UNIT_TYPES) || a - b)
  for (const piece of pieces) {
    if (room-- <= 0) break
    units[piece % UNIT_TYPES]++
    moves.push(piece)
  }
  return { units, moves }
}

/** How an army gets somewhere: Commands until it enters it, where it starts, its first step. */
export interface Way {
  readonly steps: number
  readonly start: Space
  readonly first: Space
}

/** Spaces that Units can enter without a fight. */
const isFreeWay = (t: Table, role: Role, space: Space): boolean =>
  canBeCommanded(t, role, space) && isOpenTo(t, role, space) && !hasEnemies(t, space)

/** By space: how armies could get there through hexes that nobody defends. Threatened Havens keep theirs. */
export function waysOf({ t, role }: Scene, threats: readonly Danger[], most: number): readonly (readonly Way[])[] {
  const ways: Way[][] = Array.from({ length: SPACES }, () => [])
  for (let start = 0; start < SPACES; start++)
    if (t.state.unitsOf[start] === role && !threats.some(({ space }) => space === start))
      spread(t, role, start, most, ways)
  return ways
}

function spread(t: Table, role: Role, start: Space, most: number, ways: Way[][]): void {
  const far = Array<number>(SPACES).fill(FAR)
  const first = Array<Space>(SPACES).fill(NONE)
  far[start] = 0
  const queue = [start]
  for (const from of queue) {
    if (far[from] >= most) continue
    for (const to of adjacentFor(t, 'unit', from, [], role)) {
      if (far[to] < FAR) continue
      far[to] = far[from] + 1
      first[to] = from === start ? to : first[from]
      ways[to].push({ steps: far[to], start, first: first[to] })
      if (isFreeWay(t, role, to)) queue.push(to)
    }
  }
}
