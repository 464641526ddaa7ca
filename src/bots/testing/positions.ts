import { fastSource, Match, prepare, type Game, type GameState, type Prepared, type Role } from '../../engine/index.ts'
import { Standpoint } from '../standpoint.ts'

export function readyFor<S extends GameState, C>(game: Readonly<Game<S, C>>, roles = 2): Prepared<S, C> {
  const result = prepare(game, roles)
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

/** A match that stands at the checkpoint of a state. */
export const matchAt = <S extends GameState, C>(prepared: Prepared<S, C>, state: S): Match<S, C> =>
  Match.restore(prepared, { log: [], force: [], notes: [], marks: [{ at: 0, state }] }, fastSource('at'))

export const standing = <S extends GameState, C>(match: Match<S, C>, role?: Role): Standpoint<S, C> =>
  new Standpoint(match, role === undefined ? match.play.question! : match.asked(role)!)
