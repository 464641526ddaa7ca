import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { meetFigures, meetGround, meetPillar, meetPrism, meetWalls } from './picking.ts'
import type { Ray } from './picking.ts'
import { LEVEL, standOn, surfaceOf } from './place.ts'

const down = (x: number, z: number): Ray => ({ from: { x, y: 20, z }, along: { x: 0, y: -1, z: 0 } })

function towards(from: Ray['from'], to: Ray['from']): Ray {
  const length = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  return {
    from,
    along: { x: (to.x - from.x) / length, y: (to.y - from.y) / length, z: (to.z - from.z) / length },
  }
}

describe('a hexagonal block', () => {
  it('is met on its top, on its side, and beside its corners not at all', () => {
    expect(meetPrism(down(0.3, 0.3), 0, 0, 0, 2)).toBeCloseTo(18)
    expect(meetPrism({ from: { x: -5, y: 1, z: 0 }, along: { x: 1, y: 0, z: 0 } }, 0, 0, 0, 2)).toBeCloseTo(
      5 - Math.sqrt(3) / 2,
    )
    expect(meetPrism(down(0, 0.99), 0, 0, 0, 2)).toBeCloseTo(18)
    expect(meetPrism(down(0.5, 0.95), 0, 0, 0, 2)).toBe(Infinity)
  })

  it('is not met from within or behind the eye', () => {
    expect(meetPrism({ from: { x: 0, y: 1, z: 0 }, along: { x: 1, y: 0, z: 0 } }, 0, 0, 0, 2)).toBe(Infinity)
    expect(meetPrism({ from: { x: 5, y: 1, z: 0 }, along: { x: 1, y: 0, z: 0 } }, 0, 0, 0, 2)).toBe(Infinity)
  })
})

describe('a pillar', () => {
  it('is met on its skin and on its top', () => {
    expect(meetPillar({ from: { x: -5, y: 1, z: 0 }, along: { x: 1, y: 0, z: 0 } }, 0, 0, 0.5, 0, 2)).toBeCloseTo(4.5)
    expect(meetPillar(down(0.2, 0.2), 0, 0, 0.5, 0, 2)).toBeCloseTo(18)
    expect(meetPillar(down(0.6, 0), 0, 0, 0.5, 0, 2)).toBe(Infinity)
    expect(meetPillar({ from: { x: -5, y: 3, z: 0 }, along: { x: 1, y: 0, z: 0 } }, 0, 0, 0.5, 0, 2)).toBe(Infinity)
  })
})

describe.each(defaultContent().battlefields)('on $id', (field) => {
  const highest = (space: number): boolean => space + 1 === field.columns.firstSpace[field.spaces.column[space] + 1]
  const spaces = Array.from({ length: field.spaces.count }, (_, space) => space)

  it('a ray from above meets the highest space of each column at its surface', () => {
    for (const space of spaces.filter(highest)) {
      const { x, z } = standOn(field, space)
      const met = meetGround(field, down(x, z), Infinity)
      expect(met?.what).toBe(space)
      expect(20 - (met?.at ?? 0)).toBeCloseTo(surfaceOf(field, space))
    }
  })

  it('a slanted ray at the middle of a space meets it or something before it', () => {
    const eye = { x: -30, y: 25, z: 40 }
    for (const space of spaces) {
      const { x, z } = standOn(field, space)
      const goal = { x, y: surfaceOf(field, space), z }
      const met = meetGround(field, towards(eye, goal), Infinity)
      const way = Math.hypot(goal.x - eye.x, goal.y - eye.y, goal.z - eye.z)
      expect(met?.at).toBeLessThan(way + 1e-6)
      if (met !== undefined && met.at > way - 1e-6) expect(met.what).toBe(space)
    }
  })

  it('what lies above the level that is shown is not met', () => {
    for (const space of spaces.filter(highest)) {
      const { x, z } = standOn(field, space)
      const met = meetGround(field, down(x, z), 1)
      if (met !== undefined) expect(20 - met.at).toBeLessThan(2 * LEVEL)
    }
  })

  it('every wall is met from both sides and missed above its top', () => {
    const { walls } = field
    for (let wall = 0; wall < walls.count; wall++) {
      const [x, z] = [(walls.x1[wall] + walls.x2[wall]) / 2, (walls.y1[wall] + walls.y2[wall]) / 2]
      const [nx, nz] = [walls.y1[wall] - walls.y2[wall], walls.x2[wall] - walls.x1[wall]]
      for (const side of [1, -1]) {
        const from = (y: number): Ray => ({
          from: { x: x + nx * side * 0.3, y, z: z + nz * side * 0.3 },
          along: { x: -nx * side, y: 0, z: -nz * side },
        })
        const middle = ((walls.from[wall] + walls.to[wall]) / 2) * LEVEL
        expect(meetWalls(field, from(middle), Infinity)?.what).toBe(walls.ruin[wall])
        expect(meetWalls(field, from(walls.to[wall] * LEVEL + 20), Infinity)).toBeUndefined()
      }
    }
  })
})

describe('a figure', () => {
  const body = { aimAlong: 0, aimUp: 4, parts: [{ along: 0, radius: 0.3, from: 0, to: 5, isHit: true }] }
  const figure = (id: string, x: number) => ({ id, space: 0, front: { x, y: 0, z: 0 }, rear: undefined, body })
  const ray: Ray = { from: { x: -5, y: 1, z: 0 }, along: { x: 1, y: 0, z: 0 } }

  it('is met before one that stands behind it', () => {
    expect(meetFigures(ray, [figure('far', 3), figure('near', 1)])?.what.id).toBe('near')
  })

  it('is met at its rear base, too', () => {
    const long = { ...figure('long', 0), rear: { x: 0, y: 0, z: Math.sqrt(3) } }
    expect(meetFigures(down(0, Math.sqrt(3)), [long])?.what.id).toBe('long')
    expect(meetFigures(down(0, Math.sqrt(3)), [figure('short', 0)])).toBeUndefined()
  })
})
