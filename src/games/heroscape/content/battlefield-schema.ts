import { z } from 'zod'
import { idField, perKey, provenanceSchema, textField, wholeField, wordsField } from '../../../kit/content/fields.ts'
import { GLYPH_IDS, MAX_PLAYERS, RUIN_KINDS, TERRAINS, TILE_SIZES, ZONE_IDS } from './names.ts'

/** Room for about ten Master Sets. */
export const MAX_TILES = 1000
export const MAX_LEVEL = 60
export const MAX_COORDINATE = 120
export const MAX_LAYOUTS = 20

const coordinate = wholeField(-MAX_COORDINATE, MAX_COORDINATE)
const rotation = wholeField(0, 5)

/** Turned clockwise about its anchor q, r. Water counts a level of its own when tiles are laid (HS-RUL-33). */
export const tileSchema = z.strictObject({
  level: wholeField(1, MAX_LEVEL),
  terrain: z.enum(TERRAINS),
  size: z.literal([...TILE_SIZES]),
  q: coordinate,
  r: coordinate,
  rotation,
})

/** `level` is the level it stands on. */
export const ruinSchema = z.strictObject({
  kind: z.enum(RUIN_KINDS),
  level: wholeField(0, MAX_LEVEL),
  q: coordinate,
  r: coordinate,
  rotation,
})

/** q, r and the level at which a figure stands there. */
export const spaceSchema = z.tuple([coordinate, coordinate, wholeField(0, MAX_LEVEL)])

const player = wholeField(0, MAX_PLAYERS - 1)

const zoneSchema = z.strictObject({ id: z.enum(ZONE_IDS), spaces: z.array(spaceSchema).min(1).max(200) })

/** Without `glyph` it is a "?" space. */
const glyphPlaceSchema = z.strictObject({
  glyph: z.enum(GLYPH_IDS).optional(),
  side: z.enum(['power', 'symbol']),
  at: spaceSchema,
  owner: player.optional(),
})

/** Without `player` the figure is nobody's. The first space is the front. */
const figurePlaceSchema = z.strictObject({
  player: player.optional(),
  card: idField,
  at: z.array(spaceSchema).min(1).max(2),
})

export const layoutSchema = z.strictObject({
  id: idField,
  zones: z.array(zoneSchema).max(MAX_PLAYERS),
  glyphs: z.array(glyphPlaceSchema).max(60),
  figures: z.array(figurePlaceSchema).max(200),
})

export const battlefieldSchema = z.strictObject({
  id: idField,
  name: wordsField(80),
  provenance: perKey(['tiles', 'ruins', 'zones', 'glyphs', 'figures'], provenanceSchema),
  note: textField(300).optional(),
  tiles: z.array(tileSchema).min(1).max(MAX_TILES),
  ruins: z.array(ruinSchema).max(60),
  /** Pairs of spaces on which a two-space figure does not fit that way round (HS-RUL-34). */
  noRoom: z.array(z.strictObject({ front: spaceSchema, rear: spaceSchema })).max(200),
  layouts: z.array(layoutSchema).max(MAX_LAYOUTS),
})

export type TileSource = z.infer<typeof tileSchema>
export type RuinSource = z.infer<typeof ruinSchema>
export type SpaceSource = z.infer<typeof spaceSchema>
export type LayoutSource = z.infer<typeof layoutSchema>
export type BattlefieldSource = z.infer<typeof battlefieldSchema>
