/** Where everything lies in the drawing. */
import { centre, corner, DIRECTIONS } from '../../../../kit/hex.ts'
import type { Point } from '../../../../kit/hex.ts'
import { RADIUS, type Board } from '../../content/content.ts'

export type { Point } from '../../../../kit/hex.ts'

/** From the middle of a hex to a corner. */
export const R = 100
const ACROSS = R * Math.sqrt(3)
const [SIDE, TOP] = [76, 42]
export const WIDTH = ACROSS * (2 * RADIUS + 1) + 2 * SIDE
export const HEIGHT = R * (3 * RADIUS + 2) + 2 * TOP
const MIDDLE: Point = { x: WIDTH / 2, y: HEIGHT / 2 }
/** So much of the frame belongs to the map. */
const FRAME = 6
/** The hexes, without the land around them. */
export const PLAY = {
  x: SIDE - FRAME,
  y: TOP - FRAME,
  width: WIDTH - 2 * (SIDE - FRAME),
  height: HEIGHT - 2 * (TOP - FRAME),
}

export function spotOf({ q, r }: Board, space: number): Point {
  const { x, y } = centre({ q: q[space], r: r[space] }, R)
  return { x: x + MIDDLE.x, y: y + MIDDLE.y }
}

const round = (n: number): number => Math.round(n * 10) / 10
export const cornerOf = (index: number, size = R): Point => corner(index, size)

const line = (points: readonly Point[]): string => points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')

/** A hex about the origin. */
export const hexPath = (size = R): string =>
  `M${line(Array.from({ length: DIRECTIONS }, (_, i) => cornerOf(i, size)))}Z`

/** The outline of all 37 hexes, drawn outward by so much. */
export function rimPath(board: Board, out: number): string {
  const sides: [Point, Point][] = []
  for (let space = 0; space < board.spaces; space++)
    for (let d = 0; d < DIRECTIONS; d++) {
      if (board.neighbour[space * DIRECTIONS + d] >= 0) continue
      const at = spotOf(board, space)
      const [a, b] = [cornerOf(d), cornerOf(d + 1)]
      sides.push([
        { x: at.x + a.x, y: at.y + a.y },
        { x: at.x + b.x, y: at.y + b.y },
      ])
    }
  return `M${line(chained(sides).map((point) => outward(point, out)))}Z`
}

/** One side after the other around the map. */
function chained(sides: [Point, Point][]): Point[] {
  const rest = [...sides]
  const [first] = rest.splice(0, 1)
  const points = [first[0]]
  let end = first[1]
  while (rest.length > 0) {
    const next = rest.findIndex(([from]) => Math.hypot(from.x - end.x, from.y - end.y) < 1)
    if (next < 0) break
    points.push(end)
    end = rest.splice(next, 1)[0][1]
  }
  return points
}

function outward(point: Point, out: number): Point {
  const [x, y] = [point.x - MIDDLE.x, point.y - MIDDLE.y]
  const k = 1 + out / Math.hypot(x, y)
  return { x: MIDDLE.x + x * k, y: MIDDLE.y + y * k }
}

/** The borders between regions: the common edges of hexes of different ones. */
export function borderPath(board: Board): string {
  const parts: string[] = []
  for (let space = 0; space < board.spaces; space++)
    for (let d = 0; d < 3; d++) {
      const other = board.neighbour[space * DIRECTIONS + d]
      if (other < 0 || board.region[other] === board.region[space]) continue
      const at = spotOf(board, space)
      const [a, b] = [cornerOf(d), cornerOf(d + 1)]
      parts.push(`M${round(at.x + a.x)} ${round(at.y + a.y)}L${round(at.x + b.x)} ${round(at.y + b.y)}`)
    }
  return parts.join('')
}

/** Where the name of a region is written, along the slanted rim: by the order of `REGION_IDS`. */
export function regionSign(region: number): { readonly x: number; readonly y: number; readonly turn: number } {
  const [far, high] = [ACROSS * 2.97, R * 2.72]
  const out = 30
  if (region === 0) return { x: MIDDLE.x + far + out, y: MIDDLE.y - high - out * 0.6, turn: 60 }
  if (region === 1) return { x: MIDDLE.x + far + out, y: MIDDLE.y + high + out * 0.6, turn: -60 }
  return { x: MIDDLE.x - far - out, y: MIDDLE.y - high - out * 0.6, turn: -60 }
}

/** The impassable edges of a tile turned so far, one bit for each direction. */
export const turned = (edges: number, rotation: number): number =>
  ((edges << rotation) | (edges >> (DIRECTIONS - rotation))) & ((1 << DIRECTIONS) - 1)

export const directionsIn = (edges: number): number[] =>
  Array.from({ length: DIRECTIONS }, (_, d) => d).filter((d) => ((edges >> d) & 1) === 1)

/** A letter for the row from the top, a number from the left: the Capital is D4 (as in the log). */
export function coordinateOf({ q, r }: Board, space: number): string {
  const first = Math.max(-RADIUS, -r[space] - RADIUS)
  return `${String.fromCharCode('A'.charCodeAt(0) + r[space] + RADIUS)}${q[space] - first + 1}`
}
