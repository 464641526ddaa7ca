import { isBlank, isJoker, isMagicCard } from '../../content/cards.ts'
import type { PlayerBoard } from '../../content/content.ts'
import { MAGIC } from '../../content/names.ts'
import type { Card, Space } from '../table/state.ts'

/** By what is printed on the space (IM-PLN-03, IM-PLN-04, IM-PLN-07, IM-PLN-08). */
export function fitsOn(board: PlayerBoard, card: Card, space: Space): boolean {
  if (isBlank(card)) return true
  const isMagicSpace = board.action[space] === MAGIC
  if (isMagicCard(card)) return isMagicSpace
  return !isMagicSpace && (!isJoker(card) || board.allowsJoker[space] === 1)
}
