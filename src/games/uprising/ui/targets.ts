/** What a target of an option points at on the map: a hex, a piece on one, a Hero, a Legion or Horde. */
export interface Pointed {
  readonly at: 'hex' | 'piece' | 'hero' | 'card'
  /** The space; the Hero's role; the card. */
  readonly n: number
}

const PATTERNS: readonly (readonly [Pointed['at'], RegExp])[] = [
  ['hex', /^hex:(\d+)$/],
  ['piece', /^(?:unit:\d|garrison|skeleton|wall|tower|haven|curse)s?@(\d+)$/],
  ['hero', /^hero:(\d)$/],
  ['card', /^card:(\d+)$/],
]

export function pointedAt(target: string): Pointed | undefined {
  for (const [at, pattern] of PATTERNS) {
    const found = pattern.exec(target)
    if (found !== null) return { at, n: Number(found[1]) }
  }
  return undefined
}
