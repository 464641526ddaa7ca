import type { Prepared } from '../setup.ts'
import type { GameState } from '../table.ts'
import { FAULT, playActions, type Action, type Failure } from './actions.ts'
import type { Check } from './check.ts'
import { checksWith } from './invariants.ts'

/**
 * A shorter game that breaks the same thing: leaves out ever smaller parts, last parts first. What a shortened game no
 * longer offers is left out or replaced by the option in the same place, so every attempt is a legal game. What only the fuzzer's own
 * choices broke (an offer that was refused, a policy) no such game can break again: it stays as it is.
 */
export function shrink<S extends GameState, C>(
  prepared: Prepared<S, C>,
  failure: Failure,
  attempts = 200,
  checks: readonly Check<S, C>[] = checksWith<S, C>(),
): Failure {
  const same = checks.filter((check) => check.name === failure.broken)
  if (same.length === 0 && failure.broken !== FAULT) return failure
  const needed = same.length > 0 ? same : checks
  const budget = { left: attempts }
  let best = failure
  const attempt = (actions: readonly Action[]): void => {
    budget.left--
    const found = playActions(prepared, failure.seed, actions, needed)
    if (found?.broken === failure.broken && found.actions.length < best.actions.length) best = found
  }
  attempt(failure.actions)
  let size = best.actions.length >> 1
  while (size > 0 && budget.left > 0) {
    let end = best.actions.length
    while (end > 0 && budget.left > 0) {
      const start = Math.max(0, end - size)
      attempt([...best.actions.slice(0, start), ...best.actions.slice(end)])
      end = Math.min(start, best.actions.length)
    }
    size = Math.min(size, best.actions.length) >> 1
  }
  return best
}
