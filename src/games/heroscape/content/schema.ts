import { z } from 'zod'
import { idField, perKey, provenanceSchema, textField, wholeField, wordsField } from '../../../kit/content/fields.ts'
import { packSchemaOf, patchOf } from '../../../kit/content/pack.ts'
import { battlefieldSchema } from './battlefield-schema.ts'
import { CARD_KINDS, GENERALS, GLYPH_IDS, RARITIES, SIZES, TERRAINS, TILE_SIZES } from './names.ts'
import { POWER_IDS, POWER_KINDS, POWER_NUMBERS } from './powers.ts'
import { scenarioSchema } from './scenario-schema.ts'
import { virtualscapeSchema } from './virtualscape-schema.ts'

export const MAX_CARDS = 200
export const MAX_BATTLEFIELDS = 40
export const MAX_SCENARIOS = 80

const NUMBER_NAMES = [...new Set(Object.values(POWER_NUMBERS).flat())]

/** A power on a card: its numbers by name and, if it speaks of certain figures, which. */
const cardPowerSchema = z.strictObject({
  id: z.enum(POWER_IDS),
  numbers: perKey(NUMBER_NAMES, wholeField(0, 99)),
  species: idField.optional(),
  class: idField.optional(),
  sizes: z.array(z.enum(SIZES)).min(1).max(SIZES.length).optional(),
})

const VALUES = {
  move: wholeField(0, 30),
  range: wholeField(1, 30),
  attack: wholeField(0, 20),
  defense: wholeField(0, 20),
}

export const cardSchema = z.strictObject({
  id: idField,
  name: wordsField(80),
  provenance: perKey(['basic', 'master', 'powers', 'features', 'germanName'], provenanceSchema),
  general: z.enum(GENERALS),
  species: idField,
  class: idField,
  personality: idField,
  size: z.enum(SIZES),
  height: wholeField(1, 30),
  rarity: z.enum(RARITIES),
  kind: z.enum(CARD_KINDS),
  figures: wholeField(1, 9),
  /** Spaces that one figure occupies. */
  spaces: wholeField(1, 2),
  world: textField(40),
  /** One number per figure. */
  collector: z.array(wholeField(1, 999)).min(1).max(9),
  basic: z.strictObject(VALUES),
  master: z.strictObject({ life: wholeField(1, 30), ...VALUES, points: wholeField(0, 1000) }),
  powers: z.array(cardPowerSchema).max(6),
})

const nameSchema = z.strictObject({ id: idField, name: wordsField(40) })

/** Words for what is printed on cards. */
export const featuresSchema = z.strictObject({
  generals: z.array(z.strictObject({ id: z.enum(GENERALS), name: wordsField(40) })).length(GENERALS.length),
  sizes: z.array(z.strictObject({ id: z.enum(SIZES), name: wordsField(40) })).length(SIZES.length),
  species: z.array(nameSchema).max(MAX_CARDS),
  classes: z.array(nameSchema).max(MAX_CARDS),
  personalities: z.array(nameSchema).max(MAX_CARDS),
})

export const powerSchema = z.strictObject({
  id: z.enum(POWER_IDS),
  name: wordsField(60),
  kind: z.enum(POWER_KINDS),
  provenance: perKey(['facts', 'germanName'], provenanceSchema),
  /** A number of the card stands in braces. */
  text: wordsField(600),
})

/** What an occupied permanent glyph adds. */
const GLYPH_NUMBERS = ['attack', 'defense', 'range', 'atRange', 'move', 'initiative', 'd20'] as const

export const glyphSchema = z.strictObject({
  id: z.enum(GLYPH_IDS),
  name: wordsField(60),
  short: wordsField(60),
  text: wordsField(400),
  provenance: perKey(['facts', 'germanName'], provenanceSchema),
  letter: z.string().regex(/^[A-Z]$/),
  count: wholeField(0, 20),
  duration: z.enum(['permanent', 'temporary']),
  numbers: perKey(GLYPH_NUMBERS, wholeField(1, 20)),
})

