import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { addressKey } from '../address.ts'
import type { Large } from '../bodies.ts'
import { ApiError, read } from '../errors.ts'
import { HashedText } from '../packs.ts'
import { SESSION_TIME, type People } from '../people.ts'
import type { PersonRow } from '../store/schema.ts'
import type { ServerConfig } from '../config.ts'

/**
 * Who may use a route: `anyone`; a `person`, guest or account; an `account`; a `seer` of the table, by a seat, as its host, by its
 * link or because it is public; somebody who holds a `seat` at it; its `host`. Whoever adds a route must say it.
 */
export type Who = 'anyone' | 'person' | 'account' | 'seer' | 'seat' | 'host'

/** One route, with what its description is made from. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for parameters. */
  readonly url: string
  readonly summary: string
  readonly body?: z.ZodType
  readonly reply?: z.ZodType
  /** Checks a password: only a few in a minute. */
  readonly checksPassword?: boolean
  /** A known sender may send this much; it comes as `text`, and `body` only describes it. */
  readonly large?: Large
  readonly who: Who
  handle(call: Call): Promise<unknown>
}

/** An answer that is JSON already: what is large is not taken apart in the main thread only to be sent. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** One request, as a route sees it. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
  /** The body of a route for large ones, looked over but not parsed: that is a worker's task. */
  readonly text: string
  /** By what the sender is counted where nobody is known. */
  readonly address: string
  /** Tokens of seats or of the table, from a header: never from the address. */
  readonly tokens: readonly string[]
  readonly session: string | undefined
  readonly person: PersonRow | undefined
  /** The person, who is made a guest if need be. */
  someone(name: string | undefined): Promise<PersonRow>
  /** Sets or clears the session cookie. */
  remember(token: string | undefined): void
}

export const COOKIE = 'walstatt'
export const TOKEN_HEADER = 'x-walstatt-tokens'

/** The session's token. */
export function sessionOf(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value !== null ? value : undefined
}

/** Who is behind a request. */
export const personOf = (people: People, request: FastifyRequest): Promise<PersonRow | undefined> =>
  people.known(sessionOf(request))

function tokensOf(request: FastifyRequest): string[] {
  const header = request.headers[TOKEN_HEADER]
  return typeof header === 'string'
    ? header
        .slice(0, 4000)
        .split(',')
        .map((token) => token.trim())
    : []
}

function bodyOf({ body }: FastifyRequest, route: Route): unknown {
  return route.body === undefined || route.large !== undefined ? undefined : read(route.body, body ?? {})
}

async function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  people: People,
  config: ServerConfig,
  route: Route,
): Promise<Call> {
  const session = sessionOf(request)
  const address = addressKey(request.ip)
  let person = await people.known(session)
  const remember = (token: string | undefined): void => {
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax' as const,
      secure: config.behindProxy !== false,
      signed: true,
    }
    if (token === undefined) reply.clearCookie(COOKIE, { path: '/' })
    else reply.setCookie(COOKIE, token, { ...options, maxAge: SESSION_TIME / 1000 })
  }
  return {
    params: request.params as Record<string, string>,
    body: bodyOf(request, route),
    text: route.large !== undefined && typeof request.body === 'string' ? request.body : '',
    address,
    tokens: tokensOf(request),
    session,
    person,
    remember,
    async someone(name) {
      if (person !== undefined) return person
      if (name === undefined) throw new ApiError('signedOut', 'choose a name first')
      const guest = await people.guest(name, address)
      remember(guest.token)
      return (person = guest.person)
    },
  }
}

export function addRoutes(app: FastifyInstance, routes: readonly Route[], people: People, config: ServerConfig): void {
  for (const route of routes) {
    const limit = { rateLimit: { max: config.requests.passwords, timeWindow: '1 minute' } }
    app.route({
      method: route.method,
      url: route.url,
      config: {
        ...(route.checksPassword === true ? limit : {}),
        ...(route.large === undefined ? {} : { large: route.large }),
      },
      handler: async (request, reply) => {
        const call = await callOf(request, reply, people, config, route)
        const result = await route.handle(call)
        if (result instanceof HashedText) return result.send(request, reply)
        void reply.header('cache-control', 'no-store')
        if (!(result instanceof JsonText)) return result ?? {}
        return reply.type('application/json; charset=utf-8').send(result.text)
      },
    })
  }
}

/** A person that must be signed in, as a guest or with an account. */
export function known(call: Call): PersonRow {
  if (call.person === undefined) throw new ApiError('signedOut', 'sign in or play as a guest first')
  return call.person
}
