import { LEGION_IDS, HORDE_IDS } from '../../content/names.ts'
import { CHAOS, EMPIRE, IN_PLAY, type Card, type Side, type State } from '../table/state.ts'

export const LEGIONS = LEGION_IDS.length
export const CARDS = LEGIONS + HORDE_IDS.length

export const isLegion = (card: Card): boolean => card < LEGIONS
export const sideOfCard = (card: Card): Side => (isLegion(card) ? EMPIRE : CHAOS)
export const isInPlay = (s: State, card: Card): boolean => s.fate[card] === IN_PLAY
