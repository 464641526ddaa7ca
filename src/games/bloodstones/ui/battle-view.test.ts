import { describe, expect, it } from 'vitest'
import type { UnitName } from '../content/units.ts'
import { bestThree, bonusLines, bonusSum } from './battle-view.ts'

const army = (...units: [UnitName, number][]) => units.map(([unit, count]) => ({ role: 0, unit, count }))

describe('the bonus lines of a battle', () => {
  it('count terrain, side and walls with their reasons [BS-BAT-17] [BS-BAT-18]', () => {
    const lines = bonusLines(
      army(['archer', 2], ['siegeEngine', 1], ['shieldGuard', 1]),
      army(['castle', 1]),
      'forest',
      true,
      false,
    )
    expect(lines).toEqual([
      { unit: 'archer', count: 2, each: 1, kinds: ['forest'] },
      { unit: 'siegeEngine', count: 1, each: 2, kinds: ['againstFortress'] },
      { unit: 'shieldGuard', count: 1, each: 0, kinds: [] },
    ])
    expect(bonusSum(lines)).toBe(4)
  })

  it('give the Corsairs one more at sea only [BS-FAC-COR-01]', () => {
    expect(bonusSum(bonusLines(army(['ship', 2]), [], 'sea', true, true))).toBe(3)
    expect(bonusSum(bonusLines(army(['swordsman', 2]), [], 'plains', true, true))).toBe(2)
  })
})

it('the best three tiles count [BS-BAT-15]', () => {
  expect([bestThree([2, 5, 4, 3]), bestThree([2, 2]), bestThree([])]).toEqual([12, 4, 0])
})
