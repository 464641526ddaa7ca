/** The way of a Horde, and of Skeletons (UP-HOR-06 to -15, UP-SKE-09, UP-RUL-63, UP-RUL-64). */
import { adjacentFor, isAdjacentToAll, isImpassable, type Walker } from '../map/adjacency.ts'
import { CAPITAL_SPACE, distanceOf, neighbourIn, SPACES } from '../map/spaces.ts'
import { CHAOS, NONE, type Card, type Space, type Table } from '../table/state.ts'
import { UNREACHABLE } from './legion-path.ts'
import { prefer, type Plan, type Priority } from './priorities.ts'

/** Along passable edges, without Sea Towers. */
function routesToCapital(t: Table): number[] {
  const distance = Array<number>(SPACES).fill(UNREACHABLE)
  distance[CAPITAL_SPACE] = 0
  const queue: Space[] = [CAPITAL_SPACE]
  for (const space of queue)
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbourIn(t, space, direction)
      if (next < 0 || distance[next] < UNREACHABLE || isImpassable(t, space, direction)) continue
      distance[next] = distance[space] + 1
      queue.push(next)
    }
  return distance
}

const rawDistances =
  (t: Table) =>
  (space: Space): number =>
    distanceOf(t, space, CAPITAL_SPACE)

/** By space: how far from the Capital. First edition: the route; none: raw (UP-HOR-07, UP-RUL-63). */
export function capitalDistances(t: Table): (space: Space) => number {
  const raw = rawDistances(t)
  if (t.state.options.hordeDistance === 'raw') return raw
  const routes = routesToCapital(t)
  return (space) => (routes[space] < UNREACHABLE ? routes[space] : raw(space))
}

/** Adjacent and not farther from the Capital (UP-HOR-06, UP-HOR-09); by a Sea Tower always as the crow flies (UP-RUL-45). */
export function notFartherHexes(t: Table, walker: Walker, from: Space, card: Card = NONE): Space[] {
  const distance = isAdjacentToAll(t, walker, from, card) ? rawDistances(t) : capitalDistances(t)
  const limit = distance(from)
  return adjacentFor(t, walker, from, [], card).filter((space) => distance(space) <= limit)
}

const RULES: Readonly<Record<Priority, string>> = {
  only: 'UP-HOR-06',
  haven: 'UP-HOR-10',
  enemy: 'UP-HOR-11',
  empty: 'UP-HOR-12',
  any: 'UP-HOR-13',
}

function planAmong(t: Table, candidates: readonly Space[]): Plan {
  if (candidates.length === 0) return { spaces: [], rule: 'UP-HOR-15' }
  const { spaces, priority } = prefer(t, CHAOS, candidates)
  return { spaces, rule: RULES[priority] }
}

/** Where an activated Horde on `from` would go now. */
export const hordePlan = (t: Table, card: Card, from: Space = t.state.cardAt[card]): Plan =>
  planAmong(t, notFartherHexes(t, 'horde', from, card))

/** Where activated Skeletons of a hex would go now (UP-SKE-09). */
export const skeletonPlan = (t: Table, from: Space): Plan => planAmong(t, notFartherHexes(t, 'skeleton', from))
