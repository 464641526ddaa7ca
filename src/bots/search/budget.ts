/** What may be thought for a turn. */
export type Budget =
  | { readonly playouts: number }
  /** Of one core, by a clock that counts what the caller wants to count. */
  | { readonly ms: number; readonly now: () => number }

/** How much of a budget is used up by one thought. */
export interface Meter {
  readonly playouts: number
  /** From 0 (nothing) to 1 (all that may be used now). */
  spent(): number
  /** A playout is over. */
  count(): void
  /** Only so much of the budget may be used now. */
  allow(part: number): void
  /** Whether a playout that is under way must stop. */
  isOver(): boolean
}

export const meterOf = (budget: Budget): Meter =>
  'playouts' in budget ? new ByPlayouts(budget.playouts) : new ByTime(budget.ms, budget.now)

class ByPlayouts implements Meter {
  playouts = 0
  private readonly all: number
  private most: number

  constructor(all: number) {
    this.all = all
    this.most = all
  }

  spent(): number {
    return this.playouts / this.most
  }

  count(): void {
    this.playouts++
  }

  allow(part: number): void {
    this.most = Math.max(1, Math.round(this.all * part))
  }

  isOver(): boolean {
    return false
  }
}

class ByTime implements Meter {
  playouts = 0
  private readonly ms: number
  private readonly now: () => number
  private readonly start: number
  private most: number
  private firstAt = 0

  constructor(ms: number, now: () => number) {
    this.ms = ms
    this.most = ms
    this.now = now
    this.start = now()
  }

  /** The next playout has to end in time, too. */
  spent(): number {
    const now = this.now()
    const each = this.playouts < 2 ? 0 : (now - this.firstAt) / (this.playouts - 1)
    return (now - this.start + each / 2) / this.most
  }

  count(): void {
    if (this.playouts === 0) this.firstAt = this.now()
    this.playouts++
  }

  allow(part: number): void {
    this.most = this.ms * part
  }

  isOver(): boolean {
    return this.now() - this.start >= this.most
  }
}
