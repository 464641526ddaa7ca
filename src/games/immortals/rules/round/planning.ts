/** Planning (IM-PLN): cards face down on the own player board, all players at once. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, only, together } from '../../../../engine/index.ts'
import { BLANK_CARD, FIRST_JOKER, FIRST_MAGIC_CARD, kindOfCard, landCardOf } from '../../content/cards.ts'
import { CARD_KINDS, SPACES, type CardKind } from '../../content/names.ts'
import { cardsInHand } from '../cards/hands-and-piles.ts'
import { backKey, placeKey, planFace } from '../table/faces.ts'
import { turnOrder } from '../table/lands.ts'
import { at, NONE, playerBoard, type Card, type Role, type Space, type Table } from '../table/state.ts'
import { fitsOn } from './fits-on.ts'
import { whatItDoes } from './what-it-does.ts'

export const mayLieOn = (t: Table, role: Role, card: Card, space: Space): boolean =>
  fitsOn(playerBoard(t, role), card, space)

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

export const backFrom = (space: Space): number => BACK + space
export const placeOn = (card: Card, space: Space): number => PLACE + card * SPACES + space
const spaceOfOption = (option: number): Space => option % SPACES
const cardOfOption = (option: number): Card => Math.trunc((option - PLACE) / SPACES)

const hand: number[] = []
const empty: number[] = []
/** By kind of card: the empty spaces on which it may lie (scratch lists). */
const emptyFor: Readonly<Record<CardKind, number[]>> = { conflict: [], joker: [], land: [], magic: [], blank: [] }
/** Cards of one kind may lie on the same spaces: one of each stands for all. */
const ONE_OF = { conflict: 0, joker: FIRST_JOKER, land: landCardOf(0), magic: FIRST_MAGIC_CARD, blank: BLANK_CARD }

function findEmptySpaces(t: Table, role: Role): void {
  const first = at(role, 0)
  empty.length = 0
  for (let space = 0; space < SPACES; space++) if (t.state.planned[first + space] === NONE) empty.push(space)
  for (const kind of CARD_KINDS) {
    const spaces = emptyFor[kind]
    spaces.length = 0
    for (const space of empty) if (mayLieOn(t, role, ONE_OF[kind], space)) spaces.push(space)
  }
}

/** Presence and prices are no question before the card is revealed (IM-PLN-10). */
export const layCard: QuestionOf<void, number> = faced(planFace)({
  kind: 'card',
  rule: 'IM-PLN-01',
  options(t, { role }, out) {
    const { planned } = t.state
    const first = at(role, 0)
    out.push(READY)
    for (let space = 0; space < SPACES; space++) if (planned[first + space] !== NONE) out.push(backFrom(space))
    findEmptySpaces(t, role)
    if (empty.length === 0) return
    hand.length = 0
    cardsInHand(t, role, hand)
    for (let i = 0; i < hand.length; i++) {
      const spaces = emptyFor[kindOfCard(hand[i])]
      for (let k = 0; k < spaces.length; k++) out.push(placeOn(hand[i], spaces[k]))
    }
  },
  key(_, option) {
    if (option === READY) return 'ready'
    const space = spaceOfOption(option)
    return option < PLACE ? backKey(space) : placeKey(cardOfOption(option), space)
  },
  prompt: () => say('plan.ask'),
  describe(t, option, { role }) {
    if (option === READY) return { label: say('plan.ready'), rule: 'IM-PLN-12', data: { is: 'ready' } }
    const space = spaceOfOption(option)
    if (option < PLACE) {
      const card = t.state.planned[at(role, space)]
      const { detail, isVain } = whatItDoes(t, role, card, space)
      return {
        label: say('plan.back', { role, space, card }),
        targets: [`space:${space}`],
        rule: 'IM-RUL-28',
        detail,
        data: { is: 'back', space, isVain },
      }
    }
    const card = cardOfOption(option)
    const { detail, isVain } = whatItDoes(t, role, card, space)
    return {
      label: say('plan.place', { role, space, card }),
      targets: [`card:${card}`, `space:${space}`],
      detail,
      data: { is: 'place', card, space, isVain },
    }
  },
  // Somebody who is asked can always choose: the lists of all players need not be made after every answer of one.
  always: true,
  seenBy: ({ role }) => only(role),
})
