import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventsToldTo } from '../protocol/mirror.ts'
import type { Client } from './testing/client.ts'
import { live, twoSeats } from './testing/people.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.end())

/** Lets whoever is asked answer, until the game is over or so many answers are given. */
async function playOn(players: readonly Client[], most = 1000): Promise<number> {
  let answers = 0
  const [first] = players
  for (; answers < most && first.mirror.public.outcome === undefined; answers++) {
    const role = first.mirror.public.waiting[0].role
    await players[role].until((m) => m.roles.get(role)?.question !== undefined)
    const reply = await players[role].answer(role, (keys) => keys[answers % keys.length])
    expect(reply.type).toBe('update')
    const { seq } = players[role].mirror.public
    await first.until((m) => m.public.seq >= seq)
  }
  return answers
}

describe('a live match', () => {
  it('is played by two people with a spectator to its end', async () => {
    const { ada, bob, eve, id, end } = await live(test)
    expect(await playOn([ada, bob])).toBeGreaterThan(20)
    const { seq } = ada.mirror.public
    for (const client of [bob, eve]) {
      await client.until((m) => m.public.seq >= seq)
      expect(client.mirror.public).toEqual(ada.mirror.public)
    }
    expect(eve.mirror.roles.size).toBe(0)
    const { body } = await test.browser().call('GET', `/api/tables/${id}/export`)
    expect(body).toMatchObject({ file: { walstatt: 'game' } })
    end()
  })

  it('is the same for any number of watchers', async () => {
    const { ada, bob, id, end } = await live(test)
    const watchers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const client = test.browser().connect()
        await client.hello(id)
        return client
      }),
    )
    await playOn([ada, bob], 8)
    const { seq } = ada.mirror.public
    for (const client of watchers) {
      await client.until((m) => m.public.seq >= seq)
      expect(client.mirror.public).toEqual(ada.mirror.public)
      client.close()
    }
    end()
  })

  it('goes on after a lost connection without loss or repeat', async () => {
    const { ada, bob, browsers, id, end } = await live(test)
    await playOn([ada, bob], 6)
    const { mirror, run } = bob
    bob.close()
    const again = browsers[1].connect()
    expect((await again.hello(id, { mirror, run })).type).toBe('resumed')
    await playOn([ada, again], 6)
    const fresh = browsers[1].connect()
    await fresh.hello(id)
    expect(again.mirror).toEqual(fresh.mirror)
    expect(eventsToldTo(again.mirror, 1)).toEqual(eventsToldTo(fresh.mirror, 1))
    // An unknown run, or a number that was never given, is shown everything anew.
    const lost = browsers[1].connect()
    expect((await lost.hello(id, { mirror, run: 'other' })).type).toBe('welcome')
    for (const client of [again, fresh, lost]) client.close()
    end()
  })

  it('tells updates that were missed while away', async () => {
    const { ada, bob, eve, browsers, id, end } = await live(test)
    const { mirror, run } = eve
    eve.close()
    await playOn([ada, bob], 8)
    const again = browsers[2].connect()
    await again.hello(id, { mirror, run })
    await again.until((m) => m.public.seq >= ada.mirror.public.seq)
    expect(again.mirror.public).toEqual(ada.mirror.public)
    expect(again.got.map(({ type }) => type).slice(0, 2)).toEqual(['resumed', 'update'])
    again.close()
    end()
  })

  it('one browser may hold several seats', async () => {
    const browser = test.browser()
    const { table } = await browser.table({
      seats: [
        { holder: 'me', name: 'Ada' },
        { holder: 'here', name: 'Ben' },
      ],
    })
    const client = browser.connect()
    expect(await client.hello(table.id)).toMatchObject({ seats: [0, 1], roles: [0, 1] })
    expect(await playOn([client, client])).toBeGreaterThan(20)
    client.close()
  })
})

