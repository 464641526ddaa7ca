import { LANDS, MAGIC_IDS, NAMES, REGIONS, SHADOW, LIGHT } from './names.ts'
import type { CardKind } from './names.ts'

/**
 * One numbering for everything that can lie on a player board: conflict cards (the number of a land card's land in one
 * world is the number of its conflict card, then the jokers), land cards, the kinds of magic cards, the blank card.
 */
export const FIRST_JOKER = LANDS
export const CONFLICT_CARDS = LANDS + 2 * REGIONS
const FIRST_LAND_CARD = CONFLICT_CARDS
export const FIRST_MAGIC_CARD = FIRST_LAND_CARD + NAMES
export const BLANK_CARD = FIRST_MAGIC_CARD + MAGIC_IDS.length
export const CARDS = BLANK_CARD + 1

export const jokerOf = (world: number, region: number): number => FIRST_JOKER + world * REGIONS + region
export const landCardOf = (name: number): number => FIRST_LAND_CARD + name
export const magicCardOf = (magic: number): number => FIRST_MAGIC_CARD + magic

export const isConflictCard = (card: number): boolean => card < CONFLICT_CARDS
export const isJoker = (card: number): boolean => card >= FIRST_JOKER && card < CONFLICT_CARDS
export const isLandCard = (card: number): boolean => card >= FIRST_LAND_CARD && card < FIRST_MAGIC_CARD
export const isMagicCard = (card: number): boolean => card >= FIRST_MAGIC_CARD && card < BLANK_CARD
export const isBlank = (card: number): boolean => card === BLANK_CARD

export function kindOfCard(card: number): CardKind {
  if (card < FIRST_JOKER) return 'conflict'
  if (card < CONFLICT_CARDS) return 'joker'
  if (card < FIRST_MAGIC_CARD) return 'land'
  return card < BLANK_CARD ? 'magic' : 'blank'
}

/** The land name of a land card or of a conflict card that is no joker. */
export const nameOfCard = (card: number): number => (card < LANDS ? card % NAMES : card - FIRST_LAND_CARD)
export const magicOfCard = (card: number): number => card - FIRST_MAGIC_CARD
/** The region of a joker, without its world. */
export const regionOfJoker = (card: number): number => (card - FIRST_JOKER) % REGIONS

/** The world in which a conflict card is valid (IM-CRD-04). */
export function worldOfConflictCard(card: number): number {
  if (card < FIRST_JOKER) return card < NAMES ? SHADOW : LIGHT
  return card < FIRST_JOKER + REGIONS ? SHADOW : LIGHT
}

/** The 30 cards of one world's draft stack (IM-STA-07). */
export function conflictCardsOf(world: number): number[] {
  const lands = Array.from({ length: NAMES }, (_, name) => world * NAMES + name)
  return [...lands, ...Array.from({ length: REGIONS }, (_, region) => jokerOf(world, region))]
}
