/** What is printed on a magic card. */
import { magicOfCard } from '../../content/cards.ts'
import type { MagicCard } from '../../content/content.ts'
import type { Card, Table } from '../table/state.ts'

export const magicCard = (t: Table, card: Card): MagicCard => t.content.magic[magicOfCard(card)]

/** Armies or cards of one of the effects of a magic card. */
export function amountOf(t: Table, card: Card, effect: number): number {
  for (const option of magicCard(t, card).options) if (option.effect === effect) return option.amount
  return 0
}
