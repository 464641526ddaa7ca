import type { z } from 'zod'
import { madeBotSchema, newBotSchema, ownBotsSchema } from '../../protocol/http.ts'
import type { Programs } from '../programs.ts'
import type { BotRow } from '../store/schema.ts'
import type { Tables } from '../tables.ts'
import { seatIn, seen } from './at-table.ts'
import { known, type Route } from './route.ts'

interface ProgramServices {
  readonly tables: Tables
  readonly programs: Programs
}

const infoOf = ({ id, name, created }: BotRow): { id: string; name: string; created: number } => ({ id, name, created })

const URL = '/api/tables/:id/seats/:seat/bots'

/** Programs of one's own that answer for a seat. */
export const programRoutes = ({ tables, programs }: ProgramServices): Route[] => [
  {
    method: 'GET',
    url: URL,
    who: 'seat',
    summary: 'My own programs that answer for this seat',
    reply: ownBotsSchema,
    async handle(call) {
      const { open } = await seen(tables, call)
      return { bots: (await programs.of(known(call), open, seatIn(call))).map(infoOf) }
    },
  },
  {
    method: 'POST',
    url: URL,
    who: 'seat',
    summary: "Let a program answer for my seat, or as the host for a bot's: its token is shown this once",
    body: newBotSchema,
    reply: madeBotSchema,
    async handle(call) {
      const { open } = await seen(tables, call)
      const { name } = call.body as z.infer<typeof newBotSchema>
      const { row, token } = await programs.make(known(call), open.table.id, seatIn(call), name)
      return { ...infoOf(row), token }
    },
  },
  {
    method: 'DELETE',
    url: `${URL}/:bot`,
    who: 'seat',
    summary: 'A program of mine answers no more; it is let out at once',
    async handle(call) {
      const { open } = await seen(tables, call)
      await programs.end(known(call), open.table.id, seatIn(call), call.params['bot'])
    },
  },
]
