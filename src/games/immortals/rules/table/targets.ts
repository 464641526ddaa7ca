/** What options point at, so that the board can light it up: written by the rules, read by the board. */
interface TargetKind {
  of(n: number): string
  /** The number of a target of this kind. */
  in(target: string): number | undefined
}

function numbered(kind: string): TargetKind {
  const head = `${kind}:`
  return {
    of: (n) => `${head}${n}`,
    in: (target) => (target.startsWith(head) ? Number(target.slice(head.length)) : undefined),
  }
}

export const landTarget = numbered('land')
export const limboTarget = numbered('limbo')
