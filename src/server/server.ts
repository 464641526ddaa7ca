import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { ErrorCode } from '../protocol/socket.ts'
import { Chat } from './chat.ts'
import { defaults, type ServerConfig } from './config.ts'
import { Connection } from './connection.ts'
import { ApiError, STATUS } from './errors.ts'
import { Matches } from './matches.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { openApi } from './openapi.ts'
import { People } from './people.ts'
import { accountRoutes } from './routes/accounts.ts'
import { addRoutes, personOf } from './routes/route.ts'
import { tableRoutes } from './routes/tables.ts'
import { workRoutes } from './routes/works.ts'
import { addSecurity, isOwnOrigin } from './security.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { Tables } from './tables.ts'
import { addWeb } from './web.ts'

export interface Server {
  readonly address: string
  readonly app: FastifyInstance
  /** Stops taking requests, stores what is under way, lets everybody go. */
  close(): Promise<void>
}

interface Services {
  readonly config: ServerConfig
  readonly store: Store
  readonly metrics: Metrics
  readonly people: People
  readonly tables: Tables
  readonly matches: Matches
  readonly chat: Chat
}

const LARGEST_BODY = 20_000_000
const LARGEST_MESSAGE = 256 * 1024

function services(config: ServerConfig, store: Store, app: FastifyInstance): Services {
  const metrics = createMetrics()
  const onTrouble = (message: string, error: unknown): void => app.log.error({ err: error }, message)
  const tables: Tables = new Tables({ ...config, store, onTrouble, matches: () => matches })
  const matches: Matches = new Matches({
    ...config,
    store,
    metrics,
    onTrouble,
    sourceOf: (id) => tables.sourceOf(id),
    onOver: (id, outcome) => tables.over(id, outcome),
    onStopped(id, why) {
      app.log.error({ table: id, why }, 'a match was stopped')
      void tables.stopped(id, why).catch((error: unknown) => onTrouble('a stopped match could not be noted', error))
    },
  })
  metrics.gauge('walstatt_matches', 'Matches that are loaded', () => matches.count)
  metrics.gauge('walstatt_worker_restarts', 'Workers that were replaced', () => matches.workerRestarts)
  return { config, store, metrics, people: new People(store), tables, matches, chat: new Chat(store) }
}

/** Whatever goes wrong is answered in one form; details of faults stay in the log. */
function addErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = error instanceof ApiError ? error : fromFastify(error)
    if (known.code === 'internal' || known.code === 'storage') request.log.error({ err: error }, 'a request failed')
    return reply.status(STATUS[known.code]).send({ error: known.body })
  })
}

function fromFastify(error: FastifyError): ApiError {
  const status = error.statusCode ?? 500
  const codes: Readonly<Record<number, ErrorCode>> = {
    413: 'tooLarge',
    415: 'malformed',
    400: 'malformed',
    429: 'tooFast',
  }
  const code = codes[status]
  if (code !== undefined) return new ApiError(code, error.message)
  return /SQLITE|database/i.test(`${error.code} ${error.message}`)
    ? new ApiError('storage', 'the store does not answer; nothing has changed')
    : new ApiError('internal', 'something went wrong here')
}

function addOperations(app: FastifyInstance, { store, metrics }: Services): void {
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await store.check()
      return { ok: true }
    } catch {
      return reply.status(503).send({ ok: false })
    }
  })
  app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) => {
    void reply.type(metrics.registry.contentType)
    return metrics.registry.metrics()
  })
}

function addSockets(app: FastifyInstance, own: Services): void {
  const { people, metrics, config } = own
  const onTrouble = (message: string, error: unknown): void => app.log.error({ err: error }, message)
  const preValidation = async (request: Parameters<typeof isOwnOrigin>[0]): Promise<void> => {
    if (!isOwnOrigin(request)) throw new ApiError('notAllowed', 'this page may not connect here')
  }
  const admit = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    try {
      const person = await personOf(people, request)
      Connection.open(socket, person, { ...own, rate: config.rate, onTrouble })
      socket.resume()
    } catch (error) {
      onTrouble('a session could not be read', error)
      socket.close(1011)
    }
  }
  app.get('/api/socket', { websocket: true, preValidation }, (socket, request) => {
    metrics.connections.inc()
    socket.on('close', () => metrics.connections.dec())
    // Messages that come before the session is known wait.
    socket.pause()
    void admit(socket, request)
  })
}

async function cookieSecret(store: Store): Promise<string> {
  const known = await store.meta('cookieSecret')
  if (known !== undefined) return known
  const secret = randomBytes(32).toString('hex')
  await store.setMeta('cookieSecret', secret)
  return secret
}

const loggerOf = ({ log }: ServerConfig): object | boolean =>
  typeof log === 'boolean' ? log : { level: log.level, redact: ['req.headers', 'res.headers'] }

async function build(config: ServerConfig, store: Store): Promise<{ app: FastifyInstance; own: Services }> {
  const app = fastify({
    logger: loggerOf(config),
    bodyLimit: LARGEST_BODY,
    trustProxy: config.behindProxy,
    forceCloseConnections: true,
  })
  const own = services(config, store, app)
  addErrors(app)
  await addSecurity(app, config)
  await app.register(cookie, { secret: await cookieSecret(store) })
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } })
  const routes = [...accountRoutes(own.people), ...tableRoutes(own), ...workRoutes(store)]
  addRoutes(app, routes, own.people, config)
  const description = openApi(routes)
  app.get('/api/openapi.json', async () => description)
  addOperations(app, own)
  addSockets(app, own)
  await addWeb(app, config.web)
  return { app, own }
}

/** Takes the next free port if the wanted one is taken. */
async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<string> {
  for (let tried = port; ; tried++) {
    try {
      return await app.listen({ host, port: tried })
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || tried >= port + 100) throw error
    }
  }
}

export async function startServer(
  given: Partial<ServerConfig> & { readonly data: string },
  store?: Store,
): Promise<Server> {
  const config: ServerConfig = { ...defaults, ...given }
  mkdirSync(config.data, { recursive: true })
  const opened = store ?? openSqlite(join(config.data, 'walstatt.db'))
  const { app, own } = await build(config, opened)
  const address = await listen(app, config)
  // Bots whose turn it was when the server ended go on.
  void own.tables
    .continueAll()
    .catch((error: unknown) => app.log.error({ err: error }, 'matches could not be continued'))
  return {
    address,
    app,
    async close() {
      for (const client of app.websocketServer.clients) client.close(1001)
      await app.close()
      await own.matches.close()
      await opened.close()
    },
  }
}
