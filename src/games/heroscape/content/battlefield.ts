import type { HexBox } from '../../../kit/hex.ts'
import type { GlyphId, RuinKind, TerrainName, TileSize, ZoneId } from './names.ts'

export interface Words {
  readonly en: string
  readonly de: string
}

type Numbers = readonly number[]

/** No tile above: higher than any figure is tall. */
export const OPEN_SKY = 99
/** No ruin stands on this edge, or only above both spaces. */
export const NO_WALL = -1

/**
 * A battlefield as rules, line of sight, board and builder read it.
 *
 * A *column* is one hex of the plan with all that is stacked there; a *space* is one place in a column where a figure
 * can stand. A column has as many spaces as it has storeys: one, or more at an overhang. The spaces of column c are the
 * numbers `firstSpace[c]` up to `firstSpace[c + 1]`, from bottom to top; `firstSolid`, `firstLayer` and `firstLink` work
 * alike. Directions are those of the hex grid: 0 = E, then clockwise.
 *
 * Levels are counted from the table: a tile on level n fills the room from n - 1 to n, a figure on it stands at n. Water
 * has no thickness (HS-SET-07). On the plan a hex has corners at distance 1 from its centre.
 */
export interface Battlefield {
  readonly id: string
  readonly name: Words
  /** The number of tile levels. */
  readonly levels: number
  readonly columns: Columns
  readonly spaces: Spaces
  readonly links: Links
  readonly walls: Walls
  readonly ruins: readonly Ruin[]
  readonly tiles: readonly Tile[]
  readonly layouts: readonly Layout[]
  /** `front * spaces.count + rear` of every pair on which a two-space figure does not fit that way round (HS-RUL-34). */
  readonly noRoom: ReadonlySet<number>
}

/** Lists by column; columns are numbered row by row. */
export interface Columns {
  readonly count: number
  readonly box: HexBox
  /** By number in the box: the column, or -1. */
  readonly at: Numbers
  readonly q: Numbers
  readonly r: Numbers
  /** Centre on the plan. */
  readonly x: Numbers
  readonly y: Numbers
  /** By `column * 6 + direction`: the neighbouring column, or -1. */
  readonly neighbour: Numbers
  /** The top of the highest tile in levels; water adds nothing. */
  readonly top: Numbers
  /** Bit d is set where a ruin stands on the edge in direction d, at whatever level. */
  readonly ruinEdges: Numbers
  readonly firstSpace: Numbers
  /** What blocks sight: rooms filled by land tiles, each from a lower to an upper level. */
  readonly firstSolid: Numbers
  readonly solidFrom: Numbers
  readonly solidTo: Numbers
  /** What is drawn: tiles of one terrain on top of each other. A layer of water has `from` = `to`. */
  readonly firstLayer: Numbers
  readonly layerTerrain: Numbers
  readonly layerFrom: Numbers
  readonly layerTo: Numbers
}

/** Lists by space. */
export interface Spaces {
  readonly count: number
  readonly column: Numbers
  readonly level: Numbers
  /** Index in `TERRAINS`. */
  readonly terrain: Numbers
  /** 1 for water. */
  readonly water: Numbers
  /** Free levels up to the tile above, `OPEN_SKY` if there is none. */
  readonly clearance: Numbers
}

/** All ordered pairs of spaces in neighbouring columns, by the first space, then by direction, then from bottom to top. */
export interface Links {
  readonly first: Numbers
  readonly to: Numbers
  readonly direction: Numbers
  /** Levels up; negative down. */
  readonly rise: Numbers
  /** The greatest Height that can take this step on foot as far as roofs are concerned (HS-RUL-34, HS-RUL-89). */
  readonly headroom: Numbers
  /**
   * The top of the ruin between the two spaces, or `NO_WALL`. On foot it is in the way unless the higher space lies at or
   * above it (HS-RUL-36); figures are adjacent over it only if both are taller (HS-RUL-43).
   */
  readonly wallTop: Numbers
}

/** The walls of ruins as upright rectangles over hex edges. */
export interface Walls {
  readonly count: number
  readonly x1: Numbers
  readonly y1: Numbers
  readonly x2: Numbers
  readonly y2: Numbers
  readonly from: Numbers
  readonly to: Numbers
  /** Index in `ruins`. */
  readonly ruin: Numbers
  readonly column: Numbers
  readonly direction: Numbers
}

export interface Ruin {
  readonly kind: RuinKind
  readonly q: number
  readonly r: number
  readonly rotation: number
  /** The level it stands on. */
  readonly base: number
  readonly top: number
  /** Columns under it that exist. */
  readonly columns: Numbers
}

export interface Tile {
  readonly terrain: TerrainName
  readonly size: TileSize
  readonly level: number
  readonly q: number
  readonly r: number
  readonly rotation: number
  readonly columns: Numbers
}

/** Starting zones, glyphs and figures of one scenario on a battlefield. */
export interface Layout {
  readonly id: string
  readonly zones: readonly Zone[]
  /** By space: index in `zones`, or -1. */
  readonly zoneOf: Numbers
  readonly glyphs: readonly GlyphPlace[]
  /** By space: index in `glyphs`, or -1. */
  readonly glyphOn: Numbers
  readonly figures: readonly FigurePlace[]
}

export interface Zone {
  readonly id: ZoneId
  readonly spaces: Numbers
}

/** `glyph` is undefined for a "?" space: the scenario says which glyphs are shuffled there (HS-SET-31). */
export interface GlyphPlace {
  readonly space: number
  readonly glyph: GlyphId | undefined
  readonly side: 'power' | 'symbol'
  /** The player it belongs to, or -1. */
  readonly owner: number
}

export interface FigurePlace {
  /** -1: nobody's. */
  readonly player: number
  readonly card: string
  /** One or two spaces, the front first. */
  readonly spaces: Numbers
}
