import { describe, expect, it } from 'vitest'
import { DIRECTIONS, distance, NE, opposite, SE } from '../../../kit/hex.ts'
import { NO_WALL, OPEN_SKY } from './battlefield.ts'
import type { Battlefield } from './battlefield.ts'
import { defaultContent } from './content.ts'
import { columnOf, distancesFrom, findLink, findSpace } from './find-space.ts'
import { GRASS, TERRAINS, WATER } from './names.ts'
import { PLANS } from './testing/plans.ts'

const { inventory } = defaultContent()
/** Those of the booklet. */
const battlefields = defaultContent().battlefields.slice(0, 5)
const [giants, forsaken, durgeth, trollsford, migol] = battlefields
const NAMES = battlefields.map((field) => [field.id, field] as const)

function planOf({ columns, spaces }: Battlefield): string[] {
  const rows: string[] = []
  for (let r = columns.box.minR; r < columns.box.minR + columns.box.height; r++) {
    const inRow = columns.q.flatMap((q, column) => (columns.r[column] === r ? [{ q, column }] : []))
    const [first, last] = [inRow[0].q, inRow[inRow.length - 1].q]
    const hexes = Array.from({ length: last - first + 1 }, (_, i) => columnOf(columns, first + i, r))
    rows.push([r, first, ...hexes.map((column) => (column < 0 ? '.' : columnText(column)))].join(' '))
  }
  function columnText(column: number): string {
    const texts: string[] = []
    for (let space = columns.firstSpace[column]; space < columns.firstSpace[column + 1]; space++) {
      const roof = spaces.clearance[space] === OPEN_SKY ? '' : `+${spaces.clearance[space]}`
      texts.push(`${TERRAINS[spaces.terrain[space]][0]}${spaces.level[space]}${roof}`)
    }
    return texts.join('/')
  }
  return rows
}

function at(field: Battlefield, q: number, r: number, level: number): number {
  const space = findSpace(field.columns, field.spaces, [q, r, level])
  if (space < 0) throw new Error(`no space at ${q}, ${r}, ${level}`)
  return space
}

function topTerrain(field: Battlefield): number[] {
  const counts = [0, 0, 0, 0]
  for (let column = 0; column < field.columns.count; column++)
    counts[field.spaces.terrain[field.columns.firstSpace[column + 1] - 1]]++
  return counts
}

describe('the five battlefields', () => {
  it('are built as the booklet shows them, hex by hex [HS-SET-03] [HS-SET-04] [HS-RUL-04]', () => {
    for (const field of battlefields) expect(planOf(field)).toEqual(PLANS[field.id])
  })

  it('have 6, 8 and 8 levels [HS-SET-09] [HS-SET-10] [HS-SET-11]', () => {
    expect([giants.levels, forsaken.levels, durgeth.levels]).toEqual([6, 8, 8])
  })

  it('have 6 and 11 levels; none is higher [HS-SET-12] [HS-SET-13] [HS-SET-14]', () => {
    expect([trollsford.levels, migol.levels]).toEqual([6, 11])
    expect(battlefields.map((field) => Math.max(...field.spaces.level))).toEqual([6, 8, 8, 6, 11])
    expect(battlefields.map((field) => Math.min(...field.tiles.map((tile) => tile.level)))).toEqual([1, 1, 1, 1, 1])
  })

  it('use exactly the tiles of one Master Set [HS-SET-02]', () => {
    for (const field of battlefields) {
      expect(field.tiles.length).toBe(85)
      for (const { terrain, size, count } of inventory.tiles)
        expect(field.tiles.filter((tile) => tile.terrain === terrain && tile.size === size).length).toBe(count)
    }
  })

  it('carry both ruins after all levels, the Trollsford Swamps only the short one [HS-SET-06] [HS-SET-12]', () => {
    expect(battlefields.map((field) => field.ruins.map((ruin) => `${ruin.kind} ${ruin.base}`))).toEqual([
      ['long 1', 'short 1'],
      ['long 1', 'short 1'],
      ['short 1', 'long 1'],
      ['short 2'],
      ['short 11', 'long 11'],
    ])
  })

  it('have so many hexes, spaces and spaces of each terrain on top', () => {
    expect(battlefields.map((field) => [field.columns.count, field.spaces.count, ...topTerrain(field)])).toEqual([
      [223, 223, 115, 75, 12, 21],
      [258, 258, 161, 62, 14, 21],
      [208, 208, 121, 40, 26, 21],
      [172, 174, 119, 15, 17, 21],
      [215, 235, 145, 31, 18, 21],
    ])
  })
})

