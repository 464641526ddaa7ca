/** What a change may use that portable SQL cannot express. It sees the tables as they were then, not those of `Schema`. */
export interface Changing {
  rows<T>(sql: string, values?: readonly unknown[]): T[]
  write(sql: string, values: readonly unknown[]): number
}

export type Change = string | ((db: Changing) => void)

/** One table after the other: all setups at once may be larger than the memory. */
function fillOptions(db: Changing): void {
  for (const { id } of db.rows<{ id: string }>('select id from tables')) {
    const [{ setup }] = db.rows<{ setup: string }>('select setup from setups where table_id = ?', [id])
    db.write('update tables set options = ? where id = ?', [optionsIn(setup), id])
  }
}

function optionsIn(setup: string): string {
  try {
    return JSON.stringify((JSON.parse(setup) as { options?: object }).options ?? {})
  } catch {
    // Such a match cannot be loaded anyway; the others must not be kept from theirs.
    return '{}'
  }
}

/** Every change of the schema, in order; each runs once. Portable SQL, or a function. */
export const MIGRATIONS: readonly (readonly Change[])[] = [
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
  [
    `create table setups (table_id text primary key, setup text not null)`,
    `insert into setups (table_id, setup) select id, setup from tables`,
    `alter table tables add column options text not null default '{}'`,
    `alter table tables add column proposal text`,
    fillOptions,
    `alter table tables drop column setup`,
    `create index tables_host on tables (host)`,
    // An invitation is used up by sitting down.
    `update seats set token_hash = null where holder = 'person'`,
    `create table holders (table_id text not null, seat integer not null, person text not null, past integer not null,
      primary key (table_id, seat, person))`,
    `create index holders_person on holders (person)`,
    `create table links (hash text primary key, table_id text not null, person text not null, kind text not null,
      expires bigint not null)`,
    `create index links_person on links (person, table_id)`,
    `create index sessions_expires on sessions (expires)`,
    `create table audits (id text primary key, at bigint not null, who text not null, what text not null, table_id text,
      detail text not null)`,
    `create index audits_at on audits (at)`,
  ],
  [`create table contents (hash text primary key, game text not null, source text not null)`],
  [
    `create table bots (id text primary key, hash text not null unique, table_id text not null, seat integer not null,
      person text not null, name text not null, created bigint not null)`,
    `create index bots_seat on bots (table_id, seat)`,
    `create index bots_person on bots (person)`,
  ],
]
