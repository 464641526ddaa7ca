import type { Role } from '../engine/index.ts'
import type { Hello } from '../protocol/socket.ts'
import type { Channel } from '../protocol/views.ts'
import { envelope } from './envelope.ts'
import { textFrame } from './frame.ts'
import type { Watcher } from './running.ts'
import { rolesOf } from './seats.ts'
import type { AtTable, OpenTable } from './tables.ts'

/** What a visit needs of its connection. */
export interface Visitor {
  readonly person: { readonly id: string; readonly name: string } | undefined
  readonly isProgram: boolean
  show(frame: Buffer): void
  /** Everything is to be shown again: the match was loaded anew, or the seats are others now. */
  comeAgain(visit: Visit): void
  rightsChanged(visit: Visit): void
  /** The table cannot be shown any more: the client is to come again later. */
  letGo(visit: Visit): void
}

/**
 * One stay at a table: who came, and with which seats. Nothing of that ever changes: whoever gets other seats, or goes to another
 * table, makes another visit, and what is still under way for this one reaches nobody.
 */
export class Visit implements Watcher, AtTable {
  readonly open: OpenTable
  readonly hello: Hello
  readonly seats: readonly number[]
  readonly roles: readonly Role[]
  readonly channels: ReadonlySet<Channel>
  private isWelcome = false
  /** The table as it became while this one was not welcomed yet. */
  private news: string | undefined
  /** Whether the match has been shown, and not only the table. */
  isShown = false
  /** What the first word at this table answers to, if it was not answered before. */
  private ref: number | undefined
  private readonly visitor: Visitor
  private ended = false

  constructor(visitor: Visitor, open: OpenTable, hello: Hello, seats: readonly number[], ref: number | undefined) {
    this.visitor = visitor
    this.open = open
    this.hello = hello
    this.seats = seats
    this.ref = ref
    this.roles = open.seats.filter(({ seat }) => seats.includes(seat)).flatMap(rolesOf)
    this.channels = new Set<Channel>(['public', ...this.roles])
  }

  get person(): Visitor['person'] {
    return this.visitor.person
  }

  get isProgram(): boolean {
    return this.visitor.isProgram
  }

  get isPlayer(): boolean {
    return this.seats.length > 0
  }

  get isOver(): boolean {
    return this.ended
  }

  end(): void {
    this.ended = true
  }

  show(frame: Buffer): void {
    if (!this.ended) this.visitor.show(frame)
  }

  /** What the first word answers to; every later one answers to nothing. */
  takeRef(): { ref?: number } {
    const { ref } = this
    this.ref = undefined
    return ref === undefined ? {} : { ref }
  }

  send(message: string): void {
    if (!this.ended) this.visitor.show(textFrame(message))
  }

  rejoin(): void {
    if (!this.ended) this.visitor.comeAgain(this)
  }

  lost(): void {
    if (!this.ended) this.visitor.letGo(this)
  }

  rightsChanged(): void {
    if (!this.ended) this.visitor.rightsChanged(this)
  }

  /** The first word was said; what changed while it was made follows. */
  welcomed(): void {
    this.isWelcome = true
    if (this.news !== undefined) this.tableChanged(this.news)
  }

  /** Who is still being welcomed is told afterwards, and does not begin anew. */
  tableChanged(info: string): void {
    this.news = info
    if (!this.isWelcome) return
    this.news = undefined
    if (!this.isShown && this.open.table.state === 'running') this.rejoin()
    else this.send(envelope({ type: 'table', ...this.own }, { table: info }))
  }

  /** What it holds. */
  get own(): { readonly seats: readonly number[]; readonly roles: readonly Role[] } {
    return { seats: this.seats, roles: this.roles }
  }
}
