import type { AnyAsk, GameState, Mind, Play, Role } from '../../engine/index.ts'

/** Answers a question at little cost. */
export type Policy<S extends GameState, C> = (play: Play<S, C>, ask: AnyAsk<S, C>, options: readonly number[]) => number

/** Without one, bots learn while they search. */
export const hasPolicy = <S extends GameState, C>({ next, candidates }: Mind<S, C>): boolean =>
  next !== undefined || candidates !== undefined

/** How a mind plays on in a world: as it says itself, else by its first candidate, else by chance. */
export function policyOf<S extends GameState, C>(mind: Mind<S, C>): Policy<S, C> {
  const { next, candidates } = mind
  if (next !== undefined) return next.bind(mind)
  const atRandom: Policy<S, C> = (play, _ask, options) => options[play.source.below(options.length)]
  if (candidates === undefined) return atRandom
  return (play, ask, options) => candidates.call(mind, play, ask, options, 1)[0]?.option ?? atRandom(play, ask, options)
}

/** The question that a role is asked, if it is. */
export function askOf<S extends GameState, C>(play: Play<S, C>, role: Role): AnyAsk<S, C> | undefined {
  if (play.isTogether) return play.pending.find((waiting) => waiting.role === role)
  const ask = play.question
  return ask?.role === role ? ask : undefined
}

/** In which turn a position is; a game that has no turns has checkpoints. */
export const turnOf = <S extends GameState, C>(mind: Mind<S, C>, state: S): number =>
  mind.turn?.(state) ?? state.checkpoint
