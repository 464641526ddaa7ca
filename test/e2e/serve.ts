// Starts a server for the tests: node --import tsx serve.ts <port> <data> <web>
import { startServer } from '../../src/server/server.ts'

const [port, data, web] = process.argv.slice(2)
// Everybody here comes from one address.
const requests = { all: 100_000, passwords: 100 }
const server = await startServer({ port: Number(port), data, web, workers: 1, log: { level: 'error' }, requests })
console.log(server.address)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
