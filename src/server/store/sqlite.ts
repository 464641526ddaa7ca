import Database from 'libsql'
import { MIGRATIONS, type PersonRow, type SeatRow, type StepRow, type TableRow, type WorkRow } from './schema.ts'
import { queries, sqlOfAddSteps } from './queries.ts'
import type { NewStep, Store } from './store.ts'

interface Compilable {
  compile(): { readonly sql: string; readonly parameters: readonly unknown[] }
}

interface Statement {
  run(...values: readonly unknown[]): unknown
  all(...values: readonly unknown[]): unknown
}

/** SQLite in a file: WAL, and every commit flushed to the disk before it counts. */
class Sqlite {
  private readonly db: Database.Database
  private readonly statements = new Map<string, Statement>()

  constructor(path: string) {
    this.db = new Database(path)
    this.db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000')
  }

  exec(sql: string): void {
    this.db.exec(sql)
  }

  prepare(sql: string): Statement {
    let statement = this.statements.get(sql)
    if (statement === undefined) this.statements.set(sql, (statement = this.db.prepare(sql) as unknown as Statement))
    return statement
  }

  run(query: Compilable): void {
    const { sql, parameters } = query.compile()
    this.prepare(sql).run(...parameters)
  }

  all<T>(query: Compilable): T[] {
    const { sql, parameters } = query.compile()
    return this.prepare(sql).all(...parameters) as T[]
  }

  /** All or nothing. */
  transaction(work: () => void): void {
    this.db.exec('begin immediate')
    try {
      work()
      this.db.exec('commit')
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('rollback')
      throw error
    }
  }

  close(): void {
    this.db.exec('pragma wal_checkpoint(truncate)')
    this.db.close()
  }
}

function migrate(db: Sqlite): void {
  db.exec('create table if not exists meta (key text primary key, value text not null)')
  const [row] = db.all<{ value: string }>(queries.meta('version'))
  const version = Number(row?.value ?? 0)
  if (version > MIGRATIONS.length) throw new Error(`the data is of version ${version}, newer than this program`)
  MIGRATIONS.slice(version).forEach((statements, i) =>
    db.transaction(() => {
      for (const statement of statements) db.exec(statement)
      db.run(queries.setMeta('version', String(version + i + 1)))
    }),
  )
}

const ROWS_AT_ONCE = 50

function insertSteps(db: Sqlite, steps: readonly NewStep[]): void {
  for (let i = 0; i < steps.length; i += ROWS_AT_ONCE) {
    const rows = steps.slice(i, i + ROWS_AT_ONCE)
    const values = rows.flatMap(({ row }) => [row.table_id, row.seq, row.entries, row.told, row.waiting, row.at])
    db.prepare(sqlOfAddSteps(rows.length)).run(values)
  }
}

function appendSteps(db: Sqlite, steps: readonly NewStep[]): void {
  const isPlain = steps.every(({ over, snapshot }) => over === undefined && snapshot === undefined)
  // One statement is a transaction of its own.
  if (isPlain && steps.length <= ROWS_AT_ONCE) return insertSteps(db, steps)
  return db.transaction(() => {
    insertSteps(db, steps)
    for (const { row, over, snapshot } of steps) {
      if (over !== undefined)
        db.run(queries.changeTable(row.table_id, { state: 'over', outcome: over.outcome, updated: row.at }))
      if (snapshot !== undefined) db.run(queries.setSnapshot(row.table_id, row.seq, snapshot))
    }
  })
}

function withSeats(db: Sqlite, tables: readonly TableRow[]): { table: TableRow; seats: SeatRow[] }[] {
  if (tables.length === 0) return []
  const seats = db.all<SeatRow>(queries.seats(tables.map(({ id }) => id)))
  const byTable = groupBy(seats)
  return tables.map((table) => ({ table, seats: byTable.get(table.id) ?? [] }))
}

function groupBy(seats: readonly SeatRow[]): Map<string, SeatRow[]> {
  const groups = new Map<string, SeatRow[]>()
  for (const seat of seats) {
    const group = groups.get(seat.table_id)
    if (group === undefined) groups.set(seat.table_id, [seat])
    else group.push(seat)
  }
  return groups
}

const stepPart = (db: Sqlite): Pick<Store, 'append' | 'stepsOf' | 'lastSteps'> => ({
  append: async (steps) => appendSteps(db, steps),
  async stepsOf(table) {
    const [snapshot] = db.all<{ data: string }>(queries.snapshot(table))
    return { steps: db.all<StepRow>(queries.steps(table)), snapshot: snapshot?.data }
  },
  lastSteps: async (tables) => (tables.length === 0 ? [] : db.all(queries.lastSteps(tables))),
})

