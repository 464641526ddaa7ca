import { includes, type Mind } from '../../engine/index.ts'
import type { Content } from './content/content.ts'
import { CASTLE, CITADEL, DESERT, DRAGON, LEADER, SEA, SHIP, UNDEAD, UNIT_TYPES } from './content/units.ts'
import { tileSum, type Side } from './rules/battle/battle-questions.ts'
import { modifierOf } from './rules/battle/modifiers.ts'
import { compareSums, sumChances, winChance, type Sums } from './rules/battle/odds.ts'
import { isChaosHorde } from './rules/factions/factions.ts'
import { army, citadelArea, hasEnemyUnits, unitsIn } from './rules/table/pieces.ts'
import { factionOf, mapOf, NONE } from './rules/table/state.ts'
import type { Area, Battle, Role, State, Table, UnitType } from './rules/table/state.ts'
import { bagSize, handSize } from './rules/table/tiles.ts'
import { villageCost } from './rules/turn/capture.ts'
import { endures, lastSupplyField, villagesOnMap } from './rules/turn/draw.ts'

/**
 * How good a position is for a role, in victory points: what it has, what it may expect to get, minus the mean of the
 * others'. Weights are set by hand and measured by match-ups (docs/bots.md).
 */
export function evaluate(t: Table, role: Role): number {
  const { outcome, roles } = t.state
  if (outcome?.kind === 'ranking') return finalValue(outcome.places, outcome.scores, role)
  let others = 0
  for (let other = 0; other < roles; other++) if (other !== role) others += expectation(t, other)
  return expectation(t, role) - others / (roles - 1)
}

const WIN = 1000

function finalValue(places: readonly (readonly Role[])[], scores: readonly number[], role: Role): number {
  const isFirst = places[0].includes(role)
  const best = Math.max(...scores.filter((_, other) => other !== role))
  return (isFirst ? WIN / places[0].length : -WIN) + scores[role] - best
}

function expectation(t: Table, role: Role): number {
  const s = t.state
  if (s.faction[role] === NONE) return 0
  const village = villageWorth(t, role)
  const own = villagesOnMap(t, role)
  const captured = s.capturedVillages[role] * captureWorth(t, role) + s.capturedCitadels[role] * t.content.citadelScore
  return (
    s.vp[role] +
    captured +
    own * village +
    progress(t, role, own) +
    growth(t, role, village) +
    armies(t, role) +
    inHand(t, role)
  )
}

// Villages

/** How surely each village scoring that is still to come will find the village standing. */
const SCORINGS = [0.95, 0.8, 0.65]

/** What a village on the map will bring its owner: one point at every scoring to come (BS-DRW-10). */
function villageWorth(t: Table, role: Role): number {
  const left = lastSupplyField(t) - t.state.supply[role]
  let worth = 0.1
  for (let i = 0; i < left; i++) worth += SCORINGS[i] ?? 0.5
  return worth * t.content.villageScore
}

const captureWorth = (t: Table, role: Role): number =>
  isChaosHorde(t, role) ? t.content.captureScore.chaos : t.content.captureScore.normal

/** Tiles used up bring the next scoring nearer; without this a bot in a good position would wait for ever. */
function progress(t: Table, role: Role, own: number): number {
  const used = 1 - (bagSize(t, role) + handSize(t, role)) / 36
  return used * (0.3 + 0.12 * own)
}

const BEFORE_BUILDING = new Set(['capture', 'undead', 'actions', 'build'])

/** Room for villages, and what the best tile in hand can still build this turn (BS-VIL-01). */
function growth(t: Table, role: Role, village: number): number {
  const supply = t.state.villageSupply[role]
  if (supply === 0) return 0
  const room = roomForVillages(t, role)
  const canBuild = t.state.active === role && BEFORE_BUILDING.has(t.state.phase)
  const now = canBuild ? Math.min(handAfterPaying(t, role).best, room, supply) : 0
  return village * (0.85 * now + 0.06 * Math.min(room, supply, 14))
}

const reached: number[] = []
const queue: Area[] = []
let mark = 0

