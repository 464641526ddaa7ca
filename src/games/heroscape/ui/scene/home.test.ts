import { describe, expect, it } from 'vitest'
import type { Rect } from '../../../../protocol/board.ts'
import type { Vec } from './camera.ts'
import { azimuthsBehind, hiddenIn, homeFor, nearFor, outermost, rectOf, revealed, scaleOf, type Home } from './home.ts'

/** A long battlefield with hills. */
const points: Vec[] = []
for (let x = 0; x <= 30; x += 2)
  for (let z = 0; z <= 14; z += 2) points.push({ x, y: 0, z }, { x, y: 2 + ((x * 7 + z * 3) % 5) / 2, z })

const frame: Rect = { left: 312, top: 60, right: 1192, bottom: 728 }
const middle = { x: 15, y: 0, z: 7 }
const wish = (from: Vec) => ({
  points,
  free: () => frame,
  places: [],
  azimuths: azimuthsBehind({ own: from, facing: middle }),
  isTop: false,
})

const xOf = (home: Home, point: Vec): number => {
  const { left, right } = rectOf(home, [point])
  return (left + right) / 2
}
const yOf = (home: Home, point: Vec): number => {
  const { top, bottom } = rectOf(home, [point])
  return (top + bottom) / 2
}

describe('the first view', () => {
  it.each([
    ['west', { x: 0, y: 0, z: 7 }],
    ['east', { x: 30, y: 0, z: 7 }],
    ['south', { x: 15, y: 0, z: 14 }],
    ['north', { x: 15, y: 0, z: 0 }],
  ])('is that of somebody who sits in the %s, and fills what is free', (_, own) => {
    const home = homeFor(wish(own))
    const other = { x: 2 * middle.x - own.x, y: 0, z: 2 * middle.z - own.z }
    expect(yOf(home, own)).toBeGreaterThan(yOf(home, other))
    const play = rectOf(home, points)
    const share = Math.max((play.right - play.left) / 880, (play.bottom - play.top) / 668)
    expect(share).toBeGreaterThan(0.95)
    for (const edge of ['left', 'top'] as const) expect(play[edge]).toBeGreaterThanOrEqual(frame[edge] - 1)
    for (const edge of ['right', 'bottom'] as const) expect(play[edge]).toBeLessThanOrEqual(frame[edge] + 1)
  })

  it('lies in the middle of what is free', () => {
    const play = rectOf(homeFor(wish({ x: 0, y: 0, z: 7 })), points)
    expect((play.left + play.right) / 2).toBeCloseTo((frame.left + frame.right) / 2, 0)
    expect((play.top + play.bottom) / 2).toBeCloseTo((frame.top + frame.bottom) / 2, 0)
  })

  it('lies where the results hide nothing, as large as before if it can', () => {
    const places = points.filter(({ y }) => y > 0)
    const results: Rect = { left: 312, top: 60, right: 712, bottom: 260 }
    const from = { x: 0, y: 0, z: 14 }
    const [over, beside] = [wish(from), { ...wish(from), places, results }].map((one) => homeFor(one))
    const [before, after] = [over, beside].map((home) => hiddenIn(home, { places, results }))
    expect(before).toBeGreaterThan(0.03)
    expect(after).toBeLessThan(before / 2)
    const play = rectOf(beside, points)
    const share = Math.max((play.right - play.left) / 880, (play.bottom - play.top) / 668)
    expect(share).toBeGreaterThan(0.95)
    for (const edge of ['right', 'bottom'] as const) expect(play[edge]).toBeLessThanOrEqual(frame[edge] + 1)
  })

  it('needs only the points that lie outermost', () => {
    const few = outermost(points)
    expect(few.length).toBeLessThan(points.length)
    const home = homeFor({ ...wish({ x: 0, y: 0, z: 7 }), points: few })
    const [all, some] = [rectOf(home, points), rectOf(home, few)]
    expect(all.right - all.left).toBeLessThan((some.right - some.left) * 1.02)
  })
})

describe('the view of a phone', () => {
  const small = { left: 8, top: 112, right: 382, bottom: 592 }
  const home = homeFor({ ...wish({ x: 15, y: 0, z: 14 }), free: () => small })

  it('is near enough to be read, around what the question is about', () => {
    const about = { x: 4, y: 0, z: 10 }
    const near = nearFor(home, 23, [about])
    expect(scaleOf(near)).toBeCloseTo(23)
    expect(xOf(near, about)).toBeCloseTo((small.left + small.right) / 2, 0)
  })

  it('is that of the whole where it can be read', () => {
    expect(nearFor(home, scaleOf(home) / 2, [])).toBe(home)
  })

  it('moves until something is in sight, and not if it is', () => {
    const near = nearFor(home, 23, [{ x: 4, y: 0, z: 10 }])
    const there = { x: 26, y: 0, z: 4 }
    const shot = revealed(near, [there])
    expect(shot.azimuth).toBe(near.shot.azimuth)
    expect(shot.distance).toBe(near.shot.distance)
    const x = xOf({ ...near, shot }, there)
    expect(x).toBeGreaterThan(small.left)
    expect(x).toBeLessThan(small.right)
    expect(revealed({ ...near, shot }, [there])).toBe(shot)
  })
})
