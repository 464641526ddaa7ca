import { centre, corner, DIRECTIONS, fromOddRows, neighbour, toOddRows } from '../../../../kit/hex.ts'
import type { Hex, Point } from '../../../../kit/hex.ts'
import { hexKey } from '../../builder/plan.ts'

/** The unit of drawings: a hex has its corners at distance 1 from its centre. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const short = (value: number): string => String(Math.round(value * 1000) / 1000)
const at = ({ x, y }: Point): string => `${short(x)} ${short(y)}`

const cornerOf = (hex: Hex, index: number, size: number): Point => {
  const [middle, off] = [centre(hex), corner(index, size)]
  return { x: middle.x + off.x, y: middle.y + off.y }
}

export function hexPath(hex: Hex, size = 1): string {
  return `M${Array.from({ length: DIRECTIONS }, (_, i) => at(cornerOf(hex, i, size))).join('L')}Z`
}

/** One edge of a hex, from corner to corner. */
export function edgePath(hex: Hex, direction: number): string {
  return `M${at(cornerOf(hex, direction, 1))}L${at(cornerOf(hex, direction + 1, 1))}`
}

/** The border around some hexes, clockwise, as closed paths. */
export function outline(cells: readonly Hex[]): string {
  const inside = new Set(cells.map(({ q, r }) => hexKey(q, r)))
  const next = new Map<string, Point>()
  const starts: Point[] = []
  for (const hex of cells)
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const { q, r } = neighbour(hex, direction)
      if (inside.has(hexKey(q, r))) continue
      const from = cornerOf(hex, direction, 1)
      next.set(at(from), cornerOf(hex, direction + 1, 1))
      starts.push(from)
    }
  let path = ''
  for (const start of starts) {
    let point = start
    if (!next.has(at(point))) continue
    path += `M${at(point)}`
    for (let to = next.get(at(point)); to !== undefined; to = next.get(at(point))) {
      next.delete(at(point))
      point = to
      if (at(point) !== at(start)) path += `L${at(point)}`
    }
    path += 'Z'
  }
  return path
}

/** The edges between hexes of one tile. */
export function seams(cells: readonly Hex[]): string {
  const inside = new Set(cells.map(({ q, r }) => hexKey(q, r)))
  let path = ''
  for (const hex of cells)
    for (let direction = 0; direction < DIRECTIONS / 2; direction++) {
      const { q, r } = neighbour(hex, direction)
      if (inside.has(hexKey(q, r))) path += edgePath(hex, direction)
    }
  return path
}

/** Around all hexes, with some room. */
export function frameAround(cells: readonly Hex[], margin: number): Frame {
  if (cells.length === 0) return { x: -14, y: -10, width: 28, height: 20 }
  const points = cells.map((hex) => centre(hex))
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - 1 - margin, Math.min(...ys) - 1 - margin]
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + 1 + margin - left,
    height: Math.max(...ys) + 1 + margin - top,
  }
}

/** As it stands in an SVG. */
export const viewBoxOf = ({ x, y, width, height }: Frame): string => [x, y, width, height].map(short).join(' ')

/** The frame widened so that it fills a box of this shape. */
export function filling(frame: Frame, aspect: number): Frame {
  const [width, height] = [Math.max(frame.width, frame.height * aspect), Math.max(frame.height, frame.width / aspect)]
  return { x: frame.x - (width - frame.width) / 2, y: frame.y - (height - frame.height) / 2, width, height }
}

const [NEAREST, FARTHEST] = [6, 300]

/** Above 1 nearer; the point stays where it is. */
export function zoomed(frame: Frame, factor: number, about: Point): Frame {
  const width = Math.min(FARTHEST, Math.max(NEAREST, frame.width / factor))
  const scale = width / frame.width
  return {
    x: about.x - (about.x - frame.x) * scale,
    y: about.y - (about.y - frame.y) * scale,
    width,
    height: frame.height * scale,
  }
}

/** Moved so that a hex is well inside. */
export function showing(frame: Frame, hex: Hex): Frame {
  const { x, y } = centre(hex)
  const room = 2
  const shift = (value: number, from: number, length: number): number =>
    Math.min(0, value - room - from) + Math.max(0, value + room - from - length)
  const [dx, dy] = [shift(x, frame.x, frame.width), shift(y, frame.y, frame.height)]
  return dx === 0 && dy === 0 ? frame : { ...frame, x: frame.x + dx, y: frame.y + dy }
}

/** One step of the keyboard's arrows; up and down go along a column of the screen. */
export function stepped(hex: Hex, right: number, down: number): Hex {
  const { x, y } = toOddRows(hex)
  return fromOddRows(x + right, y + down)
}
