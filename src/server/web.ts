import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, ENCODINGS, type Encoding, isKnown } from './encoding.ts'
import { ApiError } from './errors.ts'

const nothing = { error: new ApiError('invalid', 'there is nothing here').body }

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
/** What the build lays beside a file, by its ending. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

interface Form {
  readonly body: Buffer
  readonly etag: string
}

/** A file of the built app with its compressed forms, in memory: to send it costs no disk and no work. */
interface WebFile {
  readonly type: string
  readonly cache: string
  readonly plain: Form
  readonly packed: ReadonlyMap<Encoding, Form>
}

function formOf(path: string): Form {
  const body = readFileSync(path)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

function fileOf(folder: string, name: string): WebFile {
  const path = join(folder, name)
  const kept = ENCODINGS.filter((encoding) => existsSync(path + ENDINGS[encoding]))
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    // Names in assets hold a hash of their content.
    cache: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain: formOf(path),
    packed: new Map(kept.map((encoding) => [encoding, formOf(path + ENDINGS[encoding])])),
  }
}

function namesIn(folder: string): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'))
  const isPacked = (name: string): boolean => ENCODINGS.some((encoding) => name.endsWith(ENDINGS[encoding]))
  return all.filter((name) => !isPacked(name))
}

function send(file: WebFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(headers['accept-encoding'], [...file.packed.keys()])
  const { body, etag } = (encoding !== undefined && file.packed.get(encoding)) || file.plain
  void reply.header('cache-control', file.cache).header('etag', etag)
  if (file.packed.size > 0) void reply.header('vary', 'accept-encoding')
  if (isKnown(headers['if-none-match'], etag)) return reply.status(304).send()
  if (encoding !== undefined) void reply.header('content-encoding', encoding)
  return reply.type(file.type).send(body)
}

interface Asked {
  readonly method?: string | undefined
  readonly url?: string | undefined
}

/** Whether it may be a page of the app that is asked for. */
const isPage = ({ method, url = '' }: Asked): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/') && !url.startsWith('/assets/')

/** No page of the app has this address, and nobody links to it. */
const NOWHERE = '/-/mangled'

function isReadable(url: string): boolean {
  try {
    return decodeURIComponent(url.replace(/[?#].*/, '')) !== ''
  } catch {
    return false
  }
}

/** Whoever follows a mangled link in a browser is shown the page, which says that nothing is here; programs get an error. */
export function readableUrl(asked: Asked & { readonly headers: IncomingHttpHeaders }): string {
  const { url = '/', headers } = asked
  return isReadable(url) || !isPage(asked) || headers.accept?.includes('text/html') !== true ? url : NOWHERE
}

/** Serves the built browser app; every address that is no file is a page of it. */
export function addWeb(app: FastifyInstance, folder: string | undefined): void {
  if (folder === undefined) return void app.setNotFoundHandler((_request, reply) => reply.status(404).send(nothing))
  const page = fileOf(folder, 'index.html')
  for (const name of namesIn(folder)) {
    const file = fileOf(folder, name)
    const urls = name === 'index.html' ? ['/', '/index.html'] : [`/${name}`]
    // A page is dozens of files, and many people may share an address: they do not count as requests.
    const config = { rateLimit: false } as const
    const handler = async (request: FastifyRequest, reply: FastifyReply) => send(file, request, reply)
    for (const url of urls) app.route({ method: ['GET', 'HEAD'], url, config, handler })
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.url === NOWHERE) void reply.status(400)
    return isPage(request) ? send(page, request, reply) : reply.status(404).send(nothing)
  })
}
