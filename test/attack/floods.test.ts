import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { PROTOCOL_VERSION } from '../../src/protocol/views.ts'
import { defaults } from '../../src/server/config.ts'
import type { Browser, Client } from '../../src/server/testing/client.ts'
import { live, type Live } from '../../src/server/testing/people.ts'
import { quotas, testServer, type TestServer } from '../../src/server/testing/start.ts'
import { Witness } from './dump.ts'
import { goodTable } from './hostile.ts'
import { account, guest } from './scene.ts'

let test: TestServer
afterEach(() => test.end())

const ENDLESS = { perSecond: 1e6, burst: 1e6 }
/** What has been used up does not come back while a test runs. */
const NEVER = 1e-6

const closed = (client: Client): Promise<number> =>
  new Promise((done) => client.socket.once('close', (code) => done(code)))

async function crowd(id: string, n: number): Promise<Client[]> {
  const clients = Array.from({ length: n }, () => test.browser().connect())
  for (const client of clients) expect((await client.hello(id)).type).toBe('welcome')
  return clients
}

const repliesOf = (clients: readonly Client[]): number =>
  clients.reduce((sum, { got }) => sum + got.filter(({ ref }) => ref === 9).length, 0)
const historyText = JSON.stringify({ type: 'history', event: 1, ref: 9 })

/** Two at a table who have done something that can be looked back at. */
async function played(): Promise<Live> {
  const table = await live(test)
  for (const [role, client] of [table.ada, table.bob].entries())
    for (let i = 0; i < 2; i++) expect((await client.answer(role)).type).toBe('update')
  return table
}
const helloText = (table: string): string => JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, table, ref: 9 })

describe('one connection', () => {
  it('that sends thousands of messages is answered a few times, told once that it is too fast, and let go', async () => {
    test = await testServer({ rate: { perSecond: NEVER, burst: 50 } })
    const client = test.browser().connect()
    await client.ask({ type: 'ping' })
    const out = closed(client)
    for (let i = 0; i < 5000; i++) client.raw('{"type":"ping","ref":9}')
    expect(await out).toBe(1008)
    expect(client.got.filter(({ type }) => type === 'error')).toMatchObject([{ code: 'tooFast' }])
    expect(client.got.length).toBeLessThanOrEqual(51)
  })

  it('has only so many messages waiting; the rest is busy, each with its own answer', async () => {
    test = await testServer({ rate: ENDLESS, queues: { ...defaults.queues, messages: 8 } })
    const { eve, id, end } = await played()
    eve.raw(helloText(id))
    for (let i = 0; i < 500; i++) eve.raw(historyText)
    await expect.poll(() => repliesOf([eve])).toBe(501)
    const busy = eve.got.filter((got) => got.type === 'error' && got.code === 'busy')
    expect(busy.length).toBeGreaterThan(0)
    expect(eve.got.filter(({ type, ref }) => type === 'history' && ref === 9)).toHaveLength(500 - busy.length)
    end()
  })

  it('may talk only so much', async () => {
    const chat = { burst: 5, per: 1, within: 1e9 }
    test = await testServer({
      rate: ENDLESS,
      queues: { ...defaults.queues, messages: 100 },
      quotas: { ...quotas, chat },
    })
    const { ada, end } = await live(test)
    for (let i = 0; i < 50; i++) ada.raw('{"type":"chat","room":"players","text":"again"}')
    const said = (what: string): number => ada.got.filter(({ type }) => type === what).length
    await expect.poll(() => said('chat') + said('error')).toBe(50)
    expect(said('chat')).toBe(5)
    const witness = new Witness(join(test.folder, 'walstatt.db'))
    expect(witness.dump()['chat']).toHaveLength(5)
    witness.close()
    end()
  })
})

