import { describe, expect, it } from 'vitest'
import { corner, hexOf, centre } from '../../../../kit/hex.ts'
import { grid } from '../../lessons/field.ts'
import { row, smallField } from '../../testing/small-fields.ts'
import type { Heap } from '../../testing/small-fields.ts'
import type { SightGround } from './sight-ground.ts'
import { groundOf } from './sight-ground.ts'
import { addPillar, findTurns, isSliceOpen, newPillars, newTurns, newView } from './sight-slice.ts'
import type { Pillars, View } from './sight-slice.ts'

/** Flat for more than ten to all sides. */
const open = groundOf(smallField(grid(25, 13).map(([q, r]): Heap => [q - 12, r - 6, 1])))
type Pillar = readonly [x: number, y: number, radius: number, from: number, to: number]

const pillarsOf = (list: readonly Pillar[]): Pillars => {
  const pillars = newPillars()
  for (const [x, y, radius, from, to] of list) addPillar(pillars, x, y, radius, from, to)
  return pillars
}

/** A part of radius 0.5 as it looks from an eye; heights above the eye. */
function viewOf(eye: readonly number[], way: readonly number[], bottom: number, top: number, radius = 0.5): View {
  const way2 = way[0] * way[0] + way[1] * way[1]
  const [eyeX, eyeY, eyeZ] = eye
  const radius2 = radius * radius
  const spread = radius / Math.sqrt(way2 - radius2)
  const parts = { wayX: way[0], wayY: way[1], way2, radius2, spread, bottom, top, base: bottom, roof: 1e300 }
  return { ...newView(), eyeX, eyeY, eyeZ, ...parts }
}

/** Looks ten to the east, nine and a half to the near side of the part, which reaches a level up and down. */
const found = (list: readonly Pillar[], turn = 0): unknown => {
  const view = viewOf([0, 0, 8], [10, 0], -1, 1)
  if (!isSliceOpen(view, open, pillarsOf(list), turn)) return 'hidden'
  return [view.foundX, view.foundY, view.foundZ - 8].map((value) => Math.round(value * 1e4) / 1e4)
}

describe('a slice with figures in it', () => {
  it.each<[string, readonly Pillar[], unknown]>([
    ['nothing', [], [9.5, 0, 0]],
    ['the lower half hidden', [[5, 0, 1, -2, 0]], [9.5, 0, 0.5]],
    ['the upper half hidden', [[5, 0, 1, 0, 2]], [9.5, 0, -0.5]],
    ['all hidden by what is low but near', [[5, 0, 1, -2, 0.5]], 'hidden'],
    ['all hidden by what hangs low but near', [[5, 0, 1, -0.5, 2]], 'hidden'],
    ['below the eye the far edge counts', [[5, 0, 1, -2, -0.3]], [9.5, 0, 0.2625]],
    ['above the eye the far edge counts', [[5, 0, 1, 0.3, 2]], [9.5, 0, -0.2625]],
    ['the middle hidden, the rest below is taken', [[5, 0, 1, -0.2, 0.2]], [9.5, 0, -0.7375]],
    [
      'two that leave a gap',
      [
        [5, 0, 1, -2, 0],
        [7, 0, 1, 0.4, 3],
      ],
      [9.5, 0, 0.2375],
    ],
    ['beside the way', [[5, 1.01, 1, -2, 2]], [9.5, 0, 0]],
    ['half beside the way', [[5, 0.99, 1, -2, 2]], 'hidden'],
    ['behind the eye', [[-2, 0, 1, -2, 2]], [9.5, 0, 0]],
    ['under the eye', [[0.5, 0, 1, -2, -1]], [9.5, 0, 0]],
    ['over the eye', [[0.5, 0, 1, 1, 2]], [9.5, 0, 0]],
    ['round the eye', [[0.5, 0, 1, -2, 2]], 'hidden'],
    ['round the eye to its height', [[0.5, 0, 1, -2, 0]], [9.5, 0, 0.5]],
    ['round the eye from its height', [[0.5, 0, 1, 0, 2]], [9.5, 0, -0.5]],
    ['beyond the near side', [[10.6, 0, 1, -2, 2]], [9.5, 0, 0]],
    ['cut at the near side', [[10, 0, 1, -2, 0]], [9.5, 0, 0.5]],
    ['cut at the near side, above the lower edge', [[10, 0, 1, -0.5, 2]], [9.5, 0, -0.7639]],
  ])('%s [HS-RUL-51] [HS-LOS-08]', (_, list, expected) => {
    expect(found(list)).toEqual(expected)
  })

  it('is aside of the middle where it is turned, and nearer to the edge of the part [HS-RUL-51]', () => {
    // The ray that touches a circle of radius r at the distance d ends at d² - r², turned by the sine r / d.
    const length = Math.sqrt(100 - 0.25)
    const end = [(length * length) / 10, (length * 0.5) / 10].map((value) => Math.round(value * 1e4) / 1e4)
    expect(found([], 1)).toEqual([...end, 0])
    expect(found([], -1)).toEqual([end[0], -end[1], 0])
    const half = found([], 0.5) as number[]
    expect(Math.hypot(half[0] - 10, half[1])).toBeCloseTo(0.5, 3)
    expect(half[1] / half[0]).toBeCloseTo(0.25 / length, 4)
  })
})

