/** Tries on a copy what the rules make of an answer, and stops there. */
import { fastSource, gameOver, Play, type Frame } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import type { State } from '../../rules/table/state.ts'
import type { Asked, Game } from './printed.ts'

/** Answers by key. */
export type Choose = (trial: Game, ask: Asked, keys: readonly string[]) => string

export function tried(play: Game, frame: Frame, choose: Choose, change: (state: State) => void = () => {}): State {
  const halt = function* () {
    yield* gameOver<State, Content>({ kind: 'nobody' })
  }
  const game = { ...play.game, procedures: { ...play.game.procedures, halt } }
  const state = game.clone(play.state)
  state.next.splice(0, state.next.length, { procedure: 'halt', args: {} }, frame)
  change(state)
  const trial: Game = new Play(game, play.content, state, fastSource(`trial ${state.checkpoint}`))
  trial.automatic = false
  trial.start()
  while (trial.state.outcome === undefined) {
    const ask = trial.pending[0] as Asked
    const options = [...trial.options(ask)]
    const keys = options.map((option) => ask.question.key(trial, option, ask))
    trial.answer(ask, options[keys.indexOf(choose(trial, ask, keys))])
  }
  return trial.state
}
