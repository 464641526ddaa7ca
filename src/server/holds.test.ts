import { WebSocket } from 'ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROTOCOL_VERSION } from '../protocol/views.ts'
import type { Client } from './testing/client.ts'
import { live, twoSeats } from './testing/people.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer({ idle: 20 })
})
afterAll(() => test.end())

const hello = (table: string, ref: number) => JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, table, ref })
const turns = async (n: number): Promise<void> => {
  for (let i = 0; i < n; i++) await new Promise((done) => setImmediate(done))
}
const isWell = async () => (await test.browser().call('GET', '/health')).status

describe('two hellos on one socket', () => {
  it('never show the private channels or the chat of a foreign table, in whatever order', async () => {
    const victim = await live(test)
    victim.ada.raw(JSON.stringify({ type: 'chat', room: 'players', text: 'our secret' }))
    await victim.ada.next('chat')
    const eve = test.browser()
    const own = await eve.table({ seats: [{ holder: 'me', name: 'Eve' }, { holder: 'here' }] })
    for (const order of [
      [victim.id, own.table.id],
      [own.table.id, victim.id],
      [victim.id, own.table.id, victim.id],
    ]) {
      const client = eve.connect()
      await client.ask({ type: 'ping' })
      order.forEach((table, i) => client.raw(hello(table, 100 + i)))
      await client.ask({ type: 'ping' })
      const welcomes = client.got.filter((got) => got.type === 'welcome')
      expect(welcomes.map(({ ref }) => ref)).toEqual(order.map((_, i) => 100 + i))
      for (const welcome of welcomes) {
        const isOwn = welcome.table.id === own.table.id
        expect(welcome.parts.map(({ channel }) => channel)).toEqual(isOwn ? ['public', 0, 1] : ['public'])
        expect(welcome.seats).toEqual(isOwn ? [0, 1] : [])
      }
      // Play at the foreign table goes on: nothing of it that is private arrives.
      const before = client.got.length
      await victim.ada.answer(0)
      await victim.ada.ask({ type: 'undo' })
      await client.ask({ type: 'ping' })
      expect(JSON.stringify(client.got.slice(before))).not.toMatch(/"channel":[01]/)
      expect(JSON.stringify(client.got)).not.toContain('our secret')
      client.close()
    }
    const seen = victim.bob.next('here')
    victim.eve.close()
    expect(await seen).toMatchObject({ seats: [0, 1], watchers: 0 })
    victim.end()
  })
})

describe('somebody who leaves in the middle', () => {
  it('of conceding: the seat is a bot, and the server lives', async () => {
    for (let n = 0; n < 4; n++) {
      const { ada, bob, end } = await live(test)
      const changed = bob.next('table', ({ table }) => table.seats[0].holder === 'bot')
      ada.raw(JSON.stringify({ type: 'concede' }))
      await turns(n)
      ada.close()
      expect((await changed).table.seats[0]).toMatchObject({ conceded: true, bot: 'captain' })
      expect(await bob.ask({ type: 'ping' })).toEqual({ type: 'pong', ref: 2 })
      end()
    }
  })

  it('of joining: the match is put away, whenever it was', async () => {
    const { id, end, browsers } = await live(test)
    end()
    for (let n = 0; n < 8; n++) {
      const client = browsers[0].connect()
      await new Promise((done) => client.socket.once('open', done))
      client.raw(hello(id, 1))
      await turns(n)
      client.close()
    }
    await expect.poll(() => test.figure('walstatt_matches')).toBe(0)
    expect(await test.figure('walstatt_connections')).toBe(0)
  })
})

describe('too deep, too many, too fast', () => {
  it('options nested thousands deep fail that request alone', async () => {
    const browser = test.browser()
    const body = `{"game":"lanterns","visibility":"public","pace":"live","seats":[{"holder":"me","name":"Eve"},{"holder":"open"}],"options":{"x":${'['.repeat(3300)}${']'.repeat(3300)}}}`
    const [deep, good] = await Promise.all([
      browser.call('POST', '/api/tables', body),
      test.browser().table({ seats: twoSeats }),
    ])
    expect([deep.status, good.table.state]).toEqual([400, 'open'])
    expect(await isWell()).toBe(200)
  })

  it('a socket message nested deep is refused, and the connection lives', async () => {
    const { ada, end } = await live(test)
    const refused = ada.next('error')
    ada.raw(`{"type":"hello","x":${'['.repeat(5000)}${']'.repeat(5000)}}`)
    expect((await refused).code).toBe('malformed')
    expect((await ada.ask({ type: 'ping' })).type).toBe('pong')
    end()
  })

  it('parallel lines of chat are all there, each with its own number', async () => {
    const { ada, bob, browsers, id, end } = await live(test)
    const say = (client: Client, text: string) => client.raw(JSON.stringify({ type: 'chat', room: 'players', text }))
    for (let i = 0; i < 20; i++) {
      say(ada, `a${i}`)
      say(bob, `b${i}`)
    }
    for (const client of [ada, bob]) await client.ask({ type: 'ping' })
    const again = browsers[0].connect()
    const welcome = await again.hello(id)
    const lines = welcome.type === 'welcome' ? welcome.chat : []
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
    expect(new Set(lines.map(({ text }) => text)).size).toBe(40)
    again.close()
    end()
  })
})

describe('sockets', () => {
  it('that answer live through any number of heartbeats; one that does not is let go', async () => {
    const quick = await testServer({ heartbeat: 30 })
    const { ada, end } = await live(quick)
    let beats = 0
    const four = new Promise<void>((done) => ada.socket.on('ping', () => ++beats === 4 && done()))
    const deaf = new WebSocket(`${quick.server.address.replace('http', 'ws')}/api/socket`, { autoPong: false })
    await new Promise((done) => deaf.once('close', done))
    await four
    expect((await ada.ask({ type: 'ping' })).type).toBe('pong')
    end()
    await quick.end()
  })

  it('that ask without reading are let go before they fill the memory', async () => {
    const socket = new WebSocket(`${test.server.address.replace('http', 'ws')}/api/socket`)
    await new Promise((done) => socket.once('open', done))
    let pongs = 0
    socket.on('pong', () => pongs++)
    const closed = new Promise((done) => socket.once('close', done))
    const more = async (): Promise<void> => {
      for (let i = 0; i < 10_000 && socket.readyState === socket.OPEN; i++) {
        socket.ping()
        if (i % 500 === 0) await turns(1)
      }
    }
    await Promise.all([closed, more()])
    expect(pongs).toBeLessThan(400)
  })
})

describe('a finished table', () => {
  it('is not changed any more, by anybody', async () => {
    const { ada, bob, browsers, id, end } = await live(test, { game: 'runaway' })
    await ada.answer(0, () => 'end')
    await bob.until((m) => m.public.outcome !== undefined)
    const call = async (who: number, path: string, body?: object) =>
      (await browsers[who].call('POST', `/api/tables/${id}/${path}`, body)).status
    expect(await call(1, 'seats/1/leave')).toBe(409)
    expect(await call(0, 'seats/1/give', { to: 'bot' })).toBe(409)
    expect(await call(2, 'sit', {})).toBe(409)
    expect((await browsers[0].call('PATCH', `/api/tables/${id}`, { title: 'Won' })).status).toBe(409)
    expect(await ada.ask({ type: 'concede' })).toMatchObject({ type: 'refused', why: 'over' })
    const { file } = (await browsers[2].call('GET', `/api/tables/${id}/export`)).body as { file: { log: object[] } }
    expect(file.log.at(-1)).toMatchObject({ type: 'answer', option: 'end' })
    end()
  })
})
