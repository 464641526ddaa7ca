/** Building (IM-BLD): portal, shrine, capital; the Demons' shrine (IM-RAC-02) and that of the magic card (IM-MAG-08). */
import { CAPITAL, LANDS, PORTAL, SHRINE } from '../../content/names.ts'
import { landsOfAction } from '../cards/valid-lands.ts'
import { magicCard } from '../magic/magic-cards.ts'
import { finishAction } from '../round/execution.ts'
import { gainPoints } from '../scoring/scoring.ts'
import { isPresent } from '../table/lands.ts'
import { canPay, canPaySpace, pay, paySpace } from '../table/prices.ts'
import type { Play } from '../table/rules.ts'
import { NONE, playerBoard, type Land, type State, type Table } from '../table/state.ts'
import { buildIn, inLand, shrineIn } from './act-options.ts'

export const CAN_BUILD = 0
export const PORTAL_THERE = 1
export const NO_PORTAL_LEFT = 2
export const BUILDING_THERE = 3
export const NO_TILE_LEFT = 4
export const CAPITAL_IN_REGION = 5

/** What stands against a building in a land, whoever builds it there and however. */
export function obstacleTo(t: Table, building: number, land: Land): number {
  const { state, content } = t
  // IM-BLD-10: whatever else stands there.
  if (building === PORTAL) {
    if (state.portal[land] === 1) return PORTAL_THERE
    return portalsBuilt(state) < content.components.portals ? CAN_BUILD : NO_PORTAL_LEFT
  }
  if (state.building[land] !== NONE) return BUILDING_THERE
  if (building === CAPITAL && capitalBeside(t, land) !== NONE) return CAPITAL_IN_REGION
  return tilesBuilt(state) < content.components.buildingTiles ? CAN_BUILD : NO_TILE_LEFT
}

/** The land of the same region and world with a capital (IM-BLD-09, IM-RUL-45), or NONE. */
export function capitalBeside(t: Table, land: Land): number {
  const { map } = t.content
  for (const other of map.landsIn[map.worldRegionOf[land]]) if (t.state.building[other] === CAPITAL) return other
  return NONE
}

/** IM-RUL-48 */
function portalsBuilt({ portal }: State): number {
  let count = 0
  for (let land = 0; land < LANDS; land++) count += portal[land]
  return count
}

function tilesBuilt({ building }: State): number {
  let count = 0
  for (let land = 0; land < LANDS; land++) if (building[land] !== NONE) count++
  return count
}

export function buildOffers(t: Table, out: number[]): void {
  const { role } = t.state.action!
  const { buildEnergy, buildGold } = playerBoard(t, role)
  for (const land of landsOfAction(t))
    for (let building = PORTAL; building <= CAPITAL; building++)
      if (
        canPay(t.state, role, buildEnergy[building], buildGold[building]) &&
        obstacleTo(t, building, land) === CAN_BUILD
      )
        out.push(buildIn(building, land))
}

/** At the price of the own Light race (IM-BLD-01, IM-BLD-02). */
export function build(play: Play, building: number, land: Land): void {
  const { role } = play.state.action!
  const { buildEnergy, buildGold } = playerBoard(play, role)
  pay(play, role, buildEnergy[building], buildGold[building])
  erect(play, building, land)
}

/** The Demons' own action. */
export function raceShrineOffers(t: Table, out: number[]): void {
  if (!canPaySpace(t)) return
  for (const land of landsOfAction(t)) if (obstacleTo(t, SHRINE, land) === CAN_BUILD) out.push(inLand(land))
}

export function buildRaceShrine(play: Play, land: Land): void {
  paySpace(play)
  erect(play, SHRINE, land)
}

/** The magic card needs no card of the land (IM-MAG-08). */
export function magicShrineOffers(t: Table, out: number[]): void {
  const { role } = t.state.action!
  for (let land = 0; land < LANDS; land++)
    if (isPresent(t.state, role, land) && obstacleTo(t, SHRINE, land) === CAN_BUILD) out.push(shrineIn(land))
}

export function buildMagicShrine(play: Play, land: Land): void {
  const { role, card } = play.state.action!
  const { energy, gold } = magicCard(play, card)
  pay(play, role, energy, gold)
  erect(play, SHRINE, land)
}

/** Points at once, for good (IM-BLD-04 to IM-BLD-06, IM-BLD-12); the building itself belongs to nobody (IM-BLD-11). */
function erect(play: Play, building: number, land: Land): void {
  const { state, content } = play
  const { role } = state.action!
  const points = content.buildings[building].built
  if (building === PORTAL) state.portal[land] = 1
  else state.building[land] = building
  gainPoints(state, role, points)
  play.tell({ type: 'built', role, building, land, points })
  finishAction(play, true)
}
