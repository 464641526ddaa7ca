import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../engine/index.ts'
import { addressKey } from './address.ts'
import type { ServerConfig } from './config.ts'
import { ApiError } from './errors.ts'
import { checkJson, parseJson } from './json.ts'
import type { PersonRow } from './store/schema.ts'

/** What a route may be sent that is larger than anything else. */
export type Large = keyof Omit<ServerConfig['bodies'], 'small'>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be so large, if the sender is known, and stays text. */
    large?: Large
  }
}

/** Milliseconds in which somebody who is still sending can read why that is in vain. */
const LINGER = 2000

/**
 * Who is answered before the body has come is still sending. Closing at once would throw the answer away at the other side; so
 * only our side is closed, and what still comes is dropped unread for a moment.
 */
function letGo({ raw }: FastifyRequest): void {
  const { socket } = raw
  const end = (): void => void socket.destroy()
  // Called by Node's server when an answer that closes the connection is written.
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(end, LINGER).unref()
    socket.once('close', () => clearTimeout(timer))
    if (raw.complete) end()
    else raw.once('end', end)
  }
}

/** Large bodies under way: each may hold memory for as long as a request may take to arrive. */
class Underway {
  private readonly by = new Map<string, number>()
  private readonly most: ServerConfig['queues']

  constructor(most: ServerConfig['queues']) {
    this.most = most
  }

  /** Guests are easily made: those of one address never take more than half of all places. */
  enter(person: string, address: string, reply: FastifyReply): void {
    const { makingOwn, making } = this.most
    const counted: [string, number][] = [
      [`person ${person}`, makingOwn],
      [`address ${address}`, Math.ceil(making / 2)],
      ['all', making],
    ]
    if (counted.some(([key, most]) => (this.by.get(key) ?? 0) >= most))
      throw new ApiError('busy', 'too much is being sent; try again in a moment')
    for (const [key] of counted) this.by.set(key, (this.by.get(key) ?? 0) + 1)
    reply.raw.once('close', () => {
      for (const [key] of counted) this.leave(key)
    })
  }

  private leave(key: string): void {
    const left = this.by.get(key)! - 1
    if (left === 0) this.by.delete(key)
    else this.by.set(key, left)
  }
}

const tooLarge = (most: number): ApiError => new ApiError('tooLarge', `at most ${most} bytes`)

/** Reads to the end, or stops at the first byte too many. The stream is left open: somebody must still be told. */
function readAll(stream: Readable, most: number): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = []
    let length = 0
    const lost = (): void => fail(new ApiError('malformed', 'the body did not come to its end'))
    const take = (chunk: Buffer): void => {
      length += chunk.length
      if (length <= most) return void chunks.push(chunk)
      stream.off('data', take)
      return fail(tooLarge(most))
    }
    stream.on('data', take)
    stream.once('end', () => done(Buffer.concat(chunks, length)))
    stream.once('error', lost)
    stream.once('close', lost)
  })
}

const notUnderstood = (problems: readonly Problem[]): ApiError =>
  new ApiError('malformed', 'this could not be understood', problems)

/** What a body says: parsed where it is small, as text where it is somebody else's work to take it apart. */
function bodyOf(bytes: Buffer, { json, bodies }: ServerConfig, large: Large | undefined): unknown {
  if (!isUtf8(bytes)) throw notUnderstood([{ path: 'body', problem: 'must be UTF-8' }])
  if (large === undefined) {
    const parsed = parseJson(bytes, { ...json, bytes: bodies.small })
    if (!parsed.ok) throw notUnderstood(parsed.problems)
    return parsed.value
  }
  const wrong = checkJson(bytes, { ...json, bytes: bodies[large] })
  if (wrong !== undefined) throw notUnderstood([wrong])
  return bytes.toString()
}

/**
 * Reads bodies: small ones from everybody, large ones only where a route needs them and from somebody who is known, before the
 * first byte is read.
 */
export function addBodies(
  app: FastifyInstance,
  config: ServerConfig,
  personOf: (request: FastifyRequest) => Promise<PersonRow | undefined>,
): void {
  const { bodies } = config
  const underway = new Underway(config.queues)
  const limits = new WeakMap<FastifyRequest, number>()
  const largeOf = (request: FastifyRequest): Large | undefined => request.routeOptions.config.large
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', async (request, reply) => {
    const large = largeOf(request)
    const length = request.headers['content-length']
    const isSmall = length !== undefined && Number(length) <= bodies.small
    if (large === undefined || isSmall) return
    const person = await personOf(request)
    if (person === undefined || (large === 'work' && person.kind !== 'account')) return
    underway.enter(person.id, addressKey(request.ip), reply)
    limits.set(request, bodies[large])
  })
  app.addContentTypeParser('application/json', async (request: FastifyRequest, stream: Readable) => {
    const most = limits.get(request) ?? bodies.small
    if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(most)
    return bodyOf(await readAll(stream, most), config, largeOf(request))
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.raw.complete) return
    void reply.header('connection', 'close')
    letGo(request)
  })
}
