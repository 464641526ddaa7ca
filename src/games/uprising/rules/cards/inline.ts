/** Effects that must be complete before the asker goes on: in the open Build Phase and for standing offers. */
import type { Play, Procedure } from '../table/state.ts'

/**
 * Carries out a procedure and every frame it pushes, here and now. While it waits for an answer its frames are off the
 * stack, because in an open `together` somebody else may do the same.
 */
export function* inline(play: Play, procedure: Procedure): Procedure {
  const base = play.state.next.length
  yield* apart(play, base, procedure)
  while (play.state.next.length > base) {
    const frame = play.state.next.pop()!
    yield* apart(play, base, play.game.procedures[frame.procedure](play, frame.args as never))
  }
}

function* apart(play: Play, base: number, procedure: Procedure): Procedure {
  let step = procedure.next()
  while (step.done !== true) {
    const waiting = play.state.next.splice(base)
    const answer = yield step.value
    play.state.next.push(...waiting)
    step = procedure.next(answer)
  }
}