/** What lies in one Master Set (HS-SET-01, HS-SET-02). */
export const inventorySchema = z.strictObject({
  provenance: perKey(['tiles', 'pieces', 'combatDie'], provenanceSchema),
  tiles: z
    .array(z.strictObject({ terrain: z.enum(TERRAINS), size: z.literal([...TILE_SIZES]), count: wholeField(0, 99) }))
    .max(TERRAINS.length * TILE_SIZES.length),
  ruins: z.strictObject({ long: wholeField(0, 20), short: wholeField(0, 20) }),
  markers: z.strictObject({
    wound: wholeField(0, 200),
    order: wholeField(0, 200),
    round: wholeField(0, 20),
    grenade: wholeField(0, 20),
  }),
  dice: z.strictObject({ combat: wholeField(1, 100), d20: wholeField(1, 20) }),
  /** Faces of the combat die (HS-RUL-06). */
  combatDie: z.strictObject({ skull: wholeField(1, 20), shield: wholeField(1, 20), blank: wholeField(0, 20) }),
})

const share = z.number().min(0).max(1)
/** From 0, over the front space, to 1, over the rear space of a two-space figure. */
const along = z.number().min(-0.5).max(1.5)

/** An upright cylinder; heights are shares of the figure's Height, the radius is measured on the plan. */
const partSchema = z.strictObject({
  along,
  radius: z.number().min(0.02).max(0.9),
  from: share,
  to: share,
  /** 1: belongs to the hit zone. */
  hit: wholeField(0, 1),
})

const bodySchema = z.strictObject({
  aim: z.strictObject({ along, up: share }),
  parts: z.array(partSchema).min(1).max(8),
})

/** Simple volumes for line of sight and for the board. On the plan a hex has its corners at distance 1. */
export const volumesSchema = z.strictObject({
  provenance: perKey(['figures', 'ruins', 'scale'], provenanceSchema),
  /** One level, in the unit of the plan. */
  levelHeight: z.number().min(0.1).max(2),
  waterDepth: z.number().min(0).max(1),
  ruin: z.strictObject({ levels: wholeField(1, 30), thickness: z.number().min(0).max(0.5) }),
  /** For cards without a volume of their own. */
  standard: z.strictObject({ oneSpace: bodySchema, twoSpaces: bodySchema }),
  figures: z.array(bodySchema.extend({ id: idField })).max(MAX_CARDS),
})

/** The whole content of a match as plain JSON; hashed and stored with it. */
export const contentSourceSchema = z.strictObject({
  cards: z.array(cardSchema).min(1).max(MAX_CARDS),
  features: featuresSchema,
  powers: z.array(powerSchema).length(POWER_IDS.length),
  glyphs: z.array(glyphSchema).length(GLYPH_IDS.length),
  inventory: inventorySchema,
  volumes: volumesSchema,
  battlefields: z.array(battlefieldSchema).min(1).max(MAX_BATTLEFIELDS),
  scenarios: z.array(scenarioSchema).min(1).max(MAX_SCENARIOS),
})

export type CardSource = z.infer<typeof cardSchema>
export type BodySource = z.infer<typeof bodySchema>
export type ContentSource = z.infer<typeof contentSourceSchema>

const MAX_ITEMS = 200

export const contentPackSchema = packSchemaOf('heroscape', {
  cards: z.array(patchOf(cardSchema, MAX_ITEMS)).max(MAX_CARDS).optional(),
  features: patchOf(featuresSchema, MAX_ITEMS).optional(),
  powers: z.array(patchOf(powerSchema, MAX_ITEMS)).max(POWER_IDS.length).optional(),
  glyphs: z.array(patchOf(glyphSchema, MAX_ITEMS)).max(GLYPH_IDS.length).optional(),
  inventory: patchOf(inventorySchema, MAX_ITEMS).optional(),
  volumes: patchOf(volumesSchema, MAX_ITEMS).optional(),
  battlefields: z.array(patchOf(battlefieldSchema, MAX_ITEMS)).max(MAX_BATTLEFIELDS).optional(),
  scenarios: z.array(patchOf(scenarioSchema, MAX_ITEMS)).max(MAX_SCENARIOS).optional(),
  /** For the builder only: what its map has that the first battlefield of the pack cannot hold. */
  virtualscape: virtualscapeSchema.optional(),
})

export type ContentPack = z.infer<typeof contentPackSchema>
