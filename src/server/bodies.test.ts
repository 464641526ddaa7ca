import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { addBodies } from './bodies.ts'
import { defaults, type ServerConfig } from './config.ts'
import { addSecurity } from './security.ts'
import type { PersonRow } from './store/schema.ts'

const ada: PersonRow = {
  id: 'ada',
  kind: 'account',
  name: 'Ada',
  login: null,
  password: null,
  recovery: null,
  created: 0,
}

let app: FastifyInstance
let hold: Promise<void> | undefined
afterEach(() => app.close())

/** An app with one small and one large route, which knows everybody with a header. */
async function start(change: Partial<ServerConfig> = {}): Promise<{ port: number; url: string; read(): number }> {
  const config: ServerConfig = {
    ...defaults,
    data: '',
    log: false,
    bodies: { small: 100, table: 10_000, work: 5_000 },
    json: { depth: 8, values: 30 },
    ...change,
  }
  app = createApp(config)
  hold = undefined
  let read = 0
  await addSecurity(app, config)
  addBodies(app, config, async ({ headers }) =>
    headers['x-known'] === undefined ? undefined : { ...ada, id: String(headers['x-known']) },
  )
  app.post('/small', async ({ body }) => ({ got: body }))
  app.post('/large', { config: { large: 'table' } }, async ({ body }) => {
    read++
    await hold
    return { got: typeof body, length: (body as string | undefined)?.length }
  })
  app.get('/address', async ({ ip }) => ({ ip }))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, port: Number(new URL(url).port), read: () => read }
}

async function post(url: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  const said = (await response.json()) as { error?: { code: string; problems?: object[] } }
  return { status: response.status, code: said.error?.code, said, connection: response.headers.get('connection') }
}

const known = { 'x-known': 'ada' }
const text = (length: number): string => JSON.stringify('x'.repeat(length - 2))

