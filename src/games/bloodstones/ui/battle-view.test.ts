import { describe, expect, it } from 'vitest'
import type { UnitName } from '../content/units.ts'
import type { Event } from '../rules/words/words.ts'
import { bestThree, bonusLines, bonusSum, countedOf, foughtIn, isDecided } from './battle-view.ts'

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
  expect(
    [
      [2, 5, 4, 3],
      [5, 3, 2, 2],
      [2, 2],
    ].map((tiles) => [...countedOf(tiles)].toSorted()),
  ).toEqual([
    [1, 2, 3],
    [0, 1, 2],
    [0, 1],
  ])
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

  const won: Event = { type: 'battleWon', role: 2, loser: 0, area: 4, vp: 3, units: 3, corsairs: 0, cutiecorn: 0 }
  const began: Event = { type: 'battleBegan', area: 4, attacker: 2, defender: 0 }
  const turn = (role: number): Event => ({ type: 'turnBegan', role, round: 1 })
  const told = (...events: Event[]) => events.map((event, i) => ({ n: i + 1, event }))

  it('is read from the events, attacker first [BS-BAT-19]', () => {
    const [fought, ...more] = foughtIn(told(turn(2), began, side(0, false, 11), side(2, true, 13), won), 3)
    expect(more).toEqual([])
    expect(fought.sides.map(({ role, total }) => [role, total])).toEqual([
      [2, 13],
      [0, 11],
    ])
    expect([fought.won, fought.n, fought.area]).toEqual([won, 2, 4])
  })

  it('shows the last round of one with ties [BS-BAT-26]', () => {
    const [fought] = foughtIn(
      told(began, side(2, true, 9), side(0, false, 9), { type: 'battleTied', area: 4, total: 9 }, side(2, true, 12), side(0, false, 7), won), // prettier-ignore
      3,
    )
    expect(fought.sides.map(({ total }) => total)).toEqual([12, 7])
  })

  it('is kept for a round of turns, also while the next goes on', () => {
    const first = [turn(0), began, side(2, true, 12), side(0, false, 7), won]
    const second = [turn(1), { ...began, area: 5 }, { ...side(1, true, 8), area: 5 }]
    expect(foughtIn(told(...first, ...second), 2).map(({ n }) => n)).toEqual([2, 7])
    expect(foughtIn(told(...first, ...second, turn(0)), 2).map(({ n }) => n)).toEqual([7])
  })

  it('is decided as soon as it is won, until the next begins', () => {
    const fought = [turn(0), began, side(2, true, 12), side(0, false, 7)]
    expect([isDecided(told(...fought)), isDecided(told(...fought, won))]).toEqual([false, true])
    expect(isDecided(told(...fought, won, { type: 'unitLost', role: 0, unit: 1, area: 4 }))).toBe(true)
    expect(isDecided(told(...fought, won, began))).toBe(false)
  })

  it('is none without revealed sides', () => {
    expect(foughtIn(told(turn(0), began), 2)).toEqual([])
    expect(foughtIn([], 2)).toEqual([])
  })
})
