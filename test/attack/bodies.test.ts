import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorSchema } from '../../src/protocol/socket.ts'
import { allRoutes } from '../../src/server/routes/index.ts'
import type { Services } from '../../src/server/services.ts'
import type { Browser } from '../../src/server/testing/client.ts'
import { testServer, type TestServer } from '../../src/server/testing/start.ts'
import { changesIn, Witness } from './dump.ts'
import {
  goodTable,
  HARMFUL,
  HOSTILE_KEYS,
  MALFORMED,
  NAMES,
  nested,
  sendBody,
  tableWith,
  wrongTables,
} from './hostile.ts'
import { account, guest } from './scene.ts'

let test: TestServer
let witness: Witness
let eve: Browser
let id: string
beforeAll(async () => {
  test = await testServer({ limits: { rules: 5000, bot: 5000, making: 1000 } })
  witness = new Witness(join(test.folder, 'walstatt.db'))
  eve = (await account(test)).browser
  id = (await eve.table({ seats: [{ holder: 'me' }, { holder: 'invite' }] })).table.id
})
afterAll(async () => {
  witness.close()
  await test.end()
})

const routes = allRoutes({ matches: {} } as unknown as Services)
  .filter(({ body }) => body !== undefined)
  .map(({ method, url }) => ({
    method,
    path: url.replace('/works/:game/:id', '/works/packs/w').replace(':id', '@').replace(':seat', '0'),
  }))

interface Sent {
  readonly status: number
  readonly text: string
}

const send = (how: Partial<Parameters<typeof sendBody>[1]>, body: string | Buffer): Promise<Sent> =>
  sendBody(
    test.server.address,
    {
      method: 'POST',
      path: '/api/tables',
      cookie: eve.cookie,
      ...how,
      ...(how.path === undefined ? {} : { path: how.path.replace('@', id) }),
    },
    body,
  )

/** A clear word, and nothing has changed. */
async function refuses(what: string, sent: () => Promise<Sent>, statuses: readonly number[]): Promise<void> {
  const before = witness.dump()
  const { status, text } = await sent()
  expect(statuses, `${what}: ${status} ${text.slice(0, 200)}`).toContain(status)
  expect(errorSchema.safeParse((JSON.parse(text) as { error?: unknown }).error).success, `${what}: ${text}`).toBe(true)
  expect(text).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
  expect(changesIn(before, witness.dump()), what).toEqual([])
}

describe('bodies', () => {
  it('that are wrong in form are refused on every route, with a length and in pieces', async () => {
    for (const { method, path } of routes)
      for (const [name, body] of Object.entries(MALFORMED))
        for (const chunked of [false, true])
          await refuses(`${method} ${path} ${name}`, () => send({ method, path, chunked }, body), [400, 413, 422])
  })

  it('with keys that reach a prototype are refused on every route', async () => {
    for (const { method, path } of routes)
      for (const body of HOSTILE_KEYS)
        await refuses(`${method} ${path} ${body}`, () => send({ method, path }, body), [400, 404, 422])
    expect(({} as { isAdmin?: unknown }).isAdmin).toBe(undefined)
  })

  it('that are too large are refused, whether they say so or not', async () => {
    const huge = JSON.stringify('x'.repeat(5_000_000))
    for (const { method, path } of routes)
      for (const chunked of [false, true])
        await refuses(`${method} ${path} huge`, () => send({ method, path, chunked }, huge), [413])
    const nobody = tableWith('pack', JSON.stringify('x'.repeat(100_000)))
    await refuses('a large one by nobody', () => send({ cookie: '' }, nobody), [413])
  })

  it('of another kind than JSON are refused', async () => {
    for (const { method, path } of routes)
      for (const type of ['text/plain', 'application/xml', 'multipart/form-data', 'application/json+x', 'x'])
        await refuses(`${method} ${path} ${type}`, () => send({ method, path, type }, '{"name":"Eve"}'), [400, 415])
  })

  it('where none belongs do nothing', async () => {
    for (const path of ['/api/me', '/api/tables', `/api/tables/${id}`, '/health']) {
      const before = witness.dump()
      for (const body of [nested(3_300), 'x'.repeat(100_000)])
        expect([200, 400, 413]).toContain((await send({ method: 'GET', path }, body)).status)
      expect(changesIn(before, witness.dump())).toEqual([])
    }
  })

  it('with fields of the wrong kind are refused', async () => {
    const eves = await guest(test, 'Eve')
    for (const body of wrongTables())
      await refuses(body.slice(-80), () => send({ cookie: eves.cookie }, body), [400, 404, 422])
    for (const name of NAMES)
      await refuses(JSON.stringify(name), () => send({ path: '/api/guest' }, JSON.stringify({ name })), [400, 422])
  })
})

