import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TableInfo } from '../../src/protocol/http.ts'
import type { ServerMessage } from '../../src/protocol/socket.ts'
import type { Browser, Client } from '../../src/server/testing/client.ts'
import { testServer, type TestServer } from '../../src/server/testing/start.ts'
import { areAnswered, answersIn, KINDS, ordersOf, placeAfter, sendAll, type Places } from './orders.ts'
import { CHAT, guest } from './scene.ts'

let test: TestServer
let mallory: Browser
let victim: Browser
let places: Places
beforeAll(async () => {
  test = await testServer({ idle: 20, rate: { perSecond: 1e6, burst: 1e6 } })
  mallory = await guest(test, 'Mallory')
  victim = await guest(test, 'Victim')
  const seats = [{ holder: 'me' as const }, { holder: 'here' as const, name: 'Two' }]
  const table = async (browser: Browser, visibility: 'public' | 'link'): Promise<string> =>
    (await browser.table({ visibility, seats })).table.id
  const own = [{ holder: 'me' as const }, { holder: 'bot' as const, bot: 'random' }]
  places = {
    own: (await mallory.table({ visibility: 'link', seats: own })).table.id,
    foreign: await table(victim, 'link'),
    open: await table(victim, 'public'),
  }
  for (const id of [places.foreign, places.open]) {
    const client = victim.connect()
    await client.hello(id)
    client.raw(JSON.stringify({ type: 'chat', room: 'players', text: CHAT.players }))
    await client.ask({ type: 'ping' })
    client.close()
  }
})
afterAll(() => test.end())

const tableIn = (message: ServerMessage): string | undefined => ('table' in message ? message.table.id : undefined)

/** Private channels belong to the own table alone, and nothing at all comes from the foreign one. */
function leaks(got: readonly ServerMessage[]): string[] {
  const found: string[] = []
  let at: string | undefined
  for (const message of got) {
    at = tableIn(message) ?? at
    if (at === places.foreign) found.push(`table ${message.type}`)
    if (JSON.stringify(message).includes(CHAT.players)) found.push(`chat in ${message.type}`)
    const roles = 'parts' in message ? message.parts.filter(({ channel }) => channel !== 'public') : []
    if (roles.some(({ channel }) => at !== places.own || channel !== 0)) found.push(`hand in ${message.type}`)
  }
  return found
}

const info = async (browser: Browser, id: string): Promise<TableInfo> =>
  (await browser.call('GET', `/api/tables/${id}`)).body

async function isHere(browser: Browser, id: string): Promise<boolean> {
  return (await info(browser, id)).seats.some((seat) => seat.isHere)
}

async function connected(): Promise<Client> {
  const client = mallory.connect()
  await client.ask({ type: 'ping' })
  return client
}

async function tryOrder(client: Client, order: readonly string[]): Promise<void> {
  const from = client.got.length
  sendAll(client, order, places)
  await client.ask({ type: 'ping' })
  const got = client.got.slice(from)
  const name = order.join(' ')
  expect(areAnswered(got, order), `${name}: ${answersIn(got, order).join()}`).toBe(true)
  expect(leaks(got), name).toEqual([])
  // What was at the same table before may say that it was left; nobody is anywhere else.
  const last = order.filter((kind) => kind.startsWith('hello')).at(-1)
  if (last !== undefined)
    expect(await isHere(mallory, places.own), name).toBe(
      last === 'helloOwn' && placeAfter(order, places) === places.own,
    )
  expect(await isHere(victim, places.foreign), name).toBe(false)
}

