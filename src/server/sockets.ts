import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { addressKey } from './address.ts'
import { CLOSE, Connection, type Who } from './connection.ts'
import { ApiError } from './errors.ts'
import { sessionOf } from './routes/route.ts'
import { hashOfToken } from './secrets.ts'
import { isOwnOrigin } from './security.ts'
import type { Services } from './services.ts'

/** The hash of a program's token. With one nothing else counts. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const given = /^Bearer (\S{1,100})$/i.exec(headers.authorization ?? '')?.[1]
  return given === undefined ? undefined : hashOfToken(given)
}

/** Who comes in. A session that ends while it is read counts as ended. */
async function whoIs({ people, doors, store }: Services, request: FastifyRequest): Promise<Who | undefined> {
  const bearer = bearerOf(request)
  const token = sessionOf(request)
  for (;;) {
    const { changes } = doors
    if (bearer !== undefined) {
      const program = await store.bot(bearer)
      if (changes !== doors.changes) continue
      return program && { person: undefined, session: bearer, program }
    }
    const known = await people.known(token)
    if (changes !== doors.changes) continue
    const person = known === undefined ? undefined : { id: known.id, name: known.name }
    return { person, session: token === undefined ? undefined : hashOfToken(token) }
  }
}

/** Lets go whoever has not answered since the last time: a socket may have died without a word. */
function keepAlive(app: FastifyInstance, every: number): void {
  const known = new WeakSet<WebSocket>()
  const asked = new WeakSet<WebSocket>()
  let last = Date.now()
  const ask = (socket: WebSocket): void => {
    if (!known.has(socket)) socket.on('pong', () => asked.delete(socket))
    known.add(socket)
    asked.add(socket)
    socket.ping()
  }
  const timer = setInterval(() => {
    // After a sleep nobody could have answered.
    const slept = Date.now() - last > 2 * every
    last = Date.now()
    for (const socket of app.websocketServer.clients) {
      if (asked.has(socket) && !slept) socket.terminate()
      else ask(socket)
    }
  }, every).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

export function addSockets(app: FastifyInstance, own: Services): void {
  const { doors, metrics, config } = own
  const onTrouble = (message: string, error: unknown): void => app.log.error({ err: error }, message)
  const services = { ...own, rate: config.rate, waiting: config.queues.messages, onTrouble }
  const preValidation = async (request: FastifyRequest): Promise<void> => {
    if (!isOwnOrigin(request)) throw new ApiError('notAllowed', 'this page may not connect here')
    const address = addressKey(request.ip)
    if (!doors.arrive(address)) throw new ApiError('tooFast', 'too many connections from the same place')
    request.raw.socket.once('close', () => doors.goneFrom(address))
  }
  const admit = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    try {
      const who = await whoIs(own, request)
      // Closed before anybody knew who it was.
      if (socket.readyState !== socket.OPEN) return
      if (who === undefined) {
        // The other side's goodbye is to be heard.
        socket.resume()
        return socket.close(CLOSE.sessionEnded)
      }
      const connection = new Connection(socket, who, services)
      doors.enter(connection)
      socket.on('close', () => doors.leave(connection))
      socket.resume()
    } catch (error) {
      onTrouble('a session could not be read', error)
      socket.close(1011)
    }
  }
  app.get('/api/socket', { websocket: true, preValidation }, (socket, request) => {
    metrics.connections.inc()
    socket.on('close', () => metrics.connections.dec())
    socket.on('error', () => undefined)
    // Messages that come before the session is known wait.
    socket.pause()
    void admit(socket, request)
  })
  keepAlive(app, config.heartbeat)
}
