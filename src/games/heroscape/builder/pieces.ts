import type { Hex } from '../../../kit/hex.ts'
import { GLYPH_IDS, TILE_SIZES } from '../content/names.ts'
import type { GlyphId, RuinKind, TerrainName, TileSize } from '../content/names.ts'
import { ruinCells, shapeOf } from '../content/tile-shapes.ts'
import { familyOf } from './virtualscape.ts'

/** What a piece of a Virtualscape map is on a battlefield of Master Set 1. */
export type PieceKind =
  | { readonly kind: 'tile'; readonly terrain: TerrainName; readonly size: TileSize; readonly isOwn: boolean }
  | { readonly kind: 'ruin'; readonly ruin: RuinKind }
  | { readonly kind: 'glyph' }
  | { readonly kind: 'zone' }
  | { readonly kind: 'foreign' }

interface Family {
  readonly terrain: TerrainName
  readonly variants: readonly TileSize[]
  /** Pieces of the Master Set themselves, not only something alike. */
  readonly isOwn?: true
}

/**
 * Land is replaced by land of the same shape, liquids by water: both have no height. Road 8005, castle 16007 (rows of four
 * and three) and 16009, the double water 4002 and all that stands upright have no likeness.
 */
const FAMILIES: Readonly<Record<number, Family>> = {
  1: { terrain: 'grass', variants: [1, 2, 3, 7, 24], isOwn: true },
  2: { terrain: 'rock', variants: [1, 2, 3, 7, 24], isOwn: true },
  3: { terrain: 'sand', variants: [1, 2, 3, 7], isOwn: true },
  4: { terrain: 'water', variants: [1], isOwn: true },
  5: { terrain: 'water', variants: [1] },
  6: { terrain: 'water', variants: [1] },
  7: { terrain: 'rock', variants: [1, 2, 7] },
  8: { terrain: 'rock', variants: [1, 2] },
  9: { terrain: 'sand', variants: [1, 2] },
  16: { terrain: 'rock', variants: [1] },
  19: { terrain: 'water', variants: [1] },
  20: { terrain: 'grass', variants: [1, 2, 3, 7, 24] },
  21: { terrain: 'rock', variants: [1, 2, 7] },
  22: { terrain: 'rock', variants: [1, 2, 7] },
  25: { terrain: 'water', variants: [1] },
  26: { terrain: 'rock', variants: [1, 2, 3, 7, 24] },
}
const [RUINS, GLYPHS, ZONES] = [11, 14, 15]
export const ZONE_TYPE = 15_001
const FOREIGN: PieceKind = { kind: 'foreign' }

export function pieceOf(type: number): PieceKind {
  const family = familyOf(type)
  const variant = type % 1000
  if (family === GLYPHS) return { kind: 'glyph' }
  if (family === ZONES) return { kind: 'zone' }
  if (family === RUINS && (variant === 2 || variant === 3))
    return { kind: 'ruin', ruin: variant === 2 ? 'short' : 'long' }
  const found = FAMILIES[family]
  const size = found?.variants.find((one) => one === variant)
  if (found === undefined || size === undefined) return FOREIGN
  return { kind: 'tile', terrain: found.terrain, size, isOwn: found.isOwn === true }
}

const OWN_FAMILY: Readonly<Record<TerrainName, number>> = { grass: 1, rock: 2, sand: 3, water: 4 }

/** The piece of a tile; 0 where Virtualscape has none of that size. */
export function typeOfTile(terrain: TerrainName, size: TileSize): number {
  const family = OWN_FAMILY[terrain]
  return FAMILIES[family].variants.includes(size) ? family * 1000 + size : 0
}

export const typeOfRuin = (kind: RuinKind): number => (kind === 'short' ? 11_002 : 11_003)

const LETTERS: Readonly<Record<GlyphId, string>> = {
  astrid: 'A',
  gerda: 'G',
  ivor: 'I',
  valda: 'V',
  dagmar: 'D',
  brandar: 'B',
  kelda: 'K',
  erland: 'E',
  mitonsoul: 'M',
}
const UNKNOWN = '?'
const UNKNOWN_TYPE = 14_001

/** The letter in the tile says more than its type: old maps number the types differently. */
export function glyphOf(type: number, letter: number): GlyphId | 'unknown' | undefined {
  const coded = type === UNKNOWN_TYPE ? UNKNOWN : String.fromCharCode(type % 1000)
  for (const one of [String.fromCharCode(letter), coded]) {
    if (one === UNKNOWN) return 'unknown'
    const found = GLYPH_IDS.find((id) => LETTERS[id] === one)
    if (found !== undefined) return found
  }
  return undefined
}

export const letterOf = (glyph: GlyphId | undefined): number =>
  (glyph === undefined ? UNKNOWN : LETTERS[glyph]).charCodeAt(0)

export const typeOfGlyph = (glyph: GlyphId | undefined): number => 14_000 + letterOf(glyph)

/** From our anchor, about which a piece is turned, to the leftmost hex of the top row, which Virtualscape names. */
function cornerOf(cells: readonly Hex[]): Hex {
  return cells.reduce((best, hex) => (hex.r < best.r || (hex.r === best.r && hex.q < best.q) ? hex : best))
}

const TILE_CORNERS = new Map(
  TILE_SIZES.map((size) => [size, [0, 1, 2, 3, 4, 5].map((rotation) => cornerOf(shapeOf(size, rotation)))]),
)

export function tileCorner(size: TileSize, rotation: number): Hex {
  return TILE_CORNERS.get(size)?.[rotation] ?? { q: 0, r: 0 }
}

export function ruinCorner(kind: RuinKind, rotation: number): Hex {
  return cornerOf(ruinCells({ kind, q: 0, r: 0, rotation }))
}

/** The same wall: Virtualscape's unturned ruin has it on the lower edges, ours on the upper ones. */
export const turnedRuin = (rotation: number): number => (rotation + 3) % 6

/** As Virtualscape colours the pieces that a battlefield can have, by family (0x00BBGGRR). */
const COLOURS: Readonly<Record<number, number>> = {
  1: 0x00_a0_00,
  2: 0xa0_a0_a0,
  3: 0x78_c0_e2,
  4: 0xff_20_20,
  5: 0xff_b4_b4,
  6: 0x40_40_ff,
  7: 0x20_20_a0,
  8: 0xa0_a0_a0,
  9: 0xff_ff_ff,
  11: 0x00_00_a0,
  14: 0x00_00_40,
  16: 0xbe_be_be,
  19: 0x2a_d2_de,
  20: 0x15_69_6f,
  21: 0xdc_dc_dc,
  22: 0x78_78_78,
  25: 0x00_00_00,
  26: 0xdc_dc_dc,
}

export const colourOf = (type: number): number => COLOURS[familyOf(type)] ?? COLOURS[1]
