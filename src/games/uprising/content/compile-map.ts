import { distance, STEP_Q, STEP_R } from '../../../kit/hex.ts'
import { HEX_KINDS } from './names.ts'
import type { ContentSource } from './schema.ts'

export const RADIUS = 3
/** 37 spaces, row by row from the top, each row from west to east (UP-RUL-16). */
export const SPACES = 1 + 3 * RADIUS * (RADIUS + 1)

const all: { readonly q: number; readonly r: number }[] = []
for (let r = -RADIUS; r <= RADIUS; r++)
  for (let q = Math.max(-RADIUS, -r - RADIUS); q <= Math.min(RADIUS, -r + RADIUS); q++) all.push({ q, r })

/** The space of axial coordinates, or -1. */
export function spaceAt(q: number, r: number): number {
  return all.findIndex((space) => space.q === q && space.r === r)
}

/** What all set-ups share. */
export interface Board {
  readonly spaces: number
  readonly q: readonly number[]
  readonly r: readonly number[]
  readonly capital: number
  /** By space × 6 + direction (0 = E, clockwise): the neighbour, or -1. */
  readonly neighbour: readonly number[]
  readonly neighbours: readonly (readonly number[])[]
  /** By space × 37 + space: raw distance. */
  readonly distance: readonly number[]
  /** Distance from the Capital. */
  readonly ring: readonly number[]
  /** By space, in the order of `REGION_IDS`. */
  readonly region: readonly number[]
}

export const ICE = HEX_KINDS.length

/** What lies where for a number of factions. */
export interface Layout {
  readonly factions: number
  /** By space: index in `HEX_KINDS`, or `ICE` for an uncovered one. */
  readonly kind: readonly number[]
  readonly homes: readonly number[]
  readonly seaTowers: readonly number[]
  readonly random: readonly number[]
  readonly ice: readonly number[]
  /** The three spaces beside the Capital with a Garrison, and all six. */
  readonly threeGarrisons: readonly number[]
  readonly sixGarrisons: readonly number[]
  /** Skeletons stand on `skeletons` of them; Curses lie on some of those (UP-RUL-17). */
  readonly marked: readonly number[]
  readonly skeletons: number
  readonly isDrawn: boolean
}

export function compileBoard(regions: ContentSource['regions']): Board {
  const neighbour = all.flatMap(({ q, r }) => STEP_Q.map((step, d) => spaceAt(q + step, r + STEP_R[d])))
  const region = all.map(({ q, r }) => regions.findIndex(({ spaces }) => spaces.some(([x, y]) => x === q && y === r)))
  const capital = spaceAt(0, 0)
  return {
    spaces: SPACES,
    q: all.map(({ q }) => q),
    r: all.map(({ r }) => r),
    capital,
    neighbour,
    neighbours: all.map((_, space) => neighbour.slice(space * 6, space * 6 + 6).filter((other) => other >= 0)),
    distance: all.flatMap((a) => all.map((b) => distance(a, b))),
    ring: all.map((space) => distance(space, all[capital])),
    region,
  }
}

export function compileLayout(source: ContentSource['layouts'][number], board: Board): Layout {
  const indices = (spaces: readonly (readonly [number, number])[]): number[] => spaces.map(([q, r]) => spaceAt(q, r))
  const [homes, seaTowers, random] = [source.homes, source.seaTowers, source.random].map(indices)
  const kind = Array<number>(SPACES).fill(ICE)
  kind[board.capital] = HEX_KINDS.indexOf('capital')
  for (const space of homes) kind[space] = HEX_KINDS.indexOf('home')
  for (const space of seaTowers) kind[space] = HEX_KINDS.indexOf('seaTower')
  for (const space of random) kind[space] = HEX_KINDS.indexOf('ordinary')
  return {
    factions: source.factions,
    kind,
    homes,
    seaTowers,
    random,
    ice: kind.flatMap((one, space) => (one === ICE ? [space] : [])),
    threeGarrisons: indices(source.garrisons),
    sixGarrisons: board.neighbours[board.capital],
    marked: indices(source.marked),
    skeletons: source.skeletons,
    isDrawn: source.markedBy === 'drawn',
  }
}
