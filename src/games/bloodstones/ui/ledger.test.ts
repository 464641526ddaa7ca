import { describe, expect, it } from 'vitest'
import type { Event } from '../rules/words/words.ts'
import { accountsOf, sumOf } from './ledger.ts'

const events: Event[] = [
  { type: 'battleWon', role: 1, loser: 0, area: 3, vp: 4, units: 3, corsairs: 1, cutiecorn: 0 },
  { type: 'villageScoring', role: 0, villages: 6, vp: 6, total: 6, rule: 'BS-DRW-10' },
  { type: 'battleWon', role: 1, loser: 0, area: 5, vp: 2, units: 2, corsairs: 0, cutiecorn: 0 },
  {
    type: 'finalScoring',
    role: 0,
    before: 6,
    villages: 2,
    villagesVp: 2,
    citadels: 1,
    citadelsVp: 5,
    total: 13,
    rule: 'BS-END-07',
  },
  {
    type: 'finalScoring',
    role: 1,
    before: 11,
    villages: 0,
    villagesVp: 0,
    citadels: 0,
    citadelsVp: 0,
    total: 11,
    rule: 'BS-END-07',
  },
  { type: 'ranked', role: 0, place: 1, shared: 0, vp: 13, own: 6, captured: 7 },
  { type: 'ranked', role: 1, place: 2, shared: 0, vp: 11, own: 0, captured: 0 },
]

describe('the account of points', () => {
  const [first, second] = accountsOf(events, [13, 11])

  it('names every gain with its kind, winners first [BS-END-07] [BS-BAT-20] [BS-DRW-10]', () => {
    expect([first.role, first.place, second.role]).toEqual([0, 1, 1])
    expect([sumOf(first, 'villages'), sumOf(first, 'captured'), sumOf(first, 'citadels'), first.rest]).toEqual([
      6, 2, 5, 0,
    ])
    expect(second.gains.map(({ vp }) => vp)).toEqual([4, 2])
  })

  it('shows points that no event told as a rest', () => expect(second.rest).toBe(5))
})
