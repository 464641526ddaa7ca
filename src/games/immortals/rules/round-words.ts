import type { Plain } from './plain.ts'

export interface RoundMessages {
  'reinforce.ask': { readonly shadow: number; readonly light: number }
  'reinforce.land': { readonly land: number }
  'reinforce.detail': { readonly armies: number }
  'reinforce.done': Plain
  'plan.ask': Plain
  'plan.ready': Plain
  'plan.back': { readonly role: number; readonly space: number; readonly card: number }
  'plan.place': { readonly role: number; readonly space: number; readonly card: number }
  'turn.ask': Plain
  'turn.space': { readonly role: number; readonly space: number; readonly card: number }
  'turn.pass': Plain
  'turn.passDetail': Plain
  'compensation.ask': { readonly why: string }
  'compensation.gold': { readonly gold: number }
  'compensation.energy': { readonly energy: number }
  'does.blank': Plain
}

export type RoundEvent =
  | { readonly type: 'roundBegan'; readonly round: number; readonly rounds: number; readonly startPlayer: number }
  | { readonly type: 'conflictCardDrawn'; readonly role: number }
  | { readonly type: 'conflictCardSeen'; readonly role: number; readonly card: number }
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
