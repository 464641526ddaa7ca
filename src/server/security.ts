import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addressKey } from './address.ts'
import type { ServerConfig } from './config.ts'
import { ApiError } from './errors.ts'

/** Whether a request comes from a page of this server, or from no page at all. */
export function isOwnOrigin({
  headers,
}: {
  headers: { origin?: string | undefined; host?: string | undefined }
}): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

const policy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/** Headers, limits, and no writing from foreign pages. */
export async function addSecurity(app: FastifyInstance, config: ServerConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy },
    // Only a proxy that speaks https may promise https.
    hsts: config.behindProxy !== false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  await app.register(rateLimit, {
    max: config.requests.all,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressKey(ip),
    errorResponseBuilder: () => new ApiError('tooFast', 'too many requests; try again in a minute'),
  })
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (!isOwnOrigin(request)) throw new ApiError('notAllowed', 'this page may not do that')
  })
}
