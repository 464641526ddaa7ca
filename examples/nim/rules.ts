import {
  ask,
  cell,
  frame,
  gameOver,
  type GameState,
  type NoContent,
  type Outcome,
  type Play as EnginePlay,
  type Procedure as EngineProcedure,
  type PutCell,
  type Question,
  type Role,
  rulesOf,
  type Table as EngineTable,
} from '../../src/engine/index.ts'

/** How many heaps there are, and how many stones may be taken at once. */
const HEAPS = [3, 4, 5]
const MOST = 3

export interface State extends GameState {
  roles: number
  heaps: number[]
  turn: Role
}

/** Every message with its arguments; the words are in `text.ts`. */
export interface Messages {
  take: { role: number }
  stones: { heap: number; n: number }
}

export interface Taken {
  readonly type: 'taken'
  readonly role: Role
  readonly heap: number
  readonly n: number
}

type Play = EnginePlay<State, NoContent, Taken>
type Procedure = EngineProcedure<State, NoContent>
export type Table = EngineTable<State, NoContent>

const { procedure, say, made } = rulesOf<{ state: State; content: NoContent; messages: Messages; event: Taken }>()

export { made }

/** What everybody sees: the rules put it, the board and the texts read it. */
export const heapsCell = cell<readonly number[]>('heaps')

export const publicView = ({ state }: Table, put: PutCell): void => heapsCell.put(put, [...state.heaps])

/** An option is a number with a meaning of its own: heap and stones. */
const heapIn = (option: number): number => Math.floor(option / MOST)
const stonesIn = (option: number): number => (option % MOST) + 1

const take: Question<State, NoContent> = {
  name: 'take',
  kind: 'option',
  rule: 'NIM-TURN-01',
  options({ state }, _ask, out) {
    state.heaps.forEach((left, heap) => {
      for (let n = 0; n < Math.min(left, MOST); n++) out.push(heap * MOST + n)
    })
  },
  key: (_table, option) => `${heapIn(option)}:${stonesIn(option)}`,
  prompt: (_table, { role }) => say('take', { role }),
  describe: (_table, option) => ({ label: say('stones', { heap: heapIn(option) + 1, n: stonesIn(option) }) }),
}

/** NIM-TURN-01: one to three stones of one heap. NIM-END-01: whoever takes the last one wins. */
const turn = procedure('turn', function* (play: Play): Procedure {
  const { state } = play
  const role = state.turn
  const option = yield* ask(play, take, role, undefined)
  state.heaps[heapIn(option)] -= stonesIn(option)
  play.tell({ type: 'taken', role, heap: heapIn(option) + 1, n: stonesIn(option) })
  if (state.heaps.every((left) => left === 0)) yield* gameOver(wonBy(role, state.roles))
  state.turn = (role + 1) % state.roles
  play.push(turn)
})

function wonBy(winner: Role, roles: number): Outcome {
  const others = Array.from({ length: roles }, (_, role) => role).filter((role) => role !== winner)
  return { kind: 'teams', winners: [winner], losers: others }
}

export const setup = (_content: NoContent, roles: number): State => ({
  next: [frame(turn)],
  checkpoint: 0,
  knowledge: 0,
  roles,
  heaps: [...HEAPS],
  turn: 0,
})
