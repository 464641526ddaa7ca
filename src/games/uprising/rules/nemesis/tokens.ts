/** Activation Tokens (UP-EVT-05, UP-EVT-10, UP-NEM-07, UP-RUL-55). */
import { faced } from '../../../../engine/index.ts'
import { say, type Play, type QuestionOf } from '../table/rules.ts'
import { whichCardFace } from '../table/faces.ts'
import { NONE, printed, type Card, type Table } from '../table/state.ts'
import { CARDS, isInPlay } from './nemesis-cards.ts'

/** Legions and Hordes in play by ascending initiative (UP-NEM-10). */
export function cardsInPlay(t: Table): Card[] {
  const cards: Card[] = []
  for (let card = 0; card < CARDS; card++) if (isInPlay(t.state, card)) cards.push(card)
  const { nemesis } = printed(t)
  return cards.sort((a, b) => nemesis[a].initiative - nemesis[b].initiative || a - b)
}

export function putToken(play: Play, card: Card, rule: string, n = 1): void {
  const tokens = (play.state.tokens[card] += n)
  play.tell({ type: 'tokenPlaced', card, tokens, rule })
}

export function takeToken(play: Play, card: Card, rule: string): void {
  if (play.state.tokens[card] === 0) return
  const tokens = --play.state.tokens[card]
  play.tell({ type: 'tokenRemoved', card, tokens, rule })
}

/** Cards to choose from; they are kept in the question, because what a selector finds does not change while it waits. */
export interface CardsArg {
  /** `fallen`: cards that are destroyed already, in the order of their bottom effects. */
  readonly why: 'token' | 'pick' | 'order' | 'fallen'
  readonly cards: readonly Card[]
}

const PROMPTS = {
  token: 'nemesis.token',
  pick: 'nemesis.pickCard',
  order: 'nemesis.order',
  fallen: 'nemesis.orderFallen',
} as const
const RULES = { token: 'UP-EVT-10', pick: 'UP-RUL-05', order: 'UP-RUL-53', fallen: 'UP-RUL-53' } as const

/** One of some Legions and Hordes. */
export const whichCard: QuestionOf<CardsArg> = faced(whichCardFace)({
  kind: 'card',
  rule: 'UP-RUL-06',
  options: (t, { arg }, out) => {
    for (const card of arg.cards) if (arg.why === 'fallen' || isInPlay(t.state, card)) out.push(card)
    if (out.length === 0) out.push(NONE)
  },
  key: (_, card) => (card === NONE ? 'done' : `card:${card}`),
  prompt: (_, { arg }) => say(PROMPTS[arg.why]),
  describe({ state }, card, { arg }) {
    if (card === NONE) return { label: say('card.done') }
    const [threat, tokens, space] = [state.threat[card], state.tokens[card], state.cardAt[card]]
    return {
      label: say('nemesis.card', { card }),
      targets: [`card:${card}`],
      detail: say('nemesis.cardDetail', { card, threat, tokens, space }),
      rule: RULES[arg.why],
    }
  },
})
