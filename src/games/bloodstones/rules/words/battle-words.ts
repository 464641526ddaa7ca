import type { Area, Role, UnitType } from '../table/state.ts'
import type { Plain } from './turn-words.ts'

export interface BattleMessages {
  'battle.retreatAsk': { area: Area; attacker: Role }
  'battle.stay': Plain
  'battle.retreat': Plain
  'battle.retreatToAsk': { area: Area }
  'battle.fleeToAsk': { area: Area }
  'battle.destination': { area: Area }
  'battle.destinationOverSea': { area: Area }
  /** `units` as `type*count` joined by commas, here and below. */
  'battle.leftToDie': { units: string }
  'battle.followedByBattle': { area: Area }
  'battle.replaceAsk': { area: Area; opponent: Role }
  'battle.replaceAskShown': { area: Area; opponent: Role; total: number }
  'battle.keepTiles': { sum: number }
  'battle.replace': { unit: UnitType; value: number; tile: number }
  'battle.replaceSum': { sum: number; total: number }
  'battle.loseAsk': { area: Area }
  'battle.lose': { unit: UnitType }
  'battle.loseCitadel': { winner: Role }
  'battle.raiseAsk': { area: Area; most: number }
  'battle.raise': { count: number }
  'odds.battle': { area: Area; opponent: Role }
  /** `hidden` is 1 if the opponent has replaced a tile unseen. */
  'odds.asDrawn': { sum: number; hidden: number }
  'odds.withReplacement': { unit: UnitType; tile: number; sum: number; hidden: number }
  'odds.win': Plain
  'odds.tie': Plain
  'odds.loss': Plain
  'refuse.noBattleHere': { area: Area }
  'refuse.notInBattle': { area: Area; role: Role }
  'refuse.retreatAttacker': Plain
  'refuse.retreatNotNow': Plain
  'refuse.retreatAgain': Plain
  'refuse.retreatFortress': { area: Area }
  'refuse.retreatDragon': { role: Role }
  'refuse.retreatCavalry': { own: number; enemy: number }
  'refuse.retreatCorsairs': { own: number; needed: number }
  'refuse.retreatNowhere': Plain
  'refuse.fleeFarAway': { area: Area }
  'refuse.fleeEnemy': { area: Area }
  'refuse.fleeAgain': { area: Area }
  'refuse.fleeTerrain': { area: Area }
  'refuse.fleeTogether': { area: Area; units: string }
  'refuse.fleeLandCavalry': { area: Area; own: number; enemy: number }
  'refuse.fleeBattleArea': { area: Area }
  'refuse.replaceNotDrawn': { tile: number }
  'refuse.replaceOnce': Plain
  'refuse.loseCutiecorn': Plain
  'refuse.loseNotThere': { unit: UnitType; area: Area }
  'refuse.raiseTooMany': { most: number }
}

/** Why units of a kind count as they do; `sea` is the Corsairs' own bonus (BS-FAC-COR-01). */
export type ModifierReason = 'always' | 'forest' | 'plains' | 'attacking' | 'defending' | 'againstFortress' | 'sea'

/** What the units of one type add to a side's total (BS-TIL-18). `unit` is NONE for the Corsairs' sea bonus. */
export interface ModifierLine {
  readonly unit: UnitType
  readonly count: number
  /** Per unit. */
  readonly each: number
  readonly reasons: readonly ModifierReason[]
}

export type BattleEvent =
  | { readonly type: 'battleBegan'; readonly area: Area; readonly attacker: Role; readonly defender: Role }
  | { readonly type: 'stayed'; readonly role: Role; readonly area: Area }
  | {
      readonly type: 'retreated'
      readonly role: Role
      readonly from: Area
      readonly to: Area
      readonly units: string
      readonly overSea: boolean
    }
  | {
      readonly type: 'fled'
      readonly role: Role
      readonly from: Area
      readonly to: Area
      readonly units: string
      readonly overSea: boolean
    }
  /** Could not go along, could not flee, or left behind (BS-RET-17, BS-RET-18, BS-RET-20). */
  | { readonly type: 'leftAndDestroyed'; readonly role: Role; readonly area: Area; readonly units: string }
  | { readonly type: 'battleTiles'; readonly role: Role; readonly area: Area; readonly count: number }
  /** For the owner alone (BS-BAT-11). */
  | { readonly type: 'battleTilesSeen'; readonly role: Role; readonly tiles: readonly number[] }
  | { readonly type: 'replacementMade'; readonly role: Role; readonly made: boolean }
  /** For the owner alone (BS-RUL-40). */
  | { readonly type: 'replacementSeen'; readonly role: Role; readonly unit: UnitType; readonly tile: number }
  | {
      readonly type: 'sideRevealed'
      readonly role: Role
      readonly area: Area
      readonly isAttacker: boolean
      /** The battle tiles that count, without the replacement. */
      readonly tiles: readonly number[]
      /** The hand tile that counts as one of the three and its value; NONE and 0 without. */
      readonly replacement: UnitType
      readonly value: number
      readonly modifiers: readonly ModifierLine[]
      readonly total: number
    }
  | { readonly type: 'battleTied'; readonly area: Area; readonly total: number }
  | { readonly type: 'shieldGuardsDecide'; readonly role: Role; readonly area: Area; readonly total: number }
  | {
      readonly type: 'battleWon'
      readonly role: Role
      readonly loser: Role
      readonly area: Area
      readonly vp: number
      readonly units: number
      readonly corsairs: number
      readonly cutiecorn: number
    }
  | { readonly type: 'unitLost'; readonly role: Role; readonly unit: UnitType; readonly area: Area }
  | { readonly type: 'citadelTaken'; readonly role: Role; readonly loser: Role; readonly area: Area }
  | { readonly type: 'undeadRaised'; readonly role: Role; readonly area: Area; readonly count: number }
  | { readonly type: 'dragonsLeave'; readonly role: Role; readonly area: Area; readonly count: number }
  | { readonly type: 'replacementDiscarded'; readonly role: Role; readonly unit: UnitType }
  | { readonly type: 'battleEnded'; readonly area: Area }