const tablePart = (
  db: Sqlite,
): Pick<
  Store,
  'addTable' | 'table' | 'changeTable' | 'changeSeat' | 'publicTables' | 'tablesOf' | 'tablesWithBots' | 'tablesOpening'
> => ({
  async addTable(table, seats, steps = []) {
    db.transaction(() => {
      db.run(queries.addTable(table))
      db.run(queries.addSeats(seats))
      insertSteps(db, steps)
    })
  },
  table: async (id) => withSeats(db, db.all<TableRow>(queries.table(id)))[0],
  changeTable: async (id, change) => db.run(queries.changeTable(id, change)),
  changeSeat: async (table, seat, change) => db.run(queries.changeSeat(table, seat, change)),
  publicTables: async () => withSeats(db, db.all<TableRow>(queries.publicTables())),
  tablesOf: async (person) => withSeats(db, db.all<TableRow>(queries.tablesOf(person))),
  tablesWithBots: async () => db.all<{ id: string }>(queries.tablesWithBots()).map(({ id }) => id),
  tablesOpening: async () => db.all<{ id: string }>(queries.tablesOpening()).map(({ id }) => id),
})

const peoplePart = (
  db: Sqlite,
): Pick<Store, 'addPerson' | 'person' | 'personByLogin' | 'changePerson' | 'mergePeople' | 'deletePerson'> => ({
  addPerson: async (person) => db.run(queries.addPerson(person)),
  person: async (id) => db.all<PersonRow>(queries.person(id))[0],
  personByLogin: async (login) => db.all<PersonRow>(queries.personByLogin(login))[0],
  changePerson: async (id, change) => db.run(queries.changePerson(id, change)),
  async mergePeople(from, to) {
    db.transaction(() => {
      db.run(queries.moveSeats(from, to))
      db.run(queries.moveTables(from, to))
      db.run(queries.deleteSessionsOf(from))
      db.run(queries.deletePerson(from))
    })
  },
  async deletePerson(id) {
    db.transaction(() => {
      db.run(queries.moveSeats(id, null))
      db.run(queries.moveTables(id, ''))
      db.run(queries.deleteWorksOf(id))
      db.run(queries.deleteSessionsOf(id))
      db.run(queries.deletePerson(id))
    })
  },
})

const sessionPart = (db: Sqlite): Pick<Store, 'addSession' | 'session' | 'deleteSession' | 'deleteSessionsOf'> => ({
  async addSession(hash, person, created, expires) {
    db.run(queries.deleteOldSessions(created))
    db.run(queries.addSession(hash, person, created, expires))
  },
  session: async (hash, now) => db.all<PersonRow>(queries.session(hash, now))[0],
  deleteSession: async (hash) => db.run(queries.deleteSession(hash)),
  deleteSessionsOf: async (person) => db.run(queries.deleteSessionsOf(person)),
})

const workPart = (db: Sqlite): Pick<Store, 'works' | 'work' | 'putWork' | 'deleteWork'> => ({
  works: async (person, game) => db.all(queries.works(person, game)),
  work: async (person, game, id) => db.all<WorkRow>(queries.work(person, game, id))[0],
  async putWork(work, most) {
    let isPut = false
    db.transaction(() => {
      const isKnown = db.all(queries.work(work.person, work.game, work.id)).length > 0
      isPut = isKnown || db.all<{ count: number }>(queries.countWorks(work.person))[0].count < most
      if (isPut) db.run(queries.putWork(work))
    })
    return isPut
  },
  deleteWork: async (person, game, id) => db.run(queries.deleteWork(person, game, id)),
})

export function openSqlite(path: string): Store {
  const db = new Sqlite(path)
  migrate(db)
  return {
    ...stepPart(db),
    ...tablePart(db),
    ...peoplePart(db),
    ...sessionPart(db),
    ...workPart(db),
    chat: async (table) => db.all(queries.chat(table)),
    addChat: async (row) => db.run(queries.addChat(row)),
    addReport: async (report) => db.run(queries.addReport(report)),
    meta: async (key) => db.all<{ value: string }>(queries.meta(key))[0]?.value,
    setMeta: async (key, value) => db.run(queries.setMeta(key, value)),
    check: async () => void db.all(queries.meta('version')),
    close: async () => db.close(),
  }
}
