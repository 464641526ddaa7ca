import type { Match } from '../match.ts'
import type { GameState } from '../table.ts'
import type { Coverage } from './coverage.ts'

/** Something that is looked at while a game is fuzzed: an invariant of all games, or an oracle of one. */
export interface Check<S extends GameState, C> {
  readonly name: string
  /** What it proves, in one line. */
  readonly about: string
  /** At how many questions of an average game it should find something to compare: a plan says at which. The cheap ones run at all. */
  readonly wanted: number | 'always'
  /** Throws where something is wrong; how many comparisons were made, 0 where there was nothing to compare. */
  compare(match: Match<S, C>, coverage: Coverage): number
}

/** At which questions which of the dearer checks run. Asked once for every such check at every question, in order. */
export type Plan = (check: string) => boolean

/** Everything that the plan lets through; what is not dear always runs. */
export function runChecks<S extends GameState, C>(
  match: Match<S, C>,
  coverage: Coverage,
  checks: readonly Check<S, C>[],
  plan: Plan,
): void {
  const { listener } = match
  match.listener = undefined
  try {
    for (const check of checks) {
      if (check.wanted !== 'always' && !plan(check.name)) continue
      countCheck(coverage, check.name, check.compare(match, coverage))
    }
  } finally {
    match.listener = listener
  }
}

/** Notes that a check ran, and what it compared. */
export function countCheck({ checks }: Coverage, name: string, comparisons: number): void {
  const sum = checks.get(name) ?? { asked: 0, questions: 0, comparisons: 0 }
  checks.set(name, {
    asked: sum.asked + 1,
    questions: sum.questions + (comparisons > 0 ? 1 : 0),
    comparisons: sum.comparisons + comparisons,
  })
}
