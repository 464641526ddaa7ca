import { expect, it } from 'vitest'
import { healthOf } from './health.ts'

it('is what the store says, asked at most once in a second by however many', async () => {
  let [now, checks, isFull] = [0, 0, false]
  const check = async (): Promise<void> => {
    checks++
    if (isFull) throw new Error('the disk is full')
  }
  const health = healthOf({ check }, () => now)
  expect(await Promise.all([health(), health(), health()])).toEqual([true, true, true])
  isFull = true
  now = 999
  expect([await health(), checks]).toEqual([true, 1])
  now = 1000
  expect([await health(), await health(), checks]).toEqual([false, false, 2])
  isFull = false
  now = 2000
  expect([await health(), checks]).toEqual([true, 3])
})
