import { ApiError } from './errors.ts'
import type { HolderRow, SeatRow, TableRow } from './store/schema.ts'
import type { NewStep, Store, StoredTable, Write } from './store/store.ts'

/** Somebody who is at a table: a visit. */
export interface AtTable {
  /** The seats it holds. */
  readonly seats: readonly number[]
  readonly person: { readonly id: string; readonly name: string } | undefined
  /** A program that answers for a seat: nobody talks with it. */
  readonly isProgram: boolean
  /** Who may see what may have changed. */
  rightsChanged(): void
  /** The table, or who sits at it, has changed: as JSON. */
  tableChanged(info: string): void
  show(frame: Buffer): void
  send(message: string): void
}

/** A table that somebody looks at, as it is in the store. Only what was written changes it. */
export interface OpenTable {
  readonly table: TableRow
  readonly seats: readonly SeatRow[]
  holders: readonly HolderRow[]
  readonly here: Set<AtTable>
  /** The hash of its content pack, once somebody has come; empty if it has none. */
  pack?: string
}

export const opened = ({ table, seats, holders }: StoredTable): OpenTable => ({
  table,
  seats,
  holders,
  here: new Set(),
})

const KEPT = 2000

/**
 * The tables that were looked at last, so that not every message reads the store. Whatever is written is folded into them in the
 * same step, whoever wrote it; changes of one table are made one after the other.
 */
export class KeptTables {
  private readonly store: Store
  private readonly kept = new Map<string, OpenTable>()
  private readonly turns = new Map<string, Promise<unknown>>()
  private changes = 0

  constructor(store: Store) {
    this.store = store
  }

  get(id: string): OpenTable | undefined {
    return this.kept.get(id)
  }

  async find(id: string): Promise<OpenTable> {
    for (;;) {
      const kept = this.kept.get(id)
      if (kept !== undefined) return kept
      const { changes } = this
      const found = await this.store.table(id)
      if (found === undefined) throw new ApiError('unknownTable', 'there is no such table')
      // Something was written while the store was read: what was found may be of before.
      if (changes !== this.changes || this.kept.has(id)) continue
      if (this.kept.size >= KEPT) this.forget()
      const open = opened(found)
      this.kept.set(id, open)
      return open
    }
  }

  private forget(): void {
    for (const [id, { here }] of this.kept) if (here.size === 0) this.kept.delete(id)
  }

  /** Nobody else changes this table meanwhile. */
  async alone<T>(id: string, work: (open: OpenTable) => Promise<T>): Promise<T> {
    const before = this.turns.get(id)
    const turn = (async () => {
      await before?.catch(() => undefined)
      return work(await this.find(id))
    })()
    this.turns.set(id, turn)
    try {
      return await turn
    } finally {
      if (this.turns.get(id) === turn) this.turns.delete(id)
    }
  }

  /** Writes all of it or nothing; what is kept follows at once. */
  async commit(writes: readonly Write[]): Promise<void> {
    await this.store.commit(writes)
    this.fold(writes)
  }

  stepsStored(steps: readonly NewStep[]): void {
    for (const { row, over, also = [] } of steps) {
      this.fold(also)
      const open = over === undefined ? undefined : this.kept.get(row.table_id)
      if (open !== undefined) Object.assign(open.table, { state: 'over', outcome: over!.outcome, updated: row.at })
    }
  }

  /** What was written elsewhere. */
  fold(writes: readonly Write[]): void {
    this.changes++
    for (const write of writes) this.foldOne(write)
  }

  private foldOne(write: Write): void {
    switch (write.write) {
      case 'table.change':
        return void Object.assign(this.kept.get(write.id)?.table ?? {}, write.change)
      case 'seat.change':
        return void Object.assign(this.seat(write.table, write.seat) ?? {}, write.change)
      case 'holder.add':
        return this.changeHolders(write.holder.table_id, (holders) => [
          ...holders.filter(({ seat, person }) => seat !== write.holder.seat || person !== write.holder.person),
          write.holder,
        ])
      case 'holders.end':
        return this.changeHolders(write.table, (holders) =>
          write.areKept
            ? holders.map((held) =>
                held.seat === write.seat ? { ...held, past: Math.max(held.past, 1) as HolderRow['past'] } : held,
              )
            : holders.filter(({ seat }) => seat !== write.seat),
        )
      case 'person.merge':
        return this.merge(write.from, write.to)
      case 'person.delete':
        return this.forgetPerson(write.id)
      default:
        return undefined
    }
  }

  private seat(table: string, n: number): SeatRow | undefined {
    return this.kept.get(table)?.seats.find(({ seat }) => seat === n)
  }

  private changeHolders(id: string, change: (holders: readonly HolderRow[]) => HolderRow[]): void {
    const open = this.kept.get(id)
    if (open !== undefined) open.holders = change(open.holders)
  }

  private merge(from: string, to: string): void {
    for (const open of this.kept.values()) {
      if (open.table.host === from) open.table.host = to
      for (const seat of open.seats) if (seat.person === from) seat.person = to
      const moved = open.holders.map((holder) => (holder.person === from ? { ...holder, person: to } : holder))
      open.holders = moved.filter(
        ({ seat, person }, i) =>
          moved.findIndex((other) => other.seat === seat && other.person === person) === i &&
          open.seats.find((own) => own.seat === seat)?.person !== person,
      )
    }
  }

  private forgetPerson(id: string): void {
    for (const open of this.kept.values()) {
      const { table, seats } = open
      const isBefore = table.state === 'open' || table.state === 'opening'
      const free = { holder: table.visibility === 'public' ? 'open' : 'invite', name: null } as const
      const own = seats.filter(({ person }) => person === id)
      for (const seat of own) Object.assign(seat, { person: null, ...(isBefore ? free : {}) })
      if (own.length > 0 && isBefore) table.state = 'open'
      open.holders = open.holders.filter(({ person }) => person !== id)
      if (table.host === id) table.host = seats.find(({ person }) => person !== null)?.person ?? ''
    }
  }

  /** Where this person sits or holds a seat, among those kept. */
  of(person: string): OpenTable[] {
    return [...this.kept.values()].filter(
      ({ table, seats, holders }) =>
        table.host === person ||
        seats.some((seat) => seat.person === person) ||
        holders.some((held) => held.person === person && held.past === 0),
    )
  }
}
