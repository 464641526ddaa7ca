import { z } from 'zod'
import {
  createdTableSchema,
  listedTableSchema,
  newTableSchema,
  reportSchema,
  tablePackSchema,
  tableSchema,
} from '../../protocol/http.ts'
import type { Role } from '../../engine/index.ts'
import { ApiError } from '../errors.ts'
import type { Matches } from '../matches.ts'
import { PackedTexts } from '../packs.ts'
import { countedAs } from '../quota.ts'
import { rolesOf } from '../seats.ts'
import { newId } from '../secrets.ts'
import { storedExport } from '../stopped.ts'
import type { OpenTable } from '../tables.ts'
import type { Look } from '../worker/messages.ts'
import { seen, type TableServices } from './at-table.ts'
import { JsonText, known, type Call, type Route } from './route.ts'

const tablesSchema = z.object({ tables: z.array(listedTableSchema) })
const gamesSchema = z.object({ games: z.array(z.unknown()) })

/** As JSON: it may be large, and is not taken apart here. */
async function look(matches: Matches, id: string, what: Look, call: Call): Promise<string> {
  const reply = await matches.look(id, what, countedAs(call.person, call.address))
  if (reply.kind === 'error') throw new ApiError(reply.code, reply.message)
  return (reply.kind === 'seen' ? reply.text : undefined) ?? '{}'
}

const games = ({ matches }: TableServices): Route => ({
  method: 'GET',
  url: '/api/games',
  who: 'anyone',
  summary: 'The games, with the options of their tables',
  reply: gamesSchema,
  async handle() {
    const made = await matches.making.make<unknown[]>({ op: 'games' }, '')
    return { games: made.ok ? made.value : [] }
  },
})

const publicTables = ({ tables, store }: TableServices): Route => ({
  method: 'GET',
  url: '/api/tables',
  who: 'anyone',
  summary: 'Public tables: open ones, and running ones to watch',
  reply: tablesSchema,
  handle: async ({ person }) => ({ tables: await tables.listed(await store.publicTables(), person?.id) }),
})

const myTables = ({ tables, store }: TableServices): Route => ({
  method: 'GET',
  url: '/api/tables/mine',
  who: 'person',
  summary: 'My tables, with whose turn it is and since when',
  reply: tablesSchema,
  handle: async (call) => ({ tables: await tables.listed(await store.tablesOf(known(call).id), known(call).id) }),
})

const oneTable = ({ tables, seating }: TableServices): Route => ({
  method: 'GET',
  url: '/api/tables/:id',
  who: 'seer',
  summary: 'One table',
  reply: tableSchema,
  async handle(call) {
    const open = await tables.find(call.params['id'])
    // Who is expected may know where: by an invitation, or a link to a seat, that is not used up.
    if (!(await seating.isExpected(open, call.tokens))) await seen(tables, call)
    return tables.info(open)
  },
})

const makeTable = ({ opening }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables',
  who: 'anyone',
  summary: 'Make a table. It starts when every seat is taken',
  body: newTableSchema,
  large: 'table',
  reply: createdTableSchema,
  handle: (call) => opening.create(call, call.text),
})

const rematch = ({ tables, opening }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/rematch',
  who: 'seer',
  summary: 'The same table once more',
  reply: createdTableSchema,
  handle: async (call) => opening.rematch(known(call), call.address, (await seen(tables, call)).open),
})

/** What the rules cannot show any more is taken from what was told. */
async function exported(
  { matches, store }: TableServices,
  { table }: OpenTable,
  roles: readonly Role[],
  call: Call,
): Promise<string> {
  try {
    return await look(matches, table.id, { look: 'export', roles }, call)
  } catch (error) {
    const isLost = table.state === 'stopped' || (error instanceof ApiError && error.code === 'stopped')
    if (isLost) return JSON.stringify(await storedExport(store, table, roles))
    throw error
  }
}

const takeAlong = (services: TableServices): Route => ({
  method: 'GET',
  url: '/api/tables/:id/export',
  who: 'seer',
  summary:
    'While the match runs: my own views, events and answers. Afterwards: the whole game file, with what proves chance',
  async handle(call) {
    const { tables } = services
    const { open, seats } = await seen(tables, call)
    const roles = open.seats.filter(({ seat }) => seats.includes(seat)).flatMap(rolesOf)
    const file = await exported(services, open, roles, call)
    const reveal = open.table.state === 'over' ? `,"reveal":${JSON.stringify((await tables.info(open)).fairness)}` : ''
    return new JsonText(`{"file":${file}${reveal}}`)
  },
})

const packOfTable = ({ tables, store }: TableServices): Route => {
  const packs = new PackedTexts()
  return {
    method: 'GET',
    url: '/api/tables/:id/pack',
    who: 'seer',
    summary: 'The content pack that the table is played with, if it has one; it never changes',
    reply: tablePackSchema,
    async handle(call) {
      const { open } = await seen(tables, call)
      await tables.lookAtPack(open)
      const { pack: hash = '' } = open
      return hash === '' ? {} : packs.of(hash, async () => `{"pack":${await store.pack(open.table.id)}}`)
    },
  }
}

const reportProblem = ({ tables, matches, store, quotas }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/report',
  who: 'seer',
  summary: 'Report a problem; the whole state is kept for the operator',
  body: reportSchema,
  async handle(call) {
    const { open, seats } = await seen(tables, call)
    quotas.take('reports', countedAs(call.person, call.address))
    quotas.take('reports', open.table.id)
    const { text } = call.body as z.infer<typeof reportSchema>
    const data = await look(matches, open.table.id, { look: 'report' }, call).catch(() => '{}')
    const id = newId()
    const report = {
      id,
      table_id: open.table.id,
      person: call.person?.id ?? null,
      seat: seats[0] ?? null,
      text,
      data,
      at: Date.now(),
    }
    await store.commit([{ write: 'report.add', report }])
    return { id }
  },
})

/** Tables: lists, making, taking along. */
export const tableRoutes = (services: TableServices): Route[] => [
  games(services),
  publicTables(services),
  myTables(services),
  oneTable(services),
  makeTable(services),
  rematch(services),
  takeAlong(services),
  packOfTable(services),
  reportProblem(services),
]
