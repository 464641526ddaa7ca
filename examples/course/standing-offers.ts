/** Lesson 4. Market: roles gather grain in turn, and whoever has some may sell it at any time, also out of turn. */
import {
  ask,
  cell,
  defineGame,
  frame,
  type GameEvent,
  gameOver,
  type GameState,
  type NoContent,
  type Play as EnginePlay,
  type Procedure as EngineProcedure,
  type Question,
  rulesOf,
  type Standing,
} from '../../src/engine/index.ts'

const TURNS = 12
const MOST = 3

interface State extends GameState {
  turns: number
  grain: number[]
  gold: number[]
  price: number
}

interface Messages {
  gather: Readonly<Record<string, never>>
  sacks: { n: number }
  sell: { price: number }
}

interface Sold extends GameEvent {
  readonly type: 'sold'
  readonly role: number
  readonly price: number
}

type Play = EnginePlay<State, NoContent, Sold>
type Procedure = EngineProcedure<State, NoContent>

const { procedure, say, made } = rulesOf<{ state: State; content: NoContent; messages: Messages; event: Sold }>()

const howMuch: Question<State, NoContent> = {
  name: 'howMuch',
  kind: 'number',
  rule: 'MARKET-01',
  options: (_table, _ask, out) => {
    for (let n = 1; n <= MOST; n++) out.push(n)
  },
  key: (_table, n) => `sacks:${n}`,
  prompt: () => say('gather'),
  describe: (_table, n) => ({ label: say('sacks', { n }) }),
}

/** What is gathered makes grain cheaper: it pays to sell before the next one has answered. */
const gather = procedure('gather', function* (play: Play): Procedure {
  const { state } = play
  const role = state.turns % state.grain.length
  const n = yield* ask(play, howMuch, role, undefined)
  state.grain[role] += n
  state.price = Math.max(1, state.price - n + 2)
  if (++state.turns < TURNS) return play.push(gather)
  const scores = [...state.gold]
  const levels = [...new Set(scores)].sort((a, b) => b - a)
  const places = levels.map((level) => scores.flatMap((gold, who) => (gold === level ? [who] : [])))
  yield* gameOver({ kind: 'ranking', places, scores })
})

/** Taken at any moment: its procedure runs at that very point, then everything that waits is asked again. */
const standing: Standing<State, NoContent> = {
  offers: ({ state }, role, out) => void (state.grain[role] > 0 && out.push(0)),
  key: () => 'sell',
  describe: ({ state }) => ({ label: say('sell', { price: state.price }) }),
  *procedure(play: Play, role) {
    const { state } = play
    state.grain[role]--
    state.gold[role] += state.price
    play.tell({ type: 'sold', role, price: state.price })
  },
}

const stockCell = cell<{ readonly grain: readonly number[]; readonly gold: readonly number[]; readonly price: number }>(
  'stock',
)

export const standingOffers = defineGame<State>({
  id: 'standing-offers',
  players: { min: 2, max: 4 },
  procedures: made,
  setup: (_content, roles) => ({
    next: [frame(gather)],
    checkpoint: 0,
    knowledge: 0,
    turns: 0,
    grain: Array.from({ length: roles }, () => 0),
    gold: Array.from({ length: roles }, () => 0),
    price: 4,
  }),
  standing,
  publicView: ({ state: { grain, gold, price } }, put) =>
    stockCell.put(put, { grain: [...grain], gold: [...gold], price }),
})
