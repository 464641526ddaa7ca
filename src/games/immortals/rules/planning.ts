/** Planning (IM-PLN): cards face down on the own player board, all players at once. */
import { ask, together } from '../../../engine/procedure.ts'
import { only } from '../../../engine/table.ts'
import { isBlank, isJoker, isMagicCard } from '../content/cards.ts'
import { MAGIC, SPACES } from '../content/names.ts'
import { cardsInHand } from './cards.ts'
import { turnOrder } from './lands.ts'
import {
  at,
  NONE,
  playerBoard,
  type Card,
  type Play,
  type Procedure,
  type QuestionOf,
  type Role,
  type Space,
  type Table,
} from './state.ts'
import { whatItDoes } from './what-it-does.ts'
import { say } from './words.ts'

/** IM-PLN-03, IM-PLN-04, IM-PLN-07, IM-PLN-08 */
export function mayLieOn(t: Table, role: Role, card: Card, space: Space): boolean {
  if (isBlank(card)) return true
  const board = playerBoard(t, role)
  const isMagicSpace = board.action[space] === MAGIC
  if (isMagicCard(card)) return isMagicSpace
  return !isMagicSpace && (!isJoker(card) || board.allowsJoker[space] === 1)
}

/** All at once and hidden; whoever is ready may take it back until the last one is (IM-PLN-12, IM-RUL-28). */
export function* plan(play: Play): Procedure {
  yield* together.sealed(turnOrder(play.state, 0), (role) => planBoard(play, role))
}

function* planBoard(play: Play, role: Role): Procedure {
  for (;;) {
    const option = yield* ask(play, layCard, role, undefined)
    if (option === READY) return
    play.state.planned[at(role, spaceOfOption(option))] = option < PLACE ? NONE : cardOfOption(option)
  }
}

export const READY = 0
const BACK = 10
const PLACE = 20

const backFrom = (space: Space): number => BACK + space
export const placeOn = (card: Card, space: Space): number => PLACE + card * SPACES + space
const spaceOfOption = (option: number): Space => option % SPACES
const cardOfOption = (option: number): Card => Math.trunc((option - PLACE) / SPACES)

const hand: number[] = []

/** Presence and prices are no question before the card is revealed (IM-PLN-10). */
export const layCard: QuestionOf<void, number> = {
  name: 'plan',
  kind: 'card',
  rule: 'IM-PLN-01',
  options(t, { role }, out) {
    const { planned } = t.state
    const first = at(role, 0)
    out.push(READY)
    for (let space = 0; space < SPACES; space++) if (planned[first + space] !== NONE) out.push(backFrom(space))
    hand.length = 0
    cardsInHand(t, role, hand)
    for (let i = 0; i < hand.length; i++)
      for (let space = 0; space < SPACES; space++)
        if (planned[first + space] === NONE && mayLieOn(t, role, hand[i], space)) out.push(placeOn(hand[i], space))
  },
  key(_, option) {
    if (option === READY) return 'ready'
    const space = spaceOfOption(option)
    return option < PLACE ? `back:${space}` : `place:${cardOfOption(option)}@${space}`
  },
  prompt: () => say('plan.ask'),
  describe(t, option, { role }) {
    if (option === READY) return { label: say('plan.ready'), rule: 'IM-PLN-12' }
    const space = spaceOfOption(option)
    if (option < PLACE) {
      const card = t.state.planned[at(role, space)]
      return { label: say('plan.back', { role, space, card }), targets: [`space:${space}`], rule: 'IM-RUL-28' }
    }
    const card = cardOfOption(option)
    return {
      label: say('plan.place', { role, space, card }),
      targets: [`card:${card}`, `space:${space}`],
      detail: whatItDoes(t, role, card, space),
    }
  },
  seenBy: ({ role }) => only(role),
}
