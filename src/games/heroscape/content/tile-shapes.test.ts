import { describe, expect, it } from 'vitest'
import type { Hex } from '../../../kit/hex.ts'
import { TILE_SIZES } from './names.ts'
import { cellsOf, ruinCells, ruinEdges, shapeOf } from './tile-shapes.ts'

/** Rows from top to bottom as first..last column, counted from the leftmost hex of the top row. */
function rowsOf(hexes: readonly Hex[]): string[] {
  const top = Math.min(...hexes.map(({ r }) => r))
  const left = Math.min(...hexes.filter(({ r }) => r === top).map(({ q }) => q))
  const rows: string[] = []
  for (let r = top; hexes.some((hex) => hex.r === r); r++) {
    const inRow = hexes.filter((hex) => hex.r === r).map(({ q }) => q - left)
    const [first, last] = [Math.min(...inRow), Math.max(...inRow)]
    expect(inRow.length).toBe(last - first + 1)
    rows.push(`${first}..${last}`)
  }
  return rows
}

describe('tiles', () => {
  it('have as many spaces as their size says, turned in any way', () => {
    for (const size of TILE_SIZES)
      for (let rotation = 0; rotation < 6; rotation++)
        expect(new Set(shapeOf(size, rotation).map(({ q, r }) => `${q},${r}`)).size).toBe(size)
  })

  it('of 24 spaces have the printed form in all six turns', () => {
    expect([0, 1, 2, 3, 4, 5].map((rotation) => rowsOf(shapeOf(24, rotation)))).toEqual([
      ['0..1', '-1..1', '-1..1', '-2..2', '-2..2', '-3..2'],
      ['0..1', '-2..1', '-4..0', '-4..-1', '-4..-2', '-4..-2', '-4..-3', '-4..-4'],
      ['0..0', '-1..1', '-2..2', '-3..2', '-4..1', '-5..-3'],
      ['0..5', '0..4', '0..4', '1..3', '1..3', '1..2'],
      ['0..0', '-1..0', '-2..0', '-2..0', '-3..0', '-4..0', '-5..-2', '-5..-4'],
      ['0..2', '-4..1', '-5..0', '-5..-1', '-4..-2', '-3..-3'],
    ])
  })

  it('of 2, 3 and 7 spaces lie where their anchor is', () => {
    const hexes = cellsOf({ size: 2, q: 4, r: 7, rotation: 1 })
    expect(hexes).toEqual([
      { q: 4, r: 7 },
      { q: 4, r: 8 },
    ])
    expect(rowsOf(shapeOf(3, 0))).toEqual(['0..1', '0..0'])
    expect(rowsOf(shapeOf(3, 1))).toEqual(['0..0', '-1..0'])
    for (let rotation = 0; rotation < 6; rotation++)
      expect(rowsOf(shapeOf(7, rotation))).toEqual(['0..1', '-1..1', '-1..0'])
  })
})

describe('ruins', () => {
  it('stand along two or three hexes in a row', () => {
    expect(ruinCells({ kind: 'long', q: -2, r: 10, rotation: 1 })).toEqual([
      { q: -2, r: 10 },
      { q: -2, r: 11 },
      { q: -2, r: 12 },
    ])
    expect(ruinCells({ kind: 'short', q: 14, r: 8, rotation: 5 })).toEqual([
      { q: 14, r: 8 },
      { q: 15, r: 7 },
    ])
  })

  it('close two sides of every hex and one end', () => {
    const edges = ruinEdges({ kind: 'short', q: -2, r: 10, rotation: 1 })
    expect(edges.map(({ hex, direction }) => `${hex.q},${hex.r} ${direction}`)).toEqual([
      '-2,10 5',
      '-2,10 0',
      '-2,11 5',
      '-2,11 0',
      '-2,11 1',
    ])
  })
})
