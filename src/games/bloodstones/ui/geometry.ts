import { seeded } from '../../../boardkit/drawing/seed.ts'
import type { TerrainName } from '../content/units.ts'

export type Point = readonly [number, number]
export type Outline = readonly Point[]

/** What a drawing needs of a map; every list is by area id. */
export interface Land {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly polys: readonly (readonly Outline[])[]
}

/** What a painting of it needs besides. */
export interface Landscape extends Land {
  readonly terrain: readonly TerrainName[]
  /** Where pieces stand. */
  readonly hearts: readonly Point[]
}

/** A stretch of border between two corners. `areas` has one entry at the frame of the map. */
export interface Edge {
  readonly key: string
  readonly from: Point
  readonly to: Point
  readonly areas: readonly number[]
}

const nameOf = (p: Point): string => `${p[0]},${p[1]}`

/** The same name from both sides, so that neighbours fit. */
function edgeKey(a: Point, b: Point): string {
  const [p, q] = [nameOf(a), nameOf(b)]
  return p < q ? `${p}|${q}` : `${q}|${p}`
}

const isOnFrame = (land: Land, a: Point, b: Point): boolean =>
  (a[0] === 0 && b[0] === 0) ||
  (a[1] === 0 && b[1] === 0) ||
  (a[0] === land.width && b[0] === land.width) ||
  (a[1] === land.height && b[1] === land.height)

/** Every border once, with the areas on both sides. */
export function edgesOf(land: Land): Edge[] {
  const edges = new Map<string, { key: string; from: Point; to: Point; areas: number[] }>()
  land.polys.forEach((outlines, area) => {
    for (const outline of outlines)
      outline.forEach((from, i) => {
        const to = outline[(i + 1) % outline.length]
        const key = edgeKey(from, to)
        const known = edges.get(key)
        if (known === undefined) edges.set(key, { key, from, to, areas: [area] })
        else known.areas.push(area)
      })
  })
  return [...edges.values()]
}

/** The pairs of different areas that share a border, as `smaller-larger`. */
export function bordersOf(land: Land): Set<string> {
  const pairs = new Set<string>()
  for (const { areas } of edgesOf(land)) {
    const [a, b = a] = areas
    if (a !== b) pairs.add(a < b ? `${a}-${b}` : `${b}-${a}`)
  }
  return pairs
}

const LEVELS = 4
/** How far a border strays, as a part of its length. */
const STRAY = 0.19

/**
 * The points of a border between two corners, roughened by moving midpoints aside. It depends on the map and the two
 * corners only: whoever draws it from either side gets the same line. The frame of the map stays straight.
 */
export function roughened(land: Land, from: Point, to: Point): Point[] {
  if (isOnFrame(land, from, to)) return [from, to]
  const turned = nameOf(from) > nameOf(to)
  const random = seeded(`${land.id}|${edgeKey(from, to)}`)
  let points: Point[] = turned ? [to, from] : [from, to]
  for (let level = 0; level < LEVELS; level++) {
    const finer: Point[] = [points[0]]
    for (let i = 1; i < points.length; i++) {
      const [p, q] = [points[i - 1], points[i]]
      const aside = (random() - 0.5) * 2 * STRAY * (level === 0 ? 0.6 : 0.8)
      finer.push([(p[0] + q[0]) / 2 - (q[1] - p[1]) * aside, (p[1] + q[1]) / 2 + (q[0] - p[0]) * aside], q)
    }
    points = finer
  }
  return turned ? points.reverse() : points
}

/** Map units to drawing units. */
export const SCALE = 10

const at = (p: Point): string => `${Math.round(p[0] * SCALE * 10) / 10} ${Math.round(p[1] * SCALE * 10) / 10}`

/** A line through points, as SVG path data. */
export const lineOf = (points: readonly Point[]): string => `M${points.map(at).join('L')}`

/** The roughened outline of one polygon, closed. */
export function outlineOf(land: Land, outline: Outline): string {
  const points = outline.flatMap((from, i) => roughened(land, from, outline[(i + 1) % outline.length]).slice(0, -1))
  return `${lineOf(points)}Z`
}

export function isInside(p: Point, outline: Outline): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i], outline[j]]
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

/** The distance of a point from a line between two others. */
export function distanceTo(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(p[0] - a[0] - along * dx, p[1] - a[1] - along * dy)
}

/** The borders around an area made of several outlines; a border between two of its parts is no rim. */
export function rimOf(outlines: readonly Outline[]): [Point, Point][] {
  const sides = new Map<string, [Point, Point] | undefined>()
  for (const outline of outlines)
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length]
      const key = edgeKey(from, to)
      sides.set(key, sides.has(key) ? undefined : [from, to])
    })
  return [...sides.values()].filter((side) => side !== undefined)
}

/** How far a point is from the rim of an area; negative outside. */
export function depthIn(p: Point, outlines: readonly Outline[], rim = rimOf(outlines)): number {
  if (!outlines.some((outline) => isInside(p, outline))) return -1
  let depth = Infinity
  for (const [from, to] of rim) depth = Math.min(depth, distanceTo(p, from, to))
  return depth
}

/** The point of an area that is farthest from its rim: where pieces and names have most room. */
export function heartOf(outlines: readonly Outline[]): Point {
  const points = outlines.flat()
  const rim = rimOf(outlines)
  let best: Point = points[0]
  let depth = -1
  let [left, top] = [Math.min(...points.map((p) => p[0])), Math.min(...points.map((p) => p[1]))]
  let [right, bottom] = [Math.max(...points.map((p) => p[0])), Math.max(...points.map((p) => p[1]))]
  for (let round = 0; round < 3; round++) {
    const [w, h] = [right - left, bottom - top]
    for (let i = 0; i <= 10; i++)
      for (let j = 0; j <= 10; j++) {
        const p: Point = [left + (w * i) / 10, top + (h * j) / 10]
        const d = depthIn(p, outlines, rim)
        if (d > depth) [best, depth] = [p, d]
      }
    ;[left, right, top, bottom] = [best[0] - w / 8, best[0] + w / 8, best[1] - h / 8, best[1] + h / 8]
  }
  return best
}

/** The roughened rim of an area, without the borders between its own parts. */
export const rimLine = (land: Land, area: number): string =>
  rimOf(land.polys[area])
    .map(([from, to]) => lineOf(roughened(land, from, to)))
    .join('')
