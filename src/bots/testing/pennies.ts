import {
  ask,
  defineGame,
  frame,
  gameOver,
  only,
  rulesOf,
  together,
  type GameEvent,
  type GameState,
  type NoContent,
  type Play as EnginePlay,
  type Procedure as EngineProcedure,
  type Question,
} from '../../engine/index.ts'

/** Matching pennies, a round of it: both lay a penny unseen; the first wins if they are alike. Whoever is read through, loses. */
export interface Pennies extends GameState {
  laid: number[]
}

type Play = EnginePlay<Pennies, NoContent>
type Procedure = EngineProcedure<Pennies, NoContent>

const { procedure, made } = rulesOf<{ state: Pennies; content: NoContent; messages: object; event: GameEvent }>()

const lay: Question<Pennies, NoContent> = {
  name: 'lay',
  kind: 'option',
  rule: 'P-1',
  options: (_table, _ask, out) => void out.push(0, 1),
  key: (_table, option) => `side:${option}`,
  prompt: () => ({ key: 'lay' }),
  describe: (_table, option) => ({ label: { key: `side.${option}` } }),
  seenBy: ({ role }) => only(role),
}

const round = procedure('round', function* (play: Play): Procedure {
  const { laid } = play.state
  yield* together.sealed([0, 1], function* (role) {
    laid[role] = yield* ask(play, lay, role, undefined)
  })
  const winner = laid[0] === laid[1] ? 0 : 1
  yield* gameOver({ kind: 'ranking', places: [[winner], [1 - winner]], scores: [1 - winner, winner] })
})

export const pennies = defineGame<Pennies>({
  id: 'pennies',
  players: { min: 2, max: 2 },
  setup: () => ({ next: [frame(round)], checkpoint: 0, knowledge: 0, laid: [-1, -1] }),
  procedures: made,
})
