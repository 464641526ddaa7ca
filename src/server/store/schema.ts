/** The tables of the store. Only text and whole numbers, so that every database can hold them; times are milliseconds. */
export interface Schema {
  meta: { key: string; value: string }
  people: PersonRow
  sessions: SessionRow
  tables: TableRow
  setups: { table_id: string; setup: string }
  seats: SeatRow
  holders: HolderRow
  links: LinkRow
  bots: BotRow
  steps: StepRow
  contents: ContentRow
  snapshots: { table_id: string; seq: number; data: string }
  chat: ChatRow
  works: WorkRow
  reports: ReportRow
  audits: AuditRow
}

/** Content that matches are played with, once for all of them. */
export interface ContentRow {
  hash: string
  game: string
  /** JSON: what it is compiled from. */
  source: string
}

export interface SessionRow {
  hash: string
  person: string
  created: number
  expires: number
}

/** A person that holds a seat besides the one who sits there: another device of the same player. */
export interface HolderRow {
  table_id: string
  seat: number
  person: string
  /**
   * 0: holds it. 1: has held it from another device; 2: has sat there. Whoever has seen a hand of a running match cannot come to
   * another one of it.
   */
  past: 0 | 1 | 2
}

/** A link by which somebody comes to the seats of a person at a table, once. */
export interface LinkRow {
  hash: string
  table_id: string
  /** Whose seats it opens: who sat there when it was made. */
  person: string
  /** `device`: the opener holds the seats as well. `recovery`: the opener sits there from then on. */
  kind: 'device' | 'recovery'
  expires: number
}

/** A program that answers for a seat, by a token. */
export interface BotRow {
  id: string
  hash: string
  table_id: string
  seat: number
  /** Whose seat it is, or the host for a bot's seat: it is worth nothing in the hands of another. */
  person: string
  name: string
  created: number
}

export interface ReportRow {
  id: string
  table_id: string
  person: string | null
  seat: number | null
  text: string
  data: string
  at: number
}

export interface AuditRow {
  id: string
  at: number
  /** Who did it: a person's id, `operator` or `server`. */
  who: string
  /** What was done: `match.export`, `match.stopped`, `match.resumed`, `seat.offered`… */
  what: string
  table_id: string | null
  detail: string
}

export interface PersonRow {
  id: string
  kind: 'guest' | 'account'
  name: string
  login: string | null
  password: string | null
  recovery: string | null
  created: number
}

export interface TableRow {
  id: string
  game: string
  title: string
  state: 'open' | 'opening' | 'running' | 'over' | 'stopped'
  visibility: 'public' | 'link'
  pace: 'live' | 'relaxed'
  watching: number
  host: string
  roles: number
  /** JSON: the options of the engine's setup. The setup itself, which may hold a whole content pack, is read when needed. */
  options: string
  /** The secret behind chance, in hexadecimal digits. Never leaves the server before the end. */
  secret: string
  /** JSON: commitment and contributions. */
  fairness: string
  watch_hash: string
  created: number
  updated: number
  outcome: string | null
  stopped: string | null
  /** JSON: the seat that the host wants to offer anew, and who has agreed. */
  proposal: string | null
}

export interface SeatRow {
  table_id: string
  seat: number
  /** JSON: the roles it plays. */
  roles: string
  holder: 'person' | 'bot' | 'invite' | 'open'
  person: string | null
  name: string | null
  bot: string | null
  team: number | null
  /** The invitation that leads here; used up by sitting down. */
  token_hash: string | null
  conceded: number
}

export interface StepRow {
  table_id: string
  seq: number
  /** JSON: log entries. */
  entries: string
  /** JSON: events with their audience. */
  told: string
  /** JSON: the roles that are asked after it. */
  waiting: string
  at: number
}

export interface ChatRow {
  table_id: string
  n: number
  room: string
  team: number | null
  seat: number | null
  name: string
  text: string
  at: number
}

/** What a person has made in a game's workshop. */
export interface WorkRow {
  person: string
  game: string
  id: string
  name: string
  /** JSON: a content pack. */
  pack: string
  updated: number
}
