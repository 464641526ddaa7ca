import { describe, expect, it } from 'vitest'
import { accountsOf } from './ending-account.ts'

const scored = (role: number, lands: number, shrines: number, capitals: number, regions: number) => ({
  type: 'scored',
  role,
  lands,
  shrines,
  capitals,
  regions,
  total: lands + shrines + capitals + regions,
  points: 0,
  laps: 0,
  field: 0,
})

describe('where points came from', () => {
  it('adds up the scorings; the rest was received for building', () => {
    const events = [scored(0, 3, 1, 0, 2), { type: 'planningBegan' }, scored(1, 2, 0, 0, 0), scored(0, 4, 1, 1, 5)]
    expect(accountsOf(events, [20, 2, 1])).toEqual([
      { role: 0, total: 20, lands: 7, shrines: 2, capitals: 1, regions: 7, built: 3 },
      { role: 1, total: 2, lands: 2, shrines: 0, capitals: 0, regions: 0, built: 0 },
      { role: 2, total: 1, lands: 0, shrines: 0, capitals: 0, regions: 0, built: 1 },
    ])
  })
})
