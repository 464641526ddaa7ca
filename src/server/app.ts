import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify'
import type { ErrorCode } from '../protocol/socket.ts'
import type { ServerConfig } from './config.ts'
import { ApiError, STATUS } from './errors.ts'
import { StoreProblem } from './store/problem.ts'
import { Conflict } from './store/store.ts'
import { readableUrl } from './web.ts'

/** Milliseconds in which nothing goes to or fro: an answer that nobody fetches is not kept for ever. */
const SILENCE = 5 * 60_000
const CHECK_EVERY = 5_000
/** No longer address comes in at all. */
const LONGEST = 16_384

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
  if (error instanceof Conflict) return new ApiError('notNow', 'this has changed meanwhile; look again')
  return error instanceof StoreProblem || /SQLITE|database/i.test(`${error.code} ${error.message}`)
    ? new ApiError('storage', 'the store does not answer; nothing has changed')
    : new ApiError('internal', 'something went wrong here')
}

const loggerOf = ({ log }: ServerConfig): object | boolean =>
  typeof log === 'boolean' ? log : { level: log.level, redact: ['req.headers', 'res.headers'] }

/** What speaks HTTP, with its limits of time; no request stays open for ever. */
export function createApp(config: ServerConfig): FastifyInstance {
  const { requestTime, behindProxy } = config
  const app = fastify({
    logger: loggerOf(config),
    trustProxy: behindProxy === false ? false : [...behindProxy],
    forceCloseConnections: true,
    bodyLimit: config.bodies.small,
    requestTimeout: requestTime,
    keepAliveTimeout: requestTime,
    connectionTimeout: SILENCE,
    // What is called by an address that nothing has is not there, however long the address: its route says so, counted as any other.
    routerOptions: { maxParamLength: LONGEST },
    ...(config.web === undefined ? {} : { rewriteUrl: readableUrl }),
    // What is no address at all never comes to a route.
    frameworkErrors: (error, _request, reply) => {
      const known = fromFastify(error)
      void (reply as FastifyReply).status(STATUS[known.code]).send({ error: known.body })
    },
    http: { headersTimeout: requestTime, connectionsCheckingInterval: Math.min(requestTime, CHECK_EVERY) },
  })
  addErrors(app)
  return app
}
