import { z } from 'zod'
import type { GameFile } from '../../engine/file.ts'
import {
  changeTableSchema,
  contributeSchema,
  createdTableSchema,
  givenSchema,
  giveSchema,
  listedTableSchema,
  newTableSchema,
  reportSchema,
  sitSchema,
  tableSchema,
} from '../../protocol/http.ts'
import { ApiError } from '../errors.ts'
import type { Matches } from '../matches.ts'
import type { Reply } from '../running.ts'
import { rolesOf } from '../seats.ts'
import { newId } from '../secrets.ts'
import type { SeatRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { OpenTable, Tables } from '../tables.ts'
import type { Look } from '../worker/messages.ts'
import { known, type Call, type Route } from './route.ts'

export interface TableServices {
  readonly tables: Tables
  readonly matches: Matches
  readonly store: Store
}

const tablesSchema = z.object({ tables: z.array(listedTableSchema) })
const gamesSchema = z.object({ games: z.array(z.unknown()) })

/** A table that this person may see. */
async function seen(tables: Tables, call: Call): Promise<{ open: OpenTable; seats: number[] }> {
  const open = await tables.find(call.params['id'])
  const seats = tables.seatsFor(open, call.person?.id, call.tokens)
  const isHost = call.person !== undefined && call.person.id === open.table.host
  const isInvited = open.table.state === 'open' && open.table.visibility === 'public'
  if (seats.length === 0 && !isHost && !isInvited && !tables.mayWatch(open, call.tokens))
    throw new ApiError('notAllowed', 'this table is seen only with its link')
  return { open, seats }
}

async function hosted(tables: Tables, call: Call): Promise<OpenTable> {
  const open = await tables.find(call.params['id'])
  if (known(call).id !== open.table.host) throw new ApiError('notHost', 'only the host may do this')
  return open
}

function seatOf(open: OpenTable, call: Call): SeatRow {
  const seat = open.seats.find((own) => own.seat === Number(call.params['seat']))
  if (seat === undefined) throw new ApiError('invalid', 'there is no such seat')
  return seat
}

async function look(matches: Matches, id: string, what: Look): Promise<unknown> {
  const reply = await new Promise<Reply>((done, fail) => void matches.look(id, what, done).catch(fail))
  if (reply.kind === 'error') throw new ApiError(reply.code, reply.message)
  return reply.kind === 'seen' && reply.text !== undefined ? JSON.parse(reply.text) : undefined
}

const listRoutes = ({ tables, matches, store }: TableServices): Route[] => [
  {
    method: 'GET',
    url: '/api/games',
    summary: 'The games, with the options of their tables',
    reply: gamesSchema,
    async handle() {
      const made = await matches.making.make<unknown[]>({ op: 'games' })
      return { games: made.ok ? made.value : [] }
    },
  },
  {
    method: 'GET',
    url: '/api/tables',
    summary: 'Public tables: open ones, and running ones to watch',
    reply: tablesSchema,
    handle: async ({ person }) => ({ tables: await tables.listed(await store.publicTables(), person?.id) }),
  },
  {
    method: 'GET',
    url: '/api/tables/mine',
    summary: 'My tables, with whose turn it is and since when',
    reply: tablesSchema,
    handle: async (call) => ({ tables: await tables.listed(await store.tablesOf(known(call).id), known(call).id) }),
  },
  {
    method: 'GET',
    url: '/api/tables/:id',
    summary: 'One table',
    reply: tableSchema,
    handle: async (call) => tables.info((await seen(tables, call)).open),
  },
]

const makeRoutes = ({ tables }: TableServices): Route[] => [
  {
    method: 'POST',
    url: '/api/tables',
    summary: 'Make a table. It starts when every seat is taken',
    body: newTableSchema,
    reply: createdTableSchema,
    async handle(call) {
      const input = call.body as z.infer<typeof newTableSchema>
      const own = input.seats.find(({ holder }) => holder === 'me')?.name
      return tables.create(await call.someone(own), input)
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:id/rematch',
    summary: 'The same table once more',
    reply: createdTableSchema,
    handle: async (call) => tables.rematch(known(call), (await seen(tables, call)).open),
  },
  {
    method: 'PATCH',
    url: '/api/tables/:id',
    summary: 'The host changes the title, or whether the table may be watched',
    body: changeTableSchema,
    reply: tableSchema,
    async handle(call) {
      const open = await hosted(tables, call)
      const { title, watching } = call.body as z.infer<typeof changeTableSchema>
      await tables.changeTable(open, {
        ...(title === undefined ? {} : { title }),
        ...(watching === undefined ? {} : { watching: watching ? 1 : 0 }),
      })
      tables.changed(open)
      return tables.info(open)
    },
  },
]

const seatRoutes = ({ tables }: TableServices): Route[] => [
  {
    method: 'POST',
    url: '/api/tables/:id/sit',
    summary: 'Sit down: at an open seat, or where an invitation leads',
    body: sitSchema,
    reply: tableSchema,
    async handle(call) {
      const input = call.body as z.infer<typeof sitSchema>
      const person = await call.someone(input.name)
      return tables.info(await tables.sit(person, call.params['id'], input))
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:id/contribute',
    summary: "Open a seat's contribution to chance",
    body: contributeSchema,
    reply: tableSchema,
    async handle(call) {
      const { seat, bytes } = call.body as z.infer<typeof contributeSchema>
      const { open, seats } = await seen(tables, call)
      if (!seats.includes(seat)) throw new ApiError('notYourSeat', 'this is not your seat')
      await tables.contribute(open, seat, bytes)
      return tables.info(open)
    },
  },
  ...leaveRoutes(tables),
]

const leaveRoutes = (tables: Tables): Route[] => [
  {
    method: 'POST',
    url: '/api/tables/:id/seats/:seat/leave',
    summary: 'Get up',
    reply: tableSchema,
    async handle(call) {
      const { open, seats } = await seen(tables, call)
      const seat = seatOf(open, call)
      if (!seats.includes(seat.seat)) throw new ApiError('notYourSeat', 'this is not your seat')
      await tables.leave(open, seat)
      return tables.info(open)
    },
  },
]

const awayRoutes = ({ tables }: TableServices): Route[] => [
  {
    method: 'POST',
    url: '/api/tables/:id/seats/:seat/give',
    summary: 'The host gives a vacant or silent seat to a bot or, by a new link, to a person',
    body: giveSchema,
    reply: givenSchema,
    async handle(call) {
      const open = await hosted(tables, call)
      const seat = seatOf(open, call)
      if (!(await tables.isVacantOrSilent(open, seat))) throw new ApiError('notNow', 'somebody sits there')
      const { to, bot } = call.body as z.infer<typeof giveSchema>
      const token = await tables.give(open, seat, to, bot)
      return { table: await tables.info(open), ...(token === undefined ? {} : { token }) }
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:id/seats/:seat/revoke',
    summary: "A new link for a seat, by the host or the seat's holder; the old one is worth nothing any more",
    reply: givenSchema,
    async handle(call) {
      const { open, seats } = await seen(tables, call)
      const seat = seatOf(open, call)
      const isHost = known(call).id === open.table.host
      // The host may not take the place of somebody who sits there.
      if (!seats.includes(seat.seat) && !(isHost && seat.holder === 'invite'))
        throw new ApiError('notYourSeat', 'this is not your seat')
      return { token: await tables.revoke(open, seat), table: await tables.info(open) }
    },
  },
]

const takeAlongRoutes = ({ tables, matches, store }: TableServices): Route[] => [
  {
    method: 'GET',
    url: '/api/tables/:id/export',
    summary:
      'While the match runs: my own views, events and answers. Afterwards: the whole game file, with what proves chance',
    async handle(call) {
      const { open, seats } = await seen(tables, call)
      const roles = open.seats.filter(({ seat }) => seats.includes(seat)).flatMap(rolesOf)
      const file = (await look(matches, open.table.id, { look: 'export', roles })) as GameFile
      const { fairness } = await tables.info(open)
      return { file, ...(open.table.state === 'over' ? { reveal: fairness } : {}) }
    },
  },
  {
    method: 'POST',
    url: '/api/tables/:id/report',
    summary: 'Report a problem; the whole state is kept for the operator',
    body: reportSchema,
    async handle(call) {
      const { open, seats } = await seen(tables, call)
      const { text } = call.body as z.infer<typeof reportSchema>
      const data = await look(matches, open.table.id, { look: 'report' }).catch(() => undefined)
      const id = newId()
      await store.addReport({
        id,
        table_id: open.table.id,
        person: call.person?.id ?? null,
        seat: seats[0] ?? null,
        text,
        data: JSON.stringify(data ?? {}),
        at: Date.now(),
      })
      return { id }
    },
  },
]

/** Tables: lists, making, sitting, taking along. */
export const tableRoutes = (services: TableServices): Route[] => [
  ...listRoutes(services),
  ...makeRoutes(services),
  ...seatRoutes(services),
  ...awayRoutes(services),
  ...takeAlongRoutes(services),
]
