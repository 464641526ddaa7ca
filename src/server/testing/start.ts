import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import { startServer, type Server } from '../server.ts'
import type { Store } from '../store/store.ts'
import { Browser } from './client.ts'

export const testGames = new URL('./games.ts', import.meta.url).href

export interface TestServer {
  readonly server: Server
  readonly folder: string
  browser(): Browser
  /** Ends it and starts it again on the same data. */
  restart(): Promise<TestServer>
  end(): Promise<void>
}

export async function testServer(
  change: Partial<ServerConfig> = {},
  store?: Store,
  folder = mkdtempSync(join(tmpdir(), 'walstatt-')),
): Promise<TestServer> {
  const requests = { all: 100_000, passwords: 1000 }
  const server = await startServer(
    { data: folder, port: 0, log: false, moreGames: [testGames], requests, ...change },
    store,
  )
  return {
    server,
    folder,
    browser: () => new Browser(server.address),
    async restart() {
      await server.close()
      return testServer(change, undefined, folder)
    },
    async end() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
