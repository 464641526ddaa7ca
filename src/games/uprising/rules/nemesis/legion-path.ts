/** The way of a Legion to its Target (UP-LEG-07 to -13, UP-RUL-57). */
import { adjacentFor, isImpassable } from '../map/adjacency.ts'
import { CAPITAL_SPACE, distanceOf, neighbourIn, SPACES } from '../map/spaces.ts'
import { EMPIRE, NONE, type Card, type Space, type Table } from '../table/state.ts'
import { isLegion } from './nemesis-cards.ts'
import { prefer, type Plan, type Priority } from './priorities.ts'

export const UNREACHABLE = 1000

/** Where a Legion or Horde can go in one step from a space. */
export const stepsFrom = (t: Table, card: Card, from: Space): Space[] =>
  adjacentFor(t, isLegion(card) ? 'legion' : 'horde', from, [], card)

/** Steps from every space to the nearest goal, by what a piece can do in one step; towers lead away in one direction only. */
export function distancesTo(t: Table, card: Card, goals: readonly Space[]): number[] {
  const ways: Space[][] = []
  for (let space = 0; space < SPACES; space++) ways.push(stepsFrom(t, card, space))
  const distance = Array<number>(SPACES).fill(UNREACHABLE)
  for (const goal of goals) distance[goal] = 0
  for (let isBetter = true; isBetter;) {
    isBetter = false
    for (let space = 0; space < SPACES; space++)
      for (const next of ways[space])
        if (distance[next] + 1 < distance[space]) {
          distance[space] = distance[next] + 1
          isBetter = true
        }
  }
  return distance
}

/** Neighbours on a shortest route; without a route passable ones that are nearer as the crow flies (UP-RUL-57). */
export function closerHexes(t: Table, card: Card, from: Space, target: Space): Space[] {
  if (from === target) return []
  const distance = distancesTo(t, card, [target])
  if (distance[from] < UNREACHABLE)
    return stepsFrom(t, card, from).filter((next) => distance[next] === distance[from] - 1)
  const out: Space[] = []
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbourIn(t, from, direction)
    if (next < 0 || isImpassable(t, from, direction)) continue
    if (distanceOf(t, next, target) < distanceOf(t, from, target)) out.push(next)
  }
  return out
}

const RULES: Readonly<Record<Priority, string>> = {
  only: 'UP-LEG-08',
  haven: 'UP-LEG-09',
  enemy: 'UP-LEG-10',
  empty: 'UP-LEG-11',
  any: 'UP-LEG-12',
}

/** Where an activated Legion on `from` would go now (UP-LEG-07). */
export function legionPlan(t: Table, card: Card, from: Space = t.state.cardAt[card]): Plan {
  const target = t.state.target[card]
  if (target === NONE || from === target)
    return { spaces: [], rule: target === CAPITAL_SPACE ? 'UP-TGT-07' : 'UP-LEG-07' }
  const closer = closerHexes(t, card, from, target)
  if (closer.length === 0) return { spaces: [], rule: 'UP-RUL-57' }
  const { spaces, priority } = prefer(t, EMPIRE, closer)
  return { spaces, rule: RULES[priority] }
}
