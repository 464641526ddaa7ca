import { z } from 'zod'
import { idField, perKey, provenanceSchema, textField, wholeField, wordsField } from '../../../kit/content/fields.ts'
import { packSchemaOf, patchOf } from '../../../kit/content/pack.ts'
import { FACTION_IDS, TERRAIN_NAMES, TILE_NAMES, UNIT_NAMES } from './units.ts'

export const MAX_AREAS = 200
export const MAX_MAPS = 40

/** Cost 0 to 2 and value 1 to 5: BS-TIL-01. A blank tile has no cost. */
const tileSchema = z.strictObject({
  count: wholeField(0, 60),
  cost: wholeField(0, 2).optional(),
  value: wholeField(1, 5),
})

export const factionSchema = z.strictObject({
  id: z.enum(FACTION_IDS),
  provenance: perKey(['limits', 'counts', 'costs', 'values'], provenanceSchema),
  handLimit: wholeField(1, 12),
  minPlayers: wholeField(2, 6),
  startVp: wholeField(0, 100),
  citadels: wholeField(0, 1),
  villages: wholeField(0, 60),
  undead: wholeField(0, 12),
  tiles: perKey(TILE_NAMES, tileSchema),
})

/** A terrain that is not named, or has -1, is forbidden. */
const costPerTerrain = perKey(
  TERRAIN_NAMES,
  wholeField(-1, 9).refine((cost) => cost !== 0, 'a cost is 1 to 9, or -1 for forbidden'),
)

export const terrainSchema = z.strictObject({
  provenance: perKey(['land', 'desertAndSea', 'dragon', 'villages'], provenanceSchema),
  moveCost: costPerTerrain,
  hillFolkMoveCost: costPerTerrain,
  dragonMoveCost: wholeField(1, 9),
  villageCost: costPerTerrain,
  villageMax: perKey(TERRAIN_NAMES, wholeField(0, 9)),
})

export const MODIFIER_KINDS = ['always', 'forest', 'plains', 'attacking', 'defending', 'againstFortress'] as const
export type ModifierKind = (typeof MODIFIER_KINDS)[number]

export const battleSchema = z.strictObject({
  provenance: perKey(
    ['bag', 'modifiers', 'lastSupplyField', 'setup', 'undeadSteps', 'scoring', 'cutiecorn'],
    provenanceSchema,
  ),
  /** A side draws up to four tiles (BS-BAT-08). */
  bag: z.array(wholeField(1, 5)).min(4).max(40),
  modifiers: perKey(UNIT_NAMES, perKey(MODIFIER_KINDS, wholeField(0, 9))),
  lastSupplyField: z.strictObject({ two: wholeField(1, 9), more: wholeField(1, 9) }),
  setup: z.strictObject({ startingHand: wholeField(1, 20), startingCost: wholeField(0, 20) }),
  undeadSteps: wholeField(0, 9),
  scoring: z.strictObject({
    village: wholeField(0, 20),
    capturedVillage: z.strictObject({ normal: wholeField(0, 20), chaos: wholeField(0, 20) }),
    citadel: wholeField(0, 20),
  }),
  cutiecorn: z.strictObject({ cost: wholeField(0, 2), bonus: wholeField(0, 20) }),
})

const coordinate = z.number().min(0).max(1000)
const outlineSchema = z
  .array(z.tuple([coordinate, coordinate]))
  .min(3)
  .max(200)

export const areaSchema = z.strictObject({
  id: wholeField(0, MAX_AREAS - 1),
  terrain: z.enum(TERRAIN_NAMES),
  name: wordsField(80),
  x: coordinate,
  y: coordinate,
  label: textField(4).optional(),
  adj: z
    .array(wholeField(0, MAX_AREAS - 1))
    .min(1)
    .max(60),
  /** Outlines in map units; an area may consist of several. Without them a client draws the graph. */
  polys: z.array(outlineSchema).min(1).max(12).optional(),
})

export const mapSchema = z.strictObject({
  id: idField,
  name: wordsField(80),
  /** BS-SET-01 */
  players: z.strictObject({ min: wholeField(2, 6), max: wholeField(2, 6) }),
  provenance: perKey(['graph', 'labels', 'outlines', 'names'], provenanceSchema),
  note: textField(200).optional(),
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

export const contentPackSchema = packSchemaOf('bloodstones', {
  factions: z.array(patchOf(factionSchema, MAX_AREAS)).max(FACTION_IDS.length).optional(),
  terrain: patchOf(terrainSchema, MAX_AREAS).optional(),
  battle: patchOf(battleSchema, MAX_AREAS).optional(),
  maps: z.array(patchOf(mapSchema, MAX_AREAS)).max(MAX_MAPS).optional(),
})

export type ContentPack = z.infer<typeof contentPackSchema>
