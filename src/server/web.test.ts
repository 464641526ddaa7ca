import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compressIn } from '../../scripts/compressed.ts'
import { testServer, type TestServer } from './testing/start.ts'

const PAGE = `<!doctype html><title>Walstatt</title>${'<p>board</p>'.repeat(100)}`
const SCRIPT = 'export const board = 1\n'.repeat(200)
const PICTURE = Buffer.from(Array.from({ length: 600 }, (_, i) => (i * i * 7919 + (i >> 3) * 104_729) & 255))
const ASKED_PER_MINUTE = 20

let folder: string
let test: TestServer
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'walstatt-web-'))
  const web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  const files = { 'index.html': PAGE, 'sw.js': SCRIPT, 'assets/a-1b2c.js': SCRIPT, 'assets/b-3d4e.png': PICTURE }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(web, name), text)
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  await compressIn(web)
  test = await testServer({ web, requests: { all: ASKED_PER_MINUTE, passwords: 10 } })
})
afterAll(async () => {
  await test.end()
  rmSync(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

/** The address goes out as it is written: neither shortened nor unpacked. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(test.server.address)
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    httpRequest({ hostname, port, path, headers, method }, resolve).on('error', reject).end(),
  )
  const chunks = (await answer.toArray()) as Buffer[]
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

it('a file goes out in the form that is liked best', async () => {
  const br = await ask('/assets/a-1b2c.js', { 'accept-encoding': 'gzip, br' })
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': IMMUTABLE,
    'content-length': String(br.body.length),
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
  const zipped = await ask('/assets/a-1b2c.js', { 'accept-encoding': 'br;q=0.1, gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body).toString()).toBe(SCRIPT)
  for (const header of [{}, { 'accept-encoding': 'zstd' }, { 'accept-encoding': 'identity;q=0' }]) {
    const plain = await ask('/assets/a-1b2c.js', header)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.headers['vary']).toBe('accept-encoding')
    expect(plain.body.toString()).toBe(SCRIPT)
  }
})

it('what does not get smaller goes out as it is', async () => {
  const picture = await ask('/assets/b-3d4e.png', { 'accept-encoding': 'br' })
  expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': IMMUTABLE })
  expect(picture.headers).not.toHaveProperty('content-encoding')
  expect(picture.headers).not.toHaveProperty('vary')
  expect(picture.body.equals(PICTURE)).toBe(true)
})

it('pages and the service worker are asked for again each time', async () => {
  for (const path of ['/', '/index.html', '/sw.js', '/new/bloodstones?x=1'])
    expect((await ask(path, { 'accept-encoding': 'br' })).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
    })
  const page = await ask('/local/17')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body.toString()).toBe(PAGE)
})

it('whoever has it already is told so, form by form', async () => {
  const accept = { 'accept-encoding': 'br' }
  const { headers } = await ask('/', accept)
  const etag = String(headers['etag'])
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    const again = await ask('/', { ...accept, 'if-none-match': known })
    expect(again.status).toBe(304)
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    expect(again.body).toHaveLength(0)
  }
  expect((await ask('/', { ...accept, 'if-none-match': '"x"' })).status).toBe(200)
  expect((await ask('/', { 'if-none-match': etag })).status).toBe(200)
})

it('a part of a file is not given: the whole one is', async () => {
  const { status, body } = await ask('/assets/a-1b2c.js', { range: 'bytes=0-9' })
  expect(status).toBe(200)
  expect(body.toString()).toBe(SCRIPT)
})

it('HEAD tells the same without the body', async () => {
  for (const path of ['/', '/assets/a-1b2c.js', '/games']) {
    const accept = { 'accept-encoding': 'gzip' }
    const { headers, status, body } = await ask(path, accept, 'HEAD')
    const { date: _, ...wanted } = (await ask(path, accept)).headers
    expect(status).toBe(200)
    expect(headers).toMatchObject(wanted)
    expect(body).toHaveLength(0)
  }
})

it('nothing is there but the files of the app', async () => {
  const outside = ['/../secret.txt', '/%2e%2e/secret.txt', '/assets/../../secret.txt', '/..%2fsecret.txt']
  for (const path of outside) expect((await ask(path)).body.toString()).not.toContain('secret')
  for (const path of ['/assets/a-1b2c.js.br', '/assets/old-9f9f.js', '/assets/', '/assets/..%2f..%2fsecret.txt'])
    expect((await ask(path)).status).toBe(404)
  expect((await ask('/', {}, 'POST')).status).toBe(404)
  expect((await ask('/api/no-such-thing')).status).toBe(404)
})

it('who follows a mangled link is shown the page, with its headers', async () => {
  const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  for (const path of ['/learn/%E0%A4%A', '/rules/%ff', '/%', '/rules/%ff?x=1']) {
    const { status, headers, body } = await ask(path, accept)
    expect([path, status]).toEqual([path, 400])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(body.toString()).toBe(PAGE)
  }
  for (const path of ['/api/%ff', '/assets/%ff']) expect((await ask(path, accept)).body.toString()).toContain('"error"')
  const bare = await ask('/rules/%ff')
  expect(bare.status).toBe(400)
  expect(JSON.parse(bare.body.toString())).toMatchObject({ error: { code: 'malformed' } })
  expect((await ask('/rules/a%20b?q=%ff', accept)).status).toBe(200)
})

it('files do not count as requests, and never use up those of others', async () => {
  for (let i = 0; i <= 2 * ASKED_PER_MINUTE; i++) expect((await ask('/assets/a-1b2c.js')).status).toBe(200)
  const { headers } = await ask('/api/openapi.json')
  expect(headers['x-ratelimit-remaining']).toBe(String(ASKED_PER_MINUTE - 1))
  for (let i = 1; i < ASKED_PER_MINUTE; i++) await ask('/api/openapi.json')
  expect((await ask('/api/openapi.json')).status).toBe(429)
  expect((await ask('/assets/a-1b2c.js')).status).toBe(200)
})

it('compressing twice gives the same bytes', async () => {
  const path = join(folder, 'web', 'assets', 'a-1b2c.js')
  const before = ['.br', '.gz'].map((ending) => readFileSync(path + ending))
  await compressIn(join(folder, 'web'))
  expect(['.br', '.gz'].map((ending) => readFileSync(path + ending))).toEqual(before)
})
