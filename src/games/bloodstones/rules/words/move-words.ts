import type { EventIn } from '../../../../engine/index.ts'
import type { Area, Role, UnitType } from '../table/state.ts'
import type { Plain } from './turn-words.ts'

/** Lists of tiles or units are flat: `type*count` joined by commas. */
export interface MoveMessages {
  'place.ask': { unit: UnitType }
  'place.area': { area: Area }
  'place.fight': { area: Area }
  'pay.tilesAsk': { unit: UnitType; count: number }
  'pay.pointsAsk': { cost: number }
  'pay.with': { tiles: string }
  'pay.exact': { points: number }
  'pay.lost': { points: number; lost: number }
  'move.which': { area: Area }
  'move.all': { units: string }
  'move.pick': Plain
  'move.countAsk': { unit: UnitType; area: Area }
  'move.count': { unit: UnitType; count: number }
  'move.whereAsk': { units: string }
  'move.to': { area: Area; cost: number }
  'move.fight': { area: Area }
  'move.moreAsk': { cost: number }
  'move.from': { area: Area }
  'move.pay': { cost: number }
  'move.left': { points: number }
  'undead.ask': Plain
  'undead.from': { area: Area }
  'undead.done': Plain
  'undead.whereAsk': { area: Area }
  'undead.to': { area: Area }
  'refuse.placeBlank': Plain
  'refuse.placeNever': { unit: UnitType }
  'refuse.placeNoHome': { unit: UnitType; area: Area }
  'refuse.placeNoHarbour': { area: Area }
  'refuse.placeNowhere': { unit: UnitType }
  'refuse.placeTerrain': { unit: UnitType; area: Area }
  'refuse.placeChaos': { unit: UnitType; area: Area }
  'refuse.placeChaosEnemies': { area: Area }
  'refuse.placeCost': { unit: UnitType; cost: number; tiles: number }
  'refuse.cutiecornInPlay': Plain
  'refuse.moveNobody': { area: Area }
  'refuse.moveContested': { area: Area }
  'refuse.moveFortress': { area: Area }
  'refuse.moveUndead': { area: Area }
  'refuse.moveCutiecorn': { area: Area }
  'refuse.movePoints': { points: number }
  'refuse.moveStay': { area: Area }
  'refuse.moveMountains': { area: Area }
  'refuse.moveSea': { area: Area }
  'refuse.moveShip': { area: Area }
  'refuse.moveFar': { area: Area; points: number }
  'refuse.payCount': { count: number }
  'refuse.payLittle': { points: number; cost: number }
  'refuse.paySuperfluous': Plain
  'refuse.undeadNone': { area: Area }
  'refuse.undeadMoved': { area: Area }
  'refuse.undeadContested': { area: Area }
  'refuse.undeadSea': { area: Area }
  'refuse.undeadFar': { area: Area }
}

interface MoveEvents {
  placed: { role: Role; unit: UnitType; area: Area }
  /** `unit` is what was paid for. */
  paidTiles: { role: Role; unit: UnitType; tiles: string }
  moved: {
    role: Role
    units: string
    /** Every area from the first to the last, with the sea areas crossed by ship. */
    path: readonly Area[]
    cost: number
  }
  /** For a move action. */
  paidPoints: { role: Role; tiles: string; points: number; cost: number }
  undeadMoved: { role: Role; path: readonly Area[] }
}

export type MoveEvent = EventIn<MoveEvents>
