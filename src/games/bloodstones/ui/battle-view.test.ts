import { describe, expect, it } from 'vitest'
import type { UnitName } from '../content/units.ts'
import type { Event } from '../rules/words/words.ts'
import { bestThree, bonusLines, bonusSum, foughtIn } from './battle-view.ts'

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

describe('a battle just fought', () => {
  const side = (role: number, isAttacker: boolean, total: number): Event => ({
    type: 'sideRevealed',
    role,
    area: 4,
    isAttacker,
    tiles: [5, 4, 2],
    replacement: -1,
    value: 0,
    modifiers: [],
    total,
  })

  it('is read from the events, attacker first [BS-BAT-19]', () => {
    const won: Event = { type: 'battleWon', role: 2, loser: 0, area: 4, vp: 3, units: 3, corsairs: 0, cutiecorn: 0 }
    const fought = foughtIn([side(0, false, 11), side(2, true, 13), won])!
    expect(fought.sides.map(({ role, total }) => [role, total])).toEqual([
      [2, 13],
      [0, 11],
    ])
    expect(fought.won).toBe(won)
  })

  it('is none without revealed sides', () => expect(foughtIn([{ type: 'turnBegan' }])).toBeUndefined())
})
