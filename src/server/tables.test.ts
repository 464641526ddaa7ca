import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contributionCommitment, EVERYONE, fastSource, fromHex } from '../engine/index.ts'
import { fileOf, type GameFile, verifyFile } from '../engine/file.ts'
import { Host } from '../host/host.ts'
import { actAtRandom, preparedLanterns } from '../host/testing/lanterns.ts'
import type { FairnessInfo, ListedTable, NewTable } from '../protocol/http.ts'
import type { Got } from './testing/client.ts'
import { live, twoSeats } from './testing/people.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer({ silence: { live: 0, relaxed: 1e12 } })
})
afterAll(() => test.end())

describe('who may look', () => {
  it('a table by link is watched only with the link, and is in no list', async () => {
    const ada = test.browser()
    const made = await ada.table({ visibility: 'link', seats: [twoSeats[0], { holder: 'bot' }] })
    const eve = test.browser().connect()
    expect(await eve.hello(made.table.id)).toMatchObject({ code: 'notAllowed' })
    expect((await eve.hello(made.table.id, { tokens: [made.watchToken] })).type).toBe('welcome')
    const { status } = await test.browser().call('GET', `/api/tables/${made.table.id}`)
    expect(status).toBe(403)
    const listed = (await test.browser().call('GET', '/api/tables')).body as { tables: ListedTable[] }
    expect(listed.tables.map((table) => table.id)).not.toContain(made.table.id)
    const mine = (await ada.call('GET', '/api/tables/mine')).body as { tables: ListedTable[] }
    expect(mine.tables.map((table) => [table.id, table.mine])).toContainEqual([made.table.id, [0]])
    eve.close()
  })

  it('who may look is told the content pack, by its hash, and whether what was kept of it may still be used', async () => {
    const ada = test.browser()
    const eve = test.browser()
    const pack = { areas: 3 }
    const seats: NewTable['seats'] = [
      { holder: 'me', name: 'Ada' },
      { holder: 'bot', bot: 'random' },
    ]
    await ada.call('POST', '/api/guest', { name: 'Ada' })
    const own = await ada.table({ visibility: 'link', seats, pack })
    const plain = await ada.table({ seats })
    const url = ({ table }: typeof own): string => `/api/tables/${table.id}/pack`
    const welcome = (await ada.connect().hello(own.table.id)) as Got<'welcome'>
    expect(welcome.pack).toBe(createHash('sha256').update(JSON.stringify(pack)).digest('hex'))
    const told = await ada.call('GET', url(own))
    expect([told.body, told.headers.get('cache-control')]).toEqual([{ pack }, 'private, no-cache'])
    const kept = { 'if-none-match': told.headers.get('etag')! }
    expect(kept['if-none-match']).toContain(welcome.pack)
    expect((await ada.call('GET', url(own), undefined, kept)).status).toBe(304)
    expect((await eve.call('GET', url(own), undefined, kept)).status).toBe(403)
    expect((await ada.call('GET', url(own), undefined, { 'if-none-match': 'W/"another"' })).body).toEqual({ pack })
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const sent = await ada.call('GET', url(own), undefined, { 'accept-encoding': accepted })
      expect([sent.body, sent.headers.get('content-encoding')]).toEqual([{ pack }, encoding])
    }
    expect((await eve.call('GET', url(own))).status).toBe(403)
    expect((await eve.call('GET', url(own), undefined, { 'x-walstatt-tokens': own.watchToken })).body).toEqual({ pack })
    expect(await ada.connect().hello(plain.table.id)).not.toHaveProperty('pack')
    expect((await ada.call('GET', url(plain))).body).toEqual({})
  })

  it('everybody is told which seats are there and how many watch', async () => {
    const { ada, bob, eve, id, end } = await live(test)
    const crowd = [test.browser().connect(), test.browser().connect()]
    const all = ada.next('here', ({ watchers }) => watchers === 3)
    const seen = crowd[0].next('here', ({ watchers }) => watchers === 3)
    for (const client of crowd) await client.hello(id)
    expect(await all).toEqual({ type: 'here', seats: [0, 1], watchers: 3 })
    expect(await seen).toEqual(await all)
    const fewer = eve.next('here', ({ seats, watchers }) => seats.length === 1 && watchers === 1)
    for (const client of [...crowd, bob]) client.close()
    expect(await fewer).toEqual({ type: 'here', seats: [0], watchers: 1 })
    end()
  })

  it('the host may forbid watching; spectators are shown out', async () => {
    const { eve, browsers, id, end } = await live(test)
    const out = eve.next('error')
    expect((await browsers[1].call('PATCH', `/api/tables/${id}`, { watching: false })).status).toBe(403)
    expect((await browsers[0].call('PATCH', `/api/tables/${id}`, { watching: false })).status).toBe(200)
    expect((await out).code).toBe('notAllowed')
    expect(await eve.hello(id)).toMatchObject({ code: 'notAllowed' })
    end()
  })
})

