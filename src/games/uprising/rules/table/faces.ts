/** The questions that boards know, with what they are about and what their options mean. */
import { face, type Plain } from '../../../../engine/index.ts'
import type { Action } from '../../content/names.ts'
import type { Space } from './state.ts'

/** A card on the table: its kind and number there. Legions and Hordes are counted together. */
export type CardRef = Plain<{
  kind: 'nemesis' | 'druid' | 'item' | 'quest' | 'event' | 'feat' | 'hero'
  of: number
}>

/** An ability on offer, and the card that prints it, if one does. */
export type AbilityData = Plain<{ ability: number; card?: CardRef }>

/** Where the effect is printed that asks: index in `SOURCES`, and which one. */
export type EffectRef = Plain<{ source: number; of: number }>

/** No data: the end of the turn, of building, of choosing. */
type OrDone<D> = D | undefined

// The own turn
export const actionFace = face<undefined, OrDone<{ readonly action: Action } | AbilityData>>('action')
export const commandHexFace = face<undefined, OrDone<Space>>('commandHex')
export const commandPieceFace = face<{ readonly to: Space }>('commandPiece')
/** Options: how far the tile is turned. */
export const orientationFace = face<{ readonly space: Space }, number>('orientation')
/** A piece as in build-options.ts: the four types of Units, Wall, Tower. */
export const buildFace = face<undefined, OrDone<{ readonly piece: number; readonly space: Space } | AbilityData>>(
  'build',
)

// Cards
export const useAbilityFace = face<undefined, OrDone<AbilityData>>('useAbility')
export const heroFace = face<undefined, CardRef>('hero')
export const keepFeatFace = face<undefined, CardRef>('keepFeat')
export const chooseFeatFace = face<undefined, CardRef>('chooseFeat')
export const buyItemFace = face('buyItem')
export const chooseItemFace = face('chooseItem')
export const chooseFromRowFace = face('chooseFromRow')
export const chooseQuestFace = face('chooseQuest')
export const chooseDruidFace = face('chooseDruid')
export const whichCardFace = face('whichCard')
export const chooseOwnCardFace = face<EffectRef>('chooseOwnCard')
export const placeWhereFace = face<EffectRef>('placeWhere')
export const discardForLimitFace = face('discardForLimit')
/** Options: its number. */
export const factionFace = face<undefined, number>('faction')

// Dice and losses
/** Options: the type of the Unit. */
export const combatLossFace = face<{ readonly space: Space }, number>('combatLoss')
/** Whose dice, see dice-choice.ts; options: which. */
export const chooseDieFace = face<{ readonly pool: number }, OrDone<number>>('chooseDie')
