import type { EventIn } from '../../../../engine/index.ts'
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
  'battle.leftToDieBeforeBattle': { units: string; area: Area }
  'battle.replaceAsk': { area: Area; opponent: Role }
  'battle.replaceAskShown': { area: Area; opponent: Role; total: number }
  'battle.keepTiles': { total: number }
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

interface BattleEvents {
  battleBegan: { area: Area; attacker: Role; defender: Role }
  stayed: { role: Role; area: Area }
  retreated: { role: Role; from: Area; to: Area; units: string; overSea: boolean }
  fled: { role: Role; from: Area; to: Area; units: string; overSea: boolean }
  /** Could not go along, could not flee, or left behind (BS-RET-17, BS-RET-18, BS-RET-20). */
  leftAndDestroyed: { role: Role; area: Area; units: string }
  battleTiles: { role: Role; area: Area; count: number }
  /** For the owner alone (BS-BAT-11). */
  battleTilesSeen: { role: Role; tiles: readonly number[] }
  replacementMade: { role: Role; made: boolean }
  /** For the owner alone (BS-RUL-40). */
  replacementSeen: { role: Role; unit: UnitType; tile: number }
  sideRevealed: {
    role: Role
    area: Area
    isAttacker: boolean
    /** The battle tiles that count, without the replacement. */
    tiles: readonly number[]
    /** The hand tile that counts as one of the three and its value; NONE and 0 without. */
    replacement: UnitType
    value: number
    modifiers: readonly ModifierLine[]
    total: number
  }
  battleTied: { area: Area; total: number }
  shieldGuardsDecide: { role: Role; area: Area; total: number }
  battleWon: { role: Role; loser: Role; area: Area; vp: number; units: number; corsairs: number; cutiecorn: number }
  unitLost: { role: Role; unit: UnitType; area: Area }
  citadelTaken: { role: Role; loser: Role; area: Area }
  undeadRaised: { role: Role; area: Area; count: number }
  dragonsLeave: { role: Role; area: Area; count: number }
  replacementDiscarded: { role: Role; unit: UnitType }
  battleEnded: { area: Area }
}

export type BattleEvent = EventIn<BattleEvents>
