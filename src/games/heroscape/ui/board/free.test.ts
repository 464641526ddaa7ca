import { describe, expect, it } from 'vitest'
import type { Rect, Room } from '../../../../protocol/board.ts'
import { freeOf } from './free.ts'

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom })
const room: Room = {
  width: 1440,
  height: 900,
  isSmall: false,
  plates: [
    rect(12, 12, 352, 60),
    rect(1192, 68, 1428, 196),
    rect(12, 644, 312, 816),
    rect(324, 728, 1180, 816),
    rect(180, 824, 1260, 888),
  ],
  results: rect(12, 68, 312, 224),
}

describe('what is free for the battlefield', () => {
  it('lies beside the dice where that costs next to nothing', () => {
    expect(freeOf(room, { width: 1.55, height: 1 })).toEqual(rect(312, 60, 1192, 728))
  })

  it('is the largest where the dice would make it smaller', () => {
    expect(freeOf(room, { width: 3, height: 1 }).left).toBe(0)
  })

  it('knows no dice where none are laid', () => {
    const { results: _, ...phone } = room
    expect(freeOf(phone, { width: 1.55, height: 1 }).left).toBe(0)
  })
})
