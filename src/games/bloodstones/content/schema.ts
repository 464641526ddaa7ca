import { z } from 'zod'
import { FACTION_IDS, TERRAIN_NAMES, TILE_NAMES, UNIT_NAMES } from './units.ts'

export const MAX_AREAS = 200
export const MAX_MAPS = 40

/** Where a group of values comes from; `recreated` = made by us because the printed one is not known, or our own design. */
export const provenanceSchema = z.enum(['rulebook', 'public', 'recreated'])
export type Provenance = z.infer<typeof provenanceSchema>

const FORBIDDEN_CHARACTERS = /[<>\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u

function text(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => !FORBIDDEN_CHARACTERS.test(value), 'control characters and the marks < and > are not allowed')
}

function whole(min: number, max: number) {
  return z.int().min(min).max(max)
}

/** An object that may have any of these keys, and no others. */
function perKey<K extends string, V extends z.ZodType>(keys: readonly K[], value: V) {
  const shape = Object.fromEntries(keys.map((key) => [key, value.optional()]))
  return z.strictObject(shape as { [key in K]: z.ZodOptional<V> })
}

const wordsSchema = z.strictObject({ en: text(80), de: text(80) })
const idSchema = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'an id is made of small letters, digits and single hyphens')

/** Cost 0 to 2 and value 1 to 5: BS-TIL-01. A blank tile has no cost. */
const tileSchema = z.strictObject({ count: whole(0, 60), cost: whole(0, 2).optional(), value: whole(1, 5) })

export const factionSchema = z.strictObject({
  id: z.enum(FACTION_IDS),
  provenance: perKey(['limits', 'counts', 'costs', 'values'], provenanceSchema),
  handLimit: whole(1, 12),
  minPlayers: whole(2, 6),
  startVp: whole(0, 100),
  citadels: whole(0, 1),
  villages: whole(0, 60),
  undead: whole(0, 12),
  tiles: perKey(TILE_NAMES, tileSchema),
})

/** A terrain that is not named, or has -1, is forbidden. */
const costPerTerrain = perKey(
  TERRAIN_NAMES,
  whole(-1, 9).refine((cost) => cost !== 0, 'a cost is 1 to 9, or -1 for forbidden'),
)

export const terrainSchema = z.strictObject({
  provenance: perKey(['land', 'desertAndSea', 'dragon', 'villages'], provenanceSchema),
  moveCost: costPerTerrain,
  hillFolkMoveCost: costPerTerrain,
  dragonMoveCost: whole(1, 9),
  villageCost: costPerTerrain,
  villageMax: perKey(TERRAIN_NAMES, whole(0, 9)),
})

export const MODIFIER_KINDS = ['always', 'forest', 'plains', 'attacking', 'defending', 'againstFortress'] as const
export type ModifierKind = (typeof MODIFIER_KINDS)[number]

export const battleSchema = z.strictObject({
  provenance: perKey(
    ['bag', 'modifiers', 'lastSupplyField', 'setup', 'undeadSteps', 'scoring', 'cutiecorn'],
    provenanceSchema,
  ),
  /** A side draws up to four tiles (BS-BAT-08). */
  bag: z.array(whole(1, 5)).min(4).max(40),
  modifiers: perKey(UNIT_NAMES, perKey(MODIFIER_KINDS, whole(0, 9))),
  lastSupplyField: z.strictObject({ two: whole(1, 9), more: whole(1, 9) }),
  setup: z.strictObject({ startingHand: whole(1, 20), startingCost: whole(0, 20) }),
  undeadSteps: whole(0, 9),
  scoring: z.strictObject({
    village: whole(0, 20),
    capturedVillage: z.strictObject({ normal: whole(0, 20), chaos: whole(0, 20) }),
    citadel: whole(0, 20),
  }),
  cutiecorn: z.strictObject({ cost: whole(0, 2), bonus: whole(0, 20) }),
})

const coordinate = z.number().min(0).max(1000)
const outlineSchema = z
  .array(z.tuple([coordinate, coordinate]))
  .min(3)
  .max(200)

export const areaSchema = z.strictObject({
  id: whole(0, MAX_AREAS - 1),
  terrain: z.enum(TERRAIN_NAMES),
  name: wordsSchema,
  x: coordinate,
  y: coordinate,
  label: text(4).optional(),
  adj: z
    .array(whole(0, MAX_AREAS - 1))
    .min(1)
    .max(60),
  /** Outlines in map units; an area may consist of several. Without them a client draws the graph. */
  polys: z.array(outlineSchema).min(1).max(12).optional(),
})

export const mapSchema = z.strictObject({
  id: idSchema,
  name: wordsSchema,
  players: z.strictObject({ min: whole(2, 6), max: whole(2, 6) }),
  provenance: perKey(['graph', 'labels', 'outlines', 'names'], provenanceSchema),
  note: text(200).optional(),
  width: z.number().min(1).max(1000),
  height: z.number().min(1).max(1000),
  areas: z.array(areaSchema).min(2).max(MAX_AREAS),
})

/** The whole content of a match as plain JSON; hashed and stored with it. */
export const contentSourceSchema = z.strictObject({
  factions: z.array(factionSchema).length(FACTION_IDS.length),
  terrain: terrainSchema,
  battle: battleSchema,
  maps: z.array(mapSchema).min(1).max(MAX_MAPS),
})

export type FactionSource = z.infer<typeof factionSchema>
export type AreaSource = z.infer<typeof areaSchema>
export type MapSource = z.infer<typeof mapSchema>
export type ContentSource = z.infer<typeof contentSourceSchema>

/**
 * The same shape with everything optional except `id`: what a pack may say about something that exists. Lists of things
 * with an id become lists of patches, other lists are replaced as a whole.
 */
function patchOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional) return patchOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject)
    return z.array(patchOf(schema.element)).max(MAX_AREAS)
  if (!(schema instanceof z.ZodObject)) return schema
  const shape: Record<string, z.ZodType> = {}
  for (const [key, value] of Object.entries(schema.shape as Record<string, z.ZodType>))
    shape[key] = key === 'id' ? value : patchOf(value).optional()
  return z.strictObject(shape)
}

export const contentPackSchema = z.strictObject({
  walstatt: z.literal('content-pack'),
  game: z.literal('bloodstones'),
  version: z.literal(1),
  name: text(80),
  note: text(200).optional(),
  factions: z.array(patchOf(factionSchema)).max(FACTION_IDS.length).optional(),
  terrain: patchOf(terrainSchema).optional(),
  battle: patchOf(battleSchema).optional(),
  maps: z.array(patchOf(mapSchema)).max(MAX_MAPS).optional(),
})

export type ContentPack = z.infer<typeof contentPackSchema>
