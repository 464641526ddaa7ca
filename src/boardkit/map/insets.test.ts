import { describe, expect, it } from 'vitest'
import type { Rect, Room } from '../../protocol/board.ts'
import { freeFor, insetsFor } from './insets.ts'

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom })
const room = (...plates: Rect[]): Room => ({ width: 1000, height: 600, isSmall: false, plates })
const SQUARE = { width: 1, height: 1 }

describe('the free rectangle of a room', () => {
  it('is the room where nothing lies over it', () => {
    expect(freeFor(room(), SQUARE)).toEqual(rect(0, 0, 1000, 600))
    expect(insetsFor(room(), SQUARE)).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  })

  it('leaves out a plate along an edge', () => {
    expect(freeFor(room(rect(0, 500, 1000, 600)), SQUARE)).toEqual(rect(0, 0, 1000, 500))
    expect(insetsFor(room(rect(0, 500, 1000, 600)), SQUARE)).toEqual({ left: 0, top: 0, right: 0, bottom: 100 })
  })

  it('goes beside a plate in a corner, or under it, as it suits the shape', () => {
    const corner = room(rect(700, 0, 1000, 200))
    expect(freeFor(corner, { width: 1, height: 1 })).toEqual(rect(0, 0, 700, 600))
    expect(freeFor(corner, { width: 3, height: 1 })).toEqual(rect(0, 200, 1000, 600))
  })

  it('takes the middle between two columns and a foot', () => {
    const plates = [rect(12, 12, 250, 60), rect(12, 300, 250, 500), rect(800, 12, 988, 400), rect(100, 520, 900, 590)]
    expect(freeFor(room(...plates), SQUARE)).toEqual(rect(250, 0, 800, 520))
  })

  it('crosses no plate, whatever the shape', () => {
    const plates = [rect(0, 0, 300, 50), rect(700, 0, 1000, 50), rect(800, 60, 1000, 300), rect(0, 400, 250, 600)]
    for (const shape of [SQUARE, { width: 5, height: 1 }, { width: 1, height: 5 }, { width: 100, height: 84 }]) {
      const free = freeFor(room(...plates), shape)
      const cut = plates.filter(
        (p) => p.left < free.right && p.right > free.left && p.top < free.bottom && p.bottom > free.top,
      )
      expect(cut).toEqual([])
    }
  })

  it('has the most air among those in which the play gets as large', () => {
    // The height decides; the plate at the right edge costs width only if it has to.
    expect(freeFor(room(rect(990, 0, 1000, 10)), { width: 1, height: 2 })).toEqual(rect(0, 0, 990, 600))
  })

  it('does not mind plates that reach over the edges or lie beyond them', () => {
    expect(freeFor(room(rect(-50, -20, 100, 700), rect(1200, 0, 1300, 600)), SQUARE)).toEqual(rect(100, 0, 1000, 600))
  })

  it('is the whole room where nothing is free', () => {
    expect(freeFor(room(rect(0, 0, 1000, 600)), SQUARE)).toEqual(rect(0, 0, 1000, 600))
  })
})
