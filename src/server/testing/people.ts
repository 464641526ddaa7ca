import type { CreatedTable } from '../../protocol/http.ts'
import type { Browser, Client } from './client.ts'
import type { TestServer } from './start.ts'

export const twoSeats = [{ holder: 'me' as const, name: 'Ada' }, { holder: 'open' as const }]

export interface Live {
  readonly ada: Client
  readonly bob: Client
  readonly eve: Client
  readonly browsers: readonly [Browser, Browser, Browser]
  readonly created: CreatedTable
  readonly id: string
  end(): void
}

/** Two people at a table, connected, and a spectator. */
export async function live(test: TestServer, change: object = {}): Promise<Live> {
  const browsers = [test.browser(), test.browser(), test.browser()] as const
  const created = await browsers[0].table({ seats: twoSeats, ...change })
  const { id } = created.table
  await browsers[1].call('POST', `/api/tables/${id}/sit`, { name: 'Bob' })
  await browsers[2].call('POST', '/api/guest', { name: 'Eve' })
  const [ada, bob, eve] = browsers.map((browser) => browser.connect())
  const tokens = [created.watchToken]
  for (const client of [ada, bob, eve]) {
    const reply = await client.hello(id, { tokens })
    if (reply.type !== 'welcome') throw new Error(JSON.stringify(reply))
  }
  return { ada, bob, eve, browsers, created, id, end: () => [ada, bob, eve].forEach((client) => client.close()) }
}
