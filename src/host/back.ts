import type { Entry, FoldEntry, Role } from '../engine/index.ts'
import type { Told } from './channels.ts'

/** So often going back may be declined before the game has gone on: nobody is asked the same for ever. */
const MOST_DECLINED = 2

/** What a role took back and may give again. */
export interface TakenBack {
  readonly role: Role
  readonly entries: readonly FoldEntry[]
}

export interface Declined {
  readonly times: number
  /** So many entries were in force: an answer that was taken back again is no step beyond. */
  readonly furthest: number
}

export const NEVER: Declined = { times: 0, furthest: 0 }

/**
 * What the log does not say about going back. It follows from the stored steps alone, one after another, while a match runs as
 * well as when it is loaded: so a match that was loaded offers and waits for exactly what it did before.
 */
export class Back {
  /** The last is given again first. */
  taken: readonly TakenBack[] = []
  /** Consents before this place in the log count no more: somebody declined, or they came with a file. */
  closedAt: number
  /** Since the game came as far as it was then. */
  declined = NEVER

  constructor(closedAt = 0) {
    this.closedAt = closedAt
  }

  /** With so many entries in force. */
  canRequest(length: number): boolean {
    const { times, furthest } = this.declined
    return times < MOST_DECLINED || length > furthest
  }

  private decline(length: number, end: number): void {
    this.closedAt = end
    const { times, furthest } = this.declined
    this.declined = length > furthest ? { times: 1, furthest: length } : { times: times + 1, furthest }
  }

  /** `force` is what was in force before the step, `end` the length of the log after it. */
  after(
    { entries, told }: { readonly entries: readonly Entry[]; readonly told: readonly Told[] },
    force: readonly FoldEntry[],
    end: number,
  ): void {
    const [first] = entries
    const last = told.at(-1)?.event.type
    if (last === 'table.decline') this.decline(force.length, end)
    // All have agreed: what was declined is settled.
    else if (entries.some((one) => one.type === 'undo' && one.consent)) this.declined = NEVER
    if (last === 'table.redo') this.taken = this.taken.slice(0, -1)
    else if (first?.type === 'undo' && !first.consent)
      this.taken = [...this.taken, { role: first.role, entries: force.slice(first.to) }]
    else if (first?.type !== 'seat') this.taken = []
  }
}
