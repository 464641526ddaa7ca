import type { Io } from './io.ts'

/** A subcommand. It returns the exit code; bad input is thrown as an `InputError`. */
export interface Command {
  readonly name: string
  readonly about: string
  readonly help: string | (() => Promise<string>)
  run(argv: readonly string[], io: Io): Promise<number> | number
}
