/** What a card on a space would bring if it were revealed now; made only for people who look. */
import type { Message } from '../../../engine/table.ts'
import { isBlank } from '../content/cards.ts'
import type { Card, Role, Space, Table } from './state.ts'
import { say } from './words.ts'

export function whatItDoes(_t: Table, _role: Role, card: Card, _space: Space): Message {
  if (isBlank(card)) return say('does.blank')
  return say('does.blank')
}
