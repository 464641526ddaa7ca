import { describe, expect, it } from 'vitest'
import type { Rect } from '../../../protocol/board.ts'
import { placeBubble } from './place.ts'

const window = { width: 400, height: 300 }
const size = { width: 120, height: 40 }
const nowhere = { left: 0, top: 0, right: 0, bottom: 0 }
const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('a bubble', () => {
  it('lies below what it is about', () => {
    expect(placeBubble(size, [rect(180, 100, 40, 20), nowhere], window, [])).toEqual({ x: 140, y: 130 })
  })

  it('goes above where it would hide what can be chosen', () => {
    expect(placeBubble(size, [rect(180, 100, 40, 20), nowhere], window, [rect(150, 125, 100, 30)])).toEqual({
      x: 140,
      y: 50,
    })
  })

  it('stays in the window, beside what it is about', () => {
    const low = placeBubble(size, [rect(380, 280, 20, 20), nowhere], window, [])
    expect(low).toEqual({ x: 270, y: 230 })
    expect(placeBubble(size, [rect(0, 0, 20, 20), nowhere], window, [])).toEqual({ x: 10, y: 30 })
  })

  it('never covers it while there is any room beside it', () => {
    const wide = rect(0, 100, 400, 60)
    const { y } = placeBubble(size, [wide, nowhere], window, [rect(0, 160, 400, 140)])
    expect(y + size.height).toBeLessThanOrEqual(wide.top)
  })

  it('goes with the pointer where what it is about leaves no room', () => {
    const all = rect(0, 0, 400, 300)
    expect(placeBubble(size, [all, rect(190, 140, 20, 20)], window, [])).toEqual({ x: 140, y: 170 })
  })
})
