import { expect, it } from 'vitest'
import { killRun } from './kill.ts'

it('killed without warning in the middle of games, the server has everything acknowledged once, and every table goes on', async ({
  signal,
}) => {
  const { tally } = await killRun(3, 'three', { perGame: 1, signal })
  expect(tally.problems).toEqual([])
  expect(tally.isWell).toBe(true)
  expect(tally.acknowledged['create']).toBeGreaterThan(0)
  expect(tally.wentOn).toBeGreaterThan(0)
})
