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

export type VillageEvent =
  | { readonly type: 'captureTile'; readonly role: Role; readonly unit: UnitType; readonly value: number }
  | {
      readonly type: 'villageCaptured'
      readonly role: Role
      readonly area: Area
      readonly owner: Role
      readonly cost: number
    }
  | { readonly type: 'buildTile'; readonly role: Role; readonly unit: UnitType; readonly value: number }
  | { readonly type: 'villageBuilt'; readonly role: Role; readonly area: Area; readonly cost: number }
  | { readonly type: 'pointsLost'; readonly role: Role; readonly points: number }
  | { readonly type: 'desertLoss'; readonly role: Role; readonly unit: UnitType; readonly area: Area }
  /** For everybody: how many tiles were drawn, and how many are left in the bag (BS-SET-23). */
  | { readonly type: 'drew'; readonly role: Role; readonly count: number; readonly bag: number }
  /** For the owner alone (BS-SET-21); `tiles` as `type*count` joined by commas. */
  | { readonly type: 'drewTiles'; readonly role: Role; readonly tiles: string }
  /** `field` is where the supply marker stands now; `moved` is 0 where it already stood on the last field. */
  | {
      readonly type: 'resupply'
      readonly role: Role
      readonly tiles: number
      readonly field: number
      readonly moved: number
    }
  | {
      readonly type: 'villageScoring'
      readonly role: Role
      readonly villages: number
      readonly vp: number
      readonly total: number
      readonly rule: string
    }
  | { readonly type: 'endTriggered'; readonly role: Role; readonly by: 'supply' | 'roundLimit'; readonly rule: string }
  | { readonly type: 'finalBattlesOf'; readonly role: Role }
  | {
      readonly type: 'finalCapture'
      readonly role: Role
      readonly area: Area
      readonly owner: Role
      readonly villages: number
    }
  /** How the last points of a role came about, and what it had before. */
  | {
      readonly type: 'finalScoring'
      readonly role: Role
      readonly before: number
      readonly villages: number
      readonly villagesVp: number
      readonly citadels: number
      readonly citadelsVp: number
      readonly total: number
      readonly rule: string
    }
  /** `own` and `captured` are the two tie-breaks (BS-END-09, BS-END-10); `shared` is 1 where the place is shared. */
  | {
      readonly type: 'ranked'
      readonly role: Role
      readonly place: number
      readonly shared: number
      readonly vp: number
      readonly own: number
      readonly captured: number
    }