describe('bodies', () => {
  it('are small everywhere, and large only where a route needs it and the sender is known', async () => {
    const { url } = await start()
    expect((await post(`${url}/small`, text(100))).status).toBe(200)
    expect(await post(`${url}/small`, text(101))).toMatchObject({ status: 413, code: 'tooLarge', connection: 'close' })
    expect((await post(`${url}/small`, text(101), known)).status).toBe(413)
    expect((await post(`${url}/large`, text(101))).status).toBe(413)
    expect((await post(`${url}/large`, text(100))).status).toBe(200)
    expect((await post(`${url}/large`, text(10_000), known)).said).toEqual({ got: 'string', length: 10_000 })
    expect((await post(`${url}/large`, text(10_001), known)).status).toBe(413)
  })

  it('are looked over before anything else: depth, number of values, keys, encoding', async () => {
    const { url, read } = await start()
    const deep = '['.repeat(9) + ']'.repeat(9)
    const many = `[${'0,'.repeat(40)}0]`
    for (const body of [deep, many, Buffer.from([0x22, 0xff, 0x22])])
      for (const path of ['/small', '/large'])
        expect(await post(url + path, body, known)).toMatchObject({ status: 400, code: 'malformed' })
    for (const body of ['', '{', '{"__proto__":{}}', '{"a":{"constructor":1}}'])
      expect(await post(`${url}/small`, body)).toMatchObject({ status: 400, code: 'malformed' })
    expect(read()).toBe(0)
    expect(await post(`${url}/small`, '1', { 'content-type': 'text/plain' })).toMatchObject({ status: 400 })
  })

  it('far too large are answered while they are still being sent', async () => {
    const { url } = await start()
    expect((await post(`${url}/small`, Buffer.alloc(20_000_000, 0x20))).status).toBe(413)
    expect((await post(`${url}/large`, Buffer.alloc(20_000_000, 0x20), known)).status).toBe(413)
  })

  it('that are large are under way only so many at a time, of one person and of all', async () => {
    const { url, read } = await start({ queues: { ...defaults.queues, makingOwn: 2, making: 5 } })
    let goOn = (): void => undefined
    hold = new Promise((done) => (goOn = done))
    const send = (who: string) => post(`${url}/large`, text(1000), { 'x-known': who })
    const first = [send('ada'), send('ada'), send('bob')]
    await expect.poll(read).toBe(3)
    expect([(await send('bob')).code, (await send('ada')).code]).toEqual(['busy', 'busy'])
    // What is small passes.
    const small = post(`${url}/large`, text(50), known)
    await expect.poll(read).toBe(4)
    goOn()
    expect((await Promise.all([...first, small])).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await expect.poll(async () => (await send('ada')).status).toBe(200)
  })
})

/** Everything that comes until the other side closes. */
function rest(socket: Socket): Promise<string> {
  let got = ''
  socket.on('data', (data) => (got += String(data)))
  socket.on('error', () => undefined)
  return new Promise((done) => socket.once('close', () => done(got)))
}

const head = (more: string): string =>
  `POST /small HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}\r\n\r\n`

describe('connections', () => {
  it('whose request has come are kept for the next one', async () => {
    const { url } = await start()
    expect((await post(`${url}/small`, '1')).connection).toBe('keep-alive')
    expect((await fetch(`${url}/address`)).headers.get('connection')).toBe('keep-alive')
    expect((await fetch(`${url}/nowhere`)).headers.get('connection')).toBe('keep-alive')
  })

  it.each([
    ['nothing', ''],
    ['half a head', 'POST /small HTTP/1.1\r\nhost'],
    ['a head and no body', head('content-length: 50')],
    ['a head and half a body', `${head('content-length: 50')}{"a":`],
    ['an endless body', `${head('transfer-encoding: chunked')}1\r\n[\r\n`],
  ])('that send %s are closed when the time is over', async (_what, sent) => {
    const { port } = await start({ requestTime: 50 })
    const socket = connect(port, '127.0.0.1')
    const got = rest(socket)
    socket.write(sent)
    expect(await got).toMatch(/^(HTTP\/1.1 408 |$)/)
  })

  it('are answered at once where the length alone is too much, and then closed', async () => {
    const { port } = await start()
    const socket = connect(port, '127.0.0.1')
    const got = rest(socket)
    socket.write(head('content-length: 1000000'))
    socket.once('end', () => socket.end())
    expect(await got).toMatch(/^HTTP\/1.1 413 [^]*connection: close[^]*tooLarge/)
  })

  it('are answered at the first byte too many of a body without a length', async () => {
    const { port } = await start()
    const socket = connect(port, '127.0.0.1')
    const got = rest(socket)
    socket.write(`${head('transfer-encoding: chunked')}65\r\n${'x'.repeat(101)}\r\n`)
    socket.once('end', () => socket.end())
    expect(await got).toMatch(/^HTTP\/1.1 413 /)
  })
})

describe('addresses', () => {
  const asked = async (url: string, forwarded: string) => {
    const response = await fetch(`${url}/address`, { headers: { 'x-forwarded-for': forwarded } })
    return { status: response.status, ip: ((await response.json()) as { ip?: string }).ip, headers: response.headers }
  }

  it('that an untrusted peer claims are not believed: its own is counted', async () => {
    const { url } = await start({ behindProxy: ['192.0.2.1'], requests: { all: 3, passwords: 1 } })
    const seen = []
    for (let i = 0; i < 5; i++) seen.push(await asked(url, `198.51.100.${i}`))
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(seen[0].ip).toBe('127.0.0.1')
  })

  it('that a trusted proxy tells are counted, IPv6 by network', async () => {
    const { url } = await start({ behindProxy: ['127.0.0.1/32'], requests: { all: 3, passwords: 1 } })
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await asked(url, `2001:db8::${i}`)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await asked(url, '2001:db8:0:1::1')).toMatchObject({ status: 200, ip: '2001:db8:0:1::1' })
    // What somebody put before the proxy's own word is not believed.
    expect(await asked(url, '198.51.100.7, 2001:db8::7')).toMatchObject({ status: 429 })
  })

  it('promise https only behind a proxy', async () => {
    const plain = await asked((await start()).url, '198.51.100.1')
    expect([plain.ip, plain.headers.get('strict-transport-security')]).toEqual(['127.0.0.1', null])
    await app.close()
    const secure = await asked((await start({ behindProxy: ['127.0.0.1'] })).url, '198.51.100.1')
    expect(secure.ip).toBe('198.51.100.1')
    expect(secure.headers.get('strict-transport-security')).toMatch(/max-age/)
  })
})