describe('packs and files that do harm', () => {
  it.each(Object.keys(HARMFUL))('%s is refused, and nothing changes', (name) =>
    refuses(name, () => send({}, HARMFUL[name]), [400, 404, 422]),
  )

  it.each(['loop', 'hog', 'throw'])(
    'one that does %s hits its sender alone: others make their tables meanwhile',
    async (harm) => {
      // Guests of one address count as one.
      const [mallory, { browser: innocent }] = [await guest(test, 'Mallory'), await account(test)]
      const large = `,${' '.repeat(20_000)}"title":"x"}`
      const harmful = tableWith('pack', JSON.stringify({ harm }))
      const bad = [
        send({ cookie: mallory.cookie }, harmful),
        send({ cookie: mallory.cookie }, `${harmful.slice(0, -1)}${large}`),
        send({ cookie: mallory.cookie }, harmful),
      ]
      const good = await Promise.all([
        send({ cookie: innocent.cookie }, goodTable),
        send({ cookie: innocent.cookie }, `${goodTable.slice(0, -1)}${large}`),
      ])
      expect(good.map(({ status }) => status)).toEqual([200, 200])
      for (const { status, text } of await Promise.all(bad)) expect([422, 503], text).toContain(status)
      expect((await send({ cookie: mallory.cookie }, goodTable)).status).toBe(200)
    },
  )

  it('a crowd that sends such packs does not keep others from making a small table', async () => {
    const crowd = await Promise.all(Array.from({ length: 4 }, () => guest(test, 'Mallory')))
    const innocents = [(await account(test)).browser, (await account(test)).browser]
    const large = `,${' '.repeat(20_000)}"title":"x"}`
    const harmful = `${tableWith('pack', '{"harm":"loop"}').slice(0, -1)}${large}`
    const bad = crowd.map(({ cookie }) => send({ cookie }, harmful))
    const good = await Promise.all(innocents.map(({ cookie }) => send({ cookie }, goodTable)))
    expect(good.map(({ status }) => status)).toEqual([200, 200])
    for (const { status } of await Promise.all(bad)) expect([422, 503]).toContain(status)
  })
})

describe('messages on a socket', () => {
  it('that are wrong in any way are answered by an error, and nothing changes', async () => {
    const client = eve.connect()
    await client.hello(id)
    const before = witness.dump()
    for (const [name, body] of Object.entries(MALFORMED)) {
      if (body.length > 60_000 || name === 'nothing') continue
      const error = client.next('error')
      client.raw(body)
      expect(['malformed', 'tooLarge'], name).toContain((await error).code)
    }
    for (const fields of [
      '"type":"answer","role":0,"question":"1","option":"a","__proto__":{}',
      '"type":"answer","role":-1,"question":"1","option":"a"',
      '"type":"answer","role":"0","question":"1","option":"a"',
      `"type":"answer","role":0,"question":"1","option":"${'x'.repeat(401)}"`,
      '"type":"chat","room":"players","text":"a\\u0000b"',
      '"type":"chat","room":"nowhere","text":"a"',
      '"type":"chat","room":"players","text":" "',
      '"type":"history","event":1.5',
      '"type":"history","event":-1',
      '"type":"hello","version":0,"table":"x"',
      '"type":"constructor"',
      '"type":"toString"',
      '"type":["ping"]',
      '"type":"ping","more":1',
    ]) {
      const error = client.next('error')
      client.raw(`{${fields}}`)
      expect(['malformed', 'version'], fields).toContain((await error).code)
    }
    expect((await client.ask({ type: 'ping' })).type).toBe('pong')
    expect(changesIn(before, witness.dump())).toEqual([])
    client.close()
  })

  it('far too large end the connection, and nothing else', async () => {
    const client = eve.connect()
    await client.hello(id)
    const closed = new Promise<number>((done) => client.socket.once('close', (code) => done(code)))
    client.raw('x'.repeat(100_000))
    expect(await closed).toBe(1009)
    expect((await test.browser().call('GET', '/health')).status).toBe(200)
  })
})
