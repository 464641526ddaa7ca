/**
 * The state check after every complete effect, move, combat or placement: waiting immediate effects (UP-HOR-02), Havens
 * without defenders (UP-RUL-82), the Capital (UP-RUL-62), and combats wherever hostile sides meet (UP-RUL-78). It lies
 * as frame `settle` under whatever may have caused these and puts itself back until nothing is left to do.
 */
import type { Play, Procedure } from './state.ts'

export const pushSettle = (play: Play, cause = 2): void => play.push('settle', { cause })

/** `cause`: how a combat found now began, see `Combat.cause`. */
export function* settle(_play: Play, _args: { cause: number }): Procedure {
  throw new Error('not written')
}
