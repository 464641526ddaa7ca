/** Which figures the active card lets act in this turn (HS-RND-16, HS-DRF-22, HS-RUL-77). */
import { roster } from '../table/roster.ts'
import { STANDING, type Figure, type Table } from '../table/state.ts'

/** Appends the figures that may act: those of the active card; of common cards any matching ones of its owner. */
export function appendActors(t: Table, out: Figure[]): Figure[] {
  const { turn, fate, owner } = t.state
  if (turn === undefined) return out
  const { cards, firstFigure, cardCount } = roster(t)
  const card = cards[turn.card]
  const isCommon = card.rarity === 'common'
  const isFull = isCommon && turn.acting.length >= card.figures
  const [from, to] = isCommon ? [0, cardCount] : [turn.card, turn.card + 1]
  for (let other = from; other < to; other++) {
    if (cards[other] !== card || owner[other] !== turn.role) continue
    for (let figure = firstFigure[other]; figure < firstFigure[other + 1]; figure++)
      if (fate[figure] === STANDING && (!isFull || turn.acting.includes(figure))) out.push(figure)
  }
  return out
}

/** A figure of a common card that has begun to act uses up one of the number that the card shows. */
export function beginActing(t: Table, figure: Figure): void {
  const { turn } = t.state
  if (turn === undefined || turn.acting.includes(figure)) return
  const { cards, cardOf } = roster(t)
  if (cards[cardOf[figure]].rarity === 'common') turn.acting.push(figure)
}
