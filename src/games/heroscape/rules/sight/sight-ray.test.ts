import { describe, expect, it } from 'vitest'
import type { Body } from '../../content/card.ts'
import { row, sceneOf, smallField } from '../../testing/small-fields.ts'
import type { Placing } from '../../testing/small-fields.ts'
import { groundOf } from './sight-ground.ts'
import { blockersBetween } from './sight-ray.ts'
import type { SightPoint } from './sight-scene.ts'

const WIDE = Math.sqrt(3)
const flat = smallField(row(1, 1, 1, 1, 1, 1, 1))
/** Thin below, thick above. */
const body: Body = {
  aimAlong: 0,
  aimUp: 4,
  parts: [
    { along: 0, radius: 0.3, from: 0, to: 2, isHit: true },
    { along: 0, radius: 0.6, from: 2, to: 4, isHit: true },
  ],
}
const at = (x: number, z: number, y = 0): SightPoint => ({ x, y, z })
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4

/** Each as kind, number and where, on the plan and in height. */
function between(eye: SightPoint, point: SightPoint, placings: readonly Placing[] = [], field = flat): unknown[] {
  const found = blockersBetween(sceneOf(field, placings), groundOf(field), [0, 1], eye, point)
  return found.map(({ at: where, kind, ...which }) => [
    kind,
    ...Object.values(which),
    rounded(where.x),
    rounded(where.y),
    rounded(where.z),
  ])
}

/** The two between whom is looked, and others. */
const crowd = (...others: readonly (readonly [q: number])[]): Placing[] => [
  [body, 0, 0],
  [body, 6, 0],
  ...others.map(([q]): Placing => [body, q, 0]),
]

