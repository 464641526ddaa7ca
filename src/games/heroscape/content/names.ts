export const TERRAINS = ['grass', 'rock', 'sand', 'water'] as const
export type TerrainName = (typeof TERRAINS)[number]
export const [GRASS, ROCK, SAND, WATER] = [0, 1, 2, 3]

/** Spaces per tile. */
export const TILE_SIZES = [1, 2, 3, 7, 24] as const
export type TileSize = (typeof TILE_SIZES)[number]

export const RUIN_KINDS = ['long', 'short'] as const
export type RuinKind = (typeof RUIN_KINDS)[number]

/** HS-SET-20 */
export const GENERALS = ['jandar', 'utgar', 'ullar', 'vydar', 'einar'] as const
export type General = (typeof GENERALS)[number]

export const SIZES = ['small', 'medium', 'large', 'huge'] as const
export type Size = (typeof SIZES)[number]

export const RARITIES = ['unique', 'common'] as const
export type Rarity = (typeof RARITIES)[number]

export const CARD_KINDS = ['hero', 'squad'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** HS-SET-28 */
export const GLYPH_IDS = [
  'astrid',
  'gerda',
  'ivor',
  'valda',
  'dagmar',
  'brandar',
  'kelda',
  'erland',
  'mitonsoul',
] as const
export type GlyphId = (typeof GLYPH_IDS)[number]

/** The colours of starting zones; the first four are the booklet's. */
export const ZONE_IDS = ['brown', 'darkBlue', 'turquoise', 'darkYellow', 'red', 'violet', 'orange', 'white'] as const
export type ZoneId = (typeof ZONE_IDS)[number]

export const GAMES = ['basic', 'master'] as const
export type GameKind = (typeof GAMES)[number]

/** HS-SET-35 */
export const MAX_PLAYERS = 8
