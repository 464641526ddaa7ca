import { CASTLE, CUTIECORN, SHIP, type UnitType } from '../content/units.ts'
import { DONE, deploymentLeft } from '../rules/setup/setup-questions.ts'
import type { DeployArgs } from '../rules/setup/setup.ts'
import { mapOf, factionOf, type Area, type Role, type Table } from '../rules/table/state.ts'
import { handLimit, handSize, inHand, valueOf } from '../rules/table/tiles.ts'
import { villageCost } from '../rules/turn/capture.ts'
import { unitWorth } from './units.ts'

/** Walls at home, where the citadel stands, and ships that carry nobody yet, are worth less than units that march. */
const AT_HOME = 0.5
const AFLOAT = 0.3
/** Tiles beyond the hand limit are points for one turn; those of a hand that is refilled cost nothing. */
const BEYOND_LIMIT = 0.04

function gainOf(t: Table, role: Role, type: UnitType): number {
  if (type === CUTIECORN) return 1
  const worth = unitWorth(t, type) * (type === CASTLE ? AT_HOME : type === SHIP ? AFLOAT : 1)
  const isSpare = handSize(t, role) > handLimit(t, role)
  return worth - (isSpare ? BEYOND_LIMIT * valueOf(t, role, type) : 0)
}

/** The most that can be deployed for so many points of cost, each kind as often as it is in hand. */
function most(t: Table, role: Role, types: readonly UnitType[], left: number, without: UnitType): number {
  const best = new Array<number>(left + 1).fill(0)
  const { cost } = factionOf(t, role)
  for (const type of types) {
    const gain = gainOf(t, role, type)
    const n = (type === CUTIECORN ? 1 : inHand(t, role, type)) - (type === without ? 1 : 0)
    if (gain <= 0) continue
    for (let i = 0; i < n; i++)
      for (let points = left; points >= cost[type]; points--)
        best[points] = Math.max(best[points], best[points - cost[type]] + gain)
  }
  return best[left]
}

/** Starting units are free of charge: as many as the limit of cost allows, the best first (BS-SET-13). */
export function scoreDeployment(
  t: Table,
  role: Role,
  arg: DeployArgs,
  options: readonly UnitType[],
  out: number[],
): void {
  const types = options.filter((type) => type !== DONE)
  const left = deploymentLeft(t, arg)
  const { cost } = factionOf(t, role)
  for (const type of options)
    out.push(type === DONE ? 0 : gainOf(t, role, type) + most(t, role, types, left - cost[type], type))
}

/** How many villages find room within two steps, nearer ones sooner, and how far others are. */
export function scoreHomes(t: Table, options: readonly Area[], out: number[]): void {
  const { adjacent, landAdjacent } = mapOf(t)
  for (const home of options) {
    const near = new Set(adjacent[home])
    const next = new Set([...near].flatMap((area) => landAdjacent[area]))
    let room = 0
    for (const area of near) room += roomIn(t, area)
    for (const area of next) if (area !== home && !near.has(area)) room += NEXT * roomIn(t, area)
    out.push(room)
  }
}

/** What stands two steps away is reached later. */
const NEXT = 0.4

function roomIn(t: Table, area: Area): number {
  const { terrain } = mapOf(t)
  const { villages, presence } = t.state
  if (presence[area] !== 0 || villages[area] > 0) return 0
  const max = t.content.villageMax[terrain[area]]
  return max === 0 ? 0 : max / villageCost(t, area)
}
