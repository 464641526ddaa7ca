import { describe, expect, it } from 'vitest'
import { centre, corner, DIRECTIONS, hexAt, hexOf, numberOf } from '../../../../kit/hex.ts'
import type { Point } from '../../../../kit/hex.ts'
import { grid } from '../../lessons/field.ts'
import { smallField } from '../../testing/small-fields.ts'
import { groundOf } from './sight-ground.ts'
import { beginWalk, crossEdge, newWalk } from './sight-walk.ts'

const field = smallField(
  grid(6, 5, { '1,1': 3, '2,1': 3, '3,2': [1, 7], '4,2': [1, 8], '5,2': [1, 4, 7], '0,4': 0, '2,3': 2, '5,4': 6 }),
  [
    { q: 1, r: 3, level: 1 },
    { q: 4, r: 1, level: 1, kind: 'long', rotation: 1 },
    { q: 1, r: 3, level: 7 },
  ],
)
const ground = groundOf(field)
const { columns, walls } = field

/** The solids over a point of the plan, from the battlefield's own lists. */
function solidsAt(point: Point): string {
  const { q, r } = hexAt(point)
  const at = Array.from({ length: columns.count }, (_, i) => i).find((i) => columns.q[i] === q && columns.r[i] === r)
  if (at === undefined) return ''
  const [first, end] = [columns.firstSolid[at], columns.firstSolid[at + 1]]
  return JSON.stringify([columns.solidFrom.slice(first, end), columns.solidTo.slice(first, end)])
}

const isNear = (x: number, y: number, to: Point): boolean => Math.hypot(x - to.x, y - to.y) < 1e-6

describe('the ground that blocks sight', () => {
  it('knows the solids of every cell, and two empty rows around [HS-LOS-03] [HS-RUL-51]', () => {
    const { box, firstSolid, solidFrom, solidTo } = ground
    expect([box.width - columns.box.width, box.height - columns.box.height]).toEqual([4, 4])
    for (let cell = 0; cell < box.width * box.height; cell++) {
      const [first, end] = [firstSolid[cell], firstSolid[cell + 1]]
      const own = [Array.from(solidFrom.slice(first, end)), Array.from(solidTo.slice(first, end))]
      expect(first === end ? '' : JSON.stringify(own)).toBe(solidsAt(centre(hexOf(box, cell))))
    }
  })

  it('marks a corner where a wall ends or the three cells are not alike [HS-RUL-51]', () => {
    const expected = Array.from(ground.corners, (_, cell) => {
      const middle = centre(hexOf(ground.box, cell))
      let bits = 0
      for (let i = 0; i < DIRECTIONS; i++) {
        const at = { x: middle.x + corner(i).x, y: middle.y + corner(i).y }
        // The three cells of a corner lie in the direction of the cell's middle and turned by a third each.
        const around = [0, 2, 4].map((turn) => {
          const off = corner((i + 3 + turn) % DIRECTIONS)
          return solidsAt({ x: at.x + off.x / 2, y: at.y + off.y / 2 })
        })
        const hasWall = walls.x1.some(
          (x, wall) => isNear(x, walls.y1[wall], at) || isNear(walls.x2[wall], walls.y2[wall], at),
        )
        if (hasWall || new Set(around).size > 1) bits |= 1 << i
      }
      return bits
    })
    expect(Array.from(ground.corners)).toEqual(expected)
    expect(expected.filter((bits) => bits > 0 && bits < 63).length).toBeGreaterThan(10)
  })

  it('has a wall on both sides of its edge, also several above each other [HS-SET-25] [HS-RUL-36]', () => {
    const found: string[] = []
    for (let edge = 0; edge < ground.sideOn.length; edge++) {
      const middle = centre(hexOf(ground.box, Math.floor(edge / DIRECTIONS)))
      const [one, other] = [corner(edge % DIRECTIONS), corner((edge + 1) % DIRECTIONS)]
      const at = { x: middle.x + (one.x + other.x) / 2, y: middle.y + (one.y + other.y) / 2 }
      for (let side = ground.sideOn[edge]; side >= 0; side = ground.nextSide[side]) {
        const wall = side >> 1
        expect(isNear((walls.x1[wall] + walls.x2[wall]) / 2, (walls.y1[wall] + walls.y2[wall]) / 2, at)).toBe(true)
        expect([ground.sideFrom[side], ground.sideTo[side], ground.sideRuin[side]]).toEqual([
          walls.from[wall],
          walls.to[wall],
          walls.ruin[wall],
        ])
        found.push(`${wall}:${side & 1}`)
      }
    }
    const all = Array.from({ length: walls.count }, (_, wall) => [`${wall}:0`, `${wall}:1`]).flat()
    expect(found.toSorted()).toEqual(all.toSorted())
  })
})

describe('a ray seen from above', () => {
  const numberAt = (point: Point): number => {
    const { q, r } = hexAt(point)
    return numberOf(ground.box, q, r)
  }

  it('begins in the cell under its start [HS-RUL-51]', () => {
    const walk = newWalk()
    for (let i = 0; i < 400; i++) {
      const start = { x: 0.37 + (i % 20) * 0.41, y: 0.23 + Math.floor(i / 20) * 0.29 }
      beginWalk(walk, ground, start.x, start.y, 0, 0)
      expect(walk.cell).toBe(numberAt(start))
      const { q, r } = hexOf(ground.box, walk.cell)
      expect(Array.from(walk.middle)).toEqual([2 * q + r, q + 2 * r, r - q])
      expect([walk.enter, walk.leave]).toEqual([0, 1e300])
    }
  })

  it.each([
    [0.1, 0.2, 7.3, 5.1],
    [7.3, 5.1, -7, -5.2],
    [8, 0.4, -6, 5],
    [0.3, 5.6, 8.1, -5.5],
    [1, 1, 9, 0],
    [9.1, 1.1, -8, 0],
    [3.3, 0.1, 0, 5.9],
    [3.4, 6, 0, -5.9],
    [2.1, 0.3, 3, 3 * Math.sqrt(3)],
  ])(
    'passes the cells in their order, each from edge to edge: from %d, %d by %d, %d [HS-RUL-51]',
    (x, y, wayX, wayY) => {
      const at = (t: number): Point => ({ x: x + t * wayX, y: y + t * wayY })
      const walk = newWalk()
      beginWalk(walk, ground, x, y, wayX, wayY)
      let cells = 0
      for (; walk.enter < 1; crossEdge(walk, ground)) {
        expect(walk.leave).toBeGreaterThan(walk.enter)
        expect(walk.cell).toBe(numberAt(at(walk.enter + (walk.leave - walk.enter) * 1e-6)))
        expect(walk.cell).toBe(numberAt(at((walk.enter + walk.leave) / 2)))
        expect(walk.cell).toBe(numberAt(at(walk.leave - (walk.leave - walk.enter) * 1e-6)))
        const next = numberAt(at(walk.leave + 1e-6))
        expect(ground.step[walk.direction]).toBe(next - walk.cell)
        cells++
      }
      expect(cells).toBeGreaterThan(3)
    },
  )
})
