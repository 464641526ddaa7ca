import type { EventIn } from '../../../../engine/index.ts'
import type { Area, Role, UnitType } from '../table/state.ts'
import type { Plain } from './turn-words.ts'

export interface VillageMessages {
  'capture.tileAsk': Plain
  'capture.tile': { unit: UnitType; value: number }
  'capture.none': Plain
  'capture.villageAsk': { points: number }
  'capture.village': { area: Area; owner: Role; cost: number }
  'capture.stop': { points: number }
  'build.tileAsk': Plain
  'build.tile': { unit: UnitType; value: number }
  'build.none': Plain
  'build.villageAsk': { points: number; supply: number }
  'build.village': { area: Area; cost: number }
  'build.stop': { points: number }
  'final.battleAsk': Plain
  'final.battle': { area: Area; role: Role }
  'refuse.captureNothing': { area: Area }
  'refuse.captureOwn': { area: Area }
  'refuse.captureNoUnit': { area: Area }
  'refuse.captureContested': { area: Area }
  'refuse.captureCost': { area: Area; cost: number }
  'refuse.captureNoTile': { area: Area; cost: number }
  'refuse.captureNowhere': Plain
  'refuse.captureOnce': Plain
  'refuse.capturePhase': Plain
  'refuse.captureChaosPhase': Plain
  'refuse.captureNoTiles': Plain
  'refuse.buildPhase': Plain
  'refuse.buildChaos': Plain
  'refuse.buildTerrain': { area: Area; terrain: string }
  'refuse.buildMountains': { area: Area }
  'refuse.buildCitadel': { area: Area }
  'refuse.buildEnemy': { area: Area }
  'refuse.buildFull': { area: Area; max: number }
  'refuse.buildSupply': Plain
  'refuse.buildNotEmpty': { area: Area }
  'refuse.buildNotConnected': { area: Area }
  'refuse.buildCost': { area: Area; cost: number }
  'refuse.buildNoTile': { area: Area; cost: number }
  'refuse.tileTooSmall': { unit: UnitType; value: number }
  'refuse.finalOnlyBattles': Plain
}

/** Why the end came: all markers are on the last field, all that can still move are, or the agreed rounds are over. */
export interface EndReason {
  readonly by: 'supply' | 'lockedOut' | 'roundLimit'
  readonly rule: string
}

interface VillageEvents {
  captureTile: { role: Role; unit: UnitType; value: number }
  villageCaptured: { role: Role; area: Area; owner: Role; cost: number }
  buildTile: { role: Role; unit: UnitType; value: number }
  villageBuilt: { role: Role; area: Area; cost: number }
  pointsLost: { role: Role; points: number }
  desertLoss: { role: Role; unit: UnitType; area: Area }
  /** For everybody: how many tiles were drawn, and how many are left in the bag (BS-SET-23). */
  drew: { role: Role; count: number; bag: number }
  /** For the owner alone (BS-SET-21); `tiles` as `type*count` joined by commas. */
  drewTiles: { role: Role; tiles: string }
  /** `field` is where the supply marker stands now; `moved` is 0 where it already stood on the last field. */
  resupply: { role: Role; tiles: number; field: number; moved: number }
  villageScoring: { role: Role; villages: number; vp: number; total: number; rule: string }
  endTriggered: { role: Role } & EndReason
  finalBattlesOf: { role: Role }
  finalCapture: { role: Role; area: Area; owner: Role; villages: number }
  /** How the last points of a role came about, and what it had before. */
  finalScoring: {
    role: Role
    before: number
    villages: number
    villagesVp: number
    citadels: number
    citadelsVp: number
    total: number
    rule: string
  }
  /** `own` and `captured` are the two tie-breaks (BS-END-09, BS-END-10); `shared` is 1 where the place is shared. */
  ranked: { role: Role; place: number; shared: number; vp: number; own: number; captured: number }
}

export type VillageEvent = EventIn<VillageEvents>
