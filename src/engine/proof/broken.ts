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
  if (isSame(expected, found)) return
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

/** The same without making the text. */
export function mustBePlain(invariant: string, what: string, value: unknown): void {
  if (!isSame(value, value)) plain(invariant, what, value)
}

/** As deep as canonical text goes. */
const DEEPEST = 256

/** Whether two values have the same canonical text; false also where only that text can tell. */
function isSame(a: unknown, b: unknown, depth = 0): boolean {
  if (typeof a !== 'object' || a === null) return a === b && isPlainScalar(a)
  if (typeof b !== 'object' || b === null || depth >= DEEPEST) return false
  const prototype: unknown = Object.getPrototypeOf(a)
  if (prototype === Array.prototype) return Array.isArray(b) && isSameList(a as unknown[], b, depth)
  return prototype === Object.prototype && isSameRecord(a, b, depth)
}

function isPlainScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' || typeof value === 'boolean' || value === null
}

function isSameList(a: readonly unknown[], b: readonly unknown[], depth: number): boolean {
  if (a.length !== b.length || Object.getPrototypeOf(b) !== Array.prototype) return false
  for (let at = 0; at < a.length; at++) if (!isSame(a[at], b[at], depth + 1)) return false
  return true
}

function isSameRecord(a: object, b: object, depth: number): boolean {
  if (Object.getPrototypeOf(b) !== Object.prototype) return false
  if (Object.getOwnPropertySymbols(a).length > 0) return false
  const keys = Object.keys(a)
  if (a !== b && (keys.length !== Object.keys(b).length || Object.getOwnPropertySymbols(b).length > 0)) return false
  for (const key of keys) {
    if (a !== b && !Object.hasOwn(b, key)) return false
    const [one, other] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]]
    if (!isSame(one, other, depth + 1)) return false
  }
  return true
}
