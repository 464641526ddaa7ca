import { describe, expect, it } from 'vitest'
import type { Rect, Room } from '../../protocol/board.ts'
import { cornerFor } from './corner.ts'

const rect = (left: number, top: number, right: number, bottom: number): Rect => ({ left, top, right, bottom })
const room = (...plates: Rect[]): Room => ({ width: 1000, height: 600, isSmall: false, plates })
const size = { width: 40, height: 130 }

describe('the corner for small tools', () => {
  it('is the lower right one where it is free', () => {
    expect(cornerFor(room(), size)).toEqual({ right: 12, bottom: 12 })
    expect(cornerFor(room(rect(100, 520, 900, 590), rect(760, 70, 988, 300)), size)).toEqual({ right: 12, bottom: 12 })
  })

  it('lies above a foot that goes over the whole width', () => {
    expect(cornerFor(room(rect(8, 500, 992, 592)), size)).toEqual({ right: 12, bottom: 112 })
    expect(cornerFor(room(rect(8, 500, 992, 592), rect(8, 450, 992, 492)), size)).toEqual({ right: 12, bottom: 162 })
  })

  it('is the corner all the same where nothing is free', () => {
    expect(cornerFor(room(rect(0, 0, 1000, 600)), size)).toEqual({ right: 12, bottom: 12 })
  })
})
