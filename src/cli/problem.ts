import type { Problem } from '../engine/index.ts'

/** Something given on the command line or in a file is wrong: one line that names the field, exit code 2. */
export class InputError extends Error {
  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`)
    this.name = 'InputError'
  }
}

/** The first problem speaks for all; more would not fit into one line. */
export function inputError(problems: readonly Problem[], place = ''): InputError {
  const [first] = problems
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  const field = place === '' ? first.path : `${place}: ${first.path}`
  return new InputError(field, oneLine(`${first.problem}${more}`))
}

/** Control characters of hostile input do not reach the terminal, nor what turns the direction of writing. */
export const oneLine = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- exactly those are meant
  text.replaceAll(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]+/g, ' ').slice(0, 500)

/** Why the system could not do something with a file, in its own word. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown fault'
