import type { Card, Role, Side, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

/** Lists of dice travel as numbers joined by commas. */
export interface CombatMessages {
  'combat.losePrompt': { readonly n: number; readonly space: Space }
  'combat.loseUnit': { readonly role: Role; readonly type: number }
  'combat.unitsThere': { readonly n: number; readonly die: string }
  'combat.dieLosePrompt': { readonly n: number }
  'combat.dieKeepPrompt': { readonly n: number }
  'combat.heroDieConvertPrompt': { readonly n: number }
  'combat.dieConvertPrompt': { readonly n: number; readonly side: Side; readonly card: Card }
  'combat.dieRerollPrompt': { readonly n: number }
  'combat.dieRerollAnyPrompt': NoArgs
  'combat.dieTurnPrompt': { readonly n: number; readonly symbol: number }
  'combat.dieIgnorePrompt': { readonly n: number; readonly symbol: number }
  'combat.die': { readonly dice: string }
  'combat.dieShowing': {
    readonly dice: string
    readonly skulls: number
    readonly shields: number
    readonly bolts: number
  }
  'combat.dieDone': NoArgs
  'combat.colourPrompt': NoArgs
  'combat.boltsPrompt': { readonly bolts: number; readonly shields: number }
  'combat.boltsKept': { readonly kept: number; readonly used: number }
  'combat.whyLossType': { readonly role: Role; readonly type: number; readonly space: Space }
  'combat.whyLossElsewhere': { readonly space: Space }
  'combat.whyNoDamage': NoArgs
  'combat.whyNoRetreat': { readonly space: Space }
  'combat.whyDieGone': NoArgs
  'combat.whyDieShows': NoArgs
  'combat.whyDieEnemy': NoArgs
  'combat.whyAllDice': NoArgs
  'combat.whyMustChoose': NoArgs
  'combat.whyBolts': { readonly bolts: number }
  'combat.whyBoltsCursed': { readonly space: Space }
  'combat.whyGodpowerOutside': NoArgs
  'combat.oddsCombat': { readonly side: Side; readonly card: Card; readonly space: Space }
  'combat.oddsNemeses': { readonly space: Space }
  'combat.oddsWin': { readonly left: number }
  'combat.oddsSideWins': { readonly side: Side; readonly card: Card }
  'combat.oddsLose': { readonly side: Side; readonly card: Card }
  'combat.oddsBoth': NoArgs
  'combat.oddsHorde': NoArgs
  'combat.oddsQuest': { readonly quest: number; readonly dice: string }
  'combat.oddsGoals': { readonly goals: number; readonly of: number; readonly isSolved: number }
}

interface OfGroup {
  readonly side: Side
  /** NONE: Units of a player, Garrisons, Skeletons. */
  readonly card: Card
}

interface Rolled extends OfGroup {
  readonly dice: string
  /** Beside `dice`: the number of the face that each shows. */
  readonly faces: string
  readonly skulls: number
  readonly shields: number
  readonly bolts: number
  readonly rule: string
}

interface Rerolled extends Rolled {
  /** Beside `dice`: the place of each in the roll it belongs to, counted from 0, and what they showed together. */
  readonly numbers: string
  readonly wasSkulls: number
  readonly wasShields: number
  readonly wasBolts: number
}

/** One event of each type. */
type Each<K extends string, T> = K extends string ? { readonly type: K } & T : never

interface Dice extends OfGroup {
  readonly dice: string
  readonly rule: string
}

interface Symbols extends OfGroup {
  readonly symbol: number
  readonly n: number
  readonly rule: string
}

export type CombatEvent =
  | {
      readonly type: 'combatBegan'
      readonly side: Side
      readonly card: Card
      readonly other: Side
      readonly otherCard: Card
      readonly space: Space
      readonly terrain: number
      readonly rule: string
    }
  | { readonly type: 'combatRound'; readonly part: 'archery' | 'clash'; readonly n: number; readonly rule: string }
  | Each<'diceAdded' | 'diceTaken' | 'diceCopied', Dice>
  | ({ readonly type: 'diceConverted'; readonly n: number; readonly to: string; readonly rule: string } & OfGroup)
  | Each<'diceRolled' | 'extraRolled', Rolled>
  | Each<'diceRerolled', Rerolled>
  | ({ readonly type: 'dieTurned'; readonly die: string; readonly symbol: number; readonly rule: string } & OfGroup)
  | Each<'symbolsAdded' | 'symbolsCancelled' | 'symbolsIgnored', Symbols>
  | ({ readonly type: 'useForbidden'; readonly what: string; readonly scope: string; readonly rule: string } & OfGroup)
  | { readonly type: 'archerySkipped'; readonly space: Space; readonly rule: string }
  | ({ readonly type: 'boltsCancel'; readonly n: number; readonly rule: string } & OfGroup)
  | ({ readonly type: 'boltsReserved'; readonly n: number; readonly rule: string } & OfGroup)
  | ({
      readonly type: 'combatDamage'
      readonly n: number
      readonly skulls: number
      readonly shields: number
      readonly rule: string
    } & OfGroup)
  | { readonly type: 'combatStalled'; readonly space: Space; readonly rule: string }
  | { readonly type: 'skeletonsTurned'; readonly n: number; readonly rule: string }
  | Each<'combatWonBy' | 'combatLeft', OfGroup & { readonly space: Space; readonly rule: string }>
  /** `fell`: 1 if nobody is left of those who fought the Skeletons. */
  | { readonly type: 'combatUndecided'; readonly space: Space; readonly fell: 0 | 1; readonly rule: string }
  | { readonly type: 'combatBothFell'; readonly space: Space; readonly rule: string }
