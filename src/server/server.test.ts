import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CreatedTable } from '../protocol/http.ts'
import { testServer, type TestServer } from './testing/start.ts'
import type { Client } from './testing/client.ts'

let test: TestServer
beforeAll(async () => {
  test = await testServer()
})
afterAll(() => test.end())

const twoSeats = [{ holder: 'me' as const, name: 'Ada' }, { holder: 'open' as const }]

/** Two people at a table, connected, and a spectator. */
async function live(change: object = {}): Promise<{ ada: Client; bob: Client; eve: Client; created: CreatedTable }> {
  const [a, b, e] = [test.browser(), test.browser(), test.browser()]
  const created = await a.table({ seats: twoSeats, ...change })
  await b.call('POST', `/api/tables/${created.table.id}/sit`, { name: 'Bob' })
  const [ada, bob, eve] = [a.connect(), b.connect(), e.connect()]
  for (const client of [ada, bob, eve]) expect((await client.hello(created.table.id)).type).toBe('welcome')
  return { ada, bob, eve, created }
}

describe('a live match', () => {
  it('is played by two people with a spectator to its end', async () => {
    const { ada, bob, eve, created } = await live()
    const players = [ada, bob]
    let answers = 0
    while (ada.mirror.public.outcome === undefined) {
      const role = ada.mirror.public.waiting[0].role
      await players[role].until((m) => m.roles.get(role)?.question !== undefined)
      const reply = await players[role].answer(role, (keys) => keys[answers % keys.length])
      expect(reply.type).toBe('update')
      answers++
      const { seq } = players[role].mirror.public
      await ada.until((m) => m.public.seq >= seq)
    }
    const { seq } = ada.mirror.public
    for (const client of [bob, eve]) {
      await client.until((m) => m.public.seq >= seq)
      expect(client.mirror.public).toEqual(ada.mirror.public)
    }
    expect(answers).toBeGreaterThan(20)
    expect(eve.mirror.roles.size).toBe(0)
    const { body } = await test.browser().call('GET', `/api/tables/${created.table.id}/export`)
    expect(body).toMatchObject({ file: { walstatt: 'game' } })
    for (const client of [ada, bob, eve]) client.close()
  })
})
