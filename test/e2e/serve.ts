// Starts a server for the tests, which lives as long as its input: node --import tsx serve.ts <port> <data> <web>
import { defaults } from '../../src/server/config.ts'
import { startServer } from '../../src/server/server.ts'

const [port, data, web] = process.argv.slice(2)
// Everybody here comes from one address.
const requests = { all: 100_000, passwords: 100 }
const many = { burst: 10_000, per: 10_000, within: 1000 }
const quotas = { ...defaults.quotas, guests: many }
const log = { level: 'error' }
const server = await startServer({ port: Number(port), data, web, workers: 1, log, requests, quotas })
console.log(server.address)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
process.stdin.on('end', () => process.exit()).resume()
