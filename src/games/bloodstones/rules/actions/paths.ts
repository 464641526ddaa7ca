import { BLANK, CUTIECORN, DRAGON, LEADER, SEA, SHIP, TERRAINS } from '../../content/units.ts'
import { has, moveCosts, unitsIn } from '../table/pieces.ts'
import { mapOf, NONE, type Area, type Role, type Table } from '../table/state.ts'
import { beforeSea, beginCrossings, chain, followChains } from './sea.ts'

/** What it costs a group to enter each kind of terrain, −1 = it cannot; and whether ships can carry it. */
export interface Gait {
  readonly entry: number[]
  carried: boolean
}

export const newGait = (): Gait => ({ entry: new Array<number>(TERRAINS).fill(-1), carried: false })

/** The gait of a group of mobile units, counted by type. The cutiecorn goes free of charge (BS-CUT-06). */
export function gaitOf(t: Table, role: Role, group: readonly number[], gait: Gait): Gait {
  const leaders = group[LEADER]
  const dragons = group[DRAGON]
  const ships = group[SHIP]
  let others = -leaders - dragons - ships
  for (let type = 0; type < BLANK; type++) others += group[type]
  const walks = leaders + others + group[CUTIECORN] > 0
  const costs = moveCosts(t, role)
  for (let terrain = 0; terrain < TERRAINS; terrain++) {
    // Ships stay at sea, all others but dragons on land (BS-SEA-01, BS-MAP-10, BS-MOV-10).
    if (terrain === SEA) gait.entry[SEA] = walks ? -1 : ships * costs[SEA] + dragons * t.content.dragonMoveCost
    else if (ships > 0 || (walks && costs[terrain] < 0)) gait.entry[terrain] = -1
    else gait.entry[terrain] = groupCost(leaders, others, dragons, costs[terrain], t.content.dragonMoveCost)
  }
  // BS-SEA-07
  gait.carried = ships === 0
  return gait
}

/**
 * Of n units making the same step with k leaders among them, n − min(k, n − 1) pay, at least one leader among them
 * (BS-MOV-13, BS-MOV-14, BS-RUL-30; with two leaders BS-FAC-HOR-02, BS-FAC-CHA-07). The dearest go free.
 */
export function groupCost(leaders: number, others: number, dragons: number, step: number, dragonStep: number): number {
  const escorted = Math.min(leaders, leaders + others + dragons - 1)
  const walkers = leaders > 0 ? leaders - 1 + others : 0
  const freeWalkers = step >= dragonStep ? Math.min(escorted, walkers) : Math.max(0, escorted - dragons)
  return (leaders + others - freeWalkers) * step + (dragons - escorted + freeWalkers) * dragonStep
}

/**
 * Enemy units end a unit's way (BS-MOV-05), villages do not (BS-MOV-08). A cutiecorn on its own joins whoever comes, and does not (BS-RUL-83).
 */
export function endsWay(t: Table, role: Role, area: Area): boolean {
  const enemies = t.state.presence[area] & ~(1 << role)
  if (enemies === 0) return false
  const owner = t.state.cutiecorn
  return owner === NONE || enemies !== 1 << owner || unitsIn(t, area, owner) > 1 || !has(t, owner, area, CUTIECORN)
}

// Scratch of the search. Costs belong to the area that is entered, so the first way found is the cheapest.
const cost: number[] = []
const before: Area[] = []
const landedFrom: Area[] = []
const first: Area[] = []
const next: Area[] = []

/**
 * Finds every area a group can get to for at most `budget` points, each by its cheapest way, and appends them in the
 * order of the map. A crossing by ship is one step at the price of where it lands (BS-SEA-05, BS-RUL-34). `costTo` and `wayTo` tell more until the next search.
 */
export function reach(t: Table, role: Role, from: Area, gait: Gait, budget: number, out: Area[]): void {
  findWays(t, role, from, NONE, gait, budget)
  const { areaCount } = mapOf(t)
  for (let area = 0; area < areaCount; area++) if (cost[area] > 0) out.push(area)
}

/** Searches until the cheapest way to one area is known, or (NONE) everywhere. */
export function findWays(t: Table, role: Role, from: Area, to: Area, gait: Gait, budget: number): void {
  const { areaCount } = mapOf(t)
  for (let area = 0; area < areaCount; area++) cost[area] = -1
  for (let points = 0; points <= budget; points++) first[points] = NONE
  beginCrossings()
  cost[from] = 0
  expand(t, role, from, gait, budget)
  for (let points = 1; points <= budget; points++) {
    for (let area = first[points]; area !== NONE; area = next[area]) {
      if (area === to) return
      if (!endsWay(t, role, area)) expand(t, role, area, gait, budget)
    }
  }
}

/** Over every border, and by ship to every shore of a chain: always to land, enemies there or not (BS-SEA-03, BS-SEA-06, BS-SEA-09). */
function expand(t: Table, role: Role, area: Area, gait: Gait, budget: number): void {
  const { adjacent, landAdjacent, terrain } = mapOf(t)
  for (const neighbour of adjacent[area]) noteWay(area, neighbour, NONE, gait.entry[terrain[neighbour]], budget)
  if (!gait.carried) return
  const seas = followChains(t, role, area)
  for (let i = 0; i < seas; i++)
    for (const land of landAdjacent[chain[i]]) noteWay(area, land, chain[i], gait.entry[terrain[land]], budget)
}

function noteWay(from: Area, to: Area, sea: Area, step: number, budget: number): void {
  if (step < 0 || cost[to] >= 0) return
  const points = cost[from] + step
  if (points > budget) return
  cost[to] = points
  before[to] = from
  landedFrom[to] = sea
  next[to] = first[points]
  first[points] = to
}

/** Points to get to an area, by the last search; −1 = out of reach. */
export const costTo = (area: Area): number => cost[area]

/** The stops of the cheapest way by the last search, without its start: a crossing by ship is one stop. */
export function stopsTo(from: Area, to: Area): Area[] {
  const stops: Area[] = []
  for (let area = to; area !== from; area = before[area]) stops.push(area)
  return stops.reverse()
}

/** The whole way by the last search, from start to end, with the sea areas crossed by ship. */
export function wayTo(from: Area, to: Area): Area[] {
  const way = [to]
  for (let area = to; area !== from; area = before[area]) {
    if (landedFrom[area] !== NONE)
      for (let sea = landedFrom[area]; sea !== before[area]; sea = beforeSea(sea)) way.push(sea)
    way.push(before[area])
  }
  return way.reverse()
}

/** Is there any step a group could make for at most `budget` points? */
export function canStep(t: Table, role: Role, from: Area, gait: Gait, budget: number): boolean {
  const { adjacent, landAdjacent, terrain } = mapOf(t)
  if (anyOpen(adjacent[from], terrain, from, gait, budget)) return true
  if (!gait.carried) return false
  beginCrossings()
  const seas = followChains(t, role, from)
  for (let i = 0; i < seas; i++) if (anyOpen(landAdjacent[chain[i]], terrain, from, gait, budget)) return true
  return false
}

function anyOpen(areas: readonly Area[], terrain: readonly number[], from: Area, gait: Gait, budget: number): boolean {
  for (const area of areas) {
    const step = gait.entry[terrain[area]]
    if (step >= 0 && step <= budget && area !== from) return true
  }
  return false
}