describe('acting', () => {
  it('takes back, explains, gives odds, looks back and tries out', async () => {
    const { ada, bob, end } = await live(test)
    const keys = ada.mirror.roles.get(0)!.question!.options.map(({ key }) => key)
    expect(await ada.ask({ type: 'undo' })).toMatchObject({ type: 'refused', why: 'notAllowed' })
    await ada.answer(0)
    expect(ada.mirror.roles.get(0)!.undo).toBe(true)
    expect((await ada.ask({ type: 'undo' })).type).toBe('update')
    expect(ada.mirror.roles.get(0)!.question!.options.map(({ key }) => key)).toEqual(keys)
    const question = ada.mirror.roles.get(0)!.question!.id
    const both = await ada.ask({ type: 'answers', question, options: [keys[0], 'ready'] })
    expect(both).toMatchObject({ type: 'update', taken: 2 })
    expect((await ada.ask({ type: 'replace', options: [keys.at(-1)!, 'ready'] })).type).toBe('update')
    expect((await ada.ask({ type: 'explain', key: 'area:1' })).type).toBe('explained')
    expect((await bob.ask({ type: 'odds' })).type).toBe('odds')
    expect(await bob.ask({ type: 'tryOut' })).toMatchObject({ type: 'world', world: { role: 1 } })
    expect(await ada.ask({ type: 'tryOut' })).toMatchObject({ type: 'error', code: 'notNow' })
    expect(await bob.ask({ type: 'history', event: 0 })).toMatchObject({ type: 'history', event: 0 })
    expect(await bob.ask({ type: 'history', event: 99 })).toMatchObject({ type: 'error' })
    end()
  })

  it('a secret choice of one player reaches nobody else', async () => {
    const { ada, bob, eve, end } = await live(test)
    const [before, watched] = [bob.got.length, eve.got.length]
    await ada.answer(0)
    await bob.ask({ type: 'ping' })
    await eve.ask({ type: 'ping' })
    // Who is here may be told late, and has nothing to do with it.
    const heard = (got: readonly { type: string }[]): string[] =>
      got.map(({ type }) => type).filter((type) => type !== 'here')
    expect(heard(bob.got.slice(before))).toEqual(['pong'])
    expect(heard(eve.got.slice(watched))).toEqual(['pong'])
    end()
  })

  it('who concedes becomes a spectator, and a bot plays on', async () => {
    const { ada, bob, end } = await live(test)
    const changed = bob.next('table', ({ table }) => table.seats[0].holder === 'bot')
    const demoted = ada.next('welcome')
    expect((await ada.ask({ type: 'concede' })).type).toBe('update')
    expect((await changed).table.seats[0]).toMatchObject({ conceded: true, bot: 'captain' })
    expect((await demoted).roles).toEqual([])
    expect(await ada.ask({ type: 'undo' })).toMatchObject({ code: 'notYourSeat' })
    end()
  })
})

