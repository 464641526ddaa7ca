// The server under load, in its own process: everything on that is on for people. Tells its CPU time and memory when asked.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaults } from '../../src/server/config.ts'
import { startServer } from '../../src/server/server.ts'
import { answerParent } from './child.ts'

const data = mkdtempSync(join(tmpdir(), 'walstatt-bench-'))
const many = { burst: 1e6, per: 1e6, within: 1000 }
const server = await startServer({
  data,
  port: 0,
  log: { level: 'warn' },
  moreGames: [new URL(import.meta.url.endsWith('.ts') ? './games.ts' : './games.mjs', import.meta.url).href],
  rate: { perSecond: 1e6, burst: 1e6 },
  sockets: 1e6,
  requests: { all: 1e6, passwords: 1e6 },
  quotas: { ...defaults.quotas, tables: many, links: many, guests: many, unfinished: 1e6 },
})
answerParent(server.address, async () => {
  await server.close()
  rmSync(data, { recursive: true, force: true })
})
