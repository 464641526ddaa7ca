import type { Play } from '../play.ts'
import type { GameState } from '../table.ts'
import type { Check } from './check.ts'

/**
 * A second, slow, obvious implementation of a part of a game's rules, written from the rulebook. It may read state and content, and never
 * imports the rules. The fuzzer asks it at a share of all questions.
 */
export interface Oracle<S extends GameState, C> {
  /** What is compared, in a few words: `land moves`. */
  readonly name: string
  /** Compares what the rules say here with what the rulebook says; throws `Disagreement`. Returns how many comparisons were made. */
  compare(play: Play<S, C>): number
}

/** The rules and an oracle do not say the same. */
export class Disagreement extends Error {
  readonly oracle: string
  constructor(oracle: string, words: string) {
    super(`${oracle}: ${words}`)
    this.name = 'Disagreement'
    this.oracle = oracle
  }
}

/** Oracles are slow; with 2,500 games each is asked 25,000 times. */
const WANTED = 10

/** An oracle among the checks of a fuzzed game. */
export const checkOf = <S extends GameState, C>(oracle: Oracle<S, C>): Check<S, C> => ({
  name: oracleCheck(oracle.name),
  about: oracle.name,
  wanted: WANTED,
  compare({ play }) {
    try {
      return oracle.compare(play)
    } catch (error) {
      if (error instanceof Disagreement) throw error
      throw new Disagreement(oracle.name, `cannot say anything: ${(error as Error).stack ?? String(error)}`)
    }
  },
})

/** Oracles are counted beside the invariants, under a name of their own. */
export const oracleCheck = (name: string): string => `oracle ${name}`
