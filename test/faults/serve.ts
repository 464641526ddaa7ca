// A server that is meant to be killed: it prints its address and lives until then, or until its parent is gone.
import { defaults } from '../../src/server/config.ts'
import { startServer } from '../../src/server/server.ts'

const many = { burst: 1e6, per: 1e6, within: 1000 }
const server = await startServer({
  data: process.argv[2],
  port: 0,
  log: { level: 'error' },
  snapshotEvery: 40,
  // How busy the machine is must not decide what is found.
  limits: { rules: 600_000, bot: 600_000, making: 600_000 },
  rate: { perSecond: 1e6, burst: 1e6 },
  heartbeat: 600_000,
  sockets: 1e6,
  queues: { ...defaults.queues, makingOwn: 1e6, making: 1e6 },
  requests: { all: 1e6, passwords: 1e6 },
  quotas: { ...defaults.quotas, tables: many, chat: many, links: many, guests: many, unfinished: 1e6 },
})
console.log(server.address)
process.stdin.on('end', () => process.exit()).resume()
