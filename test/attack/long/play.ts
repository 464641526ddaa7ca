import { fastSource, type FastSource } from '../../../src/engine/index.ts'
import { games } from '../../../src/games/registry.ts'
import type { NewTable } from '../../../src/protocol/http.ts'
import type { Browser, Client } from '../../../src/server/testing/client.ts'

/** A table of every game with as few seats as it allows, all held by one browser. */
export const REAL: readonly { readonly game: string; readonly roles: number }[] = await Promise.all(
  games.map(async ({ id, load }) => ({ game: id, roles: (await load()).game.players.min })),
)

export async function realTable(browser: Browser, game: string, roles: number): Promise<string> {
  const seats: NewTable['seats'] = Array.from({ length: roles }, (_, i) => ({
    holder: i === 0 ? 'me' : 'here',
    name: `P${i}`,
  }))
  return (await browser.table({ game, seats })).table.id
}

/** Gives one answer by chance; `false` if the game is over. */
export async function answerAny(client: Client, source: FastSource): Promise<boolean> {
  await client.until((m) => m.public.outcome !== undefined || asked(client) !== undefined)
  const role = asked(client)
  if (role === undefined || client.mirror.public.outcome !== undefined) return false
  const reply = await client.answer(role, (keys) => keys[source.below(keys.length)])
  if (reply.type === 'error') throw new Error(`${reply.code}: ${reply.message}`)
  return true
}

const asked = ({ mirror }: Client): number | undefined =>
  mirror.public.waiting.map(({ role }) => role).find((role) => mirror.roles.get(role)?.question !== undefined)

/** So many answers of a table of one's own. */
export async function playFor(browser: Browser, id: string, answers: number): Promise<void> {
  const client = browser.connect()
  await client.hello(id)
  const source = fastSource(`played ${answers}`)
  for (let i = 0; i < answers && (await answerAny(client, source));) i++
  client.close()
}
