import { describe, expect, it } from 'vitest'
import { defaultContent, type GameMap } from '../content/content.ts'
import { MOUNTAINS, SEA } from '../content/units.ts'
import { bordersOf, depthIn, edgesOf, heartOf, isInside, outlineOf, roughened, type Point } from './geometry.ts'
import { riversOf } from './rivers.ts'
import { seeded } from '../../../boardkit/drawing/seed.ts'

const maps = defaultContent().maps.map((map) => [map.id, map] as const)

function linksOf(map: GameMap): string[] {
  return map.adjacent.flatMap((list, a) => list.filter((b) => a < b).map((b) => `${a}-${b}`)).toSorted()
}

describe.each(maps)('the outlines of %s', (_id, map) => {
  it('share a border exactly where two areas are adjacent [BS-MAP-02]', () => {
    expect([...bordersOf(map)].toSorted()).toEqual(linksOf(map))
  })

  it('fill the map: every border has two sides or is the frame', () => {
    const isFrame = (p: Point, q: Point): boolean =>
      [0, map.width].some((x) => p[0] === x && q[0] === x) || [0, map.height].some((y) => p[1] === y && q[1] === y)
    for (const { areas, from, to } of edgesOf(map)) expect(areas.length).toBe(isFrame(from, to) ? 1 : 2)
  })

  it('have their heart well inside', () => {
    map.polys.forEach((outlines) => expect(depthIn(heartOf(outlines), outlines)).toBeGreaterThan(1.5))
  })

  it('have rivers along borders between land areas that end at the sea or in another river', () => {
    const isSea = (area: number): boolean => map.terrain[area] === SEA
    const rivers = riversOf(map, isSea, (area) => map.terrain[area] === MOUNTAINS)
    expect(rivers.length).toBeGreaterThan(0)
    expect(riversOf(map, isSea, (area) => map.terrain[area] === MOUNTAINS)).toEqual(rivers)
    const edges = new Map(edgesOf(map).map((edge) => [edge.key, edge]))
    for (const river of rivers) for (const key of river.keys) expect(edges.get(key)!.areas.some(isSea)).toBe(false)
  })
})

it('Tyrant’s Lament has no border too short to be seen', () => {
  const map = defaultContent().maps.find(({ id }) => id === 'tyrants-lament')!
  for (const { from, to } of edgesOf(map)) expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(2)
})

describe('roughened borders', () => {
  const [, map] = maps[0]
  const [from, to] = [map.polys[30][0][0], map.polys[30][0][1]]

  it('are the same every time and from both sides', () => {
    expect(roughened(map, from, to)).toEqual(roughened(map, from, to))
    expect(roughened(map, to, from)).toEqual(roughened(map, from, to).reverse())
  })

  it('begin and end at the corners', () => {
    const points = roughened(map, from, to)
    expect([points[0], points.at(-1)]).toEqual([from, to])
    expect(points.length).toBe(17)
  })

  it('differ between maps', () => {
    expect(roughened({ ...map, id: 'other' }, from, to)).not.toEqual(roughened(map, from, to))
  })

  it('leave the frame of the map straight', () => {
    expect(roughened(map, [0, 3], [0, 9])).toEqual([
      [0, 3],
      [0, 9],
    ])
  })

  it('make closed outlines', () => {
    expect(outlineOf(map, map.polys[30][0])).toMatch(/^M[\d.]+ [\d.]+(L-?[\d.]+ -?[\d.]+)+Z$/)
  })
})

describe('points', () => {
  const square: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]
  const beside: Point[] = [
    [4, 0],
    [8, 0],
    [8, 4],
    [4, 4],
  ]

  it('are inside or outside an outline', () => {
    expect([isInside([1, 1], square), isInside([5, 1], square)]).toEqual([true, false])
  })

  it('know how deep they lie, across parts of one area', () => {
    expect(depthIn([1, 2], [square])).toBe(1)
    expect(depthIn([4, 2], [square, beside])).toBe(2)
    expect(depthIn([9, 9], [square, beside])).toBe(-1)
  })
})

describe('seeded numbers', () => {
  it('repeat with their seed and lie below 1', () => {
    const [a, b] = [seeded('x'), seeded('x')]
    const drawn = Array.from({ length: 50 }, () => a())
    expect(Array.from({ length: 50 }, () => b())).toEqual(drawn)
    expect(drawn.every((n) => n >= 0 && n < 1)).toBe(true)
    expect(seeded('y')()).not.toBe(drawn[0])
  })
})
