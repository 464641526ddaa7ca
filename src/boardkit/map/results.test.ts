import { describe, expect, it } from 'vitest'
import type { Room } from '../../protocol/board.ts'
import { freeFor } from './insets.ts'
import { clearOfResults } from './results.ts'

const room = (width: number, height: number, isSmall = false): Room => ({ width, height, isSmall, plates: [] })

/** Where a play begins that is drawn in the middle of what is free, and how large. */
function drawn(given: Room, shape: { width: number; height: number }) {
  const { left, top, right, bottom } = freeFor(given, shape)
  const scale = Math.min((right - left) / shape.width, (bottom - top) / shape.height)
  return {
    left: Math.round((left + right - shape.width * scale) / 2),
    top: Math.round((top + bottom - shape.height * scale) / 2),
    scale: Math.round(scale * 1000),
  }
}

describe('a play keeps out of the corner of the results', () => {
  const high = { width: 600, height: 500 }
  const wide = { width: 1000, height: 400 }

  it('to the right where it is narrower than the room', () => {
    const before = drawn(room(800, 500), high)
    expect(before).toEqual({ left: 100, top: 0, scale: 1000 })
    expect(drawn(clearOfResults(room(800, 500), high), high)).toEqual({ left: 200, top: 0, scale: 1000 })
  })

  it('down where it is lower than the room', () => {
    expect(drawn(clearOfResults(room(1000, 560), wide), wide)).toEqual({ left: 0, top: 160, scale: 1000 })
  })

  it('but not where it is clear of it, and not on a phone', () => {
    for (const given of [room(1400, 500), room(800, 500, true)]) expect(clearOfResults(given, high)).toBe(given)
  })
})
