import { describe, expect, it } from 'vitest'
import type { CellValue } from '../../../engine/index.ts'
import { defaultContent } from '../content/content.ts'
import { chartFor } from './data.ts'
import { pieceScale, rows, standingIn } from './standing.ts'

describe('pieces on the map', () => {
  it.each([0.3, 0.57, 0.8])('are at least 24 pixels wide at scale %s, as long as they need not be giants', (sharp) => {
    expect(25 * pieceScale(sharp) * sharp).toBeGreaterThanOrEqual(sharp < 0.45 ? 17 : 24)
  })

  it('grow with the map when it comes near', () => expect(pieceScale(3)).toBe(pieceScale(1)))

  it('stand side by side, overlap where they are many, and take a second row alone', () => {
    expect(rows(2, false)).toEqual([
      { x: -13.5, y: 0 },
      { x: 13.5, y: 0 },
    ])
    expect(rows(4, false).map(({ x }) => x)).toEqual([-28.5, -9.5, 9.5, 28.5])
    expect(new Set(rows(5, false).map(({ y }) => y)).size).toBe(2)
    expect(new Set(rows(5, true).map(({ y }) => y)).size).toBe(1)
    expect(Math.max(...rows(7, true).map(({ x }) => x))).toBeLessThan(30)
  })

  it('of two armies share an area without lying on each other', () => {
    const chart = chartFor(defaultContent(), 'twin-ford')!
    const units = [
      [0, 0, 2],
      [0, 1, 1],
      [1, 0, 1],
    ]
    const shared = new Map<string, CellValue>([
      ['units:3', units],
      ['villages:3', [0, 2]],
    ])
    const stand = standingIn({ shared, own: new Map() }, chart, 3, 1.2)
    if (stand === undefined) throw new Error('there are units')
    const [one, other] = stand.armies
    expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(32 * 1.2)
    expect(stand.villages!.x).toBeGreaterThan(stand.x)
    expect(standingIn({ shared, own: new Map() }, chart, 4, 1)).toBeUndefined()
  })
})
