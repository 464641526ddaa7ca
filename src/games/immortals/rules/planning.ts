/** Planning (IM-PLN): cards face down on the own player board, all players at once. */
import { isBlank, isJoker, isMagicCard } from '../content/cards.ts'
import { MAGIC } from '../content/names.ts'
import { playerBoard, type Card, type Play, type Procedure, type Role, type Space, type Table } from './state.ts'

/** IM-PLN-03, IM-PLN-04, IM-PLN-07, IM-PLN-08 */
export function mayLieOn(t: Table, role: Role, card: Card, space: Space): boolean {
  if (isBlank(card)) return true
  const board = playerBoard(t, role)
  const isMagicSpace = board.action[space] === MAGIC
  if (isMagicCard(card)) return isMagicSpace
  return !isMagicSpace && (!isJoker(card) || board.allowsJoker[space] === 1)
}

export function* plan(_play: Play): Procedure {
  throw new Error('not written')
}
