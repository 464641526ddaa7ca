import type { Entry } from './log.ts'
import type { Setup } from './setup.ts'

/** A game file, `*.walstatt.json`: setup and log are the whole truth of a match. */
export interface GameFile {
  readonly walstatt: 'game'
  readonly version: 1
  readonly setup: Setup
  readonly log: readonly Entry[]
  /** State hashes: at the first question, then after every entry of the log that is not a draw. */
  readonly hashes?: readonly string[]
}

export const fileOf = (setup: Setup, log: readonly Entry[]): GameFile => ({
  walstatt: 'game',
  version: 1,
  setup,
  log: [...log],
})
