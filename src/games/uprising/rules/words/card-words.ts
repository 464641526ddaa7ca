import type { PriceArgs } from '../cards/costs.ts'
import type { Obstacle } from '../cards/obstacles.ts'
import type { CardPurpose } from '../select/pick-own-cards.ts'
import type { ResourcePurpose } from '../select/resource-choice.ts'
import type { Role } from '../table/state.ts'
import type { NoArgs } from '../../../../engine/index.ts'

/** `source` and `of`: where it is printed, see `SOURCES`. */
interface Source {
  source: number
  of: number
}

export interface CardMessages {
  'card.usePrompt': { window: string }
  'card.pass': NoArgs
  'card.triggerPrompt': NoArgs
  'card.card': Source
  'card.pricePrompt': Source
  'card.price': PriceArgs
  'card.resourcePrompt': { purpose: ResourcePurpose; n: number }
  'card.resource': { kind: number }
  'card.done': NoArgs
  'card.ownCardPrompt': { purpose: CardPurpose; n: number; owner: Role; isOwn: number }
  'card.playerPrompt': Source
  'card.player': { role: Role }
  'card.mayPrompt': { source: number; of: number; about: 'may' | 'again' | 'pay' | 'bottom' }
  'card.yes': NoArgs
  'card.no': NoArgs
  'card.choosePrompt': Source
  'card.printed': { en: string; de: string }
  'card.hexOrderPrompt': NoArgs
  'card.hexPrompt': NoArgs
  'card.hex': { space: number }
  'card.anyOrder': NoArgs
  'card.attributePrompt': { feat: number }
  'card.attribute': { attribute: number }
  'card.keepFeatPrompt': NoArgs
  'card.searchFeatPrompt': NoArgs
  'card.feat': { feat: number }
  'card.guilePrompt': { n: number }
  'card.dice': { dice: string }
  'card.questPrompt': NoArgs
  'card.quest': { quest: number }
  /** `dice`: bonus dice that join now. */
  'card.questDetail': { quest: number; need: number; dice: string }
  'card.attachUnitPrompt': Source
  'card.unitAt': { role: Role; unit: number; space: number }
  'card.druidPrompt': { purpose: 'swap' | 'attach' }
  'card.druid': { druid: number }
  'card.exchangePrompt': { n: number }
  /** `kind` NONE: of any kinds. */
  'card.exchange': { kind: number; give: number; to: number; get: number }
  'card.itemPrompt': NoArgs
  'card.item': { item: number }
  'card.itemPrice': { salt: number }
  'card.rowPrompt': { purpose: 'discard' | 'attach' }
  'refuse.card': { source: number; of: number; why: Obstacle }
  'refuse.cardLasting': Source
  'refuse.cardNotYours': Source
  'refuse.guile': { n: number }
  'refuse.featNotDrawn': { feat: number }
  'refuse.featNotInDeck': { feat: number }
  'refuse.itemNeeds': { item: number }
  'refuse.itemPrice': { item: number; salt: number }
  'refuse.itemNotThere': { item: number }
  'refuse.questNotOpen': { quest: number }
}

export type CardEvent =
  /** `isForced`: it happens by itself; `role` NONE: of a Nemesis card. */
  | {
      readonly type: 'abilityUsed'
      readonly role: number
      readonly source: number
      readonly of: number
      readonly isForced: number
    }
  | { readonly type: 'cardFlipped'; readonly role: Role; readonly source: number; readonly of: number }
  | { readonly type: 'cardDiscarded'; readonly role: Role; readonly source: number; readonly of: number }
  | { readonly type: 'questDiscarded'; readonly quest: number }
  | { readonly type: 'apSpent'; readonly role: Role; readonly n: number }
  | { readonly type: 'featGained'; readonly role: Role; readonly feat: number; readonly rule: string }
  | { readonly type: 'featTucked'; readonly role: Role; readonly feat: number; readonly attribute: number }
  | { readonly type: 'featsDrawn'; readonly role: Role; readonly n: number }
  | { readonly type: 'featsSearched'; readonly role: Role }
  | { readonly type: 'itemGained'; readonly role: Role; readonly item: number; readonly rule: string }
  | { readonly type: 'itemGiven'; readonly role: Role; readonly to: Role; readonly item: number }
  /** Colours and faces joined by commas; `quest` NONE: another roll. */
  | {
      readonly type: 'heroRolled'
      readonly role: Role
      readonly quest: number
      readonly dice: string
      readonly faces: string
      readonly rule: string
    }
  | {
      readonly type: 'heroResult'
      readonly role: Role
      readonly quest: number
      readonly skulls: number
      readonly shields: number
      readonly bolts: number
    }
  | { readonly type: 'questAttempted'; readonly role: Role; readonly quest: number }
  | {
      readonly type: 'questEnded'
      readonly role: Role
      readonly quest: number
      readonly isSolved: number
      readonly met: number
      readonly need: number
    }
  | { readonly type: 'questTaken'; readonly role: Role; readonly quest: number }
  | { readonly type: 'cardUnflipped'; readonly role: Role; readonly source: number; readonly of: number }
  | {
      readonly type: 'apLocked'
      readonly role: Role
      readonly n: number
      readonly source: number
      readonly of: number
      readonly rule: string
    }
  | { readonly type: 'itemDrawn'; readonly role: Role; readonly item: number }
  | { readonly type: 'marketDiscarded'; readonly item: number }
  | { readonly type: 'cardSeen'; readonly source: number; readonly of: number }
  | { readonly type: 'cardUnderDeck'; readonly source: number; readonly of: number }
  | {
      readonly type: 'unitAttached'
      readonly role: Role
      readonly unit: number
      readonly source: number
      readonly of: number
    }
  | { readonly type: 'itemAttached'; readonly item: number; readonly source: number; readonly of: number }
  | { readonly type: 'druidAttached'; readonly druid: number; readonly source: number; readonly of: number }
  | {
      readonly type: 'detached'
      readonly what: 'units' | 'items' | 'druids'
      readonly n: number
      readonly source: number
      readonly of: number
    }
