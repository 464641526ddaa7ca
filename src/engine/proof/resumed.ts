import { resume } from '../fold.ts'
import type { FoldEntry } from '../log.ts'
import type { Match } from '../match.ts'
import type { Play } from '../play.ts'
import { questionId } from '../question.ts'
import type { GameState } from '../table.ts'
import { InvariantBroken } from './broken.ts'

/** The waiting questions with the keys of their options. */
export function waitingIn<S extends GameState, C>(play: Play<S, C>): unknown {
  return play.pending.map((ask) => ({
    id: questionId(play.state.checkpoint, ask),
    name: ask.question.name,
    keys: play.options(ask).map((option) => ask.question.key(play, option, ask)),
  }))
}

/** `resume`, with the fault as a broken invariant. */
export function resumeFor<S extends GameState, C>(
  invariant: string,
  match: Match<S, C>,
  state: S,
  tail: readonly FoldEntry[],
): Play<S, C> {
  try {
    return resume(match.game, match.content, state, tail)
  } catch (error) {
    throw new InvariantBroken(invariant, `the tail does not fit: ${(error as Error).message}`)
  }
}
