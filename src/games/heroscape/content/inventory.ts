import type { BattlefieldSource } from './battlefield-schema.ts'
import { RUIN_KINDS, TERRAINS, TILE_SIZES } from './names.ts'
import type { RuinKind, TerrainName, TileSize } from './names.ts'
import type { ContentSource } from './schema.ts'

export type Inventory = ContentSource['inventory']

/** How often a battlefield uses a piece, and how many a Master Set has of it. */
export type TileCount = { readonly used: number; readonly perSet: number } & (
  { readonly terrain: TerrainName; readonly size: TileSize } | { readonly ruin: RuinKind }
)

export interface TileCounts {
  readonly tiles: readonly TileCount[]
  /** -1: a piece is in no set at all. */
  readonly setsNeeded: number
}

/** All kinds of pieces that are used or are in a set. */
export function countTiles(source: Pick<BattlefieldSource, 'tiles' | 'ruins'>, inventory: Inventory): TileCounts {
  const tiles: TileCount[] = []
  for (const terrain of TERRAINS)
    for (const size of TILE_SIZES) {
      const used = source.tiles.filter((tile) => tile.terrain === terrain && tile.size === size).length
      const perSet = inventory.tiles.find((kind) => kind.terrain === terrain && kind.size === size)?.count ?? 0
      if (used > 0 || perSet > 0) tiles.push({ terrain, size, used, perSet })
    }
  for (const kind of RUIN_KINDS) {
    const used = source.ruins.filter((ruin) => ruin.kind === kind).length
    if (used > 0 || inventory.ruins[kind] > 0) tiles.push({ ruin: kind, used, perSet: inventory.ruins[kind] })
  }
  const isForeign = tiles.some((count) => count.used > 0 && count.perSet === 0)
  const sets = tiles.map((count) => (count.perSet === 0 ? 0 : Math.ceil(count.used / count.perSet)))
  return { tiles, setsNeeded: isForeign ? -1 : Math.max(0, ...sets) }
}

/** The pieces that so many Master Sets do not have enough of, and how many are missing. */
export function missingTiles(
  counts: readonly TileCount[],
  sets: number,
): readonly { readonly count: TileCount; readonly missing: number }[] {
  return counts
    .map((count) => ({ count, missing: count.used - count.perSet * sets }))
    .filter(({ missing }) => missing > 0)
}
