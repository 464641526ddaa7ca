import type { Sqlite } from './database.ts'
import { checkStore, openDatabase, type OpenOptions } from './open-store.ts'
import { queries } from './queries.ts'
import type {
  AuditRow,
  BotRow,
  ChatRow,
  HolderRow,
  LinkRow,
  PersonRow,
  SeatRow,
  StepRow,
  TableRow,
  WorkRow,
} from './schema.ts'
import { appendSteps } from './steps.ts'
import type { Store, StoredTable } from './store.ts'
import { apply } from './writes.ts'

/** A list in a query has a limit in every database, and one that is long keeps everybody waiting. */
const IDS_AT_ONCE = 100

function inBatches<T>(ids: readonly string[], read: (some: readonly string[]) => T[]): T[] {
  const found: T[] = []
  for (let i = 0; i < ids.length; i += IDS_AT_ONCE) found.push(...read(ids.slice(i, i + IDS_AT_ONCE)))
  return found
}

function withSeats(db: Sqlite, tables: readonly TableRow[]): StoredTable[] {
  const ids = tables.map(({ id }) => id)
  const seats = grouped(inBatches(ids, (some) => db.all<SeatRow>(queries.seats(some))))
  const holders = grouped(inBatches(ids, (some) => db.all<HolderRow>(queries.holders(some))))
  return tables.map((table) => ({
    table,
    seats: seats.get(table.id) ?? [],
    holders: holders.get(table.id) ?? [],
  }))
}

function grouped<T extends { table_id: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(row.table_id)
    if (group === undefined) groups.set(row.table_id, [row])
    else group.push(row)
  }
  return groups
}

const stepPart = (db: Sqlite): Pick<Store, 'append' | 'stepsOf' | 'lastSteps'> => ({
  append: async (steps) => appendSteps(db, steps, apply),
  async stepsOf(table) {
    const [snapshot] = db.all<{ data: string }>(queries.snapshot(table))
    return { steps: db.all<StepRow>(queries.steps(table)), snapshot: snapshot?.data }
  },
  lastSteps: async (tables) => inBatches(tables, (some) => db.all(queries.lastSteps(some))),
})

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

const tablePart = (
  db: Sqlite,
): Pick<
  Store,
  | 'table'
  | 'setup'
  | 'pack'
  | 'content'
  | 'publicTables'
  | 'tablesOf'
  | 'countUnfinished'
  | 'tablesWithBots'
  | 'tablesOpening'
  | 'tablesFullButOpen'
> => ({
  table: async (id) => withSeats(db, db.all<TableRow>(queries.table(id)))[0],
  setup: async (table) => db.all<{ setup: string }>(queries.setup(table))[0]?.setup,
  pack: async (table) => db.all<{ pack: string | null }>(queries.pack(table))[0]?.pack ?? undefined,
  content: async (hash) => db.all<{ source: string }>(queries.content(hash))[0]?.source,
  publicTables: async () => withSeats(db, db.all<TableRow>(queries.publicTables())),
  tablesOf: async (person) => withSeats(db, db.all<TableRow>(queries.tablesOf(person))),
  countUnfinished: async (host) => db.all<{ count: number }>(queries.countUnfinished(host))[0].count,
  tablesWithBots: async () => idsOf(db.all(queries.tablesWithBots())),
  tablesOpening: async () => idsOf(db.all(queries.tablesOpening())),
  tablesFullButOpen: async () => idsOf(db.all(queries.tablesFullButOpen())),
})

/** Milliseconds after which an open table that nobody touches is removed. */
const FORSAKEN = 30 * 24 * 60 * 60 * 1000
const ROWS = ['seats', 'setups', 'steps', 'snapshots', 'chat', 'holders', 'links', 'bots'] as const

function removeTable(db: Sqlite, id: string): void {
  if (db.run(queries.removeTable(id)) === 0) return
  for (const rows of ROWS) db.run(queries.removeRows(rows, id))
}

const peoplePart = (
  db: Sqlite,
): Pick<Store, 'person' | 'personByLogin' | 'session' | 'link' | 'bot' | 'botsAt' | 'sweep'> => ({
  person: async (id) => db.all<PersonRow>(queries.person(id))[0],
  personByLogin: async (login) => db.all<PersonRow>(queries.personByLogin(login))[0],
  session: async (hash, now) => db.all<PersonRow>(queries.session(hash, now))[0],
  link: async (hash) => db.all<LinkRow>(queries.link(hash))[0],
  bot: async (hash) => db.all<BotRow>(queries.bot(hash))[0],
  botsAt: async (table, seat) => db.all<BotRow>(queries.botsAt(table, seat)),
  async sweep(now) {
    db.transaction(() => {
      db.run(queries.deleteOldSessions(now))
      db.run(queries.deleteOldLinks(now))
      for (const { id } of db.all<{ id: string }>(queries.forsaken(now - FORSAKEN))) removeTable(db, id)
    })
  },
})

const talkPart = (db: Sqlite): Pick<Store, 'chat' | 'addChat' | 'audits'> => ({
  chat: async (table, most) => db.all<ChatRow>(queries.chat(table, most)).reverse(),
  addChat: async (rows) =>
    db.transaction(() =>
      rows.map((row) => {
        const last = db.all<{ n: number | null }>(queries.lastChat(row.table_id))[0]?.n ?? 0
        const numbered: ChatRow = { ...row, n: last + 1 }
        db.run(queries.addChat(numbered))
        return numbered
      }),
    ),
  audits: async (most) => db.all<AuditRow>(queries.audits(most)).reverse(),
})

const workPart = (db: Sqlite): Pick<Store, 'works' | 'work' | 'putWork' | 'deleteWork'> => ({
  works: async (person, game) => db.all(queries.works(person, game)),
  work: async (person, game, id) => db.all<WorkRow>(queries.work(person, game, id))[0],
  putWork: async (work, most) =>
    db.transaction(() => {
      const isKnown = db.all(queries.work(work.person, work.game, work.id)).length > 0
      const isPut = isKnown || db.all<{ count: number }>(queries.countWorks(work.person))[0].count < most
      if (isPut) db.run(queries.putWork(work))
      return isPut
    }),
  deleteWork: async (person, game, id) => void db.run(queries.deleteWork(person, game, id)),
})

/** Opens the store in a file; a `StoreProblem` says why it cannot be used. */
export function openSqlite(path: string, options: OpenOptions = {}): Store {
  const db = openDatabase(path, options)
  return {
    async commit(writes) {
      if (writes.length > 0) db.transaction(() => writes.forEach((write) => apply(db, write)))
    },
    ...stepPart(db),
    ...tablePart(db),
    ...peoplePart(db),
    ...talkPart(db),
    ...workPart(db),
    meta: async (key) => db.all<{ value: string }>(queries.meta(key))[0]?.value,
    setMeta: async (key, value) => void db.run(queries.setMeta(key, value)),
    check: async () => checkStore(db),
    close: async () => db.close({ isLast: options.existing !== true }),
  }
}