describe('a slice from above and from below', () => {
  const over = (pillar: Pillar, bottom: number, top: number, more: Partial<View> = {}): unknown => {
    const view = { ...viewOf([0, 0, 50], [10, 0], bottom, top), ...more }
    if (!isSliceOpen(view, open, pillarsOf([pillar]), 0)) return 'hidden'
    return [view.isFoundOnLid, ...[view.foundX, view.foundZ - 50].map((value) => Math.round(value * 1e4) / 1e4)]
  }

  it('sees the lid over what hides the whole side, but not under a roof that is low [HS-RUL-51]', () => {
    expect(over([9, 0, 0.2, -20, 20], -3, -2)).toBe('hidden')
    // Slopes: the side up to -2 / 0.95, the lid up to -2 / 1.05; the pillar hides all below -1.8 / 0.92.
    const slope = (-1.8 / 0.92 - 2 / 1.05) / 2
    const lid = [true, Math.round((-2 / slope) * 1e5) / 1e4, -2]
    expect(over([9, 0, 0.2, -9, -1.8], -3, -2)).toEqual(lid)
    expect(over([9, 0, 0.2, -9, -1.8], -3, -2, { roof: -1 })).toEqual(lid)
    expect(over([9, 0, 0.2, -9, -1.8], -3, -2, { roof: -1.9 })).toBe('hidden')
  })

  it('sees the bottom likewise, but not through the ground on which it stands [HS-RUL-51]', () => {
    const slope = (1.8 / 0.92 + 2 / 1.05) / 2
    const below = [true, Math.round((2 / slope) * 1e5) / 1e4, 2]
    expect(over([9, 0, 0.2, 1.8, 9], 2, 3, { base: 1 })).toEqual(below)
    expect(over([9, 0, 0.2, 1.8, 9], 2, 3, { base: 1.9 })).toBe('hidden')
    expect(over([9, 0, 0.2, 1.8, 9], 2, 3)).toBe('hidden')
  })

  it('has no lid at the height of the eye [HS-RUL-51]', () => {
    expect(over([9, 0, 0.2, -9, 0], -3, 0)).toEqual([false, 9.5, 0])
    expect(over([9, 0, 0.2, -9, 0.5], -3, 0.25)).toBe('hidden')
    expect(over([9, 0, 0.2, -0.5, 9], -0.25, 3, { base: -1 })).toBe('hidden')
  })
})

describe('a slice with ground in it', () => {
  const wide = Math.sqrt(3)
  /** From over the first column of a row to over its fourth: three hexes. */
  const foundOver = (levels: readonly (number | readonly number[])[], eyeZ: number, bottom: number, top: number) => {
    const ground = groundOf(smallField(row(...levels)))
    const view = viewOf([0, 0, eyeZ], [3 * wide, 0], bottom - eyeZ, top - eyeZ)
    if (!isSliceOpen(view, ground, pillarsOf([]), 0)) return 'hidden'
    return Math.round(view.foundZ * 1e4) / 1e4
  }
  const near = 1 - 0.5 / (3 * wide)
  const at = (slope: number, eyeZ: number): number => Math.round((eyeZ + slope * near) * 1e4) / 1e4

  it('looks over columns below the eye past their far edge [HS-LOS-03] [HS-RUL-51]', () => {
    expect(foundOver([1, 1, 1, 1], 5, 2, 4)).toBe(3)
    // The third column ends at 5 / 6 of the way; the near side of the part is still over the fourth.
    expect(foundOver([1, 1, 4, 1], 5, 2, 4)).toBe(at((-1 / (5 / 6) - 1 / near) / 2, 5))
    expect(foundOver([1, 4, 1, 1], 5, 2, 4)).toBe(at((-1 / (3 / 6) - 1 / near) / 2, 5))
    expect(foundOver([4, 1, 1, 1], 5, 2, 4)).toBe(3)
  })

  it('looks over columns above the eye past their near edge, and under a roof [HS-LOS-03] [HS-RUL-34]', () => {
    expect(foundOver([1, 1, 6, 1], 5, 5, 9)).toBe(at((1 / (3 / 6) + 4 / near) / 2, 5))
    expect(foundOver([1, 6, 1, 1], 5, 5, 9)).toBe(at((1 / (1 / 6) + 4 / near) / 2, 5) > 9 ? 'hidden' : 0)
    expect(foundOver([1, 1, [1, 8], 1], 5, 5, 9)).toBe(at(2 / (5 / 6) / 2, 5))
    expect(foundOver([1, 1, 9, 1], 5, 2, 6)).toBe('hidden')
  })

  it('meets a ruin on an edge at its height alone [HS-SET-25] [HS-RUL-36]', () => {
    const heaps = grid(5, 3)
    const past = (eyeZ: number, bottom: number, top: number, level = 1): unknown => {
      const ground = groundOf(smallField(heaps, [{ q: 1, r: 1, level }]))
      const [from, to] = [centre({ q: 1, r: 0 }), centre({ q: 1, r: 1 })]
      const view = viewOf([from.x, from.y, eyeZ], [to.x - from.x, to.y - from.y], bottom - eyeZ, top - eyeZ)
      if (!isSliceOpen(view, ground, pillarsOf([]), 0)) return 'hidden'
      return Math.round(view.foundZ * 1e4) / 1e4
    }
    const side = 1 - 0.5 / wide
    // The edge lies half-way; a ruin on level 1 reaches from 1 to 7.
    expect(past(5, 2, 4)).toBe('hidden')
    expect(past(9, 2, 6.5)).toBe(Math.round((9 + (side * (-2 / 0.5 - 2.5 / side)) / 2) * 1e4) / 1e4)
    expect(past(2, 2, 4, 3)).toBe(Math.round((2 + (side * (1 / 0.5)) / 2) * 1e4) / 1e4)
  })
})