describe('what is refused', () => {
  it('malformed, oversized and premature messages are answered, and the connection lives on', async () => {
    const { ada, end } = await live(test)
    for (const text of ['{', '[]', 'null', '{"type":"dance"}', '{"type":"answer","question":1}', Buffer.from([1, 2])]) {
      const reply = ada.next('error')
      ada.raw(text)
      expect((await reply).code).toBe('malformed')
    }
    const large = ada.next('error')
    ada.raw(JSON.stringify({ type: 'chat', room: 'players', text: 'x'.repeat(20_000) }))
    expect((await large).code).toBe('tooLarge')
    const old = ada.next('error')
    ada.raw(JSON.stringify({ type: 'hello', version: 0, table: 'x' }))
    expect((await old).code).toBe('version')
    expect((await ada.ask({ type: 'ping' })).type).toBe('pong')
    end()
    const stranger = test.browser().connect()
    expect(await stranger.ask({ type: 'undo' })).toMatchObject({ code: 'notNow' })
    expect(await stranger.hello('nowhere')).toMatchObject({ code: 'unknownTable' })
    stranger.close()
  })

  it("another's seat, another's question, an old question and what is not on offer", async () => {
    const { ada, bob, eve, end } = await live(test)
    const question = ada.mirror.roles.get(0)!.question!.id
    expect(await bob.ask({ type: 'answer', role: 0, question, option: 'x' })).toMatchObject({ code: 'notYourSeat' })
    expect(await eve.ask({ type: 'answer', question, option: 'x' })).toMatchObject({ code: 'notYourSeat' })
    expect(await bob.ask({ type: 'answer', question, option: 'x' })).toMatchObject({ why: 'notYours' })
    expect(await ada.ask({ type: 'answer', question, option: 'x' })).toMatchObject({ why: 'notOffered' })
    await ada.answer(0)
    const fresh = ada.next('welcome')
    expect(await ada.ask({ type: 'answer', question, option: 'x' })).toMatchObject({ type: 'refused', why: 'stale' })
    expect((await fresh).parts).toHaveLength(2)
    end()
  })

  it('invalid tables, with every problem named', async () => {
    const browser = test.browser()
    await browser.call('POST', '/api/guest', { name: 'Ada' })
    const make = async (change: object) => {
      const table = { game: 'lanterns', seats: twoSeats, visibility: 'public', pace: 'live', ...change }
      const { status, body } = await browser.call('POST', '/api/tables', table)
      return [status, (body as { error?: { problems?: { path: string }[] } }).error?.problems?.map(({ path }) => path)]
    }
    expect(await make({ options: { areas: 99, nonsense: 1 } })).toEqual([422, ['options.nonsense', 'options.areas']])
    expect(await make({ seats: [{ holder: 'me' }] })).toEqual([422, ['seats']])
    expect(await make({ game: 'chess' })).toEqual([404, ['game']])
    expect(await make({ pace: 'slow', extra: 1 })).toEqual([422, ['pace', 'body']])
    expect(await make({ pack: { areas: 'many' } })).toEqual([422, ['pack.areas']])
    expect(await make({ seats: [...twoSeats.slice(0, 1), { holder: 'bot', bot: 'deep' }] })).toEqual([
      422,
      ['seats.1.bot'],
    ])
  })

  it('bad requests over http', async () => {
    const browser = test.browser()
    const status = async (...call: Parameters<typeof browser.call>) => (await browser.call(...call)).status
    expect(await status('GET', '/api/tables/nowhere')).toBe(404)
    expect(await status('GET', '/api/nowhere')).toBe(404)
    for (const more of ['', '/pack'])
      expect(await browser.call('GET', `/api/tables/${'x'.repeat(500)}${more}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'unknownTable' } },
      })
    expect(await status('GET', '/%ff')).toBe(400)
    expect(await status('POST', '/api/tables', '{')).toBe(400)
    expect(await status('POST', '/api/tables', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).toBe(
      400,
    )
    expect(await status('POST', '/api/guest', { name: 'x'.repeat(70_000) })).toBe(413)
    expect(await status('POST', '/api/tables', { game: 'x'.repeat(70_000) })).toBe(413)
    expect(await status('GET', '/api/tables/mine')).toBe(401)
    expect(await status('POST', '/api/guest', { name: 'Ada' }, { origin: 'http://elsewhere.example' })).toBe(403)
    expect(await status('POST', '/api/guest', { name: 'Ada' }, { origin: test.server.address })).toBe(200)
  })

  it('a table that is full', async () => {
    const { id, end } = await live(test)
    const { status, body } = await test.browser().call('POST', `/api/tables/${id}/sit`, { name: 'Zoe' })
    expect([status, body]).toMatchObject([409, { error: { code: 'full' } }])
    end()
  })
})

describe('two who answer at once', () => {
  it('each get their own reply before what the other did, and no gap', async () => {
    const { ada, bob, end } = await live(test)
    for (let i = 0; i < 12; i++) {
      const asked = [ada, bob].flatMap((client, role) =>
        client.mirror.roles.get(role)?.question === undefined ? [] : [client.answer(role)],
      )
      for (const reply of await Promise.all(asked)) expect(['update', 'refused']).toContain(reply.type)
      const seq = Math.max(ada.mirror.public.seq, bob.mirror.public.seq)
      for (const client of [ada, bob]) await client.until((m) => m.public.seq >= seq)
    }
    end()
  })
})
