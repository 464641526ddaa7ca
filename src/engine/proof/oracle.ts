import type { Play } from '../play.ts'
import type { GameState } from '../table.ts'

/**
 * A second, slow, obvious implementation of a part of a game's rules, written from the rulebook. It may read state and content, and never
 * imports the rules. The fuzzer asks it at every question.
 */
export interface Oracle<S extends GameState, C> {
  /** What is compared, in a few words: `land moves`. */
  readonly name: string
  /** Compares what the rules say here with what the rulebook says; throws `Disagreement`. Returns how many comparisons were made. */
  compare(play: Play<S, C>): number
}

/** The rules and an oracle do not say the same. */
export class Disagreement extends Error {
  constructor(oracle: string, words: string) {
    super(`${oracle}: ${words}`)
    this.name = 'Disagreement'
  }
}
