import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rate, ServerConfig } from '../config.ts'
import { startServer, type Server } from '../server.ts'
import type { Store } from '../store/store.ts'
import { Browser } from './client.ts'
import { testGames } from './test-games.ts'

const plenty: Rate = { burst: 1e6, per: 1e6, within: 1000 }
/** No test is slowed down by what people may do in an hour, but those about that. */
export const quotas: ServerConfig['quotas'] = {
  tables: plenty,
  reports: plenty,
  chat: plenty,
  links: plenty,
  guests: plenty,
  unfinished: 10_000,
}

export interface TestServer {
  readonly server: Server
  readonly folder: string
  browser(): Browser
  /** A figure for operators, by its name. */
  figure(name: string): Promise<number>
  /** Ends it and starts it again on the same data, or what was made of it meanwhile. */
  restart(meanwhile?: () => Promise<void>): Promise<TestServer>
  end(): Promise<void>
}

export async function testServer(
  change: Partial<ServerConfig> = {},
  store?: Store,
  folder = mkdtempSync(join(tmpdir(), 'walstatt-')),
): Promise<TestServer> {
  const requests = { all: 100_000, passwords: 1000 }
  const metrics = { host: '127.0.0.1', port: 0 }
  const server = await startServer(
    { data: folder, port: 0, log: false, moreGames: [testGames], requests, quotas, metrics, ...change },
    store,
  )
  return {
    server,
    folder,
    browser: () => new Browser(server.address),
    async figure(name) {
      const text = await (await fetch(server.metricsAddress!)).text()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
    },
    async restart(meanwhile) {
      await server.close()
      await meanwhile?.()
      return testServer(change, undefined, folder)
    },
    async end() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
