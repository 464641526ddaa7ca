import type { z } from 'zod'
import { changeTableSchema, givenSchema, giveSchema, linkSchema, tableSchema } from '../../protocol/http.ts'
import { ApiError } from '../errors.ts'
import { hashOfToken, newToken } from '../secrets.ts'
import { audit } from '../tables.ts'
import { hosted, seatIn, type TableServices } from './at-table.ts'
import { known, type Route } from './route.ts'

const changeTable = ({ tables }: TableServices): Route => ({
  method: 'PATCH',
  url: '/api/tables/:id',
  who: 'host',
  summary: 'The host changes the title, or whether the table may be watched',
  body: changeTableSchema,
  reply: tableSchema,
  async handle(call) {
    const { id } = (await hosted(tables, call)).table
    const { title, watching } = call.body as z.infer<typeof changeTableSchema>
    return tables.alone(id, async (open) => {
      if (title !== undefined && open.table.state === 'over') throw new ApiError('notNow', 'the game is over')
      const change = {
        ...(title === undefined ? {} : { title }),
        ...(watching === undefined ? {} : { watching: watching ? 1 : 0 }),
      }
      if (Object.keys(change).length > 0) await tables.commit([{ write: 'table.change', id, change }])
      tables.changed(open)
      return tables.info(open)
    })
  },
})

const newWatchLink = ({ tables }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/watch',
  who: 'host',
  summary: 'A new link for watching; the old one is worth nothing any more',
  reply: linkSchema,
  async handle(call) {
    const open = await hosted(tables, call)
    const token = newToken()
    const change = { watch_hash: hashOfToken(token) }
    await tables.commit([{ write: 'table.change', id: open.table.id, change }])
    tables.changed(open)
    return { token }
  },
})

const resume = ({ tables, opening, quotas }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/resume',
  who: 'host',
  summary: 'Try a match again that was stopped',
  reply: tableSchema,
  async handle(call) {
    const { id } = (await hosted(tables, call)).table
    return tables.alone(id, async (open) => {
      const change = { state: 'running', stopped: null, updated: Date.now() } as const
      if (open.table.state !== 'stopped') throw new ApiError('notNow', 'this match was not stopped')
      // Rules that failed may take long to fail again.
      quotas.take('tables', known(call).id)
      await tables.commit([
        { write: 'table.change', id, change, from: ['stopped'] },
        { write: 'audit.add', audit: audit(known(call).id, 'match.resumed', id, '') },
      ])
      // It is stored: what cannot be loaded now is when somebody comes.
      await opening.again(id)
      tables.changed(open)
      return tables.info(open)
    })
  },
})

const give = ({ tables, seating }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/seats/:seat/give',
  who: 'host',
  summary:
    'The host gives a vacant or silent seat to a bot or, by a new link, to a person. Where a hand is hidden, the others are asked first',
  body: giveSchema,
  reply: givenSchema,
  async handle(call) {
    const open = await hosted(tables, call)
    const { to, bot } = call.body as z.infer<typeof giveSchema>
    const token = await seating.give(known(call), open.table.id, seatIn(call), to, bot)
    return { table: await tables.info(open), ...(token === undefined ? {} : { token }) }
  },
})

/** What only the host of a table may do. */
export const hostRoutes = (services: TableServices): Route[] => [
  changeTable(services),
  newWatchLink(services),
  resume(services),
  give(services),
]
