import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '../../../../kit/hex.ts'
import { defaultContent } from '../../content/content.ts'
import { GRASS, ROCK, SAND } from '../../content/names.ts'
import { sprout } from './growth.ts'
import { isLand, mapTiles } from './place.ts'
import { layStones } from './ruins.ts'
import { layOut, layOutWater, visibleCells } from './terrain.ts'
import { createTileGeometry, LAND_SHAPE } from './tile-geometry.ts'
import { bordersOf } from './zones.ts'

describe.each(defaultContent().battlefields)('$id', (field) => {
  const map = mapTiles(field)
  const land = [GRASS, ROCK, SAND].map((terrain) => layOut(field, map, terrain))
  const cells = land.flat()

  it('shows every hex of every tile once', () => {
    const tiles = field.tiles.filter(({ terrain }) => terrain !== 'water')
    expect(cells.length).toBe(tiles.reduce((sum, { columns }) => sum + columns.length, 0))
    expect(new Set(cells.map(({ column, level }) => column * 99 + level)).size).toBe(cells.length)
    const wet = field.tiles.filter(({ terrain }) => terrain === 'water')
    expect(layOutWater(field, map).length).toBe(wet.reduce((sum, { columns }) => sum + columns.length, 0))
  })

  it('knows for each edge how the neighbour stands to it', () => {
    for (const { column, level, edges } of cells)
      edges.forEach((edge, d) => {
        const next = field.columns.neighbour[column * DIRECTIONS + d]
        expect(edge % 3 > 0).toBe(isLand(map, next, level + 1))
        expect(Math.floor(edge / 3) % 3 > 0).toBe(isLand(map, next, level))
      })
  })

  it('leaves out only what cannot be seen', () => {
    const shown = visibleCells(cells, Infinity)
    expect(shown.length).toBe(cells.filter(({ isBuried }) => !isBuried).length)
    for (const { column, level } of cells.filter(({ isBuried }) => isBuried)) {
      expect(isLand(map, column, level + 1)).toBe(true)
      for (let d = 0; d < DIRECTIONS; d++)
        expect(isLand(map, field.columns.neighbour[column * DIRECTIONS + d], level)).toBe(true)
    }
  })

  it('uncovers buried hexes when the levels above are taken off', () => {
    for (let level = 1; level <= field.levels; level++) {
      const shown = visibleCells(cells, level)
      expect(shown.every((cell) => cell.level <= level)).toBe(true)
      expect(shown.filter((cell) => cell.level === level).length).toBe(
        cells.filter((cell) => cell.level === level).length,
      )
    }
  })

  it('has stones in every course of its walls, up to the top', () => {
    const { walls } = field
    const stones = layStones(field)
    for (let wall = 0; wall < walls.count; wall++) {
      const [x, z] = [(walls.x1[wall] + walls.x2[wall]) / 2, (walls.y1[wall] + walls.y2[wall]) / 2]
      const near = stones.filter((stone) => Math.hypot(stone.x - x, stone.z - z) < 0.52)
      expect(Math.max(...near.map((stone) => stone.y + stone.high))).toBeGreaterThan((walls.to[wall] - 1.4) * 0.4)
    }
  })

  it('lets things grow only where no base stands', () => {
    for (const { space, x, z } of sprout(field, (terrain) => terrain === GRASS, 0.5)) {
      const column = field.spaces.column[space]
      const away = Math.hypot(x - field.columns.x[column], z - field.columns.y[column])
      expect(field.spaces.terrain[space]).toBe(GRASS)
      expect(away).toBeGreaterThan(0.62)
      expect(away).toBeLessThan(0.8)
    }
  })

  it('draws the border of a zone where the zone ends', () => {
    for (const { spaces } of field.layouts.flatMap(({ zones }) => zones)) {
      const borders = bordersOf(field, spaces)
      expect(borders.length).toBe(spaces.length * DIRECTIONS)
      expect(borders.some(Boolean)).toBe(true)
      expect(borders.every(Boolean)).toBe(spaces.length === 1)
    }
  })
})

describe('the hex of a tile', () => {
  it('turns all its faces outward', () => {
    const geometry = createTileGeometry(LAND_SHAPE)
    const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
    const index = geometry.getIndex()!
    const at = (i: number): number[] => [position.getX(i), position.getY(i), position.getZ(i)]
    for (let i = 0; i < index.count; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => at(index.getX(i + k)))
      const [u, v] = [b, c].map((point) => point.map((value, k) => value - a[k]))
      const face = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
      const n = index.getX(i)
      expect(face[0] * normal.getX(n) + face[1] * normal.getY(n) + face[2] * normal.getZ(n)).toBeGreaterThan(0)
    }
  })
})
