import { z } from 'zod'
import { wholeField } from '../../../kit/content/fields.ts'
import { MAX_PACK_BYTES } from '../../../kit/content/pack.ts'
import { MAX_TILES } from './battlefield-schema.ts'
import { ZONE_IDS } from './names.ts'

export const MAX_FOREIGN = 5000
const FARTHEST = 40_000

const type = wholeField(1000, 99_999)
const number = wholeField(-FARTHEST, FARTHEST)
const text = z.string().max(1000)
const colour = wholeField(0, 0xff_ff_ff_ff)

/** A piece of a Virtualscape map that a battlefield cannot hold. q, r is the leftmost hex of its top row; z counts from 0. */
const foreignSchema = z.strictObject({
  type,
  q: number,
  r: number,
  z: wholeField(0, FARTHEST),
  rotation: wholeField(0, 5),
  letter: wholeField(0, 255),
  colour,
  glyphName: text.optional(),
  zoneName: text.optional(),
  personal: z
    .strictObject({ hexes: wholeField(0, FARTHEST), top: text, side: text, letter: text, name: text })
    .optional(),
  figure: z.strictObject({ name: text, file: text }).optional(),
})

/** The map itself, shortened; what is unchanged goes out from it as it came. `name` is what the battlefield was called then. */
const originSchema = z.strictObject({
  name: text,
  map: z
    .string()
    .max(MAX_PACK_BYTES)
    .regex(/^[\w-]*$/),
})

/** What a battlefield does not say, but the Virtualscape map it comes from did. The rules never read it. */
export const virtualscapeSchema = z.strictObject({
  author: text.optional(),
  players: text.optional(),
  /** One character per byte of the RTF text. */
  scenario: z.string().max(100_000).optional(),
  /** Hexes to the right and rows down from the battlefield to the map; rows are even. */
  shift: z.tuple([number, number]).optional(),
  zones: z.array(z.strictObject({ zone: z.enum(ZONE_IDS), name: text, colour })).max(ZONE_IDS.length),
  /** Glyphs that other programs number in their own way. */
  glyphs: z.array(z.strictObject({ q: number, r: number, z: number, type, name: text })).max(60),
  /** Which piece a tile stands for, by its place in the list of tiles. */
  standsFor: z.array(z.tuple([wholeField(0, MAX_TILES - 1), type])).max(MAX_TILES),
  foreign: z.array(foreignSchema).max(MAX_FOREIGN),
  origin: originSchema.optional(),
})

export type VirtualscapeSource = z.infer<typeof virtualscapeSchema>
export type OriginSource = z.infer<typeof originSchema>
export type ForeignPiece = z.infer<typeof foreignSchema>
