import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { ChatRow, PersonRow, Schema, SeatRow, StepRow, TableRow, WorkRow } from './schema.ts'

/** Builds SQL and never runs it: a store runs what is compiled here, in its own way. */
const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new SqliteIntrospector(own),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
})

const LISTED = 200

/** Every query of the project. */
export const queries = {
  // Meta
  meta: (key: string) => db.selectFrom('meta').select('value').where('key', '=', key),
  setMeta: (key: string, value: string) =>
    db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),

  // People
  addPerson: (person: PersonRow) => db.insertInto('people').values(person),
  person: (id: string) => db.selectFrom('people').selectAll().where('id', '=', id),
  personByLogin: (login: string) => db.selectFrom('people').selectAll().where('login', '=', login),
  changePerson: (id: string, change: Partial<PersonRow>) => db.updateTable('people').set(change).where('id', '=', id),
  deletePerson: (id: string) => db.deleteFrom('people').where('id', '=', id),
  addSession: (hash: string, person: string, created: number, expires: number) =>
    db.insertInto('sessions').values({ hash, person, created, expires }),
  session: (hash: string, now: number) =>
    db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('people')
      .where('sessions.hash', '=', hash)
      .where('sessions.expires', '>', now),
  deleteSession: (hash: string) => db.deleteFrom('sessions').where('hash', '=', hash),
  deleteSessionsOf: (person: string) => db.deleteFrom('sessions').where('person', '=', person),
  deleteOldSessions: (now: number) => db.deleteFrom('sessions').where('expires', '<=', now),
  moveSeats: (from: string, to: string | null) =>
    db.updateTable('seats').set({ person: to }).where('person', '=', from),
  moveTables: (from: string, to: string) => db.updateTable('tables').set({ host: to }).where('host', '=', from),

  // Tables
  addTable: (table: TableRow) => db.insertInto('tables').values(table),
  addSeats: (seats: readonly SeatRow[]) => db.insertInto('seats').values([...seats]),
  table: (id: string) => db.selectFrom('tables').selectAll().where('id', '=', id),
  seats: (tables: readonly string[]) =>
    db
      .selectFrom('seats')
      .selectAll()
      .where('table_id', 'in', [...tables])
      .orderBy('table_id')
      .orderBy('seat'),
  changeTable: (id: string, change: Partial<TableRow>) => db.updateTable('tables').set(change).where('id', '=', id),
  changeSeat: (table: string, seat: number, change: Partial<SeatRow>) =>
    db.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', seat),
  publicTables: () =>
    db
      .selectFrom('tables')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('state', 'in', ['open', 'running'])
      .orderBy('updated', 'desc')
      .limit(LISTED),
  tablesOf: (person: string) =>
    db
      .selectFrom('tables')
      .selectAll()
      .where((where) =>
        where.or([
          where('host', '=', person),
          where('id', 'in', db.selectFrom('seats').select('table_id').where('person', '=', person)),
        ]),
      )
      .orderBy('updated', 'desc')
      .limit(LISTED),
  /** Running tables at which a bot sits, with the roles that were asked last. */
  tablesWithBots: () =>
    db
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'running')
      .where('id', 'in', db.selectFrom('seats').select('table_id').where('holder', '=', 'bot')),
  tablesOpening: () => db.selectFrom('tables').select('id').where('state', '=', 'opening'),

  // Steps
  steps: (table: string) => db.selectFrom('steps').selectAll().where('table_id', '=', table).orderBy('seq'),
  lastSteps: (tables: readonly string[]) =>
    db
      .selectFrom('steps as s')
      .select(['s.table_id', 's.seq', 's.waiting', 's.at'])
      .where('s.table_id', 'in', [...tables])
      .where((where) =>
        where('s.seq', '=', (from) =>
          from
            .selectFrom('steps as t')
            .select((of) => of.fn.max('t.seq').as('last'))
            .whereRef('t.table_id', '=', 's.table_id'),
        ),
      ),
  addSteps: (steps: readonly StepRow[]) => db.insertInto('steps').values([...steps]),
  snapshot: (table: string) => db.selectFrom('snapshots').selectAll().where('table_id', '=', table),
  setSnapshot: (table: string, seq: number, data: string) =>
    db
      .insertInto('snapshots')
      .values({ table_id: table, seq, data })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ seq, data })),

  // Chat and reports
  chat: (table: string) => db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('n'),
  addChat: (row: ChatRow) => db.insertInto('chat').values(row),
  addReport: (report: Schema['reports']) => db.insertInto('reports').values(report),

  // Works
  works: (person: string, game: string) =>
    db
      .selectFrom('works')
      .select(['id', 'game', 'name', 'updated'])
      .where('person', '=', person)
      .where('game', '=', game)
      .orderBy('updated', 'desc')
      .orderBy('id'),
  work: (person: string, game: string, id: string) =>
    db.selectFrom('works').selectAll().where('person', '=', person).where('game', '=', game).where('id', '=', id),
  countWorks: (person: string) =>
    db
      .selectFrom('works')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('person', '=', person),
  putWork: (work: WorkRow) =>
    db
      .insertInto('works')
      .values(work)
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'game', 'id'])
          .doUpdateSet({ name: work.name, pack: work.pack, updated: work.updated }),
      ),
  deleteWork: (person: string, game: string, id: string) =>
    db.deleteFrom('works').where('person', '=', person).where('game', '=', game).where('id', '=', id),
  deleteWorksOf: (person: string) => db.deleteFrom('works').where('person', '=', person),
}

const noStep: StepRow = { table_id: '', seq: 0, entries: '', told: '', waiting: '', at: 0 }
const addStepsSql: string[] = []

/** The text of `addSteps`, kept for every number of rows: building it for every commit would cost more than the commit. */
export const sqlOfAddSteps = (rows: number): string =>
  (addStepsSql[rows] ??= queries.addSteps(Array.from({ length: rows }, () => noStep)).compile().sql)
