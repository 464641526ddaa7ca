import type { Value } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { NONE } from '../rules/table/state.ts'
import type { Role, State, Table } from '../rules/table/state.ts'
import { bagSize, handSize } from '../rules/table/tiles.ts'
import { lastSupplyField, villagesOnMap } from '../rules/turn/draw.ts'
import { captureWorth, roomForVillages, villageWorth } from './land.ts'
import { surveyRole } from './survey.ts'
import learnt from './weights.json' with { type: 'json' }

/** What is counted. What is called late counts the more, the fewer scorings are to come. */
const FEATURES = [
  'points',
  'pointsLate',
  'villages',
  'harvest',
  'harvestLate',
  'haste',
  'room',
  'units',
  'unitsLate',
  'strength',
  'raids',
  'raidsLate',
  'tempo',
] as const

/** Part of all village scorings that are over. */
function lateness(t: Table): number {
  const { supply, roles } = t.state
  let scored = 0
  for (let role = 0; role < roles; role++) scored += supply[role]
  return scored / (roles * lastSupplyField(t))
}

const TILES = 36
const MUCH_ROOM = 10

function measure(t: Table, role: Role, out: number[]): void {
  const s = t.state
  if (s.faction[role] === NONE) {
    for (let i = 0; i < FEATURES.length; i++) out.push(0)
    return
  }
  const late = lateness(t)
  const points =
    s.vp[role] + s.capturedVillages[role] * captureWorth(t, role) + s.capturedCitadels[role] * t.content.citadelScore
  const villages = villagesOnMap(t, role)
  const village = villageWorth(t, role)
  const used = 1 - (bagSize(t, role) + handSize(t, role)) / TILES
  const room = village * Math.min(roomForVillages(t, role), s.villageSupply[role], MUCH_ROOM)
  const { units, strength, raids } = countArmies(t, role)
  out.push(points, points * late, villages, villages * village, villages * village * late)
  out.push(used * villages * (late < 1 ? 1 : 0), room, units, units * late, strength, raids, raids * late)
  out.push(s.active === role ? 1 : 0)
}

function countArmies(t: Table, role: Role): { units: number; strength: number; raids: number } {
  const { villages, villageOwner } = t.state
  const { list, count } = surveyRole(t, role)[role]
  const sum = { units: 0, strength: 0, raids: 0 }
  for (let i = 0; i < count; i++) {
    const { area, units, attack, defence } = list[i]
    sum.units += units
    sum.strength += attack + defence
    if (villages[area] > 0 && villageOwner[area] !== role)
      sum.raids += villages[area] * (captureWorth(t, role) + villageWorth(t, villageOwner[area]))
  }
  return sum
}

export const value: Value<State, Content> = { features: FEATURES, measure, weights: learnt.weights }
