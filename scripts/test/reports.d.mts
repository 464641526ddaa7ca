export interface Retried {
  readonly name: string
  readonly why: string
}

export interface Found {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly slow: readonly { readonly name: string; readonly seconds: number }[]
  readonly retried: readonly Retried[]
}

/** What the report of a part says. */
export function foundBy(part: { readonly kind?: 'vitest' | 'browser'; readonly report?: string }): Found
