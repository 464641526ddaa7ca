import type { Action } from '../../content/names.ts'
import type { Role, Space } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

export interface ActionMessages {
  'action.turn': { ap: number }
  'action.action': { action: Action }
  'action.price': { action: Action; ap: number; plunder: number; food: number }
  'action.does': { action: Action }
  'action.endTurn': NoArgs
  'action.pass': NoArgs
  'action.hex': { space: Space }
  'action.nowhere': NoArgs
  'action.moveTo': NoArgs
  'action.gift': NoArgs
  'action.giftDone': NoArgs
  'action.giveResource': { to: Role; kind: number }
  'action.giveItem': { to: Role; item: number }
  'action.commandHex': NoArgs
  'action.commandPiece': { space: Space; left: number }
  'action.commandDone': NoArgs
  'action.hero': { role: Role }
  'action.unit': { role: Role; type: number; from: Space }
  'action.orientation': { space: Space }
  /** `blocked`: spaces behind the impassable edges, joined by commas. */
  'action.rotation': { space: Space; rotation: number; blocked: string }
  'action.buyItem': NoArgs
  'action.nothingToBuy': NoArgs
  'action.item': { item: number }
  'action.salt': { salt: number }
  'action.camp': NoArgs
  'action.noCamp': NoArgs
  'action.build': NoArgs
  'action.buildMore': NoArgs
  'action.buildDone': NoArgs
  'action.buildUnit': { role: Role; type: number; space: Space }
  'action.buildWall': { space: Space }
  'action.buildTower': { space: Space }
  /** A price, its change by cards, and another one to choose (all 0: none). */
  'action.cost': {
    salt: number
    plunder: number
    food: number
    any: number
    change: number
    orSalt: number
    orPlunder: number
    orFood: number
  }
  'action.payUnit': { role: Role; type: number }
  'action.payDefense': NoArgs
  'action.payment': { salt: number; plunder: number; food: number }
  'action.tradeAnytime': NoArgs
  'action.tradeDetail': NoArgs
  'action.exchange': { give: number; get: number; n: number }
  'refuse.actNoAp': { need: number; have: number }
  'refuse.actResource': { kind: number; need: number; have: number }
  'refuse.actOtherTurn': { action: Action }
  'refuse.actOffTurn': NoArgs
  'refuse.actInBuild': { action: Action }
  'refuse.actMust': NoArgs
  'refuse.actNobody': NoArgs
  'refuse.actExplored': { space: Space }
  'refuse.actExploreCursed': { space: Space }
  /** `why`: the rule. */
  'refuse.actHaven': { space: Space; why: string }
  'refuse.actNothingToBuy': NoArgs
  'refuse.actMarketEmpty': NoArgs
  'refuse.actNoQuest': NoArgs
  'refuse.actNotAdjacent': { space: Space }
  'refuse.actHere': { space: Space }
  'refuse.actImpassable': { space: Space; to: Space }
  'refuse.actUnexplored': { space: Space }
  'refuse.actOtherPlayer': { space: Space }
  'refuse.actFull': { space: Space; limit: number }
  'refuse.actNotThere': { space: Space }
  'refuse.actMoveOne': NoArgs
  'refuse.actOtherHero': NoArgs
  'refuse.actGiftElsewhere': { to: Role }
  'refuse.actGiftNeeds': { to: Role; item: number }
  'refuse.actGiftNone': NoArgs
  'refuse.actGiftKinds': NoArgs
  'refuse.actNoHaven': { space: Space }
  'refuse.actNoneLeft': NoArgs
  'refuse.actTooDear': NoArgs
  'refuse.actDefense': { space: Space }
  'refuse.actCampDefense': NoArgs
  'refuse.actPayment': NoArgs
  'refuse.actCampEnemies': { space: Space }
  'refuse.actCampNotEmpty': { space: Space }
  'refuse.actExchangeKind': NoArgs
  'refuse.actExchangePoor': { kind: number; n: number; have: number }
}

interface Paid {
  readonly salt: number
  readonly plunder: number
  readonly food: number
}

export type ActionEvent =
  /** `ap` 0: along with a Command, or by another rule. */
  | {
      readonly type: 'heroMoved'
      readonly role: Role
      readonly from: Space
      readonly space: Space
      readonly ap: number
    }
  | { readonly type: 'traded'; readonly role: Role; readonly ap: number }
  | { readonly type: 'exchanged'; readonly role: Role; readonly give: number; readonly get: number; readonly n: number }
  | { readonly type: 'resourceGiven'; readonly role: Role; readonly to: Role; readonly kind: number }
  | {
      readonly type: 'commanded'
      readonly role: Role
      readonly space: Space
      readonly ap: number
      readonly food: number
    }
  | {
      readonly type: 'unitMoved'
      readonly role: Role
      readonly unit: number
      readonly from: Space
      readonly space: Space
    }
  | { readonly type: 'exploring'; readonly role: Role; readonly space: Space; readonly ap: number }
  | {
      readonly type: 'hexExplored'
      readonly role: Role
      readonly space: Space
      readonly tile: number
      readonly rule: string
    }
  | {
      readonly type: 'hexOriented'
      readonly role: Role
      readonly space: Space
      readonly rotation: number
      /** Spaces behind the impassable edges, joined by commas. */
      readonly blocked: string
    }
  | {
      readonly type: 'havenBuilt'
      readonly role: Role
      readonly space: Space
      readonly ap: number
      readonly plunder: number
    }
  | {
      readonly type: 'itemBought'
      readonly role: Role
      readonly item: number
      readonly salt: number
      readonly ap: number
    }
  | { readonly type: 'questing'; readonly role: Role; readonly ap: number }
  | ({ readonly type: 'unitBuilt'; readonly role: Role; readonly unit: number; readonly space: Space } & Paid)
  | ({ readonly type: 'wallBuilt' | 'towerBuilt'; readonly role: Role; readonly space: Space } & Paid)
