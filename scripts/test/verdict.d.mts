import type { Retried } from './reports.mjs'
import type { Leftover } from './tree.mjs'

interface Result {
  readonly part: { readonly name: string }
  readonly cpu: number
  readonly left: readonly Leftover[]
  readonly isHeld?: boolean
}

export const budgets: Readonly<Record<string, Readonly<Record<string, number>>>>
export function costs(results: readonly Result[], budget: Readonly<Record<string, number>>, wall: number): string[]
export function faults(
  retriedNow: readonly Retried[],
  retriedEver: readonly (Retried & { readonly times: number; readonly last: string })[],
  results: readonly Result[],
): string[]
export function outcome(
  broken: readonly string[],
  count: { readonly passed: number; readonly failed: number; readonly skipped: number },
): string[]