describe('seats', () => {
  it('a player who is here keeps the seat; a silent or vacant one may be given to a bot or by link', async () => {
    const { ada, bob, browsers, id, end } = await live(test)
    const give = (body: object) => browsers[0].call('POST', `/api/tables/${id}/seats/1/give`, body)
    expect((await give({ to: 'bot' })).status).toBe(409)
    const gone = ada.next('table', ({ table }) => !table.seats[1].isHere)
    bob.close()
    await gone
    expect((await browsers[2].call('POST', `/api/tables/${id}/seats/1/give`, { to: 'bot' })).status).toBe(403)
    const { token } = (await give({ to: 'invite' })).body as { token: string }
    const zoe = test.browser()
    await zoe.call('POST', `/api/tables/${id}/sit`, { token, name: 'Zoe' })
    const client = zoe.connect()
    expect(await client.hello(id)).toMatchObject({ seats: [1] })
    expect((await zoe.call('POST', `/api/tables/${id}/seats/1/leave`)).status).toBe(200)
    const moved = ada.next('table', ({ table }) => table.seats[1].holder === 'bot')
    expect((await give({ to: 'bot', bot: 'random' })).status).toBe(200)
    await moved
    const told = ada.mirror.public.events.filter(({ type }) => type === 'table.seat')
    expect(told.map((event) => (event as unknown as { holder: string }).holder)).toEqual([
      'nobody',
      'person',
      'nobody',
      'bot random',
    ])
    client.close()
    end()
  })

  it('a rematch has the same seats, and invites the others', async () => {
    const { browsers, id, end } = await live(test)
    const { body } = await browsers[1].call('POST', `/api/tables/${id}/rematch`)
    expect(body).toMatchObject({
      table: { seats: [{ holder: 'invite' }, { holder: 'person' }] },
      invites: [{ seat: 0 }],
    })
    end()
  })

  it('who conceded has a rematch at the own seat, and the other who did is invited', async () => {
    const { browsers, ada, bob, id, end } = await live(test)
    for (const player of [ada, bob]) expect((await player.ask({ type: 'concede' })).type).toBe('update')
    const { body } = await browsers[1].call('POST', `/api/tables/${id}/rematch`)
    expect(body).toMatchObject({
      table: { seats: [{ holder: 'invite' }, { holder: 'person' }] },
      invites: [{ seat: 0 }],
    })
    end()
  })
})

describe('chat', () => {
  it('players, teams and spectators do not hear each other', async () => {
    const seats = [
      { ...twoSeats[0], team: 1 },
      { holder: 'open', team: 2 },
    ]
    const { ada, bob, eve, id, end } = await live(test, { seats })
    const say = (client: typeof ada, room: 'players' | 'team' | 'spectators', text: string) => {
      client.raw(JSON.stringify({ type: 'chat', room, text }))
      return client.ask({ type: 'ping' })
    }
    await say(ada, 'players', 'to all players')
    await say(ada, 'team', 'to my team')
    await say(eve, 'spectators', 'to watchers')
    const refused = ada.next('error')
    await say(ada, 'spectators', 'to whom?')
    expect((await refused).code).toBe('notAllowed')
    for (const client of [bob, eve]) await client.ask({ type: 'ping' })
    const heard = (client: typeof ada) => client.got.flatMap((got) => (got.type === 'chat' ? [got.line.text] : []))
    expect([heard(ada), heard(bob), heard(eve)]).toEqual([
      ['to all players', 'to my team'],
      ['to all players'],
      ['to watchers'],
    ])
    const late = test.browser().connect()
    const welcome = await late.hello(id)
    expect(welcome.type === 'welcome' && welcome.chat.map(({ text }) => text)).toEqual(['to watchers'])
    late.close()
    end()
  })
})

