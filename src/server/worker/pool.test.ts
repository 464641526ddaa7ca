import { afterEach, expect, it } from 'vitest'
import { testPool, type TestPool } from '../testing/workers.ts'
import type { Op } from './messages.ts'

let test: TestPool
afterEach(() => test.pool.close())

const work = (id: number, more: object = {}): Op => ({ op: 'work', id, game: 'lanterns', text: '{}', ...more })

it('what cannot be sent fails alone: whatever was sent with it arrives', async () => {
  test = testPool()
  const slot = test.pool.makerSlot(false)
  const bad = work(2, { what: () => undefined })
  for (const op of [work(1), bad, work(3)]) test.pool.send(slot, op)
  await test.heard('made', ({ id }) => id === 3)
  expect(test.said.map((said) => said.say === 'made' && said.id)).toEqual([1, 3])
  expect(test.unsent).toEqual([bad])
  // Deeper than any message can be copied.
  let deep: object = {}
  for (let i = 0; i < 100_000; i++) deep = { deep }
  test.pool.send(slot, work(4, { deep }))
  test.pool.send(slot, work(5))
  await test.heard('made', ({ id }) => id === 5)
  expect(test.unsent).toHaveLength(2)
  expect(test.deaths).toEqual([])
})

it('makers are workers of their own, one for small things and one for large ones', () => {
  test = testPool({ workers: 2, botWorkers: 3 })
  const slots = [0, 1].map(() => test.pool.assign())
  for (const bot of ['random', 'general', 'marshal:raider'])
    for (const match of [5, 6, 7]) slots.push(test.pool.botSlot(match, bot))
  slots.push(test.pool.makerSlot(false), test.pool.makerSlot(true))
  expect(slots.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, slot) => slot))
})

it('a worker that does not come back is ended by name, and its successor works', async () => {
  test = testPool({ limits: { rules: 60_000, bot: 60_000, making: 1000 } })
  const slot = test.pool.makerSlot(false)
  const table = (harm: string): string =>
    JSON.stringify({
      game: 'packs',
      seats: [{ holder: 'me' }, { holder: 'open' }],
      visibility: 'public',
      pace: 'live',
      pack: { harm },
    })
  test.pool.send(slot, { op: 'table', id: 1, text: table('loop') })
  expect(await test.died(1)).toEqual({ slot, culprit: -1, why: 'time' })
  test.pool.send(slot, { op: 'table', id: 2, text: table('hog') })
  expect(await test.died(2)).toMatchObject({ slot, culprit: -1 })
  test.pool.send(slot, { op: 'table', id: 3, text: table('none') })
  expect((await test.heard('made')).made.ok).toBe(true)
})
