import type { Entry, FoldEntry, Role } from '../engine/index.ts'
import type { Told } from './channels.ts'

/** What a role took back and may give again. */
export interface TakenBack {
  readonly role: Role
  readonly entries: readonly FoldEntry[]
}

/**
 * What the log does not say about going back. It follows from the stored steps alone, one after another, while a match runs as
 * well as when it is loaded: so a match that was loaded offers and waits for exactly what it did before.
 */
export class Back {
  /** The last is given again first. */
  taken: readonly TakenBack[] = []
  /** Consents before this place in the log count no more: somebody declined, or they came with a file. */
  closedAt: number
  /** How often that has happened since the game last went on. */
  declined = 0

  constructor(closedAt = 0) {
    this.closedAt = closedAt
  }

  /** `force` is what was in force before the step, `end` the length of the log after it. */
  after(
    { entries, told }: { readonly entries: readonly Entry[]; readonly told: readonly Told[] },
    force: readonly FoldEntry[],
    end: number,
  ): void {
    const [first] = entries
    const last = told.at(-1)?.event.type
    if (last === 'table.decline') {
      this.closedAt = end
      this.declined++
    } else if (entries.some(({ type }) => type === 'answer' || type === 'offer')) this.declined = 0
    if (last === 'table.redo') this.taken = this.taken.slice(0, -1)
    else if (first?.type === 'undo' && !first.consent)
      this.taken = [...this.taken, { role: first.role, entries: force.slice(first.to) }]
    else if (first?.type !== 'seat') this.taken = []
  }
}