/** Points that could be spent on villages beside own villages, citadel and the units connected to them. */
function roomForVillages(t: Table, role: Role): number {
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

/** Villages that still fit in; hills count less, because they cost more. */
function slots(t: Table, role: Role, area: Area): number {
  const { villages, villageOwner } = t.state
  if (hasEnemyUnits(t, area, role) || (villages[area] > 0 && villageOwner[area] !== role)) return 0
  const free = t.content.villageMax[mapOf(t).terrain[area]] - villages[area]
  return free <= 0 ? 0 : free / villageCost(t, area)
}

// Tiles

const left = { best: 0, tiles: 0 }

/** The hand as it will be when the move under way is paid, cheapest tiles first: its best value and its size. */
function handAfterPaying(t: Table, role: Role): typeof left {
  const { value } = factionOf(t, role)
  let cost = t.state.active === role ? (t.state.move?.cost ?? 0) : 0
  left.best = 0
  left.tiles = 0
  for (let points = 1; points <= 5; points++) {
    for (let type = 0; type < UNDEAD; type++) {
      if (value[type] !== points) continue
      let n = t.state.hand[role * UNIT_TYPES + type]
      for (; n > 0 && cost > 0; n--) cost -= points
      if (n > 0) left.best = points
      left.tiles += n
    }
  }
  return left
}

/** Good tiles are kept for battles and, in the own turn, for what can still be done with them. */
function inHand(t: Table, role: Role): number {
  const { best, tiles } = handAfterPaying(t, role)
  const isOwnTurn = t.state.active === role && BEFORE_BUILDING.has(t.state.phase)
  return 0.1 * best + (isOwnTurn ? 0.05 * tiles : 0)
}

// Armies

const counts: number[] = new Array<number>(UNIT_TYPES).fill(0)
const distance: number[] = []

function armies(t: Table, role: Role): number {
  const { presence } = t.state
  const bit = 1 << role
  measureDistances(t, role)
  let sum = 0
  for (let area = 0; area < presence.length; area++) {
    if ((presence[area] & bit) === 0) continue
    const units = unitsThere(t, role, area)
    if (presence[area] === bit) sum += units + position(t, role, area)
    else sum += units + contested(t, role, area)
  }
  return sum
}

/** What the units of a role in an area are worth wherever they stand. */
function unitsThere(t: Table, role: Role, area: Area): number {
  army(t, role, area, counts)
  const isDesert = mapOf(t).terrain[area] === DESERT
  let sum = 0
  for (let type = 0; type < UNIT_TYPES; type++) {
    if (counts[type] === 0) continue
    sum += counts[type] * (isDesert && !endures(type) ? -0.3 : unitWorth(t, type))
  }
  return sum
}

function unitWorth(t: Table, type: UnitType): number {
  if (type === CITADEL) return 5
  if (type === CASTLE) return 0.7
  if (type === LEADER) return 0.6
  if (type === DRAGON) return 1.2
  const { always, attacking, defending, plains, forest } = t.content.modifier
  return 0.3 + 0.15 * (always[type] + attacking[type] + defending[type]) + 0.07 * (plains[type] + forest[type])
}

/** Enemy villages under the army's feet, or how far it is to the next ones; own villages under guard. */
function position(t: Table, role: Role, area: Area): number {
  const { villages, villageOwner } = t.state
  const units = unitsIn(t, area, role)
  if (villages[area] > 0 && villageOwner[area] !== role) return 0.7 * villages[area] * captureWorth(t, role)
  const guard = villages[area] > 0 ? 0.12 * villages[area] : 0
  const mobile = Math.min(units - counts[CASTLE] - counts[CITADEL] - counts[SHIP], 4)
  if (mobile <= 0 || distance[area] === Infinity) return guard
  return guard - 0.05 * mobile * Math.min(distance[area], 10)
}

/** Steps over land to the nearest area with enemy villages or an enemy citadel. */
function measureDistances(t: Table, role: Role): void {
  const { villages, villageOwner } = t.state
  const { areaCount, landAdjacent } = mapOf(t)
  queue.length = 0
  for (let area = 0; area < areaCount; area++) {
    const isGoal = villages[area] > 0 && villageOwner[area] !== role
    distance[area] = isGoal ? 0 : Infinity
    if (isGoal) queue.push(area)
  }
  for (let other = 0; other < t.state.roles; other++) {
    const area = other === role || t.state.faction[other] === NONE ? NONE : citadelArea(t, other)
    if (area === NONE || distance[area] === 0) continue
    distance[area] = 0
    queue.push(area)
  }
  for (let i = 0; i < queue.length; i++) {
    for (const next of landAdjacent[queue[i]]) {
      if (distance[next] !== Infinity) continue
      distance[next] = distance[queue[i]] + 1
      if (mapOf(t).terrain[next] !== SEA) queue.push(next)
    }
  }
}

// Battles to come

/** What a battle will probably bring: points for every enemy unit, minus what a loss would cost (BS-BAT-20 to BS-BAT-28). */
function contested(t: Table, role: Role, area: Area): number {
  const { roles, presence } = t.state
  let worst = 0
  let enemies = 0
  for (let other = 0; other < roles; other++) {
    if (other === role || (presence[area] & (1 << other)) === 0) continue
    const p = chanceToWin(t, role, other, area)
    const gain = unitsIn(t, area, other) + (citadelArea(t, other) === area ? t.content.citadelScore : 0)
    worst += p * gain - (1 - p) * lossIn(t, role, area)
    enemies++
  }
  return enemies === 0 ? 0 : worst / enemies
}

/** One unit and all walls are lost; the rest flees and may be lost as well. */
function lossIn(t: Table, role: Role, area: Area): number {
  army(t, role, area, counts)
  const walls = 0.7 * counts[CASTLE] + 5 * counts[CITADEL]
  return 0.4 + walls + 0.1 * unitsIn(t, area, role)
}

function chanceToWin(t: Table, role: Role, other: Role, area: Area): number {
  const { battle, active, roles } = t.state
  if (battle !== undefined && battle.area === area && battle.roles.includes(role) && battle.roles.includes(other)) {
    if (battle.tiles[0].length > 0 && battle.tiles[1].length > 0) return chanceWithTiles(t, battle, role)
    return battle.roles[0] === role ? winChance(t, role, other, area) : 1 - winChance(t, other, role, area)
  }
  // Whoever of the two has the next turn attacks (BS-RUL-65).
  const isFirst = (role - active + roles) % roles < (other - active + roles) % roles
  return isFirst ? winChance(t, role, other, area) : 1 - winChance(t, other, role, area)
}

const byContent = new WeakMap<Content, Sums[]>()

/** The tiles a role has seen count as they are; the others are expected as drawn, with a good tile from the hand. */
function chanceWithTiles(t: Table, battle: Battle, role: Role): number {
  const side = battle.roles.indexOf(role) as Side
  const foe = (1 - side) as Side
  const lead =
    modifierOf(t, role, battle.roles[foe], battle.area, side === 0) -
    modifierOf(t, battle.roles[foe], role, battle.area, foe === 0)
  const { win, tie } = compareSums(known(tileSum(t, battle, side)), sumsOf(t, battle, foe, role), lead)
  return win + tie / 2
}

/** The value of a hand tile that an enemy will use as a replacement, on average. */
const EXPECTED_TILE = 3

const exact: number[][] = []

function known(sum: number): number[] {
  exact[sum] ??= Array.from({ length: sum + 1 }, (_, i) => (i === sum ? 1 : 0))
  return exact[sum]
}

function sumsOf(t: Table, battle: Battle, side: Side, reader: Role): Sums {
  if (includes(battle.seenBy[side], reader)) return known(tileSum(t, battle, side))
  const drawn = Math.max(3, Math.min(4, battle.tiles[side].length))
  let byDrawn = byContent.get(t.content)
  if (byDrawn === undefined) {
    byDrawn = [3, 4].map((n) => sumChances(t.content.battleBag, n, EXPECTED_TILE))
    byContent.set(t.content, byDrawn)
  }
  return byDrawn[drawn - 3]
}

export const mind: Mind<State, Content> = { worth: evaluate }
