/** What is printed on a magic card. */
import { magicOfCard } from '../../content/cards.ts'
import type { MagicCard } from '../../content/content.ts'
import type { MagicId } from '../../content/names.ts'
import type { Card, Table } from '../table/state.ts'

export const magicCard = (t: Table, card: Card): MagicCard => t.content.magic[magicOfCard(card)]

const RULE_OF_AWAKENING: Readonly<Partial<Record<MagicId, string>>> = {
  awaken: 'IM-MAG-02',
  conflictsOrAwaken: 'IM-MAG-14',
}
const RULE_OF_DRAWING: Readonly<Partial<Record<MagicId, string>>> = {
  conflictOrMarker: 'IM-MAG-04',
  conflictsOrAwaken: 'IM-MAG-13',
}

/** A content pack may let other cards awaken or draw, too. */
export const awakeningRule = (id: MagicId): string => RULE_OF_AWAKENING[id] ?? 'IM-MAG-01'
export const drawingRule = (id: MagicId): string => RULE_OF_DRAWING[id] ?? 'IM-MAG-01'

/** Armies or cards of one of the effects of a magic card. */
export function amountOf(t: Table, card: Card, effect: number): number {
  for (const option of magicCard(t, card).options) if (option.effect === effect) return option.amount
  return 0
}
