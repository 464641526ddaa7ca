/** Lesson 2. Highest card: a hand that only its owner sees, drawn by chance, shown by a rule. */
import {
  ask,
  cellOfEach,
  defineGame,
  EVERYONE,
  frame,
  type GameEvent,
  gameOver,
  type GameState,
  includes,
  NOBODY,
  type NoContent,
  only,
  type Play as EnginePlay,
  type Procedure as EngineProcedure,
  type Question,
  type Roles,
  rulesOf,
  type Secret,
  type Table,
} from '../../src/engine/index.ts'

const CARDS = 12

interface State extends GameState {
  roles: number
  /** Two cards of each role, side by side; -1 is a card that was not dealt yet. */
  cards: number[]
  /** Beside them: who has seen each. */
  seenBy: Roles[]
  left: number[]
}

interface Shown extends GameEvent {
  readonly type: 'shown'
  readonly role: number
  readonly card: number
}

type Play = EnginePlay<State, NoContent, Shown>
type Procedure = EngineProcedure<State, NoContent>

interface Messages {
  show: Readonly<Record<string, never>>
  card: { card: number }
}

const { procedure, say, made } = rulesOf<{ state: State; content: NoContent; messages: Messages; event: Shown }>()

const deal = procedure('deal', function* (play: Play): Procedure {
  const { state } = play
  for (let at = 0; at < state.cards.length; at++) {
    const seenBy = only(at >> 1)
    const card = play.drawOne(state.left, 'card', seenBy)
    state.left.splice(state.left.indexOf(card), 1)
    state.cards[at] = card
    state.seenBy[at] = seenBy
  }
  play.push(show, { role: 0 })
})

const whichCard: Question<State, NoContent> = {
  name: 'whichCard',
  kind: 'card',
  rule: 'HAND-01',
  // Which place, not which card: what an option is must not depend on what others may not know.
  options: (_table, { role }, out) => void out.push(2 * role, 2 * role + 1),
  key: (_table, at) => `place:${at}`,
  prompt: () => say('show'),
  describe: ({ state }, at) => ({ label: say('card', { card: state.cards[at] }) }),
  others: () => say('show'),
}

const show = procedure('show', function* (play: Play, { role }: { role: number }): Procedure {
  const { state } = play
  const at = yield* ask(play, whichCard, role, undefined)
  play.reveal(state.seenBy, at, EVERYONE)
  play.tell({ type: 'shown', role, card: state.cards[at] })
  if (role + 1 < state.roles) play.push(show, { role: role + 1 })
  else play.push(compare)
})

const compare = procedure('compare', function* ({ state }: Play): Procedure {
  const best = state.cards.map((card, at) => (state.seenBy[at] === EVERYONE ? card : -1))
  const scores = Array.from({ length: state.roles }, (_, role) => Math.max(best[2 * role], best[2 * role + 1]))
  const order = scores.map((_, role) => role).sort((a, b) => scores[b] - scores[a])
  yield* gameOver({ kind: 'ranking', places: order.map((role) => [role]), scores })
})

const cardCell = cellOfEach<number>('card')

const secrets = ({ state }: Table<State, NoContent>): Secret[] => [
  ...state.cards.map((_, at) => ({
    kind: 'card',
    pool: 'cards',
    seenBy: state.seenBy[at],
    read: () => (state.cards[at] < 0 ? [] : [state.cards[at]]),
    write: ([card = -1]: readonly number[]) => void (state.cards[at] = card),
  })),
  {
    kind: 'left',
    pool: 'cards',
    seenBy: NOBODY,
    read: () => [...state.left],
    write: (cards) => void (state.left = [...cards]),
  },
]

export const hiddenHands = defineGame<State>({
  id: 'hidden-hands',
  players: { min: 2, max: 4 },
  procedures: made,
  setup: (_content, roles) => ({
    next: [frame(deal)],
    checkpoint: 0,
    knowledge: 0,
    roles,
    cards: Array.from({ length: 2 * roles }, () => -1),
    seenBy: Array.from({ length: 2 * roles }, () => EVERYONE),
    left: Array.from({ length: CARDS }, (_, card) => card),
  }),
  publicView: ({ state }, put) =>
    state.cards.forEach((card, at) => state.seenBy[at] === EVERYONE && cardCell.put(put, at, card)),
  privateView: ({ state }, role, put) =>
    state.cards.forEach((card, at) => includes(state.seenBy[at], role) && cardCell.put(put, at, card)),
  secrets,
})
