import type {
  AuditRow,
  BotRow,
  ChatRow,
  ContentRow,
  HolderRow,
  LinkRow,
  PersonRow,
  ReportRow,
  SeatRow,
  SessionRow,
  StepRow,
  TableRow,
  WorkRow,
} from './schema.ts'

/** A step to be stored, with what else is true from then on. */
export interface NewStep {
  readonly row: StepRow
  /** The table's new state, when the match ends with this step. */
  readonly over?: { readonly outcome: string }
  readonly snapshot?: string
  /** What is written with this step or not at all: a seat that changes hands, say. */
  readonly also?: readonly Write[]
}

/** One change of the store. Several make one thing to a person: they are written together or not at all. */
export type Write =
  | {
      readonly write: 'table.add'
      readonly table: TableRow
      /** JSON: the engine's setup. */
      readonly setup: string
      readonly seats: readonly SeatRow[]
    }
  /** With `from`: only if the table is in one of these states; otherwise nothing of the whole is written (`Conflict`). */
  | {
      readonly write: 'table.change'
      readonly id: string
      readonly change: Partial<TableRow>
      readonly from?: readonly TableRow['state'][]
      readonly setup?: string
    }
  | { readonly write: 'seat.change'; readonly table: string; readonly seat: number; readonly change: Partial<SeatRow> }
  | { readonly write: 'step.add'; readonly step: NewStep }
  /** What a match is played with; once stored it stays as it is. */
  | { readonly write: 'content.put'; readonly content: ContentRow }
  /** Somebody holds a seat from another device. */
  | { readonly write: 'holder.add'; readonly holder: HolderRow }
  /** Nobody holds the seat from another device any more; of a running match it is remembered who did. */
  | { readonly write: 'holders.end'; readonly table: string; readonly seat: number; readonly areKept: boolean }
  | { readonly write: 'link.add'; readonly link: LinkRow }
  /** A link is used up; one that is not there any more is a `Conflict`. */
  | { readonly write: 'link.use'; readonly hash: string }
  /** All links to the seats of a person: at a table, or everywhere. */
  | { readonly write: 'links.end'; readonly table?: string; readonly person: string }
  | { readonly write: 'bot.add'; readonly bot: BotRow }
  | { readonly write: 'bot.end'; readonly id: string }
  /** No program answers for the seat any more. */
  | { readonly write: 'bots.end'; readonly table: string; readonly seat: number }
  /** Nothing is written of the whole (`Conflict`) if this person is not there any more: merged or deleted meanwhile. */
  | { readonly write: 'person.must'; readonly id: string }
  | { readonly write: 'person.add'; readonly person: PersonRow }
  | { readonly write: 'person.change'; readonly id: string; readonly change: Partial<PersonRow> }
  /** Gives everything that one person holds to another. */
  | { readonly write: 'person.merge'; readonly from: string; readonly to: string }
  /** Forgets a person and its works; seats of matches stay with their name only, others are free; tables get another host. */
  | { readonly write: 'person.delete'; readonly id: string }
  | { readonly write: 'session.add'; readonly session: SessionRow }
  | { readonly write: 'session.end'; readonly hash: string }
  | { readonly write: 'sessions.end'; readonly person: string }
  | { readonly write: 'report.add'; readonly report: ReportRow }
  /** What operators and hosts did that others must be able to find again. */
  | { readonly write: 'audit.add'; readonly audit: AuditRow }

/** What was to be written does not fit what is stored; nothing has changed. */
export class Conflict extends Error {}

export interface StoredTable {
  readonly table: TableRow
  readonly seats: SeatRow[]
  readonly holders: HolderRow[]
}

/**
 * Where everything lasts. When a promise is fulfilled, what was written survives a power cut; when it is rejected, nothing of it
 * was written. Two that append at the same number of a match cannot both succeed.
 */
export interface Store {
  /** All of it in one transaction, or nothing. */
  commit(writes: readonly Write[]): Promise<void>
  /** Appends the steps of any matches in one transaction. */
  append(steps: readonly NewStep[]): Promise<void>
  stepsOf(table: string): Promise<{ steps: StepRow[]; snapshot: string | undefined }>
  lastSteps(tables: readonly string[]): Promise<Pick<StepRow, 'table_id' | 'seq' | 'waiting' | 'at'>[]>

  table(id: string): Promise<StoredTable | undefined>
  /** JSON: the engine's setup of a table, with its content pack. */
  setup(table: string): Promise<string | undefined>
  /** JSON: the content pack of a table, if it has one. It never changes. */
  pack(table: string): Promise<string | undefined>
  /** JSON: content by its hash, as it was when a match was played with it. */
  content(hash: string): Promise<string | undefined>
  publicTables(): Promise<StoredTable[]>
  tablesOf(person: string): Promise<StoredTable[]>
  /** How many tables of this host are not over. */
  countUnfinished(host: string): Promise<number>
  tablesWithBots(): Promise<string[]>
  tablesOpening(): Promise<string[]>
  /** Open tables at which no seat is free: a server of before was stopped between two writes. */
  tablesFullButOpen(): Promise<string[]>

  person(id: string): Promise<PersonRow | undefined>
  personByLogin(login: string): Promise<PersonRow | undefined>
  session(hash: string, now: number): Promise<PersonRow | undefined>
  link(hash: string): Promise<LinkRow | undefined>
  /** By the hash of its token. */
  bot(hash: string): Promise<BotRow | undefined>
  botsAt(table: string, seat: number): Promise<BotRow[]>
  /** Forgets sessions and links whose time is over, and open tables that nobody has touched for long. */
  sweep(now: number): Promise<void>

  /** The last lines of a table's chat. */
  chat(table: string, most: number): Promise<ChatRow[]>
  /** Gives each line the next number of its table. */
  addChat(rows: readonly Omit<ChatRow, 'n'>[]): Promise<ChatRow[]>
  audits(most: number): Promise<AuditRow[]>

  works(person: string, game: string): Promise<Pick<WorkRow, 'id' | 'game' | 'name' | 'updated'>[]>
  work(person: string, game: string, id: string): Promise<WorkRow | undefined>
  /** Writes a work unless the person has as many others already; says whether it did. */
  putWork(work: WorkRow, most: number): Promise<boolean>
  deleteWork(person: string, game: string, id: string): Promise<void>

  meta(key: string): Promise<string | undefined>
  setMeta(key: string, value: string): Promise<void>
  /** Throws unless something can be written and read: a full disk, a read-only folder or a damaged file is noticed. */
  check(): Promise<void>
  close(): Promise<void>
}
