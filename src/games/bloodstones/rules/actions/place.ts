import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { CUTIECORN, DRAGON, SHIP, UNDEAD, UNIT_NAMES } from '../../content/units.ts'
import { isCutiecornFree, settleCutiecorn } from '../cutiecorn/cutiecorn.ts'
import { isChaosHorde } from '../factions/factions.ts'
import { placeWhereFace } from '../table/faces.ts'
import { citadelArea, hasEnemyUnits, isEmpty, isSea, mayEnter, put, unitsIn } from '../table/pieces.ts'
import { factionOf, mapOf, NONE } from '../table/state.ts'
import type { Area, Role, Table, UnitType } from '../table/state.ts'
import { areaTarget } from '../table/targets.ts'
import { inHand, isPlaceable, takeFromHand } from '../table/tiles.ts'
import { canPayFor, payFor } from './pay.ts'

/** May a unit of this type be put down in such terrain? Only ships at sea, dragons too only on land (BS-RUL-26). */
export const suits = (t: Table, role: Role, type: UnitType, area: Area): boolean =>
  type === DRAGON ? !isSea(t, area) : mayEnter(t, role, type, area)

/** Where there is an own village or the own citadel (BS-PLC-02). */
const isHome = (t: Table, role: Role, citadel: Area, area: Area): boolean =>
  area === citadel || t.state.villageOwner[area] === role

/** Ships are placed in the sea beside such an area (BS-PLC-03). */
function isHarbour(t: Table, role: Role, citadel: Area, sea: Area): boolean {
  for (const land of mapOf(t).landAdjacent[sea]) if (isHome(t, role, citadel, land)) return true
  return false
}

/**
 * The Chaos Horde: with own units, contested or not (BS-FAC-CHA-03); or beside them across the coast, where no enemy
 * unit is (BS-FAC-CHA-04, BS-RUL-25).
 */
function isNearHorde(t: Table, role: Role, area: Area): boolean {
  if (unitsIn(t, area, role) > 0) return true
  if (hasEnemyUnits(t, area, role)) return false
  const map = mapOf(t)
  for (const other of isSea(t, area) ? map.landAdjacent[area] : map.seaAdjacent[area])
    if (unitsIn(t, other, role) > 0) return true
  return false
}

function isPlacement(t: Table, role: Role, type: UnitType, citadel: Area, area: Area): boolean {
  if (!suits(t, role, type, area)) return false
  if (isChaosHorde(t, role)) return isNearHorde(t, role, area)
  return type === SHIP ? isHarbour(t, role, citadel, area) : isHome(t, role, citadel, area)
}

/** The areas where a unit of this type can be placed, enemy units or not (BS-PLC-07); castles too (BS-PLC-09). */
export function placementAreas(t: Table, role: Role, type: UnitType, out: Area[]): void {
  const citadel = citadelArea(t, role)
  const { areaCount } = mapOf(t)
  for (let area = 0; area < areaCount; area++) if (isPlacement(t, role, type, citadel, area)) out.push(area)
}

/** All land units can be placed in the same areas, so one search serves them all. */
function hasPlacement(t: Table, role: Role, type: UnitType): boolean {
  const citadel = citadelArea(t, role)
  if (citadel !== NONE && type !== SHIP) return true
  const { areaCount } = mapOf(t)
  for (let area = 0; area < areaCount; area++) if (isPlacement(t, role, type, citadel, area)) return true
  return false
}

/** Unit types in hand that can be placed somewhere and paid for (BS-PLC-01); and the cutiecorn, as if in hand. */
export function placeableTypes(t: Table, role: Role, out: UnitType[]): void {
  let onLand = -1
  for (let type = 0; type < UNDEAD; type++) {
    if (inHand(t, role, type) === 0 || !isPlaceable(type) || !canPayFor(t, role, type)) continue
    if (type !== SHIP && onLand < 0) onLand = hasPlacement(t, role, type) ? 1 : 0
    if (type === SHIP ? hasPlacement(t, role, SHIP) : onLand === 1) out.push(type)
  }
  if (isCutiecornFree(t) && canPayFor(t, role, CUTIECORN) && hasPlacement(t, role, CUTIECORN)) out.push(CUTIECORN)
}

export function canPlace(t: Table, role: Role): boolean {
  const types: UnitType[] = []
  placeableTypes(t, role, types)
  return types.length > 0
}

/** The Chaos Horde's way back: any empty area where the unit may stand (BS-FAC-CHA-09, BS-RUL-74). */
export function reentryAreas(t: Table, role: Role, type: UnitType, out: Area[]): void {
  const { areaCount } = mapOf(t)
  for (let area = 0; area < areaCount; area++) if (isEmpty(t, area) && suits(t, role, type, area)) out.push(area)
}

export const placeWhere: QuestionOf<{ unit: UnitType }> = faced(placeWhereFace)({
  kind: 'area',
  rule: 'BS-PLC-02',
  options: (t, ask, out) => placementAreas(t, ask.role, ask.arg.unit, out),
  key: (_t, area) => `${area}`,
  prompt: (_t, ask) => say('place.ask', { unit: ask.arg.unit }),
  about: (_t, { arg }) => ({ unit: UNIT_NAMES[arg.unit] }),
  describe(t, area, ask) {
    const label = say('place.area', { area })
    const targets = [areaTarget(area)]
    if (!hasEnemyUnits(t, area, ask.role)) return { label, targets, data: { to: area } }
    return { label, targets, rule: 'BS-PLC-08', detail: say('place.fight', { area }), data: { to: area, fights: true } }
  },
})

/** One tile from the hand becomes a unit on the map (BS-PLC-01), for all to see (BS-PLC-06). */
export function* placeUnit(play: Play, role: Role, type: UnitType): Procedure {
  const area = yield* ask(play, placeWhere, role, { unit: type })
  yield* payFor(play, role, factionOf(play, role).cost[type], type)
  if (type === CUTIECORN) play.state.cutiecorn = role
  else takeFromHand(play, role, type)
  put(play, role, type, area)
  play.tell({ type: 'placed', role, unit: type, area })
  if (play.state.cutiecorn !== NONE) settleCutiecorn(play, area)
}
