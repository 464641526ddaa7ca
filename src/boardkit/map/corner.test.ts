import { describe, expect, it } from 'vitest'
import type { Rect, Room } from '../../protocol/board.ts'
import { cornerFor, freeCorner, quietest } from './corner.ts'

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom })
const room = (...plates: Rect[]): Room => ({ width: 1000, height: 600, isSmall: false, plates })
const SIZE = { width: 40, height: 100 }
const LOW = { side: 'right', end: 'bottom' } as const
const HIGH = { side: 'right', end: 'top' } as const

describe('the corner of a room', () => {
  it('is the very corner where nothing else lies', () => {
    expect(cornerFor(room(), SIZE, LOW)).toEqual(rect(948, 488, 988, 588))
    expect(cornerFor(room(), SIZE, { side: 'left', end: 'top' })).toEqual(rect(12, 12, 52, 112))
  })

  it('lies at its side under or over the plates that are there', () => {
    const players = rect(800, 60, 988, 300)
    const ribbon = rect(100, 520, 990, 588)
    expect(cornerFor(room(players, ribbon), SIZE, LOW)).toMatchObject({ left: 948, top: 412 })
    expect(cornerFor(room(players, rect(900, 0, 990, 50)), SIZE, HIGH)).toMatchObject({ left: 948, top: 308 })
    const since = rect(12, 400, 312, 588)
    expect(cornerFor(room(since), SIZE, LOW)).toMatchObject({ left: 948, top: 488 })
  })

  it('is taken after all where nothing is free', () => {
    const all = room(rect(0, 0, 1000, 600))
    expect(freeCorner(all, SIZE, LOW)).toBeUndefined()
    expect(cornerFor(all, SIZE, LOW)).toMatchObject({ left: 948, top: 488 })
  })

  it('hides as little as can be of what is spoken of', () => {
    const corners = [HIGH, { side: 'left', end: 'top' }] as const
    expect(quietest(room(), SIZE, corners, [])).toMatchObject({ left: 948 })
    expect(quietest(room(), SIZE, corners, [{ x: 960, y: 50 }])).toMatchObject({ left: 12 })
    const both = [
      { x: 960, y: 50 },
      { x: 20, y: 20 },
      { x: 30, y: 20 },
    ]
    expect(quietest(room(), SIZE, corners, both)).toMatchObject({ left: 948 })
  })
})
