import { z } from 'zod'
import type { GameFile } from '../../engine/file.ts'
import type { SeatFile } from '../../host/export.ts'
import {
  createdTableSchema,
  listedTableSchema,
  newTableSchema,
  reportSchema,
  tableSchema,
  type TableInfo,
} from '../../protocol/http.ts'
import { ApiError } from '../errors.ts'
import type { Matches } from '../matches.ts'
import { rolesOf } from '../seats.ts'
import { newId } from '../secrets.ts'
import { storedExport } from '../stopped.ts'
import type { Look } from '../worker/messages.ts'
import { seen, type TableServices } from './at-table.ts'
import { known, type Call, type Route } from './route.ts'

const tablesSchema = z.object({ tables: z.array(listedTableSchema) })
const gamesSchema = z.object({ games: z.array(z.unknown()) })

async function look(matches: Matches, id: string, what: Look, call: Call): Promise<unknown> {
  const reply = await matches.look(id, what, call.person?.kind === 'account' ? call.person.id : call.address)
  if (reply.kind === 'error') throw new ApiError(reply.code, reply.message)
  return reply.kind === 'seen' && reply.text !== undefined ? JSON.parse(reply.text) : undefined
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

const oneTable = ({ tables }: TableServices): Route => ({
  method: 'GET',
  url: '/api/tables/:id',
  who: 'seer',
  summary: 'One table',
  reply: tableSchema,
  handle: async (call) => tables.info((await seen(tables, call)).open),
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
  handle: async (call) => opening.rematch(known(call), (await seen(tables, call)).open),
})

const takeAlong = ({ tables, matches, store }: TableServices): Route => ({
  method: 'GET',
  url: '/api/tables/:id/export',
  who: 'seer',
  summary:
    'While the match runs: my own views, events and answers. Afterwards: the whole game file, with what proves chance',
  async handle(call) {
    const { open, seats } = await seen(tables, call)
    const roles = open.seats.filter(({ seat }) => seats.includes(seat)).flatMap(rolesOf)
    return { file: await exported(), ...(open.table.state === 'over' ? await revealed() : {}) }

    async function exported(): Promise<GameFile | SeatFile> {
      const { id, state } = open.table
      try {
        return (await look(matches, id, { look: 'export', roles }, call)) as GameFile | SeatFile
      } catch (error) {
        // What the rules cannot show any more is taken from what was told.
        if (state === 'stopped') return storedExport(store, id, roles)
        throw error
      }
    }
    async function revealed(): Promise<{ reveal: TableInfo['fairness'] }> {
      return { reveal: (await tables.info(open)).fairness }
    }
  },
})

const reportProblem = ({ tables, matches, store, quotas }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/report',
  who: 'seer',
  summary: 'Report a problem; the whole state is kept for the operator',
  body: reportSchema,
  async handle(call) {
    const { open, seats } = await seen(tables, call)
    quotas.take('reports', call.person?.id ?? call.address)
    const { text } = call.body as z.infer<typeof reportSchema>
    const data = await look(matches, open.table.id, { look: 'report' }, call).catch(() => undefined)
    const id = newId()
    const report = {
      id,
      table_id: open.table.id,
      person: call.person?.id ?? null,
      seat: seats[0] ?? null,
      text,
      data: JSON.stringify(data ?? {}),
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
  reportProblem(services),
]
