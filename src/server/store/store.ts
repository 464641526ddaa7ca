import type { ChatRow, PersonRow, Schema, SeatRow, StepRow, TableRow, WorkRow } from './schema.ts'

/** A step to be stored, with what else is true from then on. */
export interface NewStep {
  readonly row: StepRow
  /** The table's new state, when the match ends with this step. */
  readonly over?: { readonly outcome: string }
  readonly snapshot?: string
}

/**
 * Where everything lasts. When a promise is fulfilled, what was written survives a power cut; when it is rejected, nothing of it
 * was written. Any number of servers may share a store: two that append at the same number of a match cannot both succeed.
 */
export interface Store {
  /** Appends the steps of any matches in one transaction. */
  append(steps: readonly NewStep[]): Promise<void>
  stepsOf(table: string): Promise<{ steps: StepRow[]; snapshot: string | undefined }>
  lastSteps(tables: readonly string[]): Promise<Pick<StepRow, 'table_id' | 'seq' | 'waiting' | 'at'>[]>

  addTable(table: TableRow, seats: readonly SeatRow[], steps?: readonly NewStep[]): Promise<void>
  table(id: string): Promise<{ table: TableRow; seats: SeatRow[] } | undefined>
  changeTable(id: string, change: Partial<TableRow>): Promise<void>
  changeSeat(table: string, seat: number, change: Partial<SeatRow>): Promise<void>
  publicTables(): Promise<{ table: TableRow; seats: SeatRow[] }[]>
  tablesOf(person: string): Promise<{ table: TableRow; seats: SeatRow[] }[]>
  tablesWithBots(): Promise<string[]>
  tablesOpening(): Promise<string[]>

  addPerson(person: PersonRow): Promise<void>
  person(id: string): Promise<PersonRow | undefined>
  personByLogin(login: string): Promise<PersonRow | undefined>
  changePerson(id: string, change: Partial<PersonRow>): Promise<void>
  /** Gives everything that one person holds to another. */
  mergePeople(from: string, to: string): Promise<void>
  /** Forgets a person and its works; seats stay with their name only. */
  deletePerson(id: string): Promise<void>
  addSession(hash: string, person: string, created: number, expires: number): Promise<void>
  session(hash: string, now: number): Promise<PersonRow | undefined>
  deleteSession(hash: string): Promise<void>
  deleteSessionsOf(person: string): Promise<void>

  chat(table: string): Promise<ChatRow[]>
  addChat(row: ChatRow): Promise<void>
  addReport(report: Schema['reports']): Promise<void>

  works(person: string, game: string): Promise<Pick<WorkRow, 'id' | 'game' | 'name' | 'updated'>[]>
  work(person: string, game: string, id: string): Promise<WorkRow | undefined>
  /** Writes a work unless the person has as many others already; says whether it did. */
  putWork(work: WorkRow, most: number): Promise<boolean>
  deleteWork(person: string, game: string, id: string): Promise<void>

  meta(key: string): Promise<string | undefined>
  setMeta(key: string, value: string): Promise<void>
  /** Throws if the store does not answer. */
  check(): Promise<void>
  close(): Promise<void>
}