describe('spaces', () => {
  it('of water lie as high as what is beneath the water [HS-SET-07] [HS-RUL-33]', () => {
    const water = (field: Battlefield): number[] => [
      ...new Set(field.spaces.level.filter((_, space) => field.spaces.water[space] === 1)),
    ]
    expect(battlefields.map((field) => water(field).sort((a, b) => a - b))).toEqual([[0], [0], [0], [0, 2, 4], [0]])
    for (const field of battlefields)
      expect(field.spaces.water).toEqual(field.spaces.terrain.map((terrain) => (terrain === WATER ? 1 : 0)))
  })

  it("lie above each other in Migol's catacombs with nine free levels, as in the example [HS-SET-13] [HS-EX-27]", () => {
    const beneath = migol.spaces.clearance.filter((clearance) => clearance !== OPEN_SKY).sort((a, b) => a - b)
    expect(beneath).toEqual([1, 1, ...Array<number>(18).fill(9)])
    const roofs = migol.spaces.level.filter((level) => level === 11)
    expect(roofs.length).toBe(24)
    const heights = ['finn', 'mimring', 'grimnak'].map((id) => defaultContent().cardById.get(id)?.height ?? 0)
    expect(heights.map((height) => height <= 9)).toEqual([true, true, false])
  })

  it('beneath the two low overhangs of the Trollsford Swamps are too low for every figure', () => {
    const low = trollsford.spaces.clearance.filter((clearance) => clearance !== OPEN_SKY)
    expect(low.sort((a, b) => a - b)).toEqual([1, 2])
  })

  it('are found by place and level only where they are', () => {
    expect(findSpace(migol.columns, migol.spaces, [7, 7, 1])).toBeGreaterThanOrEqual(0)
    expect(findSpace(migol.columns, migol.spaces, [7, 7, 5])).toBe(-1)
    expect(findSpace(migol.columns, migol.spaces, [99, 7, 1])).toBe(-1)
    expect(at(migol, 7, 7, 11)).toBe(at(migol, 7, 7, 1) + 1)
  })
})

describe('columns', () => {
  it.each(NAMES)('know their neighbours: %s', (_, { columns }) => {
    for (let column = 0; column < columns.count; column++)
      for (let direction = 0; direction < DIRECTIONS; direction++) {
        const next = columns.neighbour[column * DIRECTIONS + direction]
        if (next < 0) continue
        expect(columns.neighbour[next * DIRECTIONS + opposite(direction)]).toBe(column)
        const [dx, dy] = [columns.x[next] - columns.x[column], columns.y[next] - columns.y[column]]
        expect(dx * dx + dy * dy).toBeCloseTo(3)
      }
  })

  it.each(NAMES)('are filled from level to level by their tiles: %s', (_, { columns, tiles }) => {
    const land = tiles.filter((tile) => tile.terrain !== 'water').flatMap((tile) => tile.columns)
    let filled = 0
    columns.solidFrom.forEach((from, index) => (filled += columns.solidTo[index] - from))
    expect(filled).toBe(land.length)
    let layers = 0
    columns.layerFrom.forEach((from, index) => (layers += columns.layerTo[index] - from))
    expect(layers).toBe(land.length)
    expect(columns.layerTerrain.filter((terrain) => terrain === WATER).length).toBe(21)
  })

  it('are solid in pieces at an overhang and hollow where nothing lies beneath', () => {
    const solids = ({ columns }: Battlefield, q: number, r: number): string[] => {
      const column = columnOf(columns, q, r)
      const [first, end] = [columns.firstSolid[column], columns.firstSolid[column + 1]]
      return columns.solidFrom.slice(first, end).map((from, i) => `${from}-${columns.solidTo[first + i]}`)
    }
    expect(solids(migol, 7, 7)).toEqual(['0-1', '10-11'])
    expect(solids(migol, -1, 15)).toEqual(['0-1', '2-4'])
    expect(solids(durgeth, 2, 8)).toEqual(['1-3'])
    expect(solids(giants, 6, 6)).toEqual([])
    expect(solids(trollsford, 9, 11)).toEqual(['0-2', '3-4'])
    expect(migol.columns.top[columnOf(migol.columns, 7, 7)]).toBe(11)
  })

  it('measure range along existing hexes, around holes [HS-RNG-06] [HS-RUL-48]', () => {
    const { columns } = trollsford
    const steps = distancesFrom(columns, columnOf(columns, 2, 13))
    const to = (q: number, r: number): number => steps[columnOf(columns, q, r)]
    expect([to(2, 13), to(3, 12), to(4, 12), to(8, 13)]).toEqual([0, 1, 2, 8])
    for (const { columns: all } of battlefields) {
      const far = distancesFrom(all, 0)
      const origin = { q: all.q[0], r: all.r[0] }
      all.q.forEach((q, column) =>
        expect(far[column]).toBeGreaterThanOrEqual(distance(origin, { q, r: all.r[column] })),
      )
      expect(distancesFrom(all, 0)).toBe(far)
    }
  })
})

