import { describe, expect, it } from 'vitest'
import { rotate, type Hex } from '../../../../kit/hex.ts'
import { defaultContent } from '../../content/content.ts'
import { grid } from '../../lessons/field.ts'
import { row, smallField, spaceAt } from '../../testing/small-fields.ts'
import { highestBetween, lobHeight } from './lob.ts'

/** The height of a throw along a row, from its first to its last space. */
function along(levels: (number | readonly number[])[]): number {
  const field = smallField(row(...levels))
  return lobHeight(field, spaceAt(field, 0, 0), spaceAt(field, levels.length - 1, 0))
}

describe('how high a throw must rise', () => {
  it('is what stands highest on the way, above the base of the thrower [HS-RUL-72] [HS-POW-12]', () => {
    expect(along([1, 1, 1])).toBe(0)
    expect(along([1, 13, 1])).toBe(12)
    expect(along([1, 14, 2, 1])).toBe(13)
    expect(along([3, 5, 14, 1])).toBe(11)
  })

  it('counts the ground under the target and nothing beyond it [HS-RUL-72]', () => {
    expect(along([1, 1, 14])).toBe(13)
    const field = smallField(row(1, 2, 9))
    expect(lobHeight(field, spaceAt(field, 0, 0), spaceAt(field, 1, 0))).toBe(1)
  })

  it('is over a gap what stands on its sides [HS-RUL-72]', () => {
    const field = smallField([
      [0, 0, 1],
      [2, 0, 4],
    ])
    expect(lobHeight(field, spaceAt(field, 0, 0), spaceAt(field, 2, 0))).toBe(3)
  })
})

describe('a line along an edge', () => {
  /** From the centre over the middle of an edge: the two columns beside it have these levels. */
  const over = (to: { q: number; r: number }, sides: [Hex, Hex], levels: [number, number]): number => {
    const [first, second] = sides
    const field = smallField([
      [0, 0, 1],
      [to.q, to.r, 1],
      [first.q, first.r, levels[0]],
      [second.q, second.r, levels[1]],
    ])
    return lobHeight(field, spaceAt(field, 0, 0), spaceAt(field, to.q, to.r))
  }

  it('counts the lower side, however the field is turned or mirrored [HS-RUL-72]', () => {
    for (let turns = 0; turns < 6; turns++) {
      const to = rotate({ q: 1, r: 1 }, turns)
      const sides: [Hex, Hex] = [rotate({ q: 1, r: 0 }, turns), rotate({ q: 0, r: 1 }, turns)]
      expect([over(to, sides, [5, 14]), over(to, sides, [14, 5]), over(to, sides, [14, 15])]).toEqual([4, 4, 13])
    }
  })

  it('goes beside a ruin that stands on the edges of one side only [HS-RUL-72]', () => {
    let oneSided = 0
    for (let rotation = 0; rotation < 6; rotation++) {
      const field = smallField(grid(5, 5), [{ q: 2, r: 2, level: 1, rotation }])
      const { walls, columns } = field
      const at = (column: number): string => `${columns.q[column]},${columns.r[column]}`
      const edges = walls.column.map((column, wall) => [
        at(column),
        at(columns.neighbour[column * 6 + walls.direction[wall]]),
      ])
      /** The ruin's top if it stands between this hex and one of the ends. */
      const crossed = (side: string, ends: string[]): number =>
        edges.some((edge) => edge.includes(side) && edge.some((one) => ends.includes(one))) ? 7 : 1
      for (let n = 0; n < 16; n++) {
        const [q, r] = [n % 4, Math.floor(n / 4)]
        const ends = [`${q},${r}`, `${q + 1},${r + 1}`]
        const tops = [crossed(`${q + 1},${r}`, ends), crossed(`${q},${r + 1}`, ends)]
        if (tops[0] !== tops[1]) oneSided++
        const height = lobHeight(field, spaceAt(field, q, r), spaceAt(field, q + 1, r + 1)) + 1
        expect(height).toBe(Math.min(...tops))
      }
    }
    expect(oneSided).toBeGreaterThan(6)
  })
})

describe('a roof', () => {
  const field = smallField(row(1, [1, 15], [1, 15], 1))
  const [open, under, , beyond] = [0, 1, 2, 3].map((q) => spaceAt(field, q, 0, 1))

  it('is in the way of throws into the room beneath it, and out of it, with its top [HS-RUL-72]', () => {
    expect(lobHeight(field, open, under)).toBe(14)
    expect(lobHeight(field, under, open)).toBe(14)
    expect(lobHeight(field, open, beyond)).toBe(14)
  })
})

describe('a ruin', () => {
  const field = smallField(grid(7, 5), [{ q: 3, r: 2, level: 1 }])
  const { columns, walls } = field

  it('is in the way with its top where the throw crosses it, from both sides [HS-RUL-72] [HS-POW-12]', () => {
    for (let wall = 0; wall < walls.count; wall++) {
      const column = walls.column[wall]
      const other = columns.neighbour[column * 6 + walls.direction[wall]]
      expect(highestBetween(field, column, other)).toBe(walls.to[wall])
      expect(highestBetween(field, other, column)).toBe(walls.to[wall])
    }
    expect(walls.to[0]).toBe(7)
  })

  it('is not where the throw passes it [HS-RUL-72]', () => {
    const [from, to] = [spaceAt(field, 0, 0), spaceAt(field, 6, 0)].map((space) => field.spaces.column[space])
    expect(highestBetween(field, from, to)).toBe(1)
  })
})

describe("Migol's Tomb", () => {
  it('has a roof on level 11 with a ruin up to level 17: 16 levels from level 1 [HS-EX-39]', () => {
    const field = defaultContent().battlefields.find((one) => one.id === 'migols-tomb')!
    const { spaces, columns, walls } = field
    const heights = new Set<number>()
    for (let wall = 0; wall < walls.count; wall++) {
      const other = columns.neighbour[walls.column[wall] * 6 + walls.direction[wall]]
      if (walls.from[wall] !== 11 || other < 0) continue
      const under = columns.firstSpace[walls.column[wall]]
      if (spaces.level[under] === 1) heights.add(lobHeight(field, under, columns.firstSpace[other]))
    }
    expect([...heights]).toEqual([16])
  })
})
