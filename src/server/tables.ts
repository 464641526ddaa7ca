import { createHash } from 'node:crypto'
import type { Role } from '../engine/index.ts'
import type { ListedTable, TableInfo } from '../protocol/http.ts'
import { STOP_REASONS, stopReasonOf, stopText } from '../protocol/stopped.ts'
import { KeptTables, opened, type OpenTable } from './kept.ts'
import * as seatFacts from './seats.ts'
import type { BotRow, TableRow } from './store/schema.ts'
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

/** Milliseconds in which somebody who plays without hurry looks at a table once. */
const LONG_ENOUGH = 12 * 60 * 60 * 1000

/** Tables: who sits where, who may watch, what everybody is told. Everything is written through to the store. */
export class Tables {
  private readonly options: TablesOptions
  private readonly kept: KeptTables
  private readonly telling = new Set<OpenTable>()

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

  /** What became of people was written elsewhere; whoever is at their tables is told. */
  peopleChanged(write: Extract<Write, { write: 'person.merge' | 'person.delete' }>): void {
    const person = write.write === 'person.merge' ? write.from : write.id
    const tables = this.kept.of(person)
    this.kept.fold([write])
    for (const open of tables) this.changed(open)
  }

  // Who may

  /** The seats of a person: where it sits, and what it holds from another device. Nothing else opens a seat. */
  seatsFor(open: OpenTable, person: string | undefined): number[] {
    if (person === undefined) return []
    return open.seats
      .filter(
        ({ seat, person: sitter }) =>
          sitter === person ||
          open.holders.some((held) => held.seat === seat && held.person === person && held.past === 0),
      )
      .map(({ seat }) => seat)
  }

  /** The seat of a program: while it is its owner's, or a bot's at its owner's table. */
  seatOfProgram({ table, seats }: OpenTable, { table_id, seat, person }: BotRow): number[] {
    const own = table_id === table.id ? seats.find((one) => one.seat === seat) : undefined
    const isOwn = own?.person === person || (own?.bot === seatFacts.OWN_BOT && table.host === person)
    return isOwn ? [seat] : []
  }

  /** Whether this person holds or has held another seat of a running match, and so may have seen its hand. */
  knowsAnother(open: OpenTable, person: string | undefined, seats: readonly number[]): boolean {
    if (open.table.state !== 'running' || person === undefined) return false
    return (
      this.seatsFor(open, person).some((seat) => !seats.includes(seat)) ||
      open.holders.some((held) => held.person === person && !seats.includes(held.seat))
    )
  }

  /** Who holds no seat. The host always may: it is its table. */
  mayWatch({ table, holders }: OpenTable, person: string | undefined, tokens: readonly string[]): boolean {
    if (person !== undefined && person === table.host) return true
    if (table.watching !== 1) return false
    // Who has played here may see how it ends.
    if (holders.some((held) => held.person === person && held.past === 2)) return true
    return table.visibility === 'public' || tokens.some((token) => isToken(token, table.watch_hash))
  }

  isHere(open: OpenTable, seat: number): boolean {
    return [...open.here].some(({ seats }) => seats.includes(seat))
  }

  /**
   * Whether who sits there is asked, is not here, and has been silent for too long. Right after a start or a sleep nobody is: they
   * could not have said anything.
   */
  async isSilent(open: OpenTable, seat: number): Promise<boolean> {
    if (open.table.state !== 'running' || this.isHere(open, seat)) return false
    const { waiting, updated } = await this.info(open)
    const roles = seatFacts.rolesOf(open.seats.find((own) => own.seat === seat)!)
    const { live, relaxed } = this.options.silence
    const silence = open.table.pace === 'live' ? live : relaxed
    const isAsked = roles.some((role) => waiting.includes(role))
    return isAsked && Date.now() - updated >= silence && this.options.awake() >= Math.min(silence, LONG_ENOUGH)
  }

  // Telling

  /**
   * Tells everybody at the table, once for everything that changed in this turn of the event loop: many who come at once must not cost
   * a message for every pair. Who may see what is looked at again at once.
   */
  changed(open: OpenTable): void {
    // A copy: who gets other seats by it comes in again while it is gone through.
    for (const at of Array.from(open.here)) this.safely(() => at.rightsChanged())
    if (open.here.size === 0 || this.telling.has(open)) return
    this.telling.add(open)
    setImmediate(() => void this.tellAll(open))
  }

  private async tellAll(open: OpenTable): Promise<void> {
    this.telling.delete(open)
    try {
      const info = JSON.stringify(await this.info(open))
      for (const at of Array.from(open.here)) this.safely(() => at.tableChanged(info))
    } catch (error) {
      this.options.onTrouble('a table could not be shown', error)
    }
  }

  private safely(tell: () => void): void {
    try {
      tell()
    } catch (error) {
      this.options.onTrouble('somebody could not be told of a change', error)
    }
  }

  tell(id: string): void {
    const open = this.kept.get(id)
    if (open !== undefined) this.changed(open)
  }

  /**
   * A match that was given up: it can be looked at and taken along, and its host may try again. What exactly went wrong may tell
   * what lies hidden: that is for the log and the operator.
   */
  async stopped(id: string, why: string): Promise<void> {
    const at = Date.now()
    this.options.onTrouble('a match was stopped', new Error(`${id}: ${why}`))
    try {
      await this.commit([
        {
          write: 'table.change',
          id,
          change: { state: 'stopped', stopped: openly(why), updated: at },
          from: ['running'],
        },
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
    return list.map(({ table, seats: rows, here }) => {
      const step = last.get(table.id)
      const isRunning = table.state === 'running'
      const waiting = isRunning ? (JSON.parse(step?.waiting ?? '[]') as Role[]) : []
      const present = new Set([...here].flatMap((at) => [...at.seats]))
      return seatFacts.tableInfo(table, rows, { waiting, updated: step?.at ?? table.updated, here: present })
    })
  }

  /** Finds out which content pack it is played with; to be called before anybody is welcomed. */
  async lookAtPack(open: OpenTable): Promise<void> {
    if (open.pack !== undefined) return
    const text = await this.store.pack(open.table.id)
    open.pack = text === undefined ? '' : createHash('sha256').update(text).digest('hex')
  }

  async listed(rows: readonly StoredTable[], person: string | undefined): Promise<ListedTable[]> {
    const open = rows.map((row) => this.kept.get(row.table.id) ?? opened(row))
    const infos = await this.infos(open)
    return infos.map((info, i) => ({ ...info, mine: this.seatsFor(open[i], person) }))
  }
}

/** What everybody may know of why a match was stopped. */
const openly = (why: string): string => stopText(STOP_REASONS[stopReasonOf(why)])

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
