import type { NoArgs } from '../../../../engine/index.ts'

/** Lands that can be attacked; in how many of them the residents would fight for the player, or stay out of it. */
interface Attackable {
  readonly attacks: number
  readonly helped: number
  readonly neutral: number
  readonly energy: number
  readonly gold: number
}

export interface RoundMessages {
  'reinforce.ask': { readonly shadow: number; readonly light: number }
  'reinforce.land': { readonly land: number }
  'reinforce.detail': { readonly armies: number }
  'reinforce.done': NoArgs
  'plan.ask': NoArgs
  'plan.ready': NoArgs
  'plan.back': { readonly role: number; readonly space: number; readonly card: number }
  'plan.place': { readonly role: number; readonly space: number; readonly card: number }
  'turn.ask': NoArgs
  'turn.space': { readonly role: number; readonly space: number; readonly card: number }
  'turn.pass': NoArgs
  'turn.passDetail': NoArgs
  'compensation.ask': { readonly why: string }
  'compensation.gold': { readonly gold: number }
  'compensation.energy': { readonly energy: number }
  'does.blank': NoArgs
  /** Lists joined by commas: what each of the lands would bring. */
  'does.gold': { readonly lands: string; readonly amounts: string }
  'does.energy': { readonly lands: string; readonly amounts: string }
  'does.awaken': { readonly lands: string; readonly amounts: string; readonly energy: number; readonly gold: number }
  'does.build': {
    readonly lands: string
    readonly buildings: string
    readonly energies: string
    readonly golds: string
  }
  'does.shrine': { readonly lands: string; readonly energy: number; readonly gold: number }
  'does.attack': Attackable
  'does.attackOrMove': Attackable & {
    readonly moves: number
    readonly moveEnergy: number
    readonly moveGold: number
  }
  /** Any of `awaken`, `draw`, `marker`, `shrine`, `takeOver`; armies and cards: as many as would come. */
  'does.magic': {
    readonly effects: string
    readonly armies: number
    readonly cards: number
    readonly energy: number
    readonly gold: number
  }
  'does.absent': { readonly card: number }
  'does.tooDear': {
    readonly energy: number
    readonly gold: number
    readonly ownEnergy: number
    readonly ownGold: number
  }
  'does.noAttack': NoArgs
  'does.emptyLimbo': NoArgs
  'does.noBuilding': NoArgs
  'does.noMagic': NoArgs
  'refuse.over': NoArgs
  'refuse.waitStart': { readonly role: number }
  'refuse.waitDraft': NoArgs
  'refuse.waitPlacing': { readonly role: number }
  'refuse.waitFilling': { readonly role: number }
  'refuse.waitReinforce': { readonly role: number }
  'refuse.waitPlan': NoArgs
  'refuse.waitTurn': { readonly role: number }
  'refuse.waitAction': { readonly role: number; readonly space: number; readonly card: number }
  'refuse.reinforceFirst': NoArgs
  'refuse.reinforceWhere': { readonly world: number }
  'refuse.reinforceAbsent': { readonly world: number }
  'refuse.reinforceTooFew': { readonly world: number; readonly limbo: number; readonly per: number }
  'refuse.reinforceUsed': { readonly world: number }
  'refuse.reinforceForeign': { readonly land: number; readonly role: number }
  'refuse.reinforceUnoccupied': { readonly land: number }
  'refuse.planFirst': NoArgs
  'refuse.planNotYours': { readonly card: number }
  'refuse.planHeld': { readonly card: number; readonly role: number }
  'refuse.planInStack': { readonly card: number }
  'refuse.planLies': { readonly card: number; readonly role: number; readonly space: number }
  'refuse.planNoBlank': { readonly blanks: number }
  'refuse.planArmySpace': { readonly card: number; readonly role: number; readonly space: number }
  'refuse.planMagicSpace': { readonly card: number; readonly role: number; readonly space: number }
  'refuse.planJoker': { readonly card: number; readonly role: number; readonly space: number }
  'refuse.planTaken': { readonly role: number; readonly space: number }
  'refuse.planEmpty': { readonly role: number; readonly space: number }
  'refuse.planNoSpace': { readonly card: number }
  'refuse.turnEmpty': { readonly role: number; readonly space: number }
  'refuse.turnOnlyBlanks': NoArgs
  'refuse.turnNotPlanned': { readonly card: number }
  'refuse.turnNotYours': { readonly card: number }
  'refuse.turnPlanned': NoArgs
  'refuse.turnReveal': NoArgs
  'refuse.compensation': { readonly why: string }
}

export type RoundEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly rounds: number; readonly startPlayer: number }
  /** By magic with its own rule. */
  | { readonly type: 'conflictCardDrawn'; readonly role: number; readonly rule?: string }
  | { readonly type: 'conflictCardSeen'; readonly role: number; readonly card: number; readonly rule?: string }
  | { readonly type: 'discardShuffled'; readonly cards: number }
  | { readonly type: 'nothingToDraw'; readonly role: number }
  | { readonly type: 'reinforced'; readonly role: number; readonly land: number }
  | { readonly type: 'reinforcementForgone'; readonly role: number; readonly armies: number }
  | { readonly type: 'planningBegan' }
  | { readonly type: 'planned'; readonly role: number; readonly cards: number }
  | { readonly type: 'cardRevealed'; readonly role: number; readonly space: number; readonly card: number }
  | { readonly type: 'cardReturned'; readonly role: number; readonly space: number; readonly card: number }
  | { readonly type: 'cardDiscarded'; readonly role: number; readonly space: number; readonly card: number }
  | { readonly type: 'compensated'; readonly role: number; readonly gold: number; readonly energy: number }
  | { readonly type: 'passed'; readonly role: number; readonly cards: number }
  | {
      readonly type: 'scored'
      readonly role: number
      readonly lands: number
      readonly shrines: number
      readonly capitals: number
      readonly regions: number
      readonly total: number
      readonly points: number
      readonly laps: number
      readonly field: number
    }
  | { readonly type: 'gameEnded'; readonly winners: string; readonly points: number }
