import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { stopReasonOf, type StopReason } from '../protocol/stopped.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'
import { live } from './testing/people.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
afterEach(() => test.end())

describe('rules that fail', () => {
  it('that match is stopped with a clear state, others go on: endless, broken, greedy for memory', async () => {
    test = await testServer({ limits: { rules: 1000, bot: 5000, making: 5000 } })
    const good = await live(test)
    // On a slow machine too much memory also takes too long.
    const bad = { loop: ['time'], throw: ['rules'], hog: ['memory', 'time'] }
    for (const [word, reasons] of Object.entries(bad)) {
      expect(reasons).toContain(await stopped(word))
      await good.ada.until((m) => m.roles.get(0)?.question !== undefined)
      expect((await good.ada.answer(0)).type).toBe('update')
      expect((await good.ada.ask({ type: 'undo' })).type).toBe('update')
    }
    expect((await test.browser().call('GET', '/health')).status).toBe(200)
    good.end()
  })

  async function stopped(word: string): Promise<StopReason> {
    const bad = await live(test, { game: 'runaway' })
    await bad.ada.answer(0, () => 'on')
    await bad.bob.until((m) => m.roles.get(1)?.question !== undefined)
    const told = bad.eve.next('table', ({ table }) => table.state === 'stopped')
    expect(await bad.bob.answer(1, () => word)).toMatchObject({ type: 'error', code: 'stopped' })
    const text = (await told).table.stopped!
    expect(text).toMatch(/^rules: /)
    expect(await bad.ada.ask({ type: 'undo' })).toMatchObject({ code: 'stopped' })
    // What was stored before is still there to see.
    const again = bad.browsers[0].connect()
    await again.hello(bad.id)
    expect(again.mirror.public.cells.get('done')).toEqual(['0:on'])
    again.close()
    bad.end()
    return stopReasonOf(text)
  }

  it('a bot that takes too long is replaced by the Captain, who chooses by chance where he cannot either; the table is told', async () => {
    test = await testServer({ limits: { rules: 5000, bot: 150, making: 5000 } })
    const ada = test.browser()
    const seats = [
      { holder: 'me' as const, name: 'Ada' },
      { holder: 'bot' as const, bot: 'soldier' },
    ]
    const { table } = await ada.table({ game: 'endless', seats })
    const client = ada.connect()
    await client.hello(table.id)
    await client.until((m) => m.public.waiting.every(({ role }) => role === 0))
    await client.until((m) => m.public.events.some(({ type }) => type === 'table.seat'))
    expect(client.mirror.public.events.filter(({ type }) => type === 'table.seat')).toMatchObject([
      { seat: 1, holder: 'bot captain instead' },
    ])
    client.close()
  })
})

it('that a bot thinks is told, and that it has ended', async () => {
  test = await testServer({ thinkingAfter: 0 })
  const ada = test.browser()
  const seats = [{ holder: 'me' as const, name: 'Ada' }, { holder: 'bot' as const }]
  const { table } = await ada.table({ seats })
  const client = ada.connect()
  await client.hello(table.id)
  await client.until((m) => m.public.waiting.every(({ role }) => role === 0))
  const begun = client.next('thinking', ({ bots }) => bots.length > 0)
  const ended = client.next('thinking', ({ bots }) => bots.length === 0)
  await client.answer(0)
  await client.until((m) => m.roles.get(0)?.question !== undefined)
  await client.answer(0)
  expect((await begun).bots).toMatchObject([{ role: 1 }])
  await ended
  client.close()
})

describe('a store that fails', () => {
  it('nothing is acknowledged, nothing is half done, and it goes on when the store is back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'walstatt-'))
    const store = openSqlite(join(folder, 'walstatt.db'))
    let isBroken = false
    const fragile: Store = {
      ...store,
      append: (steps) => (isBroken ? Promise.reject(new Error('database is full')) : store.append(steps)),
      commit: (writes) => (isBroken ? Promise.reject(new Error('database is full')) : store.commit(writes)),
    }
    test = await testServer({}, fragile, folder)
    const { ada, eve, bob, id, end } = await live(test)
    const question = ada.mirror.roles.get(0)!.question!
    const stored = async () => (await store.stepsOf(id)).steps.length
    const before = await stored()
    isBroken = true
    const anew = ada.next('welcome')
    expect(await ada.answer(0)).toMatchObject({ type: 'error', code: 'storage' })
    expect((await test.browser().call('POST', '/api/guest', { name: 'Zoe' })).status).toBe(503)
    await anew
    expect(ada.mirror.roles.get(0)!.question).toEqual(question)
    expect(await stored()).toBe(before)
    isBroken = false
    expect((await ada.answer(0)).type).toBe('update')
    expect(await stored()).toBe(before + 1)
    for (const client of [bob, eve]) expect((await client.ask({ type: 'ping' })).type).toBe('pong')
    end()
  })
})

describe('a restart', () => {
  it('every answer is there, and people go on where they were', async () => {
    test = await testServer({ snapshotEvery: 5 })
    const { ada, bob, browsers, id, end } = await live(test)
    for (let i = 0; i < 24; i++) {
      const role = ada.mirror.public.waiting[0].role
      const player = [ada, bob][role]
      await player.until((m) => m.roles.get(role)?.question !== undefined)
      await player.answer(role, (keys) => keys[i % keys.length])
      await ada.until((m) => m.public.seq >= player.mirror.public.seq)
    }
    const { mirror, run } = ada
    end()
    test = await test.restart()
    const back = test.browser()
    back.cookie = browsers[0].cookie
    const again = back.connect()
    expect((await again.hello(id, { mirror, run })).type).toBe('welcome')
    expect(again.mirror.public.events).toEqual(mirror.public.events)
    expect(again.mirror.public.cells).toEqual(mirror.public.cells)
    expect(again.mirror.roles.get(0)!.question).toEqual(mirror.roles.get(0)!.question)
    again.close()
  })

  it('bots whose turn it was go on by themselves', async () => {
    test = await testServer()
    const ada = test.browser()
    const seats = [{ holder: 'me' as const, name: 'Ada' }, { holder: 'bot' as const }]
    const { table } = await ada.table({ game: 'slow', seats })
    // The bot is thinking about its secret bid now.
    test = await test.restart()
    const back = test.browser()
    back.cookie = ada.cookie
    const client = back.connect()
    await client.hello(table.id)
    await client.until((m) => m.public.waiting.every(({ role }) => role === 0))
    client.close()
  })
})

it('a match that nobody looks at is put away and loaded again when somebody comes', async () => {
  test = await testServer({ idle: 20 })
  const { ada, browsers, id, end } = await live(test)
  await ada.answer(0)
  end()
  await expect.poll(() => test.figure('walstatt_matches')).toBe(0)
  const again = browsers[0].connect()
  await again.hello(id)
  expect(again.mirror.roles.get(0)!.undo).toBe(true)
  again.close()
})
