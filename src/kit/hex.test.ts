import { describe, expect, it } from 'vitest'
import {
  boxAround,
  centre,
  corner,
  DIRECTIONS,
  directionBetween,
  distance,
  fromOddRows,
  hexAt,
  hexOf,
  line,
  mirror,
  neighbour,
  neighbours,
  numberOf,
  opposite,
  ray,
  rotate,
  round,
  toOddRows,
} from './hex.ts'
import type { Hex, Layout } from './hex.ts'

const ORIGIN: Hex = { q: 0, r: 0 }
const LAYOUTS: readonly Layout[] = ['pointy', 'flat']

function around(radius: number): Hex[] {
  const hexes: Hex[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) hexes.push({ q, r })
  return hexes
}

describe('steps', () => {
  it('lead clockwise from east to the six neighbours', () => {
    expect(neighbours({ q: 3, r: 5 })).toEqual([
      { q: 4, r: 5 },
      { q: 3, r: 6 },
      { q: 2, r: 6 },
      { q: 2, r: 5 },
      { q: 3, r: 4 },
      { q: 4, r: 4 },
    ])
  })

  it('are undone by the opposite step', () => {
    for (let d = 0; d < DIRECTIONS; d++) {
      expect(neighbour(neighbour({ q: 2, r: -7 }, d), opposite(d))).toEqual({ q: 2, r: -7 })
      expect(directionBetween({ q: 2, r: -7 }, neighbour({ q: 2, r: -7 }, d))).toBe(d)
    }
  })

  it('are named only between neighbours', () => {
    expect(directionBetween(ORIGIN, ORIGIN)).toBe(-1)
    expect(directionBetween(ORIGIN, { q: 1, r: 1 })).toBe(-1)
  })

  it('are turned and mirrored with the grid', () => {
    for (let d = 0; d < DIRECTIONS; d++) expect(rotate(neighbour(ORIGIN, d), 1)).toEqual(neighbour(ORIGIN, (d + 1) % 6))
    expect([0, 1, 2, 3, 4, 5].map((d) => directionBetween(ORIGIN, mirror(neighbour(ORIGIN, d))))).toEqual([
      3, 2, 1, 0, 5, 4,
    ])
  })
})

describe('distance', () => {
  it('counts steps', () => {
    expect(distance(ORIGIN, ORIGIN)).toBe(0)
    expect(distance(ORIGIN, { q: 3, r: -1 })).toBe(3)
    expect(distance({ q: -2, r: 4 }, { q: 1, r: 5 })).toBe(4)
    for (const hex of neighbours({ q: 9, r: 9 })) expect(distance(hex, { q: 9, r: 9 })).toBe(1)
  })

  it('gives rings of six times the radius', () => {
    for (const radius of [1, 2, 5])
      expect(around(radius).filter((hex) => distance(hex, ORIGIN) === radius).length).toBe(6 * radius)
  })

  it('stays the same when both hexes are turned about a third', () => {
    const about = { q: 4, r: -3 }
    for (const hex of around(4))
      for (const steps of [1, 2, 3, 4, 5, -1])
        expect(distance(rotate(hex, steps, about), rotate(ORIGIN, steps, about))).toBe(distance(hex, ORIGIN))
  })
})

describe('turning and mirroring', () => {
  it('comes back after six turns and after two mirrorings', () => {
    for (const hex of around(3)) {
      expect(rotate(hex, 6, { q: 1, r: 1 })).toEqual(hex)
      expect(rotate(rotate(hex, 2), -2)).toEqual(hex)
      expect(mirror(mirror(hex, { q: 2, r: 5 }), { q: 2, r: 5 })).toEqual(hex)
    }
  })

  it('mirrors left for right on the plan', () => {
    for (const hex of around(3)) {
      const image = centre(mirror(hex))
      expect(image.x).toBeCloseTo(-centre(hex).x)
      expect(image.y).toBeCloseTo(centre(hex).y)
    }
  })
})