describe('the turns at which something begins or ends', () => {
  const turnsOf = (view: View, ground: SightGround, list: readonly Pillar[]): number[] => {
    const turns = newTurns()
    findTurns(view, ground, pillarsOf(list), turns)
    return Array.from(turns.at.slice(0, turns.count))
  }
  const merged = (list: readonly number[]): number[] =>
    list.toSorted((a, b) => a - b).filter((turn, i, all) => i === 0 || turn - all[i - 1] > 1e-9)
  const turnAt = (view: View, angle: number): number => Math.tan(angle - Math.atan2(view.wayY, view.wayX)) / view.spread

  const pillarList: readonly Pillar[] = [
    [5, 0.1, 0.3, -1, 1],
    [7, -0.4, 0.5, -1, 1],
    [3, 0.2, 0.05, -1, 1],
    [4, 3, 0.5, -1, 1],
    [-5, 0.1, 0.3, -1, 1],
    [0.1, 0.1, 1, -1, 1],
  ]

  it('are the two tangents of each figure, in rising order, once each [HS-RUL-51]', () => {
    const view = viewOf([0, 0, 0], [10, 0], -1, 1, 1.5)
    const tangents = pillarList.slice(0, 3).flatMap(([x, y, radius]) => {
      const [middle, half] = [Math.atan2(y, x), Math.asin(radius / Math.hypot(x, y))]
      return [turnAt(view, middle - half), turnAt(view, middle + half)]
    })
    const expected = merged([-1, 1, ...tangents.filter((turn) => Math.abs(turn) < 1)])
    expect(expected.length).toBeGreaterThan(6)
    for (const list of [pillarList, [...pillarList, ...pillarList], pillarList.toReversed()]) {
      const turns = turnsOf(view, open, list)
      expect(turns).toHaveLength(expected.length)
      turns.forEach((turn, i) => expect(turn).toBeCloseTo(expected[i], 9))
    }
    expect(Math.max(...turnsOf(view, open, []).map(Math.abs))).toBeLessThan(1)
  })

  it('are the corners of the ground between the eye and the part where not all is equal [HS-RUL-51]', () => {
    const heaps = grid(8, 7).map(([q, r]): Heap => [q, r, 1 + ((q * 7 + r * r) % 3)])
    const ground = groundOf(smallField(heaps, [{ q: 3, r: 4, level: 1 }]))
    const corners = Array.from(ground.corners).flatMap((bits, cell) => {
      const middle = centre(hexOf(ground.box, cell))
      return [0, 1, 2, 3, 4, 5]
        .filter((i) => ((bits >> i) & 1) === 1)
        .map((i) => ({ x: middle.x + corner(i).x, y: middle.y + corner(i).y }))
    })
    let some = 0
    for (const [fromQ, fromR, toQ, toR, radius] of [
      [0, 0, 6, 5, 0.7],
      [6, 5, 0, 0, 0.7],
      [0, 5, 7, 1, 0.45],
      [7, 2, 1, 4, 0.9],
      [2, 0, 3, 6, 0.8],
      [3, 6, 4, 0, 0.3],
    ]) {
      const [from, to] = [centre({ q: fromQ, r: fromR }), centre({ q: toQ, r: toR })]
      const eye = [from.x + 0.11, from.y - 0.07]
      const view = viewOf([...eye, 4], [to.x - eye[0], to.y - eye[1]], -1, 1, radius)
      const way = Math.sqrt(view.way2)
      const near = corners.filter(({ x, y }) => {
        const ahead = ((x - eye[0]) * view.wayX + (y - eye[1]) * view.wayY) / way
        return ahead > 0 && ahead <= way
      })
      const angles = near.map(({ x, y }) => turnAt(view, Math.atan2(y - eye[1], x - eye[0])))
      const expected = merged([-1, 1, ...angles.filter((turn) => Math.abs(turn) < 1)])
      const turns = turnsOf(view, ground, [])
      expect(turns.every((turn, i) => i === 0 || turn > turns[i - 1])).toBe(true)
      const once = merged(turns)
      expect(once).toHaveLength(expected.length)
      once.forEach((turn, i) => expect(turn).toBeCloseTo(expected[i], 7))
      some += expected.length
    }
    expect(some).toBeGreaterThan(40)
  })
})
