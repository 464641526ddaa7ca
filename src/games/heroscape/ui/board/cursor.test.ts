import { describe, expect, it } from 'vitest'
import { centre } from '../../../../kit/hex.ts'
import { ARROWS, stepFrom, type Point } from '../../../../boardkit/map/cursor.ts'
import { storeyFrom } from './cursor.ts'

// A row of three hexes, one below the first two, and one far away.
const HEXES = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 2, r: 0 },
  { q: 0, r: 1 },
  { q: 20, r: 0 },
]
const pointOf = (space: number): Point => centre(HEXES[space])
const step = (from: number, key: string): number => stepFrom(from, ARROWS[key], HEXES.length, pointOf, () => true)

describe('the cursor', () => {
  it('goes to the neighbour that lies that way', () => {
    expect(step(0, 'ArrowRight')).toBe(1)
    expect(step(1, 'ArrowLeft')).toBe(0)
    expect([0, 1]).toContain(step(3, 'ArrowUp'))
    expect(step(0, 'ArrowDown')).toBe(3)
  })

  it('stays at the edge instead of leaping over the battlefield', () => {
    expect(step(0, 'ArrowLeft')).toBe(-1)
    expect(step(2, 'ArrowRight')).toBe(-1)
  })

  it('leaves out what is not meant and what is not in sight', () => {
    expect(stepFrom(0, ARROWS['ArrowRight'], 5, pointOf, (space) => space !== 1)).not.toBe(1)
    expect(
      stepFrom(
        0,
        ARROWS['ArrowRight'],
        5,
        () => undefined,
        () => true,
      ),
    ).toBe(-1)
  })

  it('climbs between the storeys of a column only', () => {
    const firstSpace = [0, 2, 3]
    expect(storeyFrom(firstSpace, 0, 0, true)).toBe(1)
    expect(storeyFrom(firstSpace, 0, 1, true)).toBe(-1)
    expect(storeyFrom(firstSpace, 0, 0, false)).toBe(-1)
    expect(storeyFrom(firstSpace, 1, 2, false)).toBe(-1)
  })
})
