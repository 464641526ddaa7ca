import { hashOf } from '../../../../boardkit/drawing/seed.ts'
import type { Content, Plan } from '../../content/content.ts'
import { LANDS, worldOf } from '../../content/names.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A stretch of border, always from corner to corner; `other` is NO_LAND at the coast. */
interface Border {
  readonly land: number
  readonly other: number
  readonly points: readonly Point[]
}

const NO_LAND = -1
const STRAY = 2.6

/** Drawn by hand: every point strays a little, the same from both sides of a border. */
function strayed(x: number, y: number): Point {
  const hash = hashOf(`${x},${y}`)
  return { x: x + ((hash & 255) / 255 - 0.5) * STRAY, y: y + (((hash >> 8) & 255) / 255 - 0.5) * STRAY }
}

const round = (n: number): number => Math.round(n * 10) / 10
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** A soft line through the middles between points; its ends stay where they are, so that borders meet. */
export function softLine(points: readonly Point[]): string {
  if (points.length < 3) return `M${points.map(at).join('L')}`
  let line = `M${at(points[0])}`
  for (let i = 1; i < points.length - 1; i++) {
    const end = i === points.length - 2 ? points[i + 1] : middle(points[i], points[i + 1])
    line += `Q${at(points[i])} ${at(end)}`
  }
  return line
}

/** The corners of a land's outline. */
export function cornersOf(plan: Plan, land: number): Point[] {
  const outline = plan.outline[land]
  return Array.from({ length: outline.length / 2 }, (_, i) => strayed(outline[2 * i], outline[2 * i + 1]))
}

const sideKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)

function keysOf(plan: Plan, land: number): string[] {
  const outline = plan.outline[land]
  return Array.from({ length: outline.length / 2 }, (_, i) => `${outline[2 * i]},${outline[2 * i + 1]}`)
}

/** By side of an outline: the one or two lands that have it. */
function sidesOf(plan: Plan): Map<string, number[]> {
  const sides = new Map<string, number[]>()
  for (let land = 0; land < LANDS; land++) {
    const keys = keysOf(plan, land)
    keys.forEach((key, i) => {
      const side = sideKey(key, keys[(i + 1) % keys.length])
      const known = sides.get(side)
      if (known === undefined) sides.set(side, [land])
      else known.push(land)
    })
  }
  return sides
}

/** The outline of a land, cut where its neighbour changes. */
function stretchesOf(plan: Plan, land: number, sides: ReadonlyMap<string, readonly number[]>): Border[] {
  const keys = keysOf(plan, land)
  const corners = cornersOf(plan, land)
  const count = keys.length
  const others = keys.map((key, i) => {
    const found = sides.get(sideKey(key, keys[(i + 1) % count])) ?? []
    return found.find((one) => one !== land) ?? NO_LAND
  })
  const first = Math.max(
    0,
    others.findIndex((other, i) => other !== others[(i + count - 1) % count]),
  )
  const list: { land: number; other: number; points: Point[] }[] = []
  for (let step = 0; step < count; step++) {
    const i = (first + step) % count
    const last = list.at(-1)
    if (last === undefined || last.other !== others[i]) list.push({ land, other: others[i], points: [corners[i]] })
    list.at(-1)!.points.push(corners[(i + 1) % count])
  }
  return list
}

/** What is drawn of the two worlds, as path data; lists by land. */
export interface Outlines {
  readonly lands: readonly string[]
  /** By world. */
  readonly coasts: readonly [string, string]
  /** Between lands of one region, by world. */
  readonly borders: readonly [string, string]
  /** By region of one world: its rim. */
  readonly rims: readonly string[]
}

/** A closed outline made of stretches, each soft in itself. */
const closed = (stretches: readonly Border[]): string =>
  `${stretches.map(({ points }, i) => (i === 0 ? softLine(points) : softLine(points).replace(/^M[^QL]*/, ''))).join('')}Z`

export function outlinesOf({ plan, map }: Pick<Content, 'plan' | 'map'>): Outlines {
  const sides = sidesOf(plan)
  const coasts: [string, string] = ['', '']
  const borders: [string, string] = ['', '']
  const rims = map.landsIn.map(() => '')
  const lands = plan.outline.map((_, land) => {
    const stretches = stretchesOf(plan, land, sides)
    const world = worldOf(land)
    const region = map.worldRegionOf[land]
    for (const { other, points } of stretches) {
      if (other === NO_LAND) coasts[world] += softLine(points)
      const isInner = other !== NO_LAND && map.worldRegionOf[other] === region
      if (!isInner) rims[region] += softLine(points)
      else if (land < other) borders[world] += softLine(points)
    }
    return closed(stretches)
  })
  return { lands, coasts, borders, rims }
}

/** How far inside its outline a point is; outside, how far from it, negative. */
export function depthIn(p: Point, corners: readonly Point[]): number {
  let isInside = false
  let depth = Infinity
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [a, b] = [corners[i], corners[j]]
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) isInside = !isInside
    depth = Math.min(depth, (p.x - a.x) ** 2 + (p.y - a.y) ** 2)
  }
  return isInside ? Math.sqrt(depth) : -Math.sqrt(depth)
}

/** Corners of what is written and laid on a land, from its middle. */
const CONTENT: readonly (readonly [number, number])[] = [
  [-46, -56],
  [46, -56],
  [-66, 8],
  [70, 8],
  [-50, 62],
  [66, 62],
]
const SEARCH = 32
const STRIDE = 8

/** Enough is enough; what juts out is worse the farther it does. */
const roomAt = (depth: number): number => (depth < 0 ? 2 * depth - 4 : Math.min(10, depth))

/** Where name, pieces and incomes of a land have most room: near its middle. */
function heartOf(plan: Plan, land: number): Point {
  const corners = cornersOf(plan, land)
  const [x, y] = [plan.x[land], plan.y[land]]
  let best: Point = { x, y }
  let most = -Infinity
  for (let dx = -SEARCH; dx <= SEARCH; dx += STRIDE)
    for (let dy = -SEARCH; dy <= SEARCH; dy += STRIDE) {
      let room = -Math.hypot(dx, dy) / 5
      for (const [cx, cy] of CONTENT) room += roomAt(depthIn({ x: x + dx + cx, y: y + dy + cy }, corners))
      if (room > most) [best, most] = [{ x: x + dx, y: y + dy }, room]
    }
  return best
}

const hearts = new WeakMap<Plan, readonly Point[]>()

/** By land, in the units of the plan. */
export function heartsOf(plan: Plan): readonly Point[] {
  let known = hearts.get(plan)
  if (known === undefined) hearts.set(plan, (known = plan.outline.map((_, land) => heartOf(plan, land))))
  return known
}
