import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { MOST } from '../protocol/socket.ts'
import { createApp } from './app.ts'
import { addBodies } from './bodies.ts'
import { defaults, type ServerConfig } from './config.ts'
import { healthOf } from './health.ts'
import { serveMetrics } from './metrics.ts'
import { openApi } from './openapi.ts'
import { allRoutes } from './routes/index.ts'
import { addRoutes, personOf, type Route } from './routes/route.ts'
import { addSecurity } from './security.ts'
import { createServices, type Services } from './services.ts'
import { addSockets } from './sockets.ts'
import { databaseIn, lockFolder } from './store/folder.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { addWeb } from './web.ts'

export interface Server {
  readonly address: string
  readonly app: FastifyInstance
  /** Where the figures for Prometheus are, if they are served. */
  readonly metricsAddress?: string
  /** Stops taking requests, stores what is under way, lets everybody go. */
  close(): Promise<void>
}

type Closing = (() => Promise<void> | void)[]
interface Built {
  readonly app: FastifyInstance
  readonly own: Services
}

/** Beyond this a connection is closed unread; below it, who sends too much is told so. */
const LARGEST_MESSAGE = 4 * MOST.message
const SWEEP_EVERY = 60 * 60_000

function addOperations(app: FastifyInstance, { store }: Services, routes: readonly Route[]): void {
  const isWell = healthOf(store)
  app.get('/health', { config: { rateLimit: false } }, async (_request, reply) => {
    const ok = await isWell()
    return reply
      .status(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok })
  })
  const description = JSON.stringify(openApi(routes))
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  )
}

async function cookieSecret(store: Store): Promise<string> {
  const known = await store.meta('cookieSecret')
  if (known !== undefined) return known
  const secret = randomBytes(32).toString('hex')
  await store.setMeta('cookieSecret', secret)
  return secret
}

async function build(config: ServerConfig, store: Store, closing: Closing): Promise<Built> {
  const app = createApp(config)
  const own = createServices(config, store, app)
  closing.push(() => own.awake.close())
  closing.push(() => own.matches.close())
  closing.push(async () => {
    for (const client of app.websocketServer?.clients ?? []) client.close(1001)
    await app.close()
  })
  await addSecurity(app, config)
  await app.register(cookie, { secret: await cookieSecret(store) })
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false, autoPong: false } })
  addBodies(app, config, (request) => personOf(own.people, request))
  const routes = allRoutes(own)
  addRoutes(app, routes, own.people, config)
  addOperations(app, own, routes)
  addSockets(app, own)
  addWeb(app, config.web)
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

/** Forgets old sessions and links, now and every hour. */
function keepSweeping(store: Store, app: FastifyInstance): () => void {
  const sweep = (): void =>
    void store.sweep(Date.now()).catch((error: unknown) => app.log.error({ err: error }, 'nothing could be swept'))
  sweep()
  const timer = setInterval(sweep, SWEEP_EVERY).unref()
  return () => clearInterval(timer)
}

/** The last that was opened is the first to be closed; one that fails does not keep the others open. */
async function closeAll(closing: Closing): Promise<void> {
  const failures: unknown[] = []
  for (let close = closing.pop(); close !== undefined; close = closing.pop()) {
    try {
      await close()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

async function start(config: ServerConfig, given: Store | undefined, closing: Closing): Promise<Server> {
  const lock = lockFolder(config.data)
  closing.push(() => lock.release())
  const store = given ?? openSqlite(databaseIn(config.data))
  closing.push(() => store.close())
  const { app, own } = await build(config, store, closing)
  closing.push(keepSweeping(store, app))
  const figures = config.metrics === undefined ? undefined : await serveMetrics(own.metrics, config.metrics)
  if (figures !== undefined) closing.push(() => figures.close())
  const address = await listen(app, config)
  // Bots whose turn it was when the server ended go on.
  void own.opening
    .continueAll()
    .catch((error: unknown) => app.log.error({ err: error }, 'matches could not be continued'))
  return {
    address,
    app,
    ...(figures === undefined ? {} : { metricsAddress: figures.address }),
    close: () => closeAll(closing),
  }
}

/** Throws a `StoreProblem` where the folder or what is in it cannot be used; nothing stays open then. */
export async function startServer(
  given: Partial<ServerConfig> & { readonly data: string },
  store?: Store,
): Promise<Server> {
  const closing: Closing = []
  try {
    return await start({ ...defaults, ...given }, store, closing)
  } catch (error) {
    await closeAll(closing).catch(() => undefined)
    throw error
  }
}