describe('on one socket, one after the other without waiting', () => {
  it('every pair: one answer each, nothing of a foreign table, and nobody is anywhere else', async () => {
    for (const order of ordersOf(Object.keys(KINDS), 2)) {
      const client = await connected()
      await tryOrder(client, order)
      client.close()
    }
  })

  it('every three: greetings in any order with a look, an answer or a word between', async () => {
    const kinds = ['helloOwn', 'helloForeign', 'helloOpen', 'history', 'chat']
    const client = await connected()
    for (const order of ordersOf(kinds, 3)) await tryOrder(client, order)
    client.close()
  })

  it('many at once, by a seed', async () => {
    const kinds = Object.keys(KINDS)
    const client = await connected()
    for (let round = 0; round < 20; round++)
      await tryOrder(
        client,
        Array.from({ length: 12 }, (_, i) => kinds[(round * 7 + i * i * 5 + i * round) % kinds.length]),
      )
    client.close()
  })
})

const turns = async (n: number): Promise<void> => {
  for (let i = 0; i < n; i++) await new Promise<void>((done) => setImmediate(done))
}

describe('closing', () => {
  const before: readonly (readonly string[])[] = [
    ['helloOwn'],
    ['helloOwn', 'history'],
    ['helloOwn', 'helloOpen', 'helloOwn'],
    ['helloOwn', 'answer', 'chat'],
    ['helloForeign', 'helloOwn', 'history', 'helloOpen'],
    ['helloOwn', 'tryOut', 'history', 'history'],
  ]

  it('at any moment leaves nobody at the table, and no match in memory', async () => {
    for (const order of before)
      for (let n = 0; n <= 12; n++) {
        const client = await connected()
        sendAll(client, order, places)
        await turns(n)
        client.close()
      }
    await expect.poll(() => test.figure('walstatt_connections')).toBe(0)
    await expect.poll(() => test.figure('walstatt_matches')).toBe(0)
    expect([await isHere(mallory, places.own), await isHere(victim, places.foreign)]).toEqual([false, false])
    expect((await test.browser().call('GET', '/health')).status).toBe(200)
  })

  it('right after conceding ends nothing but that seat', async () => {
    for (let n = 0; n <= 12; n++) {
      const eve = await guest(test, 'Eve')
      const { table } = await eve.table({ seats: [{ holder: 'me' }, { holder: 'here', name: 'Two' }] })
      const client = eve.connect()
      await client.hello(table.id)
      client.raw(JSON.stringify({ type: 'concede', role: 0 }))
      client.raw(JSON.stringify({ type: 'answer', role: 0, question: '2.0.0', option: 'tile:0' }))
      await turns(n)
      client.close()
      const { seats } = await info(eve, table.id)
      // All of it or nothing.
      expect([
        ['person', false],
        ['bot', true],
      ]).toContainEqual([seats[0].holder, seats[0].conceded])
      expect(seats[1]).toMatchObject({ holder: 'person', conceded: false })
    }
    await expect.poll(() => test.figure('walstatt_connections')).toBe(0)
    expect((await test.browser().call('GET', '/health')).status).toBe(200)
  })

  it.each(['left first', 'conceded first'])(
    'a seat that is left and conceded at once is one of both: %s',
    async (order) => {
      for (let n = 0; n <= 12; n++) {
        const eve = await guest(test, 'Eve')
        const { table } = await eve.table({ seats: [{ holder: 'me' }, { holder: 'here', name: 'Two' }] })
        const client = eve.connect()
        await client.hello(table.id)
        const leave = () => eve.call('POST', `/api/tables/${table.id}/seats/0/leave`)
        const concede = () => client.ask({ type: 'concede', role: 0 })
        const soon = <T>(isLater: boolean, call: () => Promise<T>): Promise<T> =>
          isLater ? turns(n).then(call) : call()
        const [left, conceded] = await Promise.all([
          soon(order !== 'left first', leave),
          soon(order === 'left first', concede),
        ])
        const isConceded = conceded.type === 'update'
        expect([left.status, isConceded]).toEqual(isConceded ? [403, true] : [200, false])
        const [seat] = (await info(eve, table.id)).seats
        expect([seat.holder, seat.conceded]).toEqual(isConceded ? ['bot', true] : ['open', false])
        client.close()
      }
    },
  )
})
