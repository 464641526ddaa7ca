import { canonicalJson } from '../hash.ts'

/** Something that must hold at every question does not. */
export class InvariantBroken extends Error {
  readonly invariant: string
  readonly details: string
  constructor(invariant: string, details: string) {
    super(`${invariant}: ${details}`)
    this.name = 'InvariantBroken'
    this.invariant = invariant
    this.details = details
  }
}

/** Where two texts part, with some of their surroundings. */
function difference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const part = (text: string): string => text.slice(Math.max(0, at - 60), at + 100)
  return `at ${at}: …${part(a)}… ≠ …${part(b)}…`
}

export function mustEqual(invariant: string, what: string, expected: unknown, found: unknown): void {
  const [a, b] = [plain(invariant, what, expected), plain(invariant, what, found)]
  if (a !== b) throw new InvariantBroken(invariant, `${what} differs ${difference(a, b)}`)
}

/** Canonical text of plain data; anything that would not survive a save is a broken invariant itself. */
export function plain(invariant: string, what: string, value: unknown): string {
  try {
    return canonicalJson(value)
  } catch (error) {
    throw new InvariantBroken(invariant, `${what}: ${(error as Error).message}`)
  }
}
