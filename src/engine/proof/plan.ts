import { fastSource } from '../chance/fast.ts'
import type { Check, Plan } from './check.ts'
import type { Count } from './coverage.ts'
import type { GameState } from '../table.ts'

/** Every dear check at the first question and at every n-th after it. */
export function everyNth(n: number): Plan {
  const met = new Map<string, number>()
  return (check) => {
    const at = met.get(check) ?? 0
    met.set(check, at + 1)
    return at % n === 0
  }
}

const FINE = 1 << 24

/** Each check at its share of the questions, drawn from the seed. */
export function thinned(seed: string, shares: ReadonlyMap<string, number>): Plan {
  const source = fastSource(seed).fork('plan')
  return (check) => source.below(FINE) < (shares.get(check) ?? 1) * FINE
}

/** As long as nothing is known. */
const FIRST_SHARE = 0.05

/**
 * The share of questions for each dear check in the next game of a run, from what the games before it have shown: how many questions
 * a game has, and at how many of those asked there was something to compare. So the same games are always checked in the same places.
 */
export function sharesFor<S extends GameState, C>(
  checks: readonly Check<S, C>[],
  { games, questions, counts }: { games: number; questions: number; counts: ReadonlyMap<string, Count> },
): Map<string, number> {
  const shares = new Map<string, number>()
  for (const { name, wanted } of checks) {
    if (wanted === 'always') continue
    const { asked, questions: fruitful } = counts.get(name) ?? { asked: 0, questions: 0 }
    const perGame = games === 0 ? 0 : (questions / games) * ((fruitful + 1) / (asked + 1))
    shares.set(name, perGame === 0 ? FIRST_SHARE : Math.min(1, wanted / perGame))
  }
  return shares
}
