import type { Rate } from './config.ts'
import { ApiError } from './errors.ts'
import type { PersonRow } from './store/schema.ts'

/** Far more than are ever busy at once; beyond it those are forgotten that were silent longest. */
const MOST_KEPT = 20_000

/** Counts one, or refuses. */
export interface Taking<What extends string> {
  take(what: What, who: string): void
}

/** By what somebody is counted. Guests are easily made: all of one address count as one. */
export const countedAs = (person: PersonRow | undefined, address: string): string =>
  person?.kind === 'account' ? person.id : address

const sinceStart = (): number => performance.now()

/**
 * How often somebody may do something: so many at once, then as many as come back with time. Of each only the moment is kept at
 * which everything will have come back.
 */
export class Quotas<What extends string> implements Taking<What> {
  private readonly rates: Readonly<Record<What, Rate>>
  private readonly now: () => number
  private readonly most: number
  private readonly full = new Map<What, Map<string, number>>()

  constructor(rates: Readonly<Record<What, Rate>>, now: () => number = sinceStart, most = MOST_KEPT) {
    this.rates = rates
    this.now = now
    this.most = most
  }

  /** Counts one, or refuses: what is refused does not count. */
  take(what: What, who: string): void {
    const { burst, per, within } = this.rates[what]
    const [one, now] = [within / per, this.now()]
    const fullAt = Math.max(now, this.kept(what).get(who) ?? now) + one
    // A hair more, since adding up fractions is not exact.
    if (fullAt - now > burst * one + 0.001) {
      const seconds = Math.ceil((fullAt - now - burst * one) / 1000)
      throw new ApiError('tooFast', `too many; try again in ${seconds} seconds`)
    }
    this.keep(what, who, fullAt)
  }

  /** What was taken has not been used after all. */
  giveBack(what: What, who: string): void {
    const { per, within } = this.rates[what]
    const fullAt = this.kept(what).get(who)
    if (fullAt !== undefined) this.kept(what).set(who, fullAt - within / per)
  }

  /** How many are remembered; for tests. */
  count(what: What): number {
    return this.kept(what).size
  }

  private kept(what: What): Map<string, number> {
    let kept = this.full.get(what)
    if (kept === undefined) this.full.set(what, (kept = new Map()))
    return kept
  }

  private keep(what: What, who: string, fullAt: number): void {
    const kept = this.kept(what)
    // The last who took something are the last in the map.
    kept.delete(who)
    kept.set(who, fullAt)
    if (kept.size <= this.most) return
    const [oldest] = kept.keys()
    kept.delete(oldest)
  }
}
