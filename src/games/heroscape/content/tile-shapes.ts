import { DIRECTIONS, rotate } from '../../../kit/hex.ts'
import type { Hex } from '../../../kit/hex.ts'
import { TILE_SIZES } from './names.ts'
import type { RuinKind, TileSize } from './names.ts'

/** Rows of the unturned tile: from which dq to which. */
const ROWS: { readonly [size in TileSize]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [[0, 1]],
  3: [
    [0, 1],
    [0, 0],
  ],
  7: [
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
  24: [
    [0, 1],
    [-1, 1],
    [-1, 1],
    [-2, 2],
    [-2, 2],
    [-3, 2],
  ],
}

function unturned(size: TileSize): Hex[] {
  return ROWS[size].flatMap(([first, last], r) =>
    Array.from({ length: last - first + 1 }, (_, i) => ({ q: first + i, r })),
  )
}

const SHAPES = new Map(
  TILE_SIZES.map((size) => [
    size,
    Array.from({ length: DIRECTIONS }, (_, rotation) => unturned(size).map((hex) => rotate(hex, rotation))),
  ]),
)

/** The hexes of a tile whose anchor lies at the origin, turned clockwise about the anchor. */
export function shapeOf(size: TileSize, rotation: number): readonly Hex[] {
  return SHAPES.get(size)?.[rotation] ?? []
}

export interface Placed {
  readonly q: number
  readonly r: number
  readonly rotation: number
}

export function cellsOf(tile: Placed & { readonly size: TileSize }): Hex[] {
  return shapeOf(tile.size, tile.rotation).map(({ q, r }) => ({ q: tile.q + q, r: tile.r + r }))
}

const RUIN_LENGTH: { readonly [kind in RuinKind]: number } = { long: 3, short: 2 }

export interface RuinEdge {
  readonly hex: Hex
  readonly direction: number
}

/** The hexes along which a ruin stands; they stay free. */
export function ruinCells(ruin: Placed & { readonly kind: RuinKind }): Hex[] {
  return Array.from({ length: RUIN_LENGTH[ruin.kind] }, (_, i) =>
    rotate({ q: ruin.q + i, r: ruin.r }, ruin.rotation, ruin),
  )
}

/** The edges that carry the wall: unturned, the two upper ones of every hex and the right one of the last. */
export function ruinEdges(ruin: Placed & { readonly kind: RuinKind }): RuinEdge[] {
  const cells = ruinCells(ruin)
  const turned = (direction: number): number => (direction + ruin.rotation) % DIRECTIONS
  const sides = cells.flatMap((hex) => [
    { hex, direction: turned(4) },
    { hex, direction: turned(5) },
  ])
  return [...sides, { hex: cells[cells.length - 1], direction: turned(0) }]
}
