import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, isKnown } from './encoding.ts'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** So many, each a megabyte at most before it is compressed. */
const MOST_KEPT = 16

/** JSON text that is large and known by its hash. */
export class HashedText {
  readonly hash: string
  private readonly packed: () => Promise<Buffer>

  constructor(hash: string, packed: () => Promise<Buffer>) {
    this.hash = hash
    this.packed = packed
  }

  /**
   * Browsers keep it and ask each time whether they still may use it: several people may share one, and a right to look may end. Who
   * has it already is told so with a few bytes.
   */
  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const etag = `W/"${this.hash}"`
    void reply.header('cache-control', 'private, no-cache').header('etag', etag).header('vary', 'accept-encoding')
    if (isKnown(headers['if-none-match'], `"${this.hash}"`)) return reply.status(304).send()
    const packed = await this.packed()
    void reply.type('application/json; charset=utf-8')
    if (encodingFor(headers['accept-encoding'], ['gzip']) === undefined) return reply.send(await unpack(packed))
    return reply.header('content-encoding', 'gzip').send(packed)
  }
}

/** Large texts as they are sent, those that were wanted last: to send one again costs neither the store nor the main thread anything. */
export class PackedTexts {
  private readonly kept = new Map<string, Promise<Buffer>>()

  of(hash: string, read: () => Promise<string>): HashedText {
    return new HashedText(hash, () => this.packed(hash, read))
  }

  private packed(hash: string, read: () => Promise<string>): Promise<Buffer> {
    const made = this.kept.get(hash) ?? read().then((text) => pack(text))
    // The last that was wanted is the last in the map.
    this.kept.delete(hash)
    this.kept.set(hash, made)
    made.catch(() => this.kept.delete(hash))
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!)
    return made
  }
}
