import { say } from '../table/rules.ts'
import { isAsked, type AnyAsk, type Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import {
  CITADEL,
  CUTIECORN,
  DRAGON,
  MOUNTAINS,
  SEA,
  SHIP,
  UNDEAD,
  UNIT_TYPES,
  BLANK,
  unitNamed,
} from '../../content/units.ts'
import { marches, movableAreas, moveMoreQuestion, moveTo, pointsLeft, type GroupArg } from '../actions/move.ts'
import { costTo, endsWay, gaitOf, newGait, reach } from '../actions/paths.ts'
import { canPayFor, payPoints, payTiles, type TilesToPay } from '../actions/pay.ts'
import { placementAreas, placeWhere, reentryAreas, suits } from '../actions/place.ts'
import { isCutiecornFree } from '../cutiecorn/cutiecorn.ts'
import { isChaosHorde } from '../factions/factions.ts'
import { reenterArea, reenterUnit } from '../factions/reenter.ts'
import { army, countOf, hasEnemyUnits, isContested, isEmpty, isSea, mayEnter, unitsIn } from '../table/pieces.ts'
import { factionOf, mapOf, type Area, type Role, type State, type Table, type UnitType } from '../table/state.ts'
import { handSize, inHand, valueOf } from '../table/tiles.ts'
import { chooseAction } from '../turn/turn.ts'
import { restedIn, undeadFrom, undeadReach, undeadTo } from '../turn/undead.ts'

type Waiting = AnyAsk<State, Content> | undefined

/** An area in a key such as `12`, `area:12`, `move:12` or `moveTo:12`; −1 where there is none. */
function areaIn(t: Table, key: string): Area {
  const found = /^(?:(?:area|move|moveTo):)?(\d{1,3})$/.exec(key)
  const area = found === null ? -1 : Number(found[1])
  return area < mapOf(t).areaCount ? area : -1
}

/**
 * Why a unit cannot be placed or moved like this, most specific reason first. Reads the map, which all see, and the
 * hand of the asking role.
 */
export function explainMove(t: Table, role: Role, key: string, ask?: Waiting): Reason[] {
  if (t.state.active !== role) return []
  const placing = /^(?:place|tile):([a-zA-Z]+)(?:@(\d{1,3}))?$/.exec(key)
  if (placing !== null && t.state.phase === 'actions' && (ask === undefined || isAsked(ask, chooseAction)))
    return explainPlace(t, role, unitNamed(placing[1]), placing[2] === undefined ? -1 : areaIn(t, placing[2]))
  return explainWaiting(t, role, key, ask)
}

function explainWaiting(t: Table, role: Role, key: string, ask: Waiting): Reason[] {
  const area = areaIn(t, key)
  if (isAsked(ask, reenterUnit)) return explainReentry(t, role, unitNamed(key.replace('tile:', '')))
  if (isAsked(ask, payPoints)) return explainPoints(t, role, key, ask.arg.cost)
  if (isAsked(ask, payTiles)) return explainTiles(t, role, key, ask.arg)
  if (area < 0) return []
  if (isAsked(ask, placeWhere)) return explainArea(t, role, ask.arg.unit, area)
  if (isAsked(ask, reenterArea)) return explainReentryArea(t, role, ask.arg.type, area)
  if (isAsked(ask, moveTo)) return explainTo(t, role, ask.arg, area)
  if (isAsked(ask, undeadFrom)) return explainUndead(t, role, area, ask.arg.moved)
  if (isAsked(ask, undeadTo)) return explainUndeadTo(t, role, ask.arg.from, area)
  const isSettingOut = isAsked(ask, chooseAction) || isAsked(ask, moveMoreQuestion) || key.startsWith('move:')
  return t.state.phase === 'actions' && isSettingOut ? explainFrom(t, role, area) : []
}

// Placing

function explainPlace(t: Table, role: Role, unit: UnitType, area: Area): Reason[] {
  const reasons = unit < 0 ? [] : explainUnit(t, role, unit)
  if (unit < 0 || reasons.length > 0) return reasons
  return area < 0 ? explainNowhere(t, role, unit) : explainArea(t, role, unit, area)
}

/** Why a unit cannot be placed wherever it is to go. */
function explainUnit(t: Table, role: Role, unit: UnitType): Reason[] {
  if (unit === BLANK) return [{ rule: 'BS-TIL-04', message: say('refuse.placeBlank') }]
  if (unit === UNDEAD) return [{ rule: 'BS-FAC-NEC-03', message: say('refuse.placeNever', { unit }) }]
  if (unit === CITADEL) return [{ rule: 'BS-TIL-08', message: say('refuse.placeNever', { unit }) }]
  if (unit === CUTIECORN ? !isCutiecornFree(t) : inHand(t, role, unit) === 0)
    return unit === CUTIECORN
      ? [{ rule: 'BS-CUT-02', message: say('refuse.cutiecornInPlay') }]
      : [{ rule: 'BS-PLC-01', message: say('refuse.notInHand', { unit }) }]
  if (canPayFor(t, role, unit)) return []
  const { cost } = factionOf(t, role)
  const tiles = handSize(t, role) - (unit === CUTIECORN ? 0 : 1)
  return [{ rule: 'BS-PLC-04', message: say('refuse.placeCost', { unit, cost: cost[unit], tiles }) }]
}

function explainNowhere(t: Table, role: Role, unit: UnitType): Reason[] {
  const areas: Area[] = []
  placementAreas(t, role, unit, areas)
  if (areas.length > 0) return []
  const rule = isChaosHorde(t, role) ? 'BS-FAC-CHA-03' : unit === SHIP ? 'BS-PLC-03' : 'BS-PLC-02'
  return [{ rule, message: say('refuse.placeNowhere', { unit }) }]
}

function explainArea(t: Table, role: Role, unit: UnitType, area: Area): Reason[] {
  const areas: Area[] = []
  placementAreas(t, role, unit, areas)
  if (areas.includes(area)) return []
  if (!suits(t, role, unit, area)) return explainTerrain(t, unit, area)
  if (!isChaosHorde(t, role))
    return unit === SHIP
      ? [{ rule: 'BS-PLC-03', message: say('refuse.placeNoHarbour', { area }) }]
      : [{ rule: 'BS-PLC-02', message: say('refuse.placeNoHome', { unit, area }) }]
  return hasEnemyUnits(t, area, role)
    ? [{ rule: 'BS-FAC-CHA-04', message: say('refuse.placeChaosEnemies', { area }) }]
    : [{ rule: 'BS-FAC-CHA-03', message: say('refuse.placeChaos', { unit, area }) }]
}

function explainTerrain(t: Table, unit: UnitType, area: Area): Reason[] {
  const atSea = unit === DRAGON ? 'BS-RUL-26' : 'BS-MAP-10'
  const rule = unit === SHIP ? 'BS-SEA-01' : isSea(t, area) ? atSea : 'BS-MAP-11'
  return [{ rule, message: say('refuse.placeTerrain', { unit, area }) }]
}

// The Chaos Horde coming back (BS-FAC-CHA-09)

function explainReentry(t: Table, role: Role, unit: UnitType): Reason[] {
  const reasons = unit < 0 ? [] : explainUnit(t, role, unit)
  if (unit < 0 || reasons.length > 0) return reasons
  const areas: Area[] = []
  reentryAreas(t, role, unit, areas)
  return areas.length > 0 ? [] : [{ rule: 'BS-FAC-CHA-09', message: say('refuse.placeNowhere', { unit }) }]
}

function explainReentryArea(t: Table, role: Role, unit: UnitType, area: Area): Reason[] {
  if (!suits(t, role, unit, area)) return explainTerrain(t, unit, area)
  return isEmpty(t, area) ? [] : [{ rule: 'BS-FAC-CHA-09', message: say('refuse.placeChaosEnemies', { area }) }]
}

// Moving

function explainFrom(t: Table, role: Role, area: Area): Reason[] {
  if (unitsIn(t, area, role) === 0) return [{ rule: 'BS-MOV-01', message: say('refuse.moveNobody', { area }) }]
  if (isContested(t, area)) return [{ rule: 'BS-MOV-06', message: say('refuse.moveContested', { area }) }]
  const here = army(t, role, area)
  if (!here.some((n, type) => n > 0 && marches(type) && type !== CUTIECORN)) return explainImmobile(here, area)
  const movable: Area[] = []
  movableAreas(t, role, t.state.move?.cost ?? 0, movable)
  if (movable.includes(area)) return []
  return [{ rule: 'BS-MOV-01', message: say('refuse.movePoints', { points: pointsLeft(t, role) }) }]
}

function explainImmobile(here: readonly number[], area: Area): Reason[] {
  if (here[CUTIECORN] > 0) return [{ rule: 'BS-CUT-06', message: say('refuse.moveCutiecorn', { area }) }]
  if (here[UNDEAD] > 0) return [{ rule: 'BS-UND-08', message: say('refuse.moveUndead', { area }) }]
  return [{ rule: 'BS-MOV-09', message: say('refuse.moveFortress', { area }) }]
}

function explainTo(t: Table, role: Role, arg: GroupArg, area: Area): Reason[] {
  const { from, group } = arg
  if (area === from) return [{ rule: 'BS-RUL-17', message: say('refuse.moveStay', { area }) }]
  const points = pointsLeft(t, role)
  reach(t, role, from, gaitOf(t, role, group, newGait()), points, [])
  if (costTo(area) > 0) return []
  for (let type = 0; type < UNIT_TYPES; type++) {
    if (group[type] === 0 || mayEnter(t, role, type, area)) continue
    if (type === SHIP) return [{ rule: 'BS-SEA-01', message: say('refuse.moveShip', { area }) }]
    if (mapOf(t).terrain[area] === SEA) return [{ rule: 'BS-MOV-10', message: say('refuse.moveSea', { area }) }]
    if (mapOf(t).terrain[area] === MOUNTAINS)
      return [{ rule: 'BS-MAP-11', message: say('refuse.moveMountains', { area }) }]
  }
  return explainFar(t, role, arg, area)
}

/** More points than any way costs. */
const ANY_COST = 999

/** Enemies bar the way where no number of points would help (BS-MOV-05). */
function explainFar(t: Table, role: Role, { from, group }: GroupArg, area: Area): Reason[] {
  const areas: Area[] = []
  reach(t, role, from, gaitOf(t, role, group, newGait()), ANY_COST, areas)
  const barrier = areas.includes(area) ? undefined : areas.find((mid) => isBarrier(t, role, mid, area))
  if (barrier !== undefined) return [{ rule: 'BS-MOV-05', message: say('refuse.moveContested', { area: barrier }) }]
  return [{ rule: 'BS-MOV-02', message: say('refuse.moveFar', { area, points: pointsLeft(t, role) }) }]
}

/** Enemy units end the way one step before an area. */
const isBarrier = (t: Table, role: Role, area: Area, beyond: Area): boolean =>
  endsWay(t, role, area) && mapOf(t).adjacent[area].includes(beyond)

// Paying

/** The tiles of a key such as `archer+ship`, if the role has them all. */
function tilesIn(t: Table, role: Role, key: string): UnitType[] | undefined {
  const tiles = key.split('+').map((name) => unitNamed(name.replace('tile:', '')))
  const has = (type: UnitType): boolean => tiles.filter((other) => other === type).length <= inHand(t, role, type)
  return tiles.every((type) => type >= 0 && has(type)) ? tiles : undefined
}

function explainPoints(t: Table, role: Role, key: string, cost: number): Reason[] {
  const tiles = tilesIn(t, role, key)
  if (tiles === undefined) return []
  const values = tiles.map((type) => valueOf(t, role, type))
  const points = values.reduce((a, b) => a + b, 0)
  if (points < cost) return [{ rule: 'BS-MOV-01', message: say('refuse.payLittle', { points, cost }) }]
  const isNeeded = t.state.options.freeOverpay || points - Math.min(...values) < cost
  return isNeeded ? [] : [{ rule: 'BS-RUL-18', message: say('refuse.paySuperfluous') }]
}

function explainTiles(t: Table, role: Role, key: string, arg: TilesToPay): Reason[] {
  const tiles = tilesIn(t, role, key)
  if (tiles === undefined) return []
  const own = tiles.filter((type) => type === arg.unit).length >= inHand(t, role, arg.unit) && tiles.includes(arg.unit)
  if (tiles.length === arg.count && !own) return []
  return [{ rule: 'BS-PLC-04', message: say('refuse.payCount', { count: arg.count }) }]
}

// Undead

function explainUndead(t: Table, role: Role, area: Area, moved: readonly Area[]): Reason[] {
  if (countOf(t, role, area, UNDEAD) === 0) return [{ rule: 'BS-UND-01', message: say('refuse.undeadNone', { area }) }]
  if (isContested(t, area)) return [{ rule: 'BS-UND-05', message: say('refuse.undeadContested', { area }) }]
  if (restedIn(t, role, moved, area) > 0) return []
  return [{ rule: 'BS-UND-01', message: say('refuse.undeadMoved', { area }) }]
}

function explainUndeadTo(t: Table, role: Role, from: Area, area: Area): Reason[] {
  const areas: Area[] = []
  undeadReach(t, role, from, areas)
  if (areas.includes(area)) return []
  if (area === from) return [{ rule: 'BS-UND-01', message: say('refuse.moveStay', { area }) }]
  if (isSea(t, area)) return [{ rule: 'BS-UND-06', message: say('refuse.undeadSea', { area }) }]
  const barrier = areas.find((mid) => costTo(mid) < t.content.undeadSteps && isBarrier(t, role, mid, area))
  if (barrier !== undefined) return [{ rule: 'BS-UND-05', message: say('refuse.undeadContested', { area: barrier }) }]
  return [{ rule: 'BS-UND-01', message: say('refuse.undeadFar', { area }) }]
}
