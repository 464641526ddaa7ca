import { describe, expect, it } from 'vitest'
import type { Rect } from '../../protocol/board.ts'
import { goalSlot, keptFree, slotsFor } from './plates.ts'

const SIZES: readonly (readonly [width: number, height: number])[] = [
  [2560, 1440],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 640],
  [844, 390],
]

const isApart = (a: Rect, b: Rect): boolean =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
const sizeOf = ({ left, top, right, bottom }: Rect): number => (right - left) * (bottom - top)

describe('the places of the plates', () => {
  for (const [width, height] of SIZES)
    for (const players of [2, 8])
      it(`lie in a window of ${width} × ${height} beside each other with ${players} players`, () => {
        const kept = keptFree(slotsFor(width, height, { players, scale: 1 }), true)
        for (const one of kept) {
          expect(one.left).toBeGreaterThanOrEqual(0)
          expect(one.top).toBeGreaterThanOrEqual(0)
          expect(one.right).toBeLessThanOrEqual(width)
          expect(one.bottom).toBeLessThanOrEqual(height)
          for (const other of kept) if (other !== one) expect(isApart(one, other)).toBe(true)
        }
      })

  it('leave the newest result a line below the coach on a phone, apart from the board', () => {
    const slots = slotsFor(390, 844, { players: 3, scale: 1 })
    const kept = keptFree(slots, true, 'example')
    expect(kept.some(({ bottom }) => bottom >= slots.coach.bottom + 40 && bottom < slots.tray.top)).toBe(true)
    for (const one of kept) for (const other of kept) if (other !== one) expect(isApart(one, other)).toBe(true)
  })

  it('leave three quarters of a wide screen free, two thirds of a small one and more than half of a phone', () => {
    const free = (width: number, height: number): number => {
      const kept = keptFree(slotsFor(width, height, { players: 4, scale: 1 }), true)
      return 1 - kept.reduce((sum, one) => sum + sizeOf(one), 0) / (width * height)
    }
    expect(free(1440, 900)).toBeGreaterThanOrEqual(0.7)
    expect(free(1024, 768)).toBeGreaterThanOrEqual(0.65)
    expect(free(390, 844)).toBeGreaterThanOrEqual(0.55)
  })

  it('leave what is asked at first in sight beside the goal', () => {
    const goal = (width: number, height: number, isAsked: boolean): Rect =>
      goalSlot(slotsFor(width, height, { players: 2, scale: 1 }), isAsked)
    // There the tray rises to about two thirds of the window.
    expect(goal(1024, 768, false).bottom).toBeLessThan(500)
    expect(goal(1024, 768, true).bottom).toBeGreaterThan(600)
    expect(goal(1440, 900, false).bottom).toBe(goal(1440, 900, true).bottom)
    for (const width of [1200, 1440, 2560])
      expect(goal(width, 900, false).right).toBeLessThan(slotsFor(width, 900, { players: 2, scale: 1 }).tray.left)
    expect(goal(1440, 900, true).right).toBeGreaterThan(goal(1440, 900, false).right)
  })

  it('leave the corner of what looks nearer and farther free of the chronicle', () => {
    for (const [width, height] of [
      [2560, 1440],
      [1440, 900],
      [1024, 768],
    ] as const) {
      const { drawer, ribbon } = slotsFor(width, height, { players: 2, scale: 1 })
      const foot = ribbon.right > width - 50 ? ribbon.top : height
      expect(foot - drawer.bottom).toBeGreaterThanOrEqual(188)
      expect(drawer.bottom - drawer.top).toBeGreaterThan(400)
    }
  })

  it('shrink the plates of many players before they are scrolled', () => {
    const two = slotsFor(1024, 768, { players: 2, scale: 1 })
    const eight = slotsFor(1024, 768, { players: 8, scale: 1 })
    expect(eight.player).toBeLessThan(two.player)
    expect(eight.player).toBeGreaterThanOrEqual(44)
    expect(eight.players.bottom).toBeLessThan(eight.ribbon.top)
  })

  it('grow with the text', () => {
    const twice = slotsFor(2880, 1800, { players: 3, scale: 2 })
    const once = slotsFor(1440, 900, { players: 3, scale: 1 })
    expect(twice.ribbon.top).toBe(2 * once.ribbon.top)
    expect(twice.isSmall).toBe(false)
    expect(slotsFor(1440, 900, { players: 3, scale: 2 }).isSmall).toBe(true)
  })
})
