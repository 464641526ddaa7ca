import type { Cells } from '../view.ts'

/** How often a check ran. */
export interface Count {
  readonly asked: number
  /** At how many questions it found something to compare. */
  readonly questions: number
  readonly comparisons: number
}

/** What a run of checks has met, and the views it compares with the next ones. */
export interface Coverage {
  /** Kinds of secret that somebody did not know. */
  readonly listed: Set<string>
  /** Kinds of secret that were really changed for somebody who did not know them. */
  readonly scrambled: Set<string>
  /** Names of the questions asked. */
  readonly questions: Set<string>
  /** Keys and targets of options, to ask `explain` about. */
  readonly intents: Set<string>
  /** How often each check ran. */
  readonly checks: Map<string, Count>
  /** The last view: the public part under `public`, a role's private part under its number. */
  readonly cells: Map<string, Cells>
}

export const newCoverage = (): Coverage => ({
  listed: new Set(),
  scrambled: new Set(),
  questions: new Set(),
  intents: new Set(),
  checks: new Map(),
  cells: new Map(),
})

/** Adds what one run has met to the sum of several. */
export function addCoverage(sum: Coverage, part: Coverage): void {
  for (const kind of part.listed) sum.listed.add(kind)
  for (const kind of part.scrambled) sum.scrambled.add(kind)
  for (const name of part.questions) sum.questions.add(name)
  for (const key of part.intents) sum.intents.add(key)
  for (const [name, n] of part.checks) {
    const { asked, questions, comparisons } = sum.checks.get(name) ?? { asked: 0, questions: 0, comparisons: 0 }
    sum.checks.set(name, {
      asked: asked + n.asked,
      questions: questions + n.questions,
      comparisons: comparisons + n.comparisons,
    })
  }
}

/** The kinds of secret that a game listed but no check ever changed: should be empty after enough games. */
export const unscrambled = (coverage: Coverage): string[] =>
  [...coverage.listed].filter((kind) => !coverage.scrambled.has(kind)).sort()

/** The checks that never had anything to compare: a proof of nothing. */
export const neverCompared = (coverage: Coverage, checks: readonly string[]): string[] =>
  checks.filter((name) => (coverage.checks.get(name)?.comparisons ?? 0) === 0)