describe('many connections', () => {
  it('from one address are only so many, even if they all come at once', async () => {
    test = await testServer({ sockets: 5 })
    const clients = Array.from({ length: 25 }, () => test.browser().connect())
    const open = await Promise.all(
      clients.map((client) => Promise.race([client.ask({ type: 'ping' }).catch(() => undefined), closed(client)])),
    )
    expect(open.filter((reply) => typeof reply === 'object')).toHaveLength(5)
    for (const client of clients) client.close()
    await expect.poll(() => test.figure('walstatt_connections')).toBe(0)
    const again = test.browser().connect()
    expect((await again.ask({ type: 'ping' })).type).toBe('pong')
    again.close()
  })

  const FLOOD = { clients: 30, each: 30 }

  it.each(['history', 'hello'])(
    'that flood one table with %s do not keep another in the same worker waiting',
    async (what) => {
      test = await testServer({ workers: 1, rate: ENDLESS })
      const [victim, canary] = [await played(), await live(test, { game: 'runaway' })]
      const flood = await crowd(victim.id, FLOOD.clients)
      const all = FLOOD.clients * FLOOD.each
      const text = what === 'history' ? historyText : helloText(victim.id)
      for (let i = 0; i < FLOOD.each; i++) for (const client of flood) client.raw(text)
      // An answer, what the other player hears of it, a look, and somebody who comes.
      const heard = canary.bob.next('update')
      expect((await canary.ada.answer(0, () => 'on')).type).toBe('update')
      const atAnswer = repliesOf(flood)
      await heard
      expect(await canary.ada.ask({ type: 'odds' })).not.toMatchObject({ code: 'busy' })
      const back = canary.browsers[1].connect()
      expect((await back.hello(canary.id)).type).toBe('welcome')
      const atEnd = repliesOf(flood)
      await expect.poll(() => repliesOf(flood)).toBe(all)
      expect(atAnswer).toBeLessThan(all / 2)
      expect(atEnd).toBeLessThan(all)
      for (const client of [...flood, back]) client.close()
      victim.end()
      canary.end()
    },
  )

  it('that flood a table do not keep its own players from coming back', async () => {
    test = await testServer({ workers: 1, rate: ENDLESS, queues: { ...defaults.queues, tableLooks: 4 } })
    const victim = await played()
    const flood = await crowd(victim.id, 20)
    for (let i = 0; i < 50; i++) for (const client of flood) client.raw(historyText)
    const back = victim.browsers[0].connect()
    expect(await back.hello(victim.id)).toMatchObject({ type: 'welcome', seats: [0] })
    expect((await back.ask({ type: 'history', event: 1 })).type).toBe('history')
    for (const client of [...flood, back]) client.close()
    victim.end()
  })

  it('that close take with them what they asked for', async () => {
    test = await testServer({ workers: 1, rate: ENDLESS, idle: 20 })
    const victim = await played()
    const flood = await crowd(victim.id, 20)
    for (let i = 0; i < 50; i++) for (const client of flood) client.raw(historyText)
    for (const client of flood) client.close()
    victim.end()
    await expect.poll(() => test.figure('walstatt_matches')).toBe(0)
  })
})

describe('over HTTP', () => {
  it('one who asks for many tables at once is busy, and others are not', async () => {
    test = await testServer({ queues: { ...defaults.queues, makingOwn: 2 } })
    // Guests of one address count as one.
    const [mallory, { browser: ada }] = [await guest(test, 'Mallory'), await account(test)]
    const make = async (browser: Browser): Promise<number> =>
      (await browser.call('POST', '/api/tables', goodTable)).status
    const flood = Promise.all(Array.from({ length: 60 }, () => make(mallory)))
    expect(await make(ada)).toBe(200)
    const statuses = await flood
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
  })

  it('exports of a crowd keep nobody from playing', async () => {
    test = await testServer({ workers: 1 })
    const { ada, browsers, id, end } = await live(test)
    let done = 0
    const flood = Promise.all(
      Array.from({ length: 300 }, async () => {
        const { status } = await browsers[2].call('GET', `/api/tables/${id}/export`)
        done++
        return status
      }),
    )
    expect((await ada.answer(0)).type).toBe('update')
    expect(done).toBeLessThan(300)
    const statuses = new Set(await flood)
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    end()
  })
})
