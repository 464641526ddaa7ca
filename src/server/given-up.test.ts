import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSqlite } from './store/sqlite.ts'
import { databaseIn } from './store/folder.ts'
import { live } from './testing/people.ts'
import { testServer, type TestServer } from './testing/start.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.end())

it('a match that fails once is tried again, and nobody notices but by a fresh welcome', async () => {
  const { ada, bob, end } = await live(test, { game: 'runaway' })
  const fresh = bob.next('welcome')
  expect((await ada.answer(0, () => 'stumble')).type).toBe('update')
  await fresh
  await bob.until((m) => m.roles.get(1)?.question !== undefined)
  expect(bob.mirror.public.cells.get('done')).toEqual(['0:stumble'])
  expect((await bob.answer(1, () => 'on')).type).toBe('update')
  end()
})

it('one that is given up is seen and taken along as far as the seat may, and resumed by the host alone', async () => {
  const { ada, bob, browsers, id, end } = await live(test, { game: 'runaway' })
  await ada.answer(0, () => 'on')
  await bob.until((m) => m.roles.get(1)?.question !== undefined)
  expect(await bob.answer(1, () => 'throw')).toMatchObject({ code: 'stopped' })
  const again = browsers[0].connect()
  expect(await again.hello(id)).toMatchObject({ type: 'welcome', table: { state: 'stopped' }, seats: [0] })
  expect(again.mirror.public.cells.get('done')).toEqual(['0:on'])
  for (const [browser, roles] of [
    [browsers[0], [0]],
    [browsers[1], [1]],
    [browsers[2], []],
  ] as const) {
    const { status, body } = await browser.call('GET', `/api/tables/${id}/export`)
    expect([status, body]).toMatchObject([200, { file: { walstatt: 'seat', roles } }])
    expect(body).not.toHaveProperty('reveal')
  }
  const resume = async (who: number) => (await browsers[who].call('POST', `/api/tables/${id}/resume`)).status
  expect([await resume(1), await resume(2)]).toEqual([403, 403])
  const back = again.next('welcome', ({ table }) => table.state === 'running')
  expect(await resume(0)).toBe(200)
  await back
  expect(await resume(0)).toBe(409)
  const bobAgain = browsers[1].connect()
  await bobAgain.hello(id)
  expect((await bobAgain.answer(1, () => 'on')).type).toBe('update')
  for (const client of [again, bobAgain]) client.close()
  end()
})

it('one whose rules cannot even load it shows and exports what each seat was told, never the whole truth', async () => {
  const { ada, browsers, id, end } = await live(test)
  await ada.answer(0)
  const told = ada.mirror.public.events
  end()
  test = await test.restart(() => spoilSetup(id))
  for (const [who, seats] of [
    [0, [0]],
    [1, [1]],
    [2, []],
  ] as const) {
    const browser = test.browser()
    browser.cookie = browsers[who].cookie
    const client = browser.connect()
    const welcome = await client.hello(id)
    expect(welcome).toMatchObject({ type: 'welcome', run: '', seats, table: { state: 'stopped' } })
    expect(client.mirror.public.events).toEqual(told)
    expect(client.mirror.public.cells.size).toBe(0)
    const { body } = await browser.call('GET', `/api/tables/${id}/export`)
    expect(body).toMatchObject({ file: { walstatt: 'seat', roles: seats, view: [] } })
    expect(JSON.stringify(body)).not.toMatch(/"draw"|"secret"/)
    const answers = (body as { file: { answers: { role: number }[] } }).file.answers
    expect(answers.every(({ role }) => seats.some((seat) => seat === role))).toBe(true)
    client.close()
  }
})

/** As if its pack were refused now. */
async function spoilSetup(id: string): Promise<void> {
  const store = openSqlite(databaseIn(test.folder))
  const setup = JSON.parse((await store.setup(id))!) as object
  const spoilt = JSON.stringify({ ...setup, content: '0'.repeat(32), pack: { areas: 'many' } })
  await store.commit([{ write: 'table.change', id, change: {}, setup: spoilt }])
  await store.close()
}
