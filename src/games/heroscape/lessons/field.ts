import type { Battlefield } from '../content/battlefield.ts'
import { compileBattlefield } from '../content/compile-battlefield.ts'
import { columnOf, findSpace } from '../content/find-space.ts'
import type { TerrainName } from '../content/names.ts'

/* Fields of single tiles, for positions that no printed battlefield has room for. */

const RUIN_LEVELS = 6

/** Levels at q, r: a height (solid from the table), or the levels that hold a tile. */
export type Heap = readonly [
  q: number,
  r: number,
  levels: number | readonly number[],
  terrain?: TerrainName | undefined,
]

export interface RuinPlan {
  readonly q: number
  readonly r: number
  readonly level: number
  readonly kind?: 'long' | 'short' | undefined
  readonly rotation?: number | undefined
}

const NAME = { en: 'A small field', de: 'Ein kleines Feld' }

/** A battlefield of single tiles. */
export function smallField(heaps: readonly Heap[], ruins: readonly RuinPlan[] = []): Battlefield {
  const tiles = heaps.flatMap(([q, r, levels, terrain = 'grass']) =>
    (typeof levels === 'number' ? Array.from({ length: levels }, (_, i) => i + 1) : levels).map((level) => ({
      level,
      terrain,
      size: 1 as const,
      q,
      r,
      rotation: 0,
    })),
  )
  const stand = ruins.map(({ q, r, level, kind, rotation }) => ({
    q,
    r,
    level,
    kind: kind ?? ('short' as const),
    rotation: rotation ?? 0,
  }))
  const plan = { id: 'small', name: NAME, provenance: {}, tiles, ruins: stand, noRoom: [], layouts: [] }
  return compileBattlefield(plan, RUIN_LEVELS)
}

/** A row of columns towards the east, from q = 0, r = 0. */
export function row(...levels: (number | readonly number[])[]): Heap[] {
  return levels.map((level, q) => [q, 0, level])
}

/** A flat field of level 1 (q and r from 0), some of its columns made otherwise: `{ '2,0': 3, '3,0': [1, 8] }`. */
export function grid(
  width: number,
  height: number,
  other: Readonly<Record<string, number | readonly number[]>> = {},
): Heap[] {
  const heaps: Heap[] = []
  for (let r = 0; r < height; r++) for (let q = 0; q < width; q++) heaps.push([q, r, other[`${q},${r}`] ?? 1])
  return heaps
}

/** Column and row of a landscape drawn line by line, every second line half a space further east. */
export const across = (column: number, line: number): readonly [q: number, r: number] => [
  column - Math.floor(line / 2),
  line,
]

/** A landscape drawn line by line: levels as digits, `w` for water. What is high is rock. */
export const landscape = (...lines: readonly string[]): Heap[] =>
  lines.flatMap((line, r) =>
    [...line].map((sign, column): Heap => {
      const [q] = across(column, r)
      if (sign === 'w') return [q, r, 1, 'water']
      return [q, r, Number(sign), Number(sign) < 3 ? 'grass' : 'rock']
    }),
  )

/** The space at q, r; with storeys the one on this level. */
export function spaceAt(field: Battlefield, q: number, r: number, level?: number): number {
  const column = columnOf(field.columns, q, r)
  if (level === undefined) return field.columns.firstSpace[column + 1] - 1
  return findSpace(field.columns, field.spaces, [q, r, level])
}
