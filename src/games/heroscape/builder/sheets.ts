import { boxAround } from '../../../kit/hex.ts'
import type { Hex, HexBox } from '../../../kit/hex.ts'
import type { RuinSource } from '../content/battlefield-schema.ts'
import { countTiles, missingTiles } from '../content/inventory.ts'
import type { Inventory, TileCount } from '../content/inventory.ts'
import { TERRAINS, TILE_SIZES } from '../content/names.ts'
import type { TerrainName, TileSize } from '../content/names.ts'
import { cellsOf, ruinCells, ruinEdges } from '../content/tile-shapes.ts'
import type { RuinEdge } from '../content/tile-shapes.ts'
import type { Plan, PlanTile } from './plan.ts'

export interface SheetTile {
  /** From 1 through all levels, in the order of laying. */
  readonly number: number
  /** Index in the plan's tiles. */
  readonly index: number
  readonly tile: PlanTile
  readonly cells: readonly Hex[]
}

/** One level of the printed building plan (HS-SET-05). */
export interface LevelSheet {
  readonly level: number
  readonly tiles: readonly SheetTile[]
  /** What already lies directly beneath, for orientation. */
  readonly beneath: readonly SheetTile[]
  readonly pieces: readonly { readonly terrain: TerrainName; readonly size: TileSize; readonly count: number }[]
}

export interface BuildingPlan {
  /** Around all tiles; undefined while nothing is built. */
  readonly box: HexBox | undefined
  readonly levels: readonly LevelSheet[]
  /** Set up last (HS-SET-06). */
  readonly ruins: readonly {
    readonly ruin: RuinSource
    readonly cells: readonly Hex[]
    readonly edges: readonly RuinEdge[]
  }[]
}

/** Large tiles first, then from top to bottom and left to right. */
function inOrder(a: PlanTile, b: PlanTile): number {
  return b.size - a.size || a.r - b.r || a.q - b.q
}

export function buildingPlan(plan: Plan): BuildingPlan {
  const highest = Math.max(0, ...plan.tiles.map(({ level }) => level))
  const levels: LevelSheet[] = []
  let number = 0
  for (let level = 1; level <= highest; level++) {
    const tiles = plan.tiles
      .map((tile, index) => ({ tile, index }))
      .filter(({ tile }) => tile.level === level)
      .sort((a, b) => inOrder(a.tile, b.tile))
      .map(({ tile, index }): SheetTile => ({ number: ++number, index, tile, cells: cellsOf(tile) }))
    levels.push({ level, tiles, beneath: levels.at(-1)?.tiles ?? [], pieces: piecesOf(tiles) })
  }
  const cells = levels.flatMap((sheet) => sheet.tiles.flatMap((tile) => tile.cells))
  return {
    box: cells.length === 0 ? undefined : boxAround(cells),
    levels,
    ruins: plan.ruins.map((ruin) => ({ ruin, cells: ruinCells(ruin), edges: ruinEdges(ruin) })),
  }
}

function piecesOf(tiles: readonly SheetTile[]): LevelSheet['pieces'] {
  return TERRAINS.flatMap((terrain) =>
    [...TILE_SIZES].reverse().flatMap((size) => {
      const count = tiles.filter(({ tile }) => tile.terrain === terrain && tile.size === size).length
      return count === 0 ? [] : [{ terrain, size, count }]
    }),
  )
}

export interface Stock {
  readonly counts: readonly TileCount[]
  /** -1: a piece is in no set at all (HS-SET-02). */
  readonly setsNeeded: number
  readonly missing: ReturnType<typeof missingTiles>
}

/** What the plan uses of so many Master Sets, and what is missing from them. */
export function stockOf(plan: Plan, inventory: Inventory, sets: number): Stock {
  const { tiles, setsNeeded } = countTiles({ tiles: [...plan.tiles], ruins: [...plan.ruins] }, inventory)
  return { counts: tiles, setsNeeded, missing: missingTiles(tiles, sets) }
}
