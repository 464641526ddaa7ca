import { describe, expect, it } from 'vitest'
import { defaultContent } from '../../content/content.ts'
import { grid } from '../../testing/grid.ts'
import { row, smallField, spaceAt } from '../../testing/small-fields.ts'
import { highestBetween, isUnderRoof, lobHeight } from './lob.ts'

/** The height of a throw along a row, from its first to its last space. */
function along(levels: (number | readonly number[])[], isSeen = false): number {
  const field = smallField(row(...levels))
  return lobHeight(field, spaceAt(field, 0, 0), spaceAt(field, levels.length - 1, 0), isSeen)
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
    expect(lobHeight(field, spaceAt(field, 0, 0), spaceAt(field, 1, 0), false)).toBe(1)
  })

  it('does not care whether the target is seen in the open [HS-RUL-72]', () => {
    expect(along([1, 14, 1], true)).toBe(13)
  })

  it('is over a gap what stands on its sides [HS-RUL-72]', () => {
    const field = smallField([
      [0, 0, 1],
      [2, 0, 4],
    ])
    expect(lobHeight(field, spaceAt(field, 0, 0), spaceAt(field, 2, 0), false)).toBe(3)
  })
})

describe('a roof', () => {
  const field = smallField(row(1, [1, 15], [1, 15], 1))
  const [open, under, deep, beyond] = [0, 1, 2, 3].map((q) => spaceAt(field, q, 0, 1))

  it('is over somebody or not [HS-RUL-72]', () => {
    expect([open, under, deep, beyond].map((space) => isUnderRoof(field, space))).toEqual([false, true, true, false])
    expect(isUnderRoof(field, spaceAt(field, 1, 0, 15))).toBe(false)
  })

  it('is in the way of throws into the room beneath it, and out of it, with its top [HS-RUL-72]', () => {
    expect(lobHeight(field, open, under, false)).toBe(14)
    expect(lobHeight(field, under, open, false)).toBe(14)
    expect(lobHeight(field, open, beyond, false)).toBe(14)
  })

  it('is not if the thrower sees the target: then the throw goes straight [HS-RUL-72]', () => {
    expect(lobHeight(field, open, under, true)).toBe(0)
    expect(lobHeight(field, under, deep, true)).toBe(0)
    expect(lobHeight(field, deep, open, true)).toBe(0)
    expect(lobHeight(field, open, beyond, true)).toBe(14)
  })

  it('still counts the level of a target that is seen from beneath it [HS-RUL-72]', () => {
    const cliff = smallField(row([1, 20], 1, 16))
    expect(lobHeight(cliff, spaceAt(cliff, 0, 0, 1), spaceAt(cliff, 2, 0), true)).toBe(15)
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
      if (spaces.level[under] === 1) heights.add(lobHeight(field, under, columns.firstSpace[other], false))
    }
    expect([...heights]).toEqual([16])
  })
})
