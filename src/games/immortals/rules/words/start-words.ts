import type { Card, Land, Role } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

export interface StartMessages {
  'start.group': { land: Land }
  'start.groupOf': { armies: number }
  /** Groups of this size, and of any size. */
  'start.groupsLeft': { count: number; left: number }
  'draft.group': { land: Land }
  'draft.ask': { round: number; world: number; groups: number }
  'draft.askKeep': { round: number; world: number }
  'draft.askBlocked': { round: number; world: number }
  'draft.card': { card: Card }
  'draft.keeps': NoArgs
  'draft.jokerFor': { lands: string }
  'draft.jokerLand': { region: number }
  'draft.restLand': NoArgs
  'draft.land': { land: Land }
  'draft.takesLandCard': { energy: number; gold: number }
  'draft.ownLandCard': { energy: number; gold: number }
  'draft.othersLandCard': { energy: number; gold: number; role: Role }
  'filling.split': { armies: number }
  'filling.splitInto': { light: number; shadow: number }
  'filling.limbosThen': { light: number; shadow: number }
  'refuse.startNoActions': NoArgs
  'refuse.startLimbosLater': NoArgs
  'refuse.startKeepOnly': NoArgs
  'refuse.startCardFirst': NoArgs
  'refuse.startLandFirst': NoArgs
  'refuse.startCardChosen': NoArgs
  'refuse.startCardsLater': NoArgs
  'refuse.startLandCard': { name: number }
  'refuse.startKeptAlready': { card: Card }
  'refuse.startOtherWorld': { world: number }
  'refuse.startNotInHand': { card: Card }
  'refuse.startTakeCard': { card: Card }
  'refuse.startJokerLater': { card: Card }
  'refuse.startRegionFull': { region: number }
  'refuse.startOwnLand': { land: Land }
  'refuse.startOccupied': { land: Land; role: Role }
  'refuse.startJokerWorld': { region: number }
  'refuse.startJokerRegion': { land: Land; region: number }
  'refuse.startGroupUsed': { armies: number }
  'refuse.startOuterEmpty': { armies: number }
  'refuse.startNoSuchGroup': { armies: number }
  'refuse.startWhichGroup': { land: Land }
  'refuse.startLandFixed': { land: Land }
  'refuse.startTwinLater': { name: number; armies: number }
  'refuse.startOtherLand': { land: Land }
  'refuse.startSplitLand': NoArgs
  'refuse.startSplitTooMany': { armies: number; fallen: number }
}

export type StartEvent =
  | { readonly type: 'startRaces'; readonly role: Role; readonly light: number; readonly shadow: number }
  | { readonly type: 'startPlayerFound'; readonly role: Role }
  | {
      readonly type: 'startGroupPlaced'
      readonly role: Role
      readonly land: Land
      readonly armies: number
      /** Groups still on the player board. */
      readonly left: number
      readonly rule: string
    }
  | { readonly type: 'startShadowArmies'; readonly role: Role; readonly land: Land; readonly armies: number }
  /** From the stack. */
  | { readonly type: 'startLandCard'; readonly role: Role; readonly name: number }
  /** In turn order: who got a hand of which world. */
  | { readonly type: 'draftDealt'; readonly roles: readonly Role[]; readonly worlds: readonly number[] }
  | { readonly type: 'draftShown'; readonly role: Role; readonly card: Card }
  | { readonly type: 'draftKept'; readonly role: Role }
  /** Told to the owner only. */
  | { readonly type: 'draftKeptCard'; readonly role: Role; readonly card: Card }
  | { readonly type: 'draftCardStays'; readonly role: Role; readonly card: Card }
  | { readonly type: 'draftPassed'; readonly round: number; readonly role: Role }
  | { readonly type: 'draftStackRenewed'; readonly world: number; readonly cards: number }
  | { readonly type: 'draftStuck' }
  | { readonly type: 'draftOver'; readonly cards: number; readonly role: Role }
  | { readonly type: 'startIncome'; readonly role: Role; readonly energy: number; readonly gold: number }
  | { readonly type: 'startLimbos'; readonly role: Role; readonly armies: number }
  /** By colour; `kept`: residents that stay in the tray. */
  | {
      readonly type: 'towerFilled'
      readonly thrown: readonly number[]
      readonly fell: readonly number[]
      readonly kept: number
    }
  | { readonly type: 'fallenSplit'; readonly role: Role; readonly light: number; readonly shadow: number }
  | { readonly type: 'startBoxed'; readonly role: Role; readonly armies: number }
