import { MOUNTAINS, SEA } from '../content/units.ts'
import { isChaosHorde } from '../rules/factions/factions.ts'
import { citadelArea, hasEnemyUnits } from '../rules/table/pieces.ts'
import { mapOf, NONE, type Area, type Role, type Table } from '../rules/table/state.ts'
import { villageCost } from '../rules/turn/capture.ts'
import { lastSupplyField } from '../rules/turn/draw.ts'
import type { Armies } from './survey.ts'

/** How surely each village scoring that is still to come will find the village standing. */
const SCORINGS = [0.95, 0.8, 0.65]
const LATER_SCORING = 0.5
/** Even without a scoring to come, villages break ties and make land. */
const STANDING = 0.1

/** What a village on the map will bring its owner: one point at every scoring to come (BS-DRW-10). */
export function villageWorth(t: Table, role: Role): number {
  const left = lastSupplyField(t) - t.state.supply[role]
  let worth = STANDING
  for (let i = 0; i < left; i++) worth += SCORINGS[i] ?? LATER_SCORING
  return worth * t.content.villageScore
}

export const captureWorth = (t: Table, role: Role): number =>
  isChaosHorde(t, role) ? t.content.captureScore.chaos : t.content.captureScore.normal

// Room to build

const reached: number[] = []
const queue: Area[] = []
let mark = 0

/** Villages that still fit beside own villages, the citadel and the units connected to them; hills count less, because they cost more. */
export function roomForVillages(t: Table, role: Role): number {
  const { villages, villageOwner, presence } = t.state
  const { adjacent, areaCount } = mapOf(t)
  const citadel = citadelArea(t, role)
  mark++
  queue.length = 0
  for (let area = 0; area < areaCount; area++) {
    if (area !== citadel && (villages[area] === 0 || villageOwner[area] !== role)) continue
    reached[area] = mark
    queue.push(area)
  }
  let room = 0
  for (let i = 0; i < queue.length; i++) {
    const area = queue[i]
    if (area !== citadel) room += slots(t, role, area)
    for (const next of adjacent[area]) {
      if (reached[next] === mark) continue
      reached[next] = mark
      if ((presence[next] & (1 << role)) !== 0) queue.push(next)
      else room += slots(t, role, next)
    }
  }
  return room
}

function slots(t: Table, role: Role, area: Area): number {
  const { villages, villageOwner } = t.state
  if (hasEnemyUnits(t, area, role) || (villages[area] > 0 && villageOwner[area] !== role)) return 0
  const free = t.content.villageMax[mapOf(t).terrain[area]] - villages[area]
  return free <= 0 ? 0 : free / villageCost(t, area)
}

// Ways to others

/** Beyond so many steps nobody thinks of going there. */
export const FAR = 10

/** Steps over land from every area to the nearest with villages or the citadel of others; at most FAR. */
export function stepsToPrey(t: Table, role: Role, steps: number[]): void {
  const { villages, villageOwner, faction } = t.state
  const { areaCount, landAdjacent, terrain } = mapOf(t)
  queue.length = 0
  for (let area = 0; area < areaCount; area++) {
    const isPrey = villages[area] > 0 && villageOwner[area] !== role
    steps[area] = isPrey ? 0 : FAR
    if (isPrey) queue.push(area)
  }
  for (let other = 0; other < t.state.roles; other++) {
    const area = other === role || faction[other] === NONE ? NONE : citadelArea(t, other)
    if (area === NONE || steps[area] === 0) continue
    steps[area] = 0
    queue.push(area)
  }
  for (let i = 0; i < queue.length; i++) {
    const next = steps[queue[i]] + 1
    if (next >= FAR) return
    for (const area of landAdjacent[queue[i]]) {
      if (steps[area] <= next) continue
      steps[area] = next
      if (terrain[area] !== SEA) queue.push(area)
    }
  }
}

// Ways of others

/** How easily others march into an area, by steps: those beside it without effort. */
const EASE = [1, 1, 0.6, 0.3]

/** By area: how easily the nearest army of anybody else gets there over land in one turn. */
export function dangersFor(t: Table, role: Role, armies: readonly Armies[], dangers: number[]): void {
  const { areaCount, landAdjacent, terrain } = mapOf(t)
  for (let area = 0; area < areaCount; area++) dangers[area] = 0
  queue.length = 0
  for (let other = 0; other < t.state.roles; other++)
    if (other !== role)
      for (let i = 0; i < armies[other].count; i++) {
        const { area, marchers } = armies[other].list[i]
        if (marchers === 0 || dangers[area] > 0) continue
        dangers[area] = EASE[0]
        queue.push(area)
      }
  let end = queue.length
  for (let at = 0, step = 1; step < EASE.length; step++, end = queue.length)
    for (; at < end; at++)
      for (const next of landAdjacent[queue[at]]) {
        if (dangers[next] > 0 || terrain[next] === MOUNTAINS) continue
        dangers[next] = EASE[step]
        queue.push(next)
      }
}
