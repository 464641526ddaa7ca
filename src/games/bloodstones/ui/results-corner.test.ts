import { describe, expect, it } from 'vitest'
import { freeFor } from '../../../boardkit/map/insets.ts'
import type { Room } from '../../../protocol/board.ts'
import { besideResults } from './results-corner.ts'

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

describe('the map lies beside the results of battles', () => {
  const high = { width: 600, height: 500 }
  const wide = { width: 1000, height: 400 }

  it('where it is narrower than the room', () => {
    const before = drawn(room(800, 500), high)
    expect(before).toEqual({ left: 100, top: 0, scale: 1000 })
    expect(drawn(besideResults(room(800, 500), high), high)).toEqual({ left: 200, top: 0, scale: 1000 })
  })

  it('not at all where it is as wide as the room', () => {
    expect(drawn(besideResults(room(1000, 560), wide), wide)).toEqual(drawn(room(1000, 560), wide))
  })

  it('but not where it is clear of it, and not on a phone', () => {
    for (const given of [room(1400, 500), room(800, 500, true)]) expect(besideResults(given, high)).toBe(given)
  })
})
