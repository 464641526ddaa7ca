/**
 * A hex grid in axial coordinates; r grows downward. Directions run clockwise from east: E, SE, SW, W, NW, NE. In a flat
 * layout the same six steps look turned by 30 degrees.
 */
export interface Hex {
  readonly q: number
  readonly r: number
}

export const DIRECTIONS = 6
export const [SE, NE] = [1, 5]
export const STEP_Q: readonly number[] = [1, 0, -1, -1, 0, 1]
export const STEP_R: readonly number[] = [0, 1, 1, 0, -1, -1]

export function neighbour(hex: Hex, direction: number): Hex {
  return { q: hex.q + STEP_Q[direction], r: hex.r + STEP_R[direction] }
}

export function neighbours(hex: Hex): Hex[] {
  return STEP_Q.map((_, direction) => neighbour(hex, direction))
}

export function opposite(direction: number): number {
  return (direction + 3) % DIRECTIONS
}

export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** The direction of a step between neighbours, or -1. */
export function directionBetween(from: Hex, to: Hex): number {
  for (let d = 0; d < DIRECTIONS; d++) if (to.q - from.q === STEP_Q[d] && to.r - from.r === STEP_R[d]) return d
  return -1
}

/** Turns a hex clockwise about another one, in steps of 60 degrees. */
export function rotate(hex: Hex, steps: number, about: Hex = { q: 0, r: 0 }): Hex {
  let q = hex.q - about.q
  let r = hex.r - about.r
  for (let i = ((steps % DIRECTIONS) + DIRECTIONS) % DIRECTIONS; i > 0; i--) [q, r] = [-r, q + r]
  return { q: about.q + q, r: about.r + r }
}

/** The mirror image left for right, in a pointy layout, about the vertical axis through a hex. */
export function mirror(hex: Hex, about: Hex = { q: 0, r: 0 }): Hex {
  const r = hex.r - about.r
  return { q: about.q - (hex.q - about.q) - r, r: hex.r }
}

/** So many hexes in a direction, the start not among them. */
export function ray(from: Hex, direction: number, length: number): Hex[] {
  return Array.from({ length }, (_, i) => ({
    q: from.q + STEP_Q[direction] * (i + 1),
    r: from.r + STEP_R[direction] * (i + 1),
  }))
}

/**
 * The hexes under the straight line between two centres, both ends included. Where it runs along an edge one side is
 * taken, the same for both directions: `line(b, a)` is `line(a, b)` backwards; `side` -1 takes the other one.
 */
export function line(from: Hex, to: Hex, side: 1 | -1 = 1): Hex[] {
  const steps = distance(from, to)
  const nudge = 1e-6 * side
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = (a: number, b: number): number => (steps === 0 ? a : (a * (steps - i) + b * i) / steps)
    return round(part(from.q, to.q) + nudge, part(from.r, to.r) + 2 * nudge)
  })
}

/** The hex that holds a point given in axial coordinates. */
export function round(q: number, r: number): Hex {
  const s = -q - r
  let wholeQ = Math.round(q)
  let wholeR = Math.round(r)
  const wholeS = Math.round(s)
  const offQ = Math.abs(wholeQ - q)
  const offR = Math.abs(wholeR - r)
  const offS = Math.abs(wholeS - s)
  if (offQ > offR && offQ > offS) wholeQ = -wholeR - wholeS
  else if (offR > offS) wholeR = -wholeQ - wholeS
  return { q: wholeQ + 0, r: wholeR + 0 }
}

/** A parallelogram of the grid; its hexes are numbered row by row. */
export interface HexBox {
  readonly minQ: number
  readonly minR: number
  readonly width: number
  readonly height: number
}

/** The smallest box around some hexes, at least one. */
export function boxAround(hexes: readonly Hex[]): HexBox {
  let [minQ, minR, maxQ, maxR] = [hexes[0].q, hexes[0].r, hexes[0].q, hexes[0].r]
  for (const { q, r } of hexes) {
    minQ = Math.min(minQ, q)
    minR = Math.min(minR, r)
    maxQ = Math.max(maxQ, q)
    maxR = Math.max(maxR, r)
  }
  return { minQ, minR, width: maxQ - minQ + 1, height: maxR - minR + 1 }
}

/** The number of a hex in a box, or -1 outside. */
export function numberOf(box: HexBox, q: number, r: number): number {
  const column = q - box.minQ
  const row = r - box.minR
  if (column < 0 || row < 0 || column >= box.width || row >= box.height) return -1
  return row * box.width + column
}

export function hexOf(box: HexBox, number: number): Hex {
  const column = number % box.width
  return { q: box.minQ + column, r: box.minR + (number - column) / box.width }
}

/** Pointy: a corner points up, rows are straight. Flat: an edge is on top, columns are straight. */
export type Layout = 'pointy' | 'flat'

export interface Point {
  readonly x: number
  readonly y: number
}

const SQRT3 = Math.sqrt(3)

/** The middle of a hex whose corners are `size` away from it; y grows downward. */
export function centre(hex: Hex, size = 1, layout: Layout = 'pointy'): Point {
  if (layout === 'pointy') return { x: size * SQRT3 * (hex.q + hex.r / 2), y: size * 1.5 * hex.r }
  return { x: size * 1.5 * hex.q, y: size * SQRT3 * (hex.r + hex.q / 2) }
}

const CORNER_X: readonly number[] = [SQRT3 / 2, SQRT3 / 2, 0, -SQRT3 / 2, -SQRT3 / 2, 0]
const CORNER_Y: readonly number[] = [-0.5, 0.5, 1, 0.5, -0.5, -1]

/** A corner about the origin; the edge towards direction d runs from corner d to corner d + 1 (mod 6). */
export function corner(index: number, size = 1, layout: Layout = 'pointy'): Point {
  const at = index % DIRECTIONS
  if (layout === 'pointy') return { x: size * CORNER_X[at], y: size * CORNER_Y[at] }
  // The same corners turned by 30 degrees clockwise.
  return {
    x: size * ((CORNER_X[at] * SQRT3 - CORNER_Y[at]) / 2),
    y: size * ((CORNER_X[at] + CORNER_Y[at] * SQRT3) / 2),
  }
}

/** The hex under a point. */
export function hexAt(point: Point, size = 1, layout: Layout = 'pointy'): Hex {
  const [x, y] = [point.x / size, point.y / size]
  if (layout === 'pointy') return round(x / SQRT3 - y / 3, (y * 2) / 3)
  return round((x * 2) / 3, y / SQRT3 - x / 3)
}

/** Offset coordinates of a pointy layout in which odd rows are shifted right by half a hex. */
export function fromOddRows(x: number, y: number): Hex {
  return { q: x - (y - (y & 1)) / 2, r: y }
}

export function toOddRows(hex: Hex): Point {
  return { x: hex.q + (hex.r - (hex.r & 1)) / 2, y: hex.r }
}
