// A server to be attacked: prints where it is, says on demand what memory it uses, and lives until it is ended.
import { startServer } from '../../../src/server/server.ts'
import { testGames } from '../../../src/server/testing/test-games.ts'

const [data, change] = process.argv.slice(2)
const metrics = { host: '127.0.0.1', port: 0 }
const config = { data, port: 0, log: false, moreGames: [testGames], workers: 1, metrics }
const server = await startServer({ ...config, ...(JSON.parse(change) as object) })

process.on('message', () => {
  ;(globalThis as { gc?: () => void }).gc?.()
  process.send!({ rss: process.memoryUsage().rss })
})
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
console.log(`${server.address} ${server.metricsAddress}`)
