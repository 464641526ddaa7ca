/** Cards in the order of initiative; of equal ones the first player, or the lot, names the first, and the log says so (UP-RUL-53). */
import { decideForNemesis } from '../select/decide.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, printed, type Card, type Table } from '../table/state.ts'
import { isInPlay } from './nemesis-cards.ts'
import { whichCard, type CardsArg } from './tokens.ts'

/** Those with the lowest initiative of all. */
export function lowestOf(t: Table, cards: readonly Card[]): Card[] {
  const { nemesis } = printed(t)
  const lowest = Math.min(...cards.map((card) => nemesis[card].initiative))
  return cards.filter((card) => nemesis[card].initiative === lowest)
}

export const tellEqual = (play: Play, card: Card): void =>
  play.tell({ type: 'equalInitiative', card, rule: 'UP-RUL-53' })

/** The next of some cards. `fallen`: they are destroyed already. */
export function* firstOf(play: Play, all: readonly Card[], why: CardsArg['why'] = 'order'): Procedure<Card> {
  const cards = lowestOf(play, all)
  const card = yield* decideForNemesis(play, whichCard, play.state.firstPlayer, { why, cards })
  // NONE: they have left play while somebody thought.
  if (cards.length > 1 && card !== NONE) tellEqual(play, card)
  return card
}

/** All of them, the first that acts first. */
export function* byInitiative(play: Play, cards: readonly Card[], why?: CardsArg['why']): Procedure<Card[]> {
  const ordered: Card[] = []
  const isLeft = (card: Card): boolean => !ordered.includes(card) && (why === 'fallen' || isInPlay(play.state, card))
  for (let rest = cards.filter(isLeft); rest.length > 0; rest = cards.filter(isLeft)) {
    const card = yield* firstOf(play, rest, why)
    if (card !== NONE) ordered.push(card)
  }
  return ordered
}
