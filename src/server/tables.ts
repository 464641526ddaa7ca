import type { Role } from '../engine/table.ts'
import type { ListedTable, TableInfo } from '../protocol/http.ts'
import { KeptTables, opened, type AtTable, type OpenTable } from './kept.ts'
import * as seating from './seats.ts'
import type { TableRow } from './store/schema.ts'
import { Conflict, type NewStep, type Store, type StoredTable, type Write } from './store/store.ts'
import { isToken, newId } from './secrets.ts'

export type { AtTable, OpenTable } from './kept.ts'

export interface TablesOptions {
  readonly store: Store
  /** When a seat counts as silent, by pace, in milliseconds. */
  readonly silence: { readonly live: number; readonly relaxed: number }
  /** For how long the server has been up and awake, in milliseconds. */
  awake(): number
  onTrouble(message: string, error: unknown): void
}

/** Tables: who sits where, who may watch, what everybody is told. Everything is written through to the store. */
export class Tables {
  private readonly options: TablesOptions
  private readonly kept: KeptTables

  constructor(options: TablesOptions) {
    this.options = options
    this.kept = new KeptTables(options.store)
  }

  private get store(): Store {
    return this.options.store
  }

  find(id: string): Promise<OpenTable> {
    return this.kept.find(id)
  }

  /** Changes of one table are made one after the other. */
  alone<T>(id: string, work: (open: OpenTable) => Promise<T>): Promise<T> {
    return this.kept.alone(id, work)
  }

  /** All of it in the store, or nothing; what is kept here follows in the same step. */
  commit(writes: readonly Write[]): Promise<void> {
    return this.kept.commit(writes)
  }

  stepsStored(steps: readonly NewStep[]): void {
    this.kept.stepsStored(steps)
    for (const { row, also = [] } of steps) if (also.length > 0) this.tell(row.table_id)
  }

  // People

  merged(from: string, to: string): void {
    this.followPerson([{ write: 'person.merge', from, to }], to)
  }

  deleted(person: string): void {
    const tables = this.kept.of(person)
    this.kept.fold([{ write: 'person.delete', id: person }])
    for (const open of tables) this.changed(open)
  }

  private followPerson(writes: readonly Write[], person: string): void {
    this.kept.fold(writes)
    for (const open of this.kept.of(person)) this.changed(open)
  }

  // Who may

  /** The seats of a person: where it sits, and what it holds from another device. Nothing else opens a seat. */
  seatsFor(open: OpenTable, person: string | undefined): number[] {
    if (person === undefined) return []
    return open.seats
      .filter(
        ({ seat, person: sitter }) =>
          sitter === person || open.holders.some((held) => held.seat === seat && held.person === person),
      )
      .map(({ seat }) => seat)
  }

  /** Who holds no seat. The host always may: it is its table. */
  mayWatch({ table }: OpenTable, person: string | undefined, tokens: readonly string[]): boolean {
    if (person !== undefined && person === table.host) return true
    if (table.watching !== 1) return false
    return table.visibility === 'public' || tokens.some((token) => isToken(token, table.watch_hash))
  }

  isHere(open: OpenTable, seat: number): boolean {
    return [...open.here].some(({ seats }) => seats.includes(seat))
  }

  /** Whether who sits there is asked, is not here, and has been silent for too long while the server could have heard it. */
  async isSilent(open: OpenTable, seat: number): Promise<boolean> {
    if (open.table.state !== 'running' || this.isHere(open, seat)) return false
    const { waiting, updated } = await this.info(open)
    const roles = seating.rolesOf(open.seats.find((own) => own.seat === seat)!)
    const { live, relaxed } = this.options.silence
    const silence = open.table.pace === 'live' ? live : relaxed
    const isAsked = roles.some((role) => waiting.includes(role))
    return isAsked && Date.now() - updated >= silence && this.options.awake() >= Math.min(live, relaxed)
  }

  // Telling

  /** Tells everybody at the table. */
  changed(open: OpenTable, except?: AtTable): void {
    if (open.here.size === 0) return
    const info = this.info(open).then((own) => JSON.stringify(own))
    info.catch((error: unknown) => this.options.onTrouble('a table could not be shown', error))
    // A copy: who gets other seats by it comes in again while it is gone through.
    for (const at of Array.from(open.here)) {
      if (at === except) continue
      try {
        at.tableChanged(info)
      } catch (error) {
        this.options.onTrouble('somebody could not be told of a change', error)
      }
    }
  }

  tell(id: string): void {
    const open = this.kept.get(id)
    if (open !== undefined) this.changed(open)
  }

  /** A match that was given up: it can be looked at and taken along, and its host may try again. */
  async stopped(id: string, why: string): Promise<void> {
    const at = Date.now()
    try {
      await this.commit([
        { write: 'table.change', id, change: { state: 'stopped', stopped: why, updated: at }, from: ['running'] },
        { write: 'audit.add', audit: audit('server', 'match.stopped', id, why) },
      ])
    } catch (error) {
      // It was stopped before, or is over.
      if (!(error instanceof Conflict)) throw error
    }
    this.tell(id)
  }

  // Showing

  async info(open: OpenTable): Promise<TableInfo> {
    return (await this.infos([open]))[0]
  }

  private async infos(list: readonly OpenTable[]): Promise<TableInfo[]> {
    const last = new Map((await this.store.lastSteps(list.map(({ table }) => table.id))).map((s) => [s.table_id, s]))
    return list.map(({ table, seats, here }) => {
      const step = last.get(table.id)
      const isRunning = table.state === 'running'
      const waiting = isRunning ? (JSON.parse(step?.waiting ?? '[]') as Role[]) : []
      const present = new Set([...here].flatMap((at) => [...at.seats]))
      return seating.tableInfo(table, seats, { waiting, updated: step?.at ?? table.updated, here: present })
    })
  }

  async listed(rows: readonly StoredTable[], person: string | undefined): Promise<ListedTable[]> {
    const open = rows.map((row) => this.kept.get(row.table.id) ?? opened(row))
    const infos = await this.infos(open)
    return infos.map((info, i) => ({ ...info, mine: this.seatsFor(open[i], person) }))
  }
}

export const audit = (who: string, what: string, table: string | null, detail: string) => ({
  id: newId(),
  at: Date.now(),
  who,
  what,
  table_id: table,
  detail,
})

/** Not after the end: the seats and the log of a finished game are part of its proof. */
export const LIVING: readonly TableRow['state'][] = ['open', 'opening', 'running']