describe('links', () => {
  it.each(NAMES)('join the same two spaces in both directions: %s', (_, field) => {
    const { links, spaces } = field
    for (let from = 0; from < spaces.count; from++)
      for (let link = links.first[from]; link < links.first[from + 1]; link++) {
        const back = findLink(field, links.to[link], from)
        expect(links.rise[back]).toBe(0 - links.rise[link])
        expect(links.direction[back]).toBe(opposite(links.direction[link]))
        expect(links.wallTop[back]).toBe(links.wallTop[link])
      }
  })

  it('join every space with all spaces of the neighbouring columns', () => {
    const [beneath, beside] = [at(migol, 7, 7, 1), at(migol, 7, 8, 1)]
    expect(findLink(migol, beneath, beside)).toBeGreaterThanOrEqual(0)
    expect(migol.links.rise[findLink(migol, beneath, at(migol, 7, 8, 11))]).toBe(10)
    expect(findLink(migol, beneath, at(migol, 7, 7, 11))).toBe(-1)
    expect(findLink(migol, beneath, at(migol, 5, 8, 1))).toBe(-1)
  })

  it('leave no room to climb from beneath a roof onto it or to drop beneath it [HS-RUL-34] [HS-RUL-89]', () => {
    const room = (a: number, b: number): number => migol.links.headroom[findLink(migol, a, b)]
    const [floor, next, roof] = [at(migol, 7, 7, 1), at(migol, 7, 8, 1), at(migol, 7, 8, 11)]
    expect([room(floor, next), room(next, floor)]).toEqual([9, 9])
    expect([room(floor, roof), room(roof, floor)]).toEqual([0, 0])
    expect(room(at(migol, 7, 7, 11), roof)).toBe(OPEN_SKY)
    const outside = at(migol, 7, 10, 1)
    const inside = at(migol, 6, 10, 1)
    expect([room(outside, inside), room(inside, outside)]).toEqual([9, OPEN_SKY])
    expect(room(outside, at(migol, 6, 10, 11))).toBe(OPEN_SKY)
  })

  it('carry the top of the ruin that stands between two spaces, six levels above its base [HS-SET-25] [HS-RUL-36]', () => {
    const wall = (field: Battlefield, a: number, b: number): number => field.links.wallTop[findLink(field, a, b)]
    expect(wall(giants, at(giants, 10, 4, 1), at(giants, 10, 5, 1))).toBe(7)
    expect(wall(giants, at(giants, 10, 4, 1), at(giants, 9, 4, 1))).toBe(NO_WALL)
    expect(wall(migol, at(migol, 6, 9, 11), at(migol, 7, 9, 11))).toBe(17)
    expect(wall(migol, at(migol, 6, 9, 1), at(migol, 7, 9, 1))).toBe(NO_WALL)
    expect(wall(migol, at(migol, 6, 10, 11), at(migol, 7, 10, 1))).toBe(17)
  })
})

describe('ruins', () => {
  it('stand on seven and five edges', () => {
    expect(battlefields.map((field) => field.walls.count)).toEqual([12, 12, 12, 5, 12])
    for (const { walls, ruins } of battlefields)
      ruins.forEach((ruin, index) => {
        expect(walls.ruin.filter((owner) => owner === index).length).toBe(ruin.kind === 'long' ? 7 : 5)
        expect([ruin.top - ruin.base, ruin.columns.length]).toEqual([6, ruin.kind === 'long' ? 3 : 2])
      })
  })

  it('mark their edges from both sides', () => {
    const { columns } = giants
    expect(columns.ruinEdges[columnOf(columns, 10, 4)]).toBe((1 << SE) | (1 << 2))
    expect(columns.ruinEdges[columnOf(columns, 10, 5)] & (1 << opposite(SE))).not.toBe(0)
    expect(columns.ruinEdges[columnOf(columns, 9, 5)] & (1 << NE)).not.toBe(0)
    expect(columns.ruinEdges.filter((bits) => bits !== 0).length).toBeGreaterThan(10)
  })

  it('are walls one hex edge long', () => {
    for (const { walls } of battlefields)
      for (let wall = 0; wall < walls.count; wall++) {
        const [dx, dy] = [walls.x2[wall] - walls.x1[wall], walls.y2[wall] - walls.y1[wall]]
        expect(dx * dx + dy * dy).toBeCloseTo(1)
        expect(walls.to[wall] - walls.from[wall]).toBe(6)
      }
  })
})

describe('tiles', () => {
  it('of 24 spaces are of grass or rock', () => {
    for (const { tiles } of battlefields)
      for (const tile of tiles) {
        expect(tile.columns.length).toBe(tile.size)
        if (tile.size === 24) expect(TERRAINS.indexOf(tile.terrain)).toBeLessThanOrEqual(GRASS + 1)
      }
  })
})
