import type { Battlefield } from '../content/battlefield.ts'
import type { Body, Card } from '../content/card.ts'
import { compileBattlefield } from '../content/compile-battlefield.ts'
import { columnOf, findSpace } from '../content/find-space.ts'
import type { TerrainName } from '../content/names.ts'
import type { SightScene } from '../rules/sight/sight.ts'

const RUIN_LEVELS = 6

/** Levels at q, r: a height (solid from the table), or the levels that hold a tile. */
export type Heap = readonly [q: number, r: number, levels: number | readonly number[], terrain?: TerrainName]

/** A battlefield of single tiles. */
export function smallField(
  heaps: readonly Heap[],
  ruins: readonly { q: number; r: number; level: number; kind?: 'long' | 'short'; rotation?: number }[] = [],
): Battlefield {
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
  const name = { en: 'Small', de: 'Klein' }
  return compileBattlefield(
    { id: 'small', name, provenance: {}, tiles, ruins: stand, noRoom: [], layouts: [] },
    RUIN_LEVELS,
  )
}

/** A row of columns towards the east, from q = 0, r = 0. */
export function row(...levels: (number | readonly number[])[]): Heap[] {
  return levels.map((level, q) => [q, 0, level])
}

/** The space at q, r; with storeys the one on this level. */
export function spaceAt(field: Battlefield, q: number, r: number, level?: number): number {
  const column = columnOf(field.columns, q, r)
  if (level === undefined) return field.columns.firstSpace[column + 1] - 1
  return findSpace(field.columns, field.spaces, [q, r, level])
}

export type Placing = readonly [Card | Body, q: number, r: number, level?: number]

/** Figures in order; for a two-space figure the rear stands one step east of the front. */
export function sceneOf(battlefield: Battlefield, placings: readonly Placing[]): SightScene {
  const isCard = (one: Card | Body): one is Card => 'body' in one
  return {
    battlefield,
    body: placings.map(([one]) => (isCard(one) ? one.body : one)),
    front: placings.map(([, q, r, level]) => spaceAt(battlefield, q, r, level)),
    rear: placings.map(([one, q, r, level]) =>
      isCard(one) && one.spaces === 2 ? spaceAt(battlefield, q + 1, r, level) : -1,
    ),
  }
}
