import type { z } from 'zod'
import {
  agreeSchema,
  contributeSchema,
  enterSchema,
  givenSchema,
  linkSchema,
  satSchema,
  sitSchema,
  tableSchema,
  type TableInfo,
} from '../../protocol/http.ts'
import { ApiError } from '../errors.ts'
import type { SatDown } from '../seating.ts'
import type { Tables } from '../tables.ts'
import { ownSeat, seatIn, seen, type TableServices } from './at-table.ts'
import { known, type Route } from './route.ts'

async function satAt(tables: Tables, { open, recovery }: SatDown): Promise<TableInfo & { recovery?: string }> {
  return { ...(await tables.info(open)), ...(recovery === undefined ? {} : { recovery }) }
}

const sit = ({ tables, seating }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/sit',
  who: 'anyone',
  summary: 'Sit down: at an open seat, or where an invitation leads, which is used up by it',
  body: sitSchema,
  reply: satSchema,
  async handle(call) {
    const input = call.body as z.infer<typeof sitSchema>
    return satAt(tables, await seating.sit(call, call.params['id'], input))
  },
})

const enter = ({ tables, seating }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/enter',
  who: 'anyone',
  summary: 'Come to the seats of a link, once: from another device, or back after everything was forgotten',
  body: enterSchema,
  reply: satSchema,
  async handle(call) {
    const { token, name } = call.body as z.infer<typeof enterSchema>
    return satAt(tables, await seating.enter(call, call.params['id'], token, name))
  },
})

const contribute = ({ tables, seating }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/contribute',
  who: 'seat',
  summary: "Open a seat's contribution to chance",
  body: contributeSchema,
  reply: tableSchema,
  async handle(call) {
    const { seat, bytes } = call.body as z.infer<typeof contributeSchema>
    const { open, seats } = await seen(tables, call)
    if (!seats.includes(seat)) throw new ApiError('notYourSeat', 'this is not your seat')
    return tables.info(await seating.contribute(open.table.id, seat, bytes))
  },
})

const deviceLink = ({ tables, seating }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/link',
  who: 'seat',
  summary: 'A link by which another device comes to my seats here, once',
  reply: linkSchema,
  async handle(call) {
    const { open } = await seen(tables, call)
    return { token: await seating.link(known(call), open) }
  },
})

const leave = ({ tables, seating }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/seats/:seat/leave',
  who: 'seat',
  summary: 'Get up',
  reply: tableSchema,
  handle: async (call) => tables.info(await seating.leave(known(call), call.params['id'], await ownSeat(tables, call))),
})

const revoke = ({ tables, seating }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/seats/:seat/revoke',
  who: 'seat',
  summary: 'Who sits there ends all other devices and links; for a free seat the host gets a new invitation',
  reply: givenSchema,
  async handle(call) {
    const { open, seats } = await seen(tables, call)
    const { id, host } = open.table
    if (seats.includes(seatIn(call))) {
      const { recovery } = await seating.endDevices(known(call), id, seatIn(call))
      return { table: await tables.info(open), ...(recovery === undefined ? {} : { recovery }) }
    }
    if (known(call).id !== host) throw new ApiError('notYourSeat', 'this is not your seat')
    return { token: await seating.invite(id, seatIn(call)), table: await tables.info(open) }
  },
})

const agree = ({ tables, seating }: TableServices): Route => ({
  method: 'POST',
  url: '/api/tables/:id/seats/:seat/agree',
  who: 'seat',
  summary: "Another player's word on a seat that the host wants to offer anew",
  body: agreeSchema,
  reply: tableSchema,
  async handle(call) {
    const { open } = await seen(tables, call)
    const { yes } = call.body as z.infer<typeof agreeSchema>
    return tables.info(await seating.agree(known(call), open.table.id, seatIn(call), yes))
  },
})

/** Seats: sitting down, coming back, getting up. */
export const seatRoutes = (services: TableServices): Route[] => [
  sit(services),
  enter(services),
  contribute(services),
  deviceLink(services),
  leave(services),
  revoke(services),
  agree(services),
]
