import type { Attitude, Card, Fight, Land, Role } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

export interface FightMessages {
  'attack.pair': { origin: Land; target: Land; role: Role; armies: number }
  'attack.enter': { origin: Land; target: Land }
  'attack.pairDetail': { sent: number; attitude: Attitude; percent: number }
  'attack.enterDetail': { sent: number; attitude: Attitude; percent: number }
  'attack.attitudeAsk': { card: Card; origin: Land; target: Land }
  /** `occupied`: 1 or 0. */
  'attack.neutral': { origin: Land }
  'attack.against': { occupied: number }
  'attack.chance': { sent: number; percent: number }
  /** `role` −1, `armies` 0: unoccupied. */
  'attack.armiesAsk': { origin: Land; target: Land; role: number; armies: number }
  'attack.armies': { n: number }
  'attack.armiesDetail': { stay: number; percent: number }
  'fight.odds': { origin: Land; target: Land; sent: number; attitude: Attitude }
  /** Armies left on average, in tenths. */
  'fight.oddsWon': { tenths: number }
  'fight.oddsTie': NoArgs
  'fight.oddsLost': { tenths: number }
  'fight.oddsNotEntered': NoArgs
  'refuse.fightNoAttack': NoArgs
  'refuse.fightPrice': { energy: number; gold: number }
  'refuse.fightNoPair': NoArgs
  'refuse.fightOrigin': { land: Land }
  'refuse.fightOwnTarget': { land: Land }
  'refuse.fightNotAdjacent': { origin: Land; target: Land }
  'refuse.fightOtherWorld': { origin: Land; target: Land }
  'refuse.fightNoPortal': { origin: Land; target: Land }
  'refuse.fightPortalOneWay': { origin: Land; target: Land }
  'refuse.fightMustStay': { land: Land }
  'refuse.fightOnlyOwnAround': { land: Land }
  'refuse.fightNotBeside': { land: Land }
  'refuse.fightTooFewBeside': { land: Land }
  'refuse.fightNoneToSend': NoArgs
  'refuse.fightLeaveOne': { land: Land; armies: number }
  'refuse.fightLandCardTarget': { card: Card; target: Land }
  'refuse.fightLandCardOther': { card: Card; target: Land }
  'refuse.fightDeclared': { origin: Land; target: Land }
  'refuse.fightDeclined': { origin: Land; target: Land }
  'refuse.fightCardPlayed': { card: Card }
}

export type FightEvent =
  | {
      readonly type: 'attacked'
      readonly role: Role
      readonly card: Card
      readonly origin: Land
      readonly target: Land
      /** −1: unoccupied. */
      readonly defender: number
      readonly sent: number
      readonly attitude: Attitude
    }
  /** Residents between supply and tray before the throw; negative: back to the supply. */
  | { readonly type: 'residentsAdjusted'; readonly added: number }
  /** By colour: the roles, then the residents. */
  | {
      readonly type: 'cubesThrown'
      readonly role: Role
      readonly thrown: readonly number[]
      readonly inside: readonly number[]
      readonly fellThrown: readonly number[]
      readonly fellInside: readonly number[]
    }
  /** Attackers, defenders and residents: cubes in the tray after the throw. */
  | {
      readonly type: 'fightDecided'
      readonly attacker: Role
      readonly defender: number
      readonly target: Land
      readonly attitude: Attitude
      readonly winner: Fight['winner']
      readonly attackers: number
      readonly defenders: number
      readonly residents: number
      readonly placed: number
      readonly attackerLost: number
      readonly defenderLost: number
      readonly residentsLost: number
    }
  /** `from` −1: the stack; `space`: where it lay on a player board, −1: in hand. */
  | {
      readonly type: 'landCardWon'
      readonly role: Role
      readonly name: number
      readonly from: number
      readonly space: number
    }
  | { readonly type: 'landCardReturned'; readonly role: Role; readonly name: number; readonly space: number }
