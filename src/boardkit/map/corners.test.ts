import { describe, expect, it } from 'vitest'
import type { Room } from '../../protocol/board.ts'
import { cornerFor, quietest } from './corners.ts'

const room: Room = {
  width: 1000,
  height: 600,
  isSmall: false,
  plates: [
    { left: 800, top: 10, right: 990, bottom: 200 },
    { left: 200, top: 530, right: 800, bottom: 590 },
  ],
}

describe('corners of a room', () => {
  it('lie under and over the plates at their side', () => {
    const size = { width: 100, height: 80 }
    expect(cornerFor(room, size, { side: 'right', end: 'top' })).toMatchObject({ left: 888, top: 208 })
    expect(cornerFor(room, size, { side: 'right', end: 'bottom' })).toMatchObject({ left: 888, top: 512 })
    expect(cornerFor(room, { width: 300, height: 80 }, { side: 'left', end: 'bottom' })).toMatchObject({ top: 442 })
  })

  it('are not there where a box does not fit', () => {
    expect(cornerFor(room, { width: 100, height: 400 }, { side: 'right', end: 'top' })).toBeUndefined()
  })

  it('hide as little as can be', () => {
    const corners = [
      { side: 'right', end: 'top' },
      { side: 'left', end: 'top' },
    ] as const
    const size = { width: 100, height: 80 }
    expect(quietest(room, size, corners, [])).toMatchObject({ left: 888 })
    expect(quietest(room, size, corners, [{ x: 950, y: 250 }])).toMatchObject({ left: 12, top: 12 })
    const both = [
      { x: 950, y: 250 },
      { x: 20, y: 20 },
      { x: 30, y: 20 },
    ]
    expect(quietest(room, size, corners, both)).toMatchObject({ left: 888 })
  })
})
