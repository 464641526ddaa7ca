import { UNIT_TYPES, type UnitType } from '../content/units.ts'
import { unitsIn } from '../rules/table/pieces.ts'
import { NONE, type Area, type Role, type Table } from '../rules/table/state.ts'
import { valueOf } from '../rules/table/tiles.ts'
import { bestValue, NO_TILE, STOP, villageCost } from '../rules/turn/capture.ts'
import { isChaosHorde } from '../rules/factions/factions.ts'
import { captureWorth, roomForVillages, villageWorth } from './land.ts'
import { worthOf, type Weights } from './worth.ts'

/** What a point of a tile is worth elsewhere. */
const POINT = 0.06

/** Points that could be spent on capturing, and what the villages would bring, dearest to their owners first. */
function preyOf(t: Table, role: Role): number[] {
  const { villages, villageOwner } = t.state
  const each: number[] = []
  for (let area = 0; area < villages.length; area++) {
    if (villages[area] === 0 || villageOwner[area] === role || unitsIn(t, area, role) === 0) continue
    const worth = captureWorth(t, role) + villageWorth(t, villageOwner[area])
    // A village that costs two points fills two places.
    for (let n = villages[area]; n > 0; n--)
      for (let point = villageCost(t, area); point > 0; point--) each.push(worth / villageCost(t, area))
  }
  return each.sort((a, b) => b - a)
}

/** The tile that captures most, weighed against what it would build later in the turn. */
export function scoreCaptureTiles(t: Table, role: Role, options: readonly UnitType[], out: number[]): void {
  const prey = preyOf(t, role)
  const { hand } = t.state
  for (const type of options) {
    if (type === NO_TILE) {
      out.push(building(t, role))
      continue
    }
    const value = valueOf(t, role, type)
    const won = prey.slice(0, value).reduce((sum, one) => sum + one, 0)
    hand[role * UNIT_TYPES + type]--
    out.push(won - POINT * value + building(t, role))
    hand[role * UNIT_TYPES + type]++
  }
}

function building(t: Table, role: Role): number {
  const supply = t.state.villageSupply[role]
  if (supply === 0 || isChaosHorde(t, role)) return 0
  return villageWorth(t, role) * Math.min(bestValue(t, role), roomForVillages(t, role), supply)
}

/** The smallest tile that builds as much as can be built. */
export function scoreBuildTiles(t: Table, role: Role, options: readonly UnitType[], out: number[]): void {
  const supply = t.state.villageSupply[role]
  // Every village may make room for others.
  const room = Math.min(supply, roomForVillages(t, role) + 1)
  for (const type of options) {
    const value = type === NO_TILE ? 0 : valueOf(t, role, type)
    out.push(villageWorth(t, role) * Math.min(value, room) - POINT * value)
  }
}

/** Every village by the room that it makes for others and who guards it, for each point that it costs. */
export function scoreBuilding(t: Table, role: Role, options: readonly Area[], weights: Weights, out: number[]): void {
  const { villages, villageOwner, villageSupply } = t.state
  const village = villageWorth(t, role)
  const before = roomForVillages(t, role)
  for (const area of options) {
    if (area === STOP) {
      out.push(0)
      continue
    }
    villages[area]++
    villageOwner[area] = role
    villageSupply[role]--
    const room = weights.room * village * (roomForVillages(t, role) - before)
    const guard = unitsIn(t, area, role) > 0 ? weights.guard : 0
    out.push((village + room + guard) / villageCost(t, area))
    villageSupply[role]++
    if (--villages[area] === 0) villageOwner[area] = NONE
  }
}

export function scoreCaptures(t: Table, role: Role, options: readonly Area[], weights: Weights, out: number[]): void {
  const { villages, villageOwner, capturedVillages } = t.state
  const before = worthOf(t, role, weights)
  for (const area of options) {
    if (area === STOP) {
      out.push(0)
      continue
    }
    const owner = villageOwner[area]
    if (--villages[area] === 0) villageOwner[area] = NONE
    capturedVillages[role]++
    // Units that stand on a village hope for it already: what counts is that it is had.
    out.push((worthOf(t, role, weights) - before + HAD) / villageCost(t, area))
    capturedVillages[role]--
    villages[area]++
    villageOwner[area] = owner
  }
}

const HAD = 1
