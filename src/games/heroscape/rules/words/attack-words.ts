import type { Cause } from '../life/life.ts'
import type { ArmyCard, Figure, Role, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

/**
 * Extra dice as `reason:dice` joined by commas; a reason is `height`, `glyph` or the id of a special power.
 */
export type Bonuses = string

export interface AttackMessages {
  'attack.ask': { card: ArmyCard }
  'attack.pair': { attacker: Figure; target: Figure }
  'attack.pairDice': { attack: number; attackBonuses: Bonuses; defense: number; defenseBonuses: Bonuses }
  'attack.pairBreaksTruce': { role: Role; attack: number; defense: number }
  /** How many have attacked so far. */
  'attack.done': { card: ArmyCard; attacks: number }
  'attack.odds': { attacker: Figure; target: Figure; attack: number; defense: number }
  'attack.oddsSpecial': { attacker: Figure; target: Figure; attack: number; defense: number }
  'attack.oddsDestroyed': NoArgs
  'attack.oddsWounds': { wounds: number }
  'attack.oddsUnharmed': NoArgs
  'attack.oddsStruckBack': { wounds: number }
  'attack.oddsAttackerDestroyed': NoArgs
  'attack.putBackAsk': { figure: Figure }
  'attack.putBack': { card: ArmyCard }
  'refuse.attackNotActive': { figure: Figure; card: ArmyCard }
  'refuse.attackAgain': { figure: Figure; times: number }
  'refuse.attackGivenUp': { card: ArmyCard; power: string }
  'refuse.attackNoTarget': { figure: Figure }
  'refuse.attackEnoughActing': { figure: Figure; most: number }
  'refuse.attackFriend': { figure: Figure }
  'refuse.attackNobodys': { figure: Figure }
  'refuse.attackGone': { figure: Figure }
  'refuse.attackEngaged': { attacker: Figure; target: Figure; engaged: string }
  'refuse.attackNotNeighbour': { attacker: Figure; target: Figure; distance: number }
  'refuse.attackNotAdjacent': { attacker: Figure; target: Figure }
  'refuse.attackTooFar': { attacker: Figure; target: Figure; distance: number; range: number }
  'refuse.attackNoWay': { attacker: Figure; target: Figure }
  'refuse.attackThorianSpeed': { attacker: Figure; target: Figure }
  'refuse.attackHidden': { attacker: Figure; target: Figure }
  'refuse.attackHiddenByGround': { attacker: Figure; target: Figure; space: Space }
  'refuse.attackHiddenByRuin': { attacker: Figure; target: Figure }
  'refuse.attackHiddenByFigure': { attacker: Figure; target: Figure; figure: Figure }
  'refuse.attackNobodyThere': { space: Space }
}

export type AttackEvent =
  /** `faces` as rolled: 0 skull, 1 shield, 2 blank. */
  | {
      readonly type: 'attackRolled'
      readonly attacker: Figure
      readonly target: Figure
      readonly faces: readonly number[]
      readonly bonuses: Bonuses
    }
  | {
      readonly type: 'specialAttackRolled'
      readonly attacker: Figure
      /** Those affected, joined by commas, in the order in which they defend themselves. */
      readonly targets: string
      readonly faces: readonly number[]
    }
  /** Without a skull nobody has to defend (HS-ATT-15). */
  | { readonly type: 'attackMissed'; readonly attacker: Figure; readonly targets: string }
  | {
      readonly type: 'defenseRolled'
      readonly attacker: Figure
      readonly figure: Figure
      readonly faces: readonly number[]
      readonly bonuses: Bonuses
      readonly skulls: number
      readonly shields: number
      /** What gets through; 0: blocked. */
      readonly hits: number
      /** 1 if Stealth Dodge made one shield enough. */
      readonly dodged: number
    }
  | { readonly type: 'struckBack'; readonly figure: Figure; readonly attacker: Figure; readonly wounds: number }
  | {
      readonly type: 'wounded'
      readonly figure: Figure
      readonly wounds: number
      readonly total: number
      readonly life: number
      readonly space: Space
      readonly cause: Cause
    }
  | {
      readonly type: 'destroyed'
      readonly figure: Figure
      readonly role: Role
      /** Where it stood. */
      readonly space: Space
      readonly rear: Space
      readonly cause: Cause
    }
  | { readonly type: 'cardOutOfPlay'; readonly card: ArmyCard; readonly role: Role }
  | { readonly type: 'putBack'; readonly figure: Figure; readonly card: ArmyCard; readonly role: Role }