describe('chance', () => {
  it('can be proven: commitments first, contributions then, the secret at the end', async () => {
    const [ada, bob] = [test.browser(), test.browser()]
    const bytes = ['aa'.repeat(16), 'bb'.repeat(20)]
    const promise = (seat: number) => contributionCommitment({ seat, bytes: fromHex(bytes[seat])! })
    const made = await ada.table({ seats: twoSeats, commitments: { 0: promise(0) } })
    const { id } = made.table
    const sat = await bob.call('POST', `/api/tables/${id}/sit`, { name: 'Bob', commitment: promise(1) })
    expect(sat.body).toMatchObject({ state: 'opening' })
    const open = (browser: typeof ada, seat: number, text: string) =>
      browser.call('POST', `/api/tables/${id}/contribute`, { seat, bytes: text })
    expect((await open(ada, 0, bytes[1])).status).toBe(422)
    expect((await open(ada, 1, bytes[1])).status).toBe(403)
    expect((await open(ada, 0, bytes[0])).body).toMatchObject({ state: 'opening' })
    const started = await open(bob, 1, bytes[1])
    expect(started.body).toMatchObject({ state: 'running' })
    expect(JSON.stringify(started.body)).not.toContain('"secret"')
    // Said twice is no fault; said otherwise, after the start, is.
    expect((await open(bob, 1, bytes[1])).status).toBe(200)
    expect((await open(bob, 1, bytes[0])).status).toBe(409)
    for (const [seat, browser] of [ada, bob].entries())
      await browser.call('POST', `/api/tables/${id}/seats/${seat}/leave`)
    for (const seat of [0, 1])
      await ada.call('POST', `/api/tables/${id}/seats/${seat}/give`, { to: 'bot', bot: 'random' })
    const client = test.browser().connect()
    await client.hello(id)
    await client.until((m) => m.public.outcome !== undefined)
    const { file, reveal } = (await ada.call('GET', `/api/tables/${id}/export`)).body as {
      file: GameFile
      reveal: FairnessInfo
    }
    const opened = reveal.contributions.map((c) => ({ seat: c.seat, bytes: fromHex(c.bytes!)! }))
    expect(verifyFile(file, { secret: fromHex(reveal.secret!)!, contributions: opened })).toMatchObject({ ok: true })
    client.close()
  })

  it('a local game goes on here, with chance of the server from there on', async () => {
    const ready = preparedLanterns(2, {})
    const { host } = Host.start(ready, fastSource('local'))
    const source = fastSource('moves')
    for (let i = 0; i < 20; i++) actAtRandom(host as never, source)
    const file = fileOf(ready.setup, host.match.log)
    const ada = test.browser()
    const seats = [{ holder: 'me' as const, name: 'Ada' }, { holder: 'here' as const }]
    const { table } = await ada.table({ file, seats })
    expect(table).toMatchObject({ state: 'running', fairness: { from: file.log.length } })
    const client = ada.connect()
    await client.hello(table.id)
    const past = host.told.filter(({ to }) => to === EVERYONE).map(({ event }) => event.type)
    expect(past.length).toBeGreaterThan(5)
    expect(client.mirror.public.events.map(({ type }) => type)).toEqual([...past, 'table.moved'])
    const role = client.mirror.public.waiting[0].role
    expect((await client.answer(role)).type).toBe('update')
    const broken = {
      game: 'lanterns',
      visibility: 'public',
      pace: 'live',
      seats,
      file: { ...file, log: [{ type: 'x' }] },
    }
    expect((await ada.call('POST', '/api/tables', broken)).status).toBe(422)
    client.close()
  })
})

it('a problem report keeps the state here and gives none of it away', async () => {
  const { browsers, id, end } = await live(test)
  const { body } = await browsers[0].call('POST', `/api/tables/${id}/report`, { text: 'it looks wrong' })
  expect(Object.keys(body)).toEqual(['id'])
  const own = (await browsers[0].call('GET', `/api/tables/${id}/export`)).body as object
  expect(own).toMatchObject({ file: { walstatt: 'seat', roles: [0] } })
  expect(own).not.toHaveProperty('reveal')
  expect(JSON.stringify(own)).not.toMatch(/"draw"|"state":|"hashes"/)
  end()
})
