import { describe, expect, it } from 'vitest'
import { WEIGHTS, worthOf } from './bot/worth.ts'
import { positionMatch, type Position, type TestMap } from './testing/position.ts'

/** Two homes at the ends of a row of plains. */
const row: TestMap = {
  terrain: ['plains', 'plains', 'plains', 'plains', 'plains', 'desert'],
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ],
}

const base: Position = {
  factions: ['horseLords', 'hillFolk'],
  map: row,
  units: { 0: [['citadel', 0]], 1: [['citadel', 4]] },
  hands: { 0: ['archer', 'ship'], 1: ['archer'] },
}

const value = (change: Partial<Position>, role = 0): number =>
  worthOf(positionMatch({ ...base, ...change }).play, role, WEIGHTS)

describe('the evaluation', () => {
  it('counts the other way round for the other side', () => {
    expect(value({})).toBeCloseTo(-value({}, 1), 9)
  })

  it('likes own villages, points and captured pieces', () => {
    expect(value({ villages: { 0: [[1, 2]] } })).toBeGreaterThan(value({ villages: { 0: [[1, 1]] } }))
    expect(value({ villages: { 0: [[1, 1]] } })).toBeGreaterThan(value({ villages: { 1: [[3, 1]] } }))
    expect(value({ arrange: (s) => void (s.vp[0] = 3) })).toBeCloseTo(value({}) + 3, 9)
    expect(value({ arrange: (s) => void (s.capturedVillages[0] = 2) })).toBeCloseTo(value({}) + 2, 9)
    expect(value({ arrange: (s) => void (s.capturedCitadels[0] = 1) })).toBeCloseTo(value({}) + 5, 9)
  })

  it('gives less for villages the fewer scorings are left', () => {
    const at = (field: number): number =>
      value({ villages: { 0: [[1, 2]] }, arrange: (s) => void (s.supply[0] = field) })
    expect([at(0) > at(1), at(1) > at(2), at(2) > at(3)]).toEqual([true, true, true])
  })

  it('prefers a battle that will probably be won', () => {
    const attack = (...mine: Parameters<typeof army>): number => value({ units: army(...mine) })
    const army = (n: number) =>
      ({
        0: [
          ['citadel', 0],
          ['swordsman', 3, n],
        ],
        1: [
          ['citadel', 4],
          ['archer', 3, 2],
        ],
      }) as Position['units'] & object
    expect(attack(5)).toBeGreaterThan(attack(1) + 1)
  })

  it('does not leave units in the desert', () => {
    const stand = (area: number): number =>
      value({
        units: {
          0: [
            ['citadel', 0],
            ['archer', area],
          ],
          1: [['citadel', 4]],
        },
      })
    expect(stand(2)).toBeGreaterThan(stand(5))
  })

  it('keeps the best tile for building, also while a move is not paid yet', () => {
    const owing = value({ arrange: (s) => void (s.move = { cost: 6 }) })
    expect(value({})).toBeGreaterThan(owing + 1)
  })

  it('knows the end', () => {
    const outcome = { kind: 'ranking', places: [[0], [1]], scores: [9, 4] } as const
    const over = (role: number): number => {
      const { play } = positionMatch(base)
      play.state.outcome = outcome
      return worthOf(play, role, WEIGHTS)
    }
    expect(over(0)).toBeGreaterThan(900)
    expect(over(1)).toBeLessThan(-900)
  })
})