describe('lines', () => {
  it('take one neighbouring hex after the other, ends included', () => {
    for (const hex of around(6)) {
      const hexes = line(ORIGIN, hex)
      expect(hexes.length).toBe(distance(ORIGIN, hex) + 1)
      expect([hexes[0], hexes.at(-1)]).toEqual([ORIGIN, hex])
      for (let i = 1; i < hexes.length; i++) expect(distance(hexes[i - 1], hexes[i])).toBe(1)
    }
  })

  it('are the same there and back, also along edges', () => {
    for (const hex of around(6)) expect(line(hex, ORIGIN).reverse()).toEqual(line(ORIGIN, hex))
  })

  it('take the other side of an edge if asked, so that both sides together are the same in the mirror', () => {
    const both = (hex: Hex, of: (one: Hex) => Hex): string[] =>
      line(ORIGIN, hex).map((one, i) =>
        [one, line(ORIGIN, hex, -1)[i]]
          .map((side) => `${of(side).q},${of(side).r}`)
          .sort()
          .join(' '),
      )
    for (const hex of around(6)) expect(both(hex, (one) => mirror(one))).toEqual(both(mirror(hex), (one) => one))
    expect(both({ q: 1, r: 1 }, (one) => one)[1]).toBe('0,1 1,0')
  })

  it('follow a direction as a ray does', () => {
    for (let d = 0; d < DIRECTIONS; d++) {
      const hexes = ray({ q: 1, r: 2 }, d, 8)
      expect(hexes.length).toBe(8)
      expect(line({ q: 1, r: 2 }, hexes[7]).slice(1)).toEqual(hexes)
    }
  })
})

describe('boxes', () => {
  const box = boxAround([
    { q: 4, r: -2 },
    { q: -3, r: 6 },
    { q: 0, r: 0 },
  ])

  it('fit tightly around hexes', () => {
    expect(box).toEqual({ minQ: -3, minR: -2, width: 8, height: 9 })
  })

  it('number every hex once and name it again', () => {
    const numbers = Array.from({ length: box.width * box.height }, (_, number) => number)
    expect(numbers.map((number) => hexOf(box, number)).map(({ q, r }) => numberOf(box, q, r))).toEqual(numbers)
  })

  it('have no number for hexes outside', () => {
    for (const [q, r] of [
      [-4, 0],
      [5, 0],
      [0, -3],
      [0, 7],
    ])
      expect(numberOf(box, q, r)).toBe(-1)
  })
})

describe('drawing', () => {
  it('puts neighbours equally far away in both layouts', () => {
    for (const layout of LAYOUTS)
      for (const hex of neighbours(ORIGIN)) {
        const { x, y } = centre(hex, 10, layout)
        expect(Math.sqrt(x * x + y * y)).toBeCloseTo(10 * Math.sqrt(3))
      }
  })

  it('puts the edge between two hexes in the middle between their centres', () => {
    for (const layout of LAYOUTS)
      for (let d = 0; d < DIRECTIONS; d++) {
        const [a, b, there] = [corner(d, 2, layout), corner(d + 1, 2, layout), centre(neighbour(ORIGIN, d), 2, layout)]
        expect((a.x + b.x) / 2).toBeCloseTo(there.x / 2)
        expect((a.y + b.y) / 2).toBeCloseTo(there.y / 2)
        expect(Math.sqrt(a.x * a.x + a.y * a.y)).toBeCloseTo(2)
      }
  })

  it('finds the hex under a point', () => {
    for (const layout of LAYOUTS)
      for (const hex of around(4)) {
        const { x, y } = centre(hex, 7, layout)
        expect(hexAt({ x: x + 3, y: y - 3 }, 7, layout)).toEqual(hex)
      }
    expect(round(0.2, -0.1)).toEqual(ORIGIN)
  })

  it('knows rows of which the odd ones are shifted', () => {
    expect(fromOddRows(5, 3)).toEqual({ q: 4, r: 3 })
    expect(fromOddRows(5, 4)).toEqual({ q: 3, r: 4 })
    for (const hex of around(4)) {
      const { x, y } = toOddRows(hex)
      expect(fromOddRows(x, y)).toEqual(hex)
    }
  })
})
