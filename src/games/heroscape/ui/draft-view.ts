import { isOneOf } from '../../../engine/index.ts'
import type { BoardProps, Room } from '../../../protocol/board.ts'
import { armyCardFace, prepareArmyFace } from '../rules/table/faces.ts'
import type { Card } from '../content/content.ts'
import type { Seen } from './seen.ts'

export const FILTERS = ['hero', 'squad', 'far', 'offered'] as const
export type Filter = (typeof FILTERS)[number]

export const SORTS = ['points', 'attack', 'defense', 'range', 'move', 'life'] as const
export type Sort = (typeof SORTS)[number]

/** The two kinds are alternatives: with both or none of them every kind fits. */
function fits(card: Card, isOffered: boolean, filters: readonly Filter[]): boolean {
  const kinds = filters.filter((filter) => filter === 'hero' || filter === 'squad')
  if (kinds.length === 1 && card.kind !== kinds[0]) return false
  if (filters.includes('far') && card.master.range < 2) return false
  return isOffered || !filters.includes('offered')
}

/** The army cards that pass the filters, the highest value first; what can be taken comes before what cannot. */
export function fitting(
  seen: Pick<Seen, 'roster'>,
  cards: readonly number[],
  filters: readonly Filter[],
  sort: Sort,
  isOffered: (card: number) => boolean,
): number[] {
  const value = (card: number): number => seen.roster.cards[card].master[sort]
  const points = (card: number): number => seen.roster.cards[card].master.points
  return cards
    .filter((card) => fits(seen.roster.cards[card], isOffered(card), filters))
    .sort(
      (a, b) => Number(isOffered(b)) - Number(isOffered(a)) || value(b) - value(a) || points(b) - points(a) || a - b,
    )
}

/** Whether cards are chosen for an army: all of the box lie open then. */
export const isDrafting = (question: BoardProps['question']): boolean =>
  isOneOf(question, [armyCardFace, prepareArmyFace])

/** How much of the window's height its tray may take: what is left has to show the battlefield. */
const SHARE = { wide: 0.36, middle: 0.44, small: 0.32 }

export function draftHeight({ isSmall, width, height }: Room): number {
  return height * (isSmall ? SHARE.small : width < 1200 ? SHARE.middle : SHARE.wide)
}
