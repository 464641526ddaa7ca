import type { GameMap } from '../content/content.ts'
import { SEA } from '../content/units.ts'
import { moveCosts } from '../rules/table/pieces.ts'
import { mapOf, type Area, type Role, type Table } from '../rules/table/state.ts'

/** By `from * areas + to`: the points one unit pays to march there over empty land; FAR where it cannot. */
export type Roads = Uint8Array

export const FAR = 255

const known = new WeakMap<GameMap, Map<readonly number[], Roads>>()

/** The map never changes, so its roads are measured once for each kind of feet. Ships and enemies in the way are left out. */
export function roadsOf(t: Table, role: Role): Roads {
  const map = mapOf(t)
  const costs = moveCosts(t, role)
  let ofMap = known.get(map)
  if (ofMap === undefined) known.set(map, (ofMap = new Map()))
  let roads = ofMap.get(costs)
  if (roads === undefined) ofMap.set(costs, (roads = measureAll(map, costs)))
  return roads
}

function measureAll(map: GameMap, costs: readonly number[]): Roads {
  const { areaCount, terrain } = map
  const roads = new Uint8Array(areaCount * areaCount).fill(FAR)
  for (let from = 0; from < areaCount; from++)
    if (terrain[from] !== SEA) measureFrom(map, costs, from, roads.subarray(from * areaCount, (from + 1) * areaCount))
  return roads
}

function measureFrom(map: GameMap, costs: readonly number[], from: Area, out: Roads): void {
  const waiting = [from]
  out[from] = 0
  for (let i = 0; i < waiting.length; i++) {
    const area = waiting[i]
    for (const next of map.landAdjacent[area]) {
      const step = costs[map.terrain[next]]
      if (step < 0 || out[area] + step >= out[next]) continue
      out[next] = out[area] + step
      waiting.push(next)
    }
  }
}
