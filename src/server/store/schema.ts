/** The tables of the store. Only text and whole numbers, so that every database can hold them; times are milliseconds. */
export interface Schema {
  meta: { key: string; value: string }
  people: PersonRow
  sessions: { hash: string; person: string; created: number; expires: number }
  tables: TableRow
  seats: SeatRow
  steps: StepRow
  snapshots: { table_id: string; seq: number; data: string }
  chat: ChatRow
  works: WorkRow
  reports: {
    id: string
    table_id: string
    person: string | null
    seat: number | null
    text: string
    data: string
    at: number
  }
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
  /** JSON: the engine's setup. */
  setup: string
  /** The secret behind chance, in hexadecimal digits. Never leaves the server before the end. */
  secret: string
  /** JSON: commitment and contributions. */
  fairness: string
  watch_hash: string
  created: number
  updated: number
  outcome: string | null
  stopped: string | null
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

/**
 * Every change of the schema, in order; each runs once. Portable SQL only.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table people (id text primary key, kind text not null, name text not null, login text unique, password text,
      recovery text, created bigint not null)`,
    `create table sessions (hash text primary key, person text not null, created bigint not null, expires bigint not null)`,
    `create index sessions_person on sessions (person)`,
    `create table tables (id text primary key, game text not null, title text not null, state text not null,
      visibility text not null, pace text not null, watching integer not null, host text not null, roles integer not null,
      setup text not null, secret text not null, fairness text not null, watch_hash text not null, created bigint not null,
      updated bigint not null, outcome text, stopped text)`,
    `create index tables_state on tables (state, visibility, updated)`,
    `create table seats (table_id text not null, seat integer not null, roles text not null, holder text not null, person text,
      name text, bot text, team integer, token_hash text, conceded integer not null, primary key (table_id, seat))`,
    `create index seats_person on seats (person)`,
    `create table steps (table_id text not null, seq integer not null, entries text not null, told text not null,
      waiting text not null, at bigint not null, primary key (table_id, seq))`,
    `create table snapshots (table_id text primary key, seq integer not null, data text not null)`,
    `create table chat (table_id text not null, n integer not null, room text not null, team integer, seat integer,
      name text not null, text text not null, at bigint not null, primary key (table_id, n))`,
    `create table reports (id text primary key, table_id text not null, person text, seat integer, text text not null,
      data text not null, at bigint not null)`,
  ],
  [
    `create table works (person text not null, game text not null, id text not null, name text not null, pack text not null,
      updated bigint not null, primary key (person, game, id))`,
  ],
]
