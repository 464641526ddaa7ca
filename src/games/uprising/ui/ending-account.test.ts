import { expect, it } from 'vitest'
import type { Event } from '../rules/words/words.ts'
import { accountsOf } from './ending-account.ts'
import { leadOf } from './lead.ts'

const phase = (chapter: number): Event => ({ type: 'phaseBegan', phase: 'refresh', chapter })
const vp = (type: 'vpGained' | 'vpLost', side: number, points: number): Event => ({
  type,
  side,
  points,
  rule: 'UP-SCO-03',
})

it('counts gains and losses to their Chapter, and the rest to the start', () => {
  const events = [
    phase(1),
    vp('vpGained', 0, 3),
    vp('vpGained', 4, 2),
    phase(2),
    vp('vpLost', 0, 1),
    vp('vpGained', 5, 4),
  ]
  const [first, , , , empire, chaos] = accountsOf(events, [3, 0, 0, 0, 2, 5], 2)
  expect(first).toEqual({ side: 0, total: 3, chapters: [1, 3, -1] })
  expect(empire.chapters).toEqual([0, 2, 0])
  expect(chaos.chapters).toEqual([1, 0, 4])
})

it('measures a faction against the stronger Nemesis', () => {
  expect(leadOf([9, 4, 0, 0, 3, 6], 0)).toBe(3)
  expect(leadOf([9, 4, 0, 0, 3, 6], 1)).toBe(-2)
})
