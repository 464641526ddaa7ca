/** What may be thought for a turn. */
export type Budget =
  | { readonly playouts: number }
  /** Of one core, by a clock that counts what the caller wants to count. */
  | { readonly ms: number; readonly now: () => number }

/** How much of a budget is used up. */
export interface Meter {
  /** From 0 (nothing) to 1 (all of it). */
  spent(): number
  count(): void
  readonly playouts: number
}

/** Part of a budget, from now on. */
export function meterOf(budget: Budget, part: number): Meter {
  let playouts = 0
  if ('playouts' in budget) {
    const most = Math.max(1, Math.round(budget.playouts * part))
    return {
      spent: () => playouts / most,
      count: () => void playouts++,
      get playouts() {
        return playouts
      },
    }
  }
  const { now } = budget
  const start = now()
  const most = budget.ms * part
  return {
    // The next playout must end in time too.
    spent() {
      const elapsed = now() - start
      return (elapsed + (playouts === 0 ? 0 : elapsed / playouts / 2)) / most
    },
    count: () => void playouts++,
    get playouts() {
      return playouts
    },
  }
}
