/** Cards in the order of initiative; of equal ones the first player, or the lot, names the first, and the log says so (UP-RUL-53). */
import { decideForNemesis } from '../select/decide.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, printed, type Card, type Table } from '../table/state.ts'
import { whichCard, type CardsArg } from './tokens.ts'

/** Those with the lowest initiative of all. */
export function lowestOf(t: Table, cards: readonly Card[]): Card[] {
  const { nemesis } = printed(t)
  const lowest = Math.min(...cards.map((card) => nemesis[card].initiative))
  return cards.filter((card) => nemesis[card].initiative === lowest)
}

/** The next of some cards. `fallen`: they are destroyed already. */
export function* firstOf(play: Play, all: readonly Card[], why: CardsArg['why'] = 'order'): Procedure<Card> {
  const cards = lowestOf(play, all)
  const card = yield* decideForNemesis(play, whichCard, play.state.firstPlayer, { why, cards })
  // NONE: they have left play while somebody thought.
  if (cards.length > 1 && card !== NONE) play.tell({ type: 'equalInitiative', card, rule: 'UP-RUL-53' })
  return card
}

/** All of them, the first that acts first. */
export function* byInitiative(play: Play, cards: readonly Card[], why?: CardsArg['why']): Procedure<Card[]> {
  const ordered: Card[] = []
  while (ordered.length < cards.length) {
    const rest = cards.filter((card) => !ordered.includes(card))
    ordered.push(yield* firstOf(play, rest, why))
  }
  return ordered
}
