import type { RollFor } from '../rounds/initiative.ts'
import type { ArmyCard, Figure, Role, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

export interface RoundMessages {
  'draft.ask': { points: number }
  'draft.card': { card: ArmyCard; points: number }
  'draft.done': NoArgs
  /** The cards chosen so far. */
  'prepare.ask': { points: number; cards: string }
  'place.ask': { figure: Figure }
  'place.space': { space: Space }
  'place.spaces': { front: Space; rear: Space }
  'place.out': { figure: Figure }
  'place.wait': { figure: Figure }
  'place.instead': { figure: Figure }
  'scout.ask': NoArgs
  'scout.card': { card: ArmyCard }
  'marker.ask': { marker: number; turn: number }
  'marker.askX': NoArgs
  'marker.card': { card: ArmyCard; marker: number }
  'basic.ask': NoArgs
  'basic.card': { card: ArmyCard }
  'reinforce.ask': { needed: number }
  'reinforce.yes': NoArgs
  'reinforce.no': NoArgs
  'refuse.notYourTurn': { role: Role }
  'refuse.notActive': { card: ArmyCard; active: ArmyCard }
  'refuse.needsHero': NoArgs
  'refuse.needsFigure': NoArgs
  'refuse.captive': { card: ArmyCard }
  'refuse.ownCard': { card: ArmyCard }
  'refuse.taken': { card: ArmyCard; role: Role }
  'refuse.barred': { card: ArmyCard }
  'refuse.destroyedCard': { card: ArmyCard }
  'refuse.tooManyPoints': { card: ArmyCard; points: number; left: number }
  'refuse.othersNeed': { card: ArmyCard }
  'refuse.noMoreCopies': { card: ArmyCard }
  'refuse.hasRoom': { figure: Figure }
  'refuse.keepsRoom': { space: Space; figure: Figure }
  'refuse.placeOccupied': { space: Space; figure: Figure }
  'refuse.placeTooLow': { space: Space; figure: Figure }
  'refuse.placeNoPair': { space: Space; figure: Figure }
  'refuse.enemyZone': { role: Role; space: Space }
  'refuse.outsideZone': { space: Space }
  'refuse.notYourCard': { card: ArmyCard }
  'refuse.outOfPlay': { card: ArmyCard }
  'refuse.scoutNoHero': { card: ArmyCard }
}

export type RoundEvent =
  /** One throw of the 20-sided die by each of these players. */
  | {
      readonly type: 'rolledForFirst'
      readonly what: RollFor
      readonly roles: readonly Role[]
      readonly rolls: readonly number[]
      readonly bonuses: readonly number[]
    }
  | { readonly type: 'rolledToBegin'; readonly role: Role; readonly faces: readonly number[]; readonly skulls: number }
  | { readonly type: 'begins'; readonly role: Role }
  | { readonly type: 'cardChosen'; readonly role: Role; readonly card: ArmyCard; readonly left: number }
  | { readonly type: 'armyComplete'; readonly role: Role; readonly points: number }
  | { readonly type: 'armyShown'; readonly role: Role; readonly cards: readonly ArmyCard[] }
  | {
      readonly type: 'figurePlaced'
      readonly role: Role
      readonly figure: Figure
      readonly front: Space
      readonly rear: Space
    }
  | { readonly type: 'figureLeftOut'; readonly figure: Figure }
  | { readonly type: 'scoutHidden'; readonly role: Role; readonly cards: readonly ArmyCard[] }
  | { readonly type: 'battleBegan' }
  | { readonly type: 'roundBegan'; readonly round: number }
  | { readonly type: 'markersPlaced'; readonly role: Role; readonly cards: readonly ArmyCard[] }
  | { readonly type: 'initiativeWon'; readonly role: Role }
  | { readonly type: 'markerShown'; readonly role: Role; readonly card: ArmyCard; readonly marker: number }
  | { readonly type: 'turnLost'; readonly role: Role; readonly turn: number }
  | { readonly type: 'cardActivated'; readonly role: Role; readonly card: ArmyCard }
  | { readonly type: 'rolledForReinforcements'; readonly role: Role; readonly roll: number; readonly needed: number }
