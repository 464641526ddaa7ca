/** Lesson 3. Odd one out: everybody names a number in secret, all are shown at once. */
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
  together,
} from '../../src/engine/index.ts'

const NUMBERS = 5
const ROUNDS = 3
const NONE = -1

interface State extends GameState {
  round: number
  named: number[]
  points: number[]
}

interface Messages {
  name: Readonly<Record<string, never>>
  number: { number: number }
}

interface Named extends GameEvent {
  readonly type: 'named'
  readonly numbers: readonly number[]
}

type Play = EnginePlay<State, NoContent, Named>
type Procedure = EngineProcedure<State, NoContent>

const { procedure, say, made } = rulesOf<{ state: State; content: NoContent; messages: Messages; event: Named }>()

const whichNumber: Question<State, NoContent> = {
  name: 'whichNumber',
  kind: 'number',
  rule: 'PLAN-01',
  always: true,
  options: (_table, _ask, out) => {
    for (let number = 0; number < NUMBERS; number++) out.push(number)
  },
  key: (_table, number) => `number:${number}`,
  prompt: () => say('name'),
  describe: (_table, number) => ({ label: say('number', { number }) }),
}

/** Nobody sees what the others have answered until the last is in; until then everybody may take it back. */
const plan = procedure('plan', function* (play: Play): Procedure {
  const { state } = play
  const roles = state.points.map((_, role) => role)
  yield* together.sealed(roles, function* (role) {
    state.named[role] = yield* ask(play, whichNumber, role, undefined)
  })
  play.push(score)
})

const score = procedure('score', function* (play: Play): Procedure {
  const { state } = play
  play.tell({ type: 'named', numbers: [...state.named] })
  state.named.forEach((number, role) => {
    if (state.named.filter((other) => other === number).length === 1) state.points[role] += number
  })
  state.named.fill(NONE)
  if (++state.round < ROUNDS) return play.push(plan)
  const levels = [...new Set(state.points)].sort((a, b) => b - a)
  const places = levels.map((level) => state.points.flatMap((points, role) => (points === level ? [role] : [])))
  yield* gameOver({ kind: 'ranking', places, scores: [...state.points] })
})

const pointsCell = cell<readonly number[]>('points')
const namedCell = cell<number>('named')

export const simultaneousPlans = defineGame<State>({
  id: 'simultaneous-plans',
  players: { min: 2, max: 5 },
  procedures: made,
  setup: (_content, roles) => ({
    next: [frame(plan)],
    checkpoint: 0,
    knowledge: 0,
    round: 0,
    named: Array.from({ length: roles }, () => NONE),
    points: Array.from({ length: roles }, () => 0),
  }),
  publicView: ({ state }, put) => pointsCell.put(put, [...state.points]),
  privateView: ({ state }, role, put) => state.named[role] !== NONE && namedCell.put(put, state.named[role]),
})
