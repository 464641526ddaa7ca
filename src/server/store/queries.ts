import { DummyDriver, Kysely, sql, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type {
  AuditRow,
  BotRow,
  ChatRow,
  ContentRow,
  HolderRow,
  LinkRow,
  PersonRow,
  ReportRow,
  Schema,
  SeatRow,
  SessionRow,
  StepRow,
  TableRow,
  WorkRow,
} from './schema.ts'

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

/** Of the table that the query around it looks at. */
const seatsHeldBy = (of: ExpressionBuilder<Schema, 'tables'>, holders: readonly SeatRow['holder'][]) =>
  of
    .selectFrom('seats')
    .select('seats.seat')
    .whereRef('seats.table_id', '=', 'tables.id')
    .where('seats.holder', 'in', [...holders])

/** Tables whose end this person may watch, having given up a seat there. */
const concededBy = (person: string) =>
  db
    .selectFrom('holders')
    .innerJoin('seats', (join) =>
      join.onRef('seats.table_id', '=', 'holders.table_id').onRef('seats.seat', '=', 'holders.seat'),
    )
    .innerJoin('tables', 'tables.id', 'holders.table_id')
    .select('holders.table_id as id')
    .where('holders.person', '=', person)
    .where('holders.past', '=', 2)
    .where('seats.conceded', '=', 1)
    .where('tables.watching', '=', 1)

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
  addSession: (session: SessionRow) => db.insertInto('sessions').values(session),
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
  /** Seats at tables that have not started are free again. */
  freeSeats: (person: string, visibility: TableRow['visibility'], holder: SeatRow['holder']) =>
    db
      .updateTable('seats')
      .set({ holder, person: null, name: null })
      .where('person', '=', person)
      .where('table_id', 'in', (from) =>
        from
          .selectFrom('tables')
          .select('id')
          .where('state', 'in', ['open', 'opening'])
          .where('visibility', '=', visibility),
      ),
  openAgain: (person: string) =>
    db
      .updateTable('tables')
      .set({ state: 'open' })
      .where('state', '=', 'opening')
      .where('id', 'in', (from) => from.selectFrom('seats').select('table_id').where('person', '=', person)),
  moveTables: (from: string, to: string) => db.updateTable('tables').set({ host: to }).where('host', '=', from),
  /** Tables of a host who goes pass to the first other person who sits there. */
  passTables: (from: string) =>
    db
      .updateTable('tables')
      .set((of) => ({
        host: of.fn.coalesce(
          of
            .selectFrom('seats')
            .select('seats.person')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where('seats.holder', '=', 'person')
            .where('seats.person', '!=', from)
            .orderBy('seats.seat')
            .limit(1),
          of.val(''),
        ),
      }))
      .where('host', '=', from),

  // Holders and links
  addHolder: (holder: HolderRow) =>
    db
      .insertInto('holders')
      .values(holder)
      .onConflict((conflict) => conflict.columns(['table_id', 'seat', 'person']).doUpdateSet({ past: holder.past })),
  holders: (tables: readonly string[]) =>
    db
      .selectFrom('holders')
      .selectAll()
      .where('table_id', 'in', [...tables])
      .orderBy('table_id')
      .orderBy('seat')
      .orderBy('person'),
  deleteHolders: (table: string, seat: number) =>
    db.deleteFrom('holders').where('table_id', '=', table).where('seat', '=', seat),
  pastHolders: (table: string, seat: number) =>
    db
      .updateTable('holders')
      .set({ past: 1 })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('past', '=', 0),
  deleteHoldersOf: (person: string) => db.deleteFrom('holders').where('person', '=', person),
  copyHolders: (from: string, to: string) =>
    db
      .insertInto('holders')
      .columns(['table_id', 'seat', 'person', 'past'])
      .expression(
        db
          .selectFrom('holders')
          .select((of) => ['table_id', 'seat', of.val(to).as('person'), 'past'])
          .where('person', '=', from),
      )
      .onConflict((conflict) => conflict.doNothing()),
  /** Who sits somewhere needs not hold that seat besides. */
  deleteOwnHolders: (person: string) =>
    db
      .deleteFrom('holders')
      .where('person', '=', person)
      .where((where) =>
        where.exists(
          where
            .selectFrom('seats')
            .select('seats.seat')
            .whereRef('seats.table_id', '=', 'holders.table_id')
            .whereRef('seats.seat', '=', 'holders.seat')
            .where('seats.person', '=', person),
        ),
      ),
  addLink: (link: LinkRow) => db.insertInto('links').values(link),
  link: (hash: string) => db.selectFrom('links').selectAll().where('hash', '=', hash),
  deleteLink: (hash: string) => db.deleteFrom('links').where('hash', '=', hash),
  deleteLinks: (table: string, person: string) =>
    db.deleteFrom('links').where('table_id', '=', table).where('person', '=', person),
  deleteLinksOf: (person: string) => db.deleteFrom('links').where('person', '=', person),
  addBot: (bot: BotRow) => db.insertInto('bots').values(bot),
  bot: (hash: string) => db.selectFrom('bots').selectAll().where('hash', '=', hash),
  botsAt: (table: string, seat: number) =>
    db
      .selectFrom('bots')
      .selectAll()
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .orderBy('created')
      .orderBy('id'),
  deleteBot: (id: string) => db.deleteFrom('bots').where('id', '=', id),
  deleteBotsAt: (table: string, seat: number) =>
    db.deleteFrom('bots').where('table_id', '=', table).where('seat', '=', seat),
  moveBots: (from: string, to: string) => db.updateTable('bots').set({ person: to }).where('person', '=', from),
  deleteBotsOf: (person: string) => db.deleteFrom('bots').where('person', '=', person),
  deleteOldLinks: (now: number) => db.deleteFrom('links').where('expires', '<=', now),

  // Tables
  addTable: (table: TableRow) => db.insertInto('tables').values(table),
  setup: (table: string) => db.selectFrom('setups').select('setup').where('table_id', '=', table),
  /** Taken out where it lies: a setup may hold a megabyte. */
  pack: (table: string) =>
    db
      .selectFrom('setups')
      .select(sql<string | null>`case when json_valid(setup) then setup -> '$.pack' end`.as('pack'))
      .where('table_id', '=', table),
  setSetup: (table: string, setup: string) =>
    db
      .insertInto('setups')
      .values({ table_id: table, setup })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ setup })),
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
  changeTableFrom: (id: string, from: readonly TableRow['state'][], change: Partial<TableRow>) =>
    db
      .updateTable('tables')
      .set(change)
      .where('id', '=', id)
      .where('state', 'in', [...from]),
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
      .where(
        'id',
        'in',
        db
          .selectFrom('tables')
          .select('id')
          .where('host', '=', person)
          .union(db.selectFrom('seats').select('table_id as id').where('person', '=', person))
          .union(db.selectFrom('holders').select('table_id as id').where('person', '=', person).where('past', '=', 0))
          .union(concededBy(person)),
      )
      .orderBy('updated', 'desc')
      .limit(LISTED),
  tablesWithBots: () =>
    db
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'running')
      .where((where) => where.exists(seatsHeldBy(where, ['bot']))),
  countUnfinished: (host: string) =>
    db
      .selectFrom('tables')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('host', '=', host)
      .where('state', 'in', ['open', 'opening', 'running']),
  tablesFullButOpen: () =>
    db
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'open')
      .where((where) => where.not(where.exists(seatsHeldBy(where, ['open', 'invite'])))),
  /** Nobody came, and nobody has touched them since. */
  forsaken: (before: number) =>
    db.selectFrom('tables').select('id').where('state', '=', 'open').where('updated', '<', before).limit(LISTED),
  removeTable: (id: string) => db.deleteFrom('tables').where('id', '=', id).where('state', '=', 'open'),
  removeRows: (of: 'seats' | 'setups' | 'steps' | 'snapshots' | 'chat' | 'holders' | 'links' | 'bots', id: string) =>
    db.deleteFrom(of).where('table_id', '=', id),
  tablesOpening: () => db.selectFrom('tables').select('id').where('state', '=', 'opening'),

  // Steps
  steps: (table: string) => db.selectFrom('steps').selectAll().where('table_id', '=', table).orderBy('seq'),
  /** Begins at the tables: one look into the index for each, instead of one for every step. */
  lastSteps: (tables: readonly string[]) =>
    db
      .selectFrom('tables')
      .innerJoin('steps as s', (join) =>
        join.onRef('s.table_id', '=', 'tables.id').on('s.seq', '=', (from) =>
          from
            .selectFrom('steps as t')
            .select((of) => of.fn.max('t.seq').as('last'))
            .whereRef('t.table_id', '=', 'tables.id'),
        ),
      )
      .select(['s.table_id', 's.seq', 's.waiting', 's.at'])
      .where('tables.id', 'in', [...tables]),
  addSteps: (steps: readonly StepRow[]) => db.insertInto('steps').values([...steps]),
  snapshot: (table: string) => db.selectFrom('snapshots').selectAll().where('table_id', '=', table),
  setSnapshot: (table: string, seq: number, data: string) =>
    db
      .insertInto('snapshots')
      .values({ table_id: table, seq, data })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ seq, data })),

  content: (hash: string) => db.selectFrom('contents').select('source').where('hash', '=', hash),
  putContent: (content: ContentRow) =>
    db
      .insertInto('contents')
      .values(content)
      .onConflict((conflict) => conflict.doNothing()),

  // Chat, reports, audits
  /** The last lines, backwards. */
  chat: (table: string, most: number) =>
    db.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('n', 'desc').limit(most),
  lastChat: (table: string) =>
    db
      .selectFrom('chat')
      .select((of) => of.fn.max<number | null>('n').as('n'))
      .where('table_id', '=', table),
  addChat: (row: ChatRow) => db.insertInto('chat').values(row),
  addReport: (report: ReportRow) => db.insertInto('reports').values(report),
  addAudit: (audit: AuditRow) => db.insertInto('audits').values(audit),
  /** The last ones, backwards. */
  audits: (most: number) => db.selectFrom('audits').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(most),

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
  copyWorks: (from: string, to: string) =>
    db
      .insertInto('works')
      .columns(['person', 'game', 'id', 'name', 'pack', 'updated'])
      .expression(
        db
          .selectFrom('works')
          .select((of) => [of.val(to).as('person'), 'game', 'id', 'name', 'pack', 'updated'])
          .where('person', '=', from),
      )
      .onConflict((conflict) => conflict.doNothing()),
  deleteWorksOf: (person: string) => db.deleteFrom('works').where('person', '=', person),
}

const noStep: StepRow = { table_id: '', seq: 0, entries: '', told: '', waiting: '', at: 0 }
const addStepsSql: string[] = []

/** The text of `addSteps`, kept for every number of rows: building it for every commit would cost more than the commit. */
export const sqlOfAddSteps = (rows: number): string =>
  (addStepsSql[rows] ??= queries.addSteps(Array.from({ length: rows }, () => noStep)).compile().sql)
