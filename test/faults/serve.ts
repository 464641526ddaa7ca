// A server that is meant to be killed: it prints its address and lives until then.
import { startServer } from '../../src/server/server.ts'
import { testGames } from '../../src/server/testing/start.ts'

const server = await startServer({
  data: process.argv[2],
  port: 0,
  log: false,
  moreGames: [testGames],
  snapshotEvery: 40,
  rate: { perSecond: 1e6, burst: 1e6 },
  requests: { all: 1e6, passwords: 1e6 },
})
console.log(server.address)