describe('what is in the way of a ray', () => {
  it('is each figure at the point where the ray enters it, the nearest first [HS-LOS-08] [HS-RUL-51]', () => {
    const two = crowd([4], [2])
    expect(between(at(0, 2), at(6 * WIDE, 2), two)).toEqual([
      ['figure', 3, rounded(2 * WIDE - 0.3), 0, 2],
      ['figure', 2, rounded(4 * WIDE - 0.3), 0, 2],
    ])
    expect(between(at(6 * WIDE, 4), at(0, 4), two)).toEqual([
      ['figure', 2, rounded(4 * WIDE + 0.6), 0, 4],
      ['figure', 3, rounded(2 * WIDE + 0.6), 0, 4],
    ])
    expect(between(at(0, 6), at(6 * WIDE, 6), two)).toEqual([])
  })

  it('is no figure that it passes, and none that it only touches above, below or between its parts [HS-RUL-51]', () => {
    const one = crowd([2])
    const aside = (y: number, z: number): number => between(at(0, z, y), at(6 * WIDE, z, y), one).length
    expect([0.29, 0.301, 0.59, 0.601].map((y) => aside(y, 2))).toEqual([1, 0, 0, 0])
    expect([0.31, 0.599, 0.601].map((y) => aside(y, 4))).toEqual([1, 1, 0])
    expect([1, 1.01, 3, 3.01, 4.99, 5].map((z) => aside(0, z))).toEqual([0, 1, 0, 1, 1, 0])
  })

  it('is no figure behind the eye, beyond the point, off the battlefield or around the eye [HS-RUL-51]', () => {
    const one = crowd([3])
    expect(between(at(4 * WIDE, 4), at(6 * WIDE, 4), one)).toEqual([])
    expect(between(at(0, 4), at(2 * WIDE, 4), one)).toEqual([])
    expect(between(at(0, 4), at(3 * WIDE - 0.5, 4), one)).toHaveLength(1)
    expect(between(at(3 * WIDE + 0.59, 4), at(6 * WIDE, 4), one)).toEqual([])
    // The eye is in the lower part, the upper one is still in the way of a ray that climbs.
    expect(between(at(3 * WIDE, 2.5), at(3 * WIDE + 1, 5.5), one)).toEqual([
      ['figure', 2, rounded(3 * WIDE + 0.5 / 3), 0, 3],
    ])
    const scene = sceneOf(flat, one)
    const gone = { ...scene, front: [scene.front[0], scene.front[1], -1] }
    expect(blockersBetween(gone, groundOf(flat), [0, 1], at(0, 4), at(6 * WIDE, 4))).toEqual([])
  })

  it('is where a ray that rises or falls comes in through the side, the top or the bottom [HS-RUL-51]', () => {
    const one = crowd([2])
    const middle = 2 * WIDE
    expect(between(at(middle - 2, 5), at(middle + 2, 1), one)).toEqual([
      ['figure', 2, rounded(middle - 0.6), 0, rounded(3.6)],
    ])
    expect(between(at(middle - 2, 9), at(middle + 2, 1), one)).toEqual([['figure', 2, rounded(middle), 0, 5]])
    expect(between(at(middle + 2, 1), at(middle - 2, 4), one)).toEqual([
      ['figure', 2, rounded(middle + 0.3), 0, rounded(1 + (1.7 * 3) / 4)],
    ])
    expect(between(at(middle + 0.5, 1.5), at(middle + 0.5, 8), one)).toEqual([])
  })

  it('is the rear of a two-space figure, too [HS-RUL-59]', () => {
    const long: Body = { aimAlong: 0, aimUp: 1, parts: [{ along: 1, radius: 0.3, from: 0, to: 2, isHit: true }] }
    const scene = sceneOf(flat, crowd([2]))
    const rear = [-1, -1, scene.front[2] + 1]
    const found = blockersBetween(
      { ...scene, rear, body: [body, body, long] },
      groundOf(flat),
      [0, 1],
      at(0, 2),
      at(6 * WIDE, 2),
    )
    expect(found.map((one) => rounded(one.at.x))).toEqual([rounded(3 * WIDE - 0.3)])
  })

  it('is the ground, once each column, where the ray enters it [HS-LOS-03]', () => {
    const hills = smallField(row(1, 4, 4, 1, [1, 6], 1, 1))
    expect(between(at(0, 3), at(6 * WIDE, 3), [], hills)).toEqual([
      ['terrain', 1, rounded(0.5 * WIDE), 0, 3],
      ['terrain', 2, rounded(1.5 * WIDE), 0, 3],
    ])
    expect(between(at(0, 4), at(6 * WIDE, 4), [], hills)).toEqual([])
    expect(between(at(0, 5.5), at(6 * WIDE, 5.5), [], hills)).toEqual([['terrain', 4, rounded(3.5 * WIDE), 0, 5.5]])
    expect([4.99, 5, 5.01, 5.99, 6].map((z) => between(at(0, z), at(6 * WIDE, z), [], hills).length)).toEqual([
      0, 0, 1, 1, 0,
    ])
    // From high above through a roof and down to the ground.
    expect(between(at(3 * WIDE, 9), at(5 * WIDE, 1.5), [], hills).map((hit) => (hit as unknown[]).slice(0, 2))).toEqual(
      [['terrain', 4]],
    )
    const storeys = smallField(row(1, [1, 3, 5], 1))
    const steep = between(at(0.6 * WIDE, 6), at(1.4 * WIDE, 0.5), [], storeys)
    expect(steep).toEqual([['terrain', 1, rounded(0.6 * WIDE + (0.8 * WIDE) / 5.5), 0, 5]])
  })

  it('ends at its point: what lies beyond the edge where it ends is not met [HS-RUL-51]', () => {
    const hill = smallField(row(1, 1, 5, 1))
    expect(between(at(0, 3), at(1.5 * WIDE, 3), [], hill)).toEqual([])
    expect(between(at(0, 3), at(1.6 * WIDE, 3), [], hill)).toEqual([['terrain', 2, rounded(1.5 * WIDE), 0, 3]])
  })

  it('is a ruin at the edge, from its foot to its top [HS-SET-25] [HS-RUL-36]', () => {
    const heaps = [0, 1, 2, 3, 4, 5, 6].flatMap((q) => [0, 1, 2].map((r) => [q, r, 1] as const))
    const walled = smallField(heaps, [{ q: 1, r: 1, level: 1 }])
    const { walls } = walled
    const [x, y] = [(walls.x1[0] + walls.x2[0]) / 2, (walls.y1[0] + walls.y2[0]) / 2]
    const across = (z: number, to = z): unknown[] =>
      between(at(x, z, y - 0.5), at(x, to, y + 0.5), [], walled).map((hit) => (hit as unknown[]).slice(0, 2))
    expect([walls.from[0], walls.to[0]]).toEqual([1, 7])
    expect([1.01, 6.99, 7, 7.01].map((z) => across(z))).toEqual([[['ruin', 0]], [['ruin', 0]], [], []])
    expect(across(8, 5.9)).toEqual([['ruin', 0]])
    expect(across(8, 6.1)).toEqual([])
    expect(between(at(x, 3, y - 0.5), at(x, 5, y + 0.5), [], walled)).toEqual([['ruin', 0, rounded(x), rounded(y), 4]])
    expect(between(at(x, 3, y - 0.5), at(x, 3, y - 0.01), [], walled)).toEqual([])
  })
})
