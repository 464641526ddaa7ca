import { z } from 'zod'
import { perKey, provenanceSchema, wholeField, wordsField } from '../../../kit/content/fields.ts'
import { packSchemaOf, patchesOf, patchOf } from '../../../kit/content/pack.ts'
import {
  BUILDING_IDS,
  CARD_KINDS,
  COLOURS,
  COMMON_ACTIONS,
  LAND_IDS,
  LIGHT_RACE_IDS,
  MAGIC_EFFECTS,
  MAGIC_IDS,
  MAX_PLAYERS,
  NAMES,
  RACE_ACTIONS,
  REGION_COLOURS,
  REGION_IDS,
  REGIONS,
  SHADOW_RACE_IDS,
  SPACE_IDS,
} from './names.ts'

const NAME = wordsField(40)
/** Numbers that the content knows stand in braces. */
const TEXT = wordsField(400)
const PRICE = { energy: wholeField(0, 20), gold: wholeField(0, 20) }
const priceSchema = z.strictObject(PRICE)

export const regionSchema = z.strictObject({
  id: z.enum(REGION_IDS),
  name: NAME,
  colour: z.enum(REGION_COLOURS),
  provenance: perKey(['name', 'colour'], provenanceSchema),
})

const incomeSchema = z.strictObject({ gold: wholeField(0, 20), energy: wholeField(0, 20) })

/** A land of this name in both worlds, and its land card (IM-SET-03). */
export const landSchema = z.strictObject({
  id: z.enum(LAND_IDS),
  name: NAME,
  region: z.enum(REGION_IDS),
  shadow: incomeSchema,
  light: incomeSchema,
  text: TEXT,
  provenance: perKey(
    ['name', 'region', 'shadowGold', 'shadowEnergy', 'lightGold', 'lightEnergy', 'text'],
    provenanceSchema,
  ),
})

const pairsSchema = z.array(z.tuple([z.enum(LAND_IDS), z.enum(LAND_IDS)])).max((NAMES * (NAMES - 1)) / 2)

/** Pairs of adjacent lands, the same in both worlds (IM-RUL-07), sorted by where they come from. */
export const bordersSchema = perKey(provenanceSchema.options, pairsSchema)

const HALF = {
  name: NAME,
  text: TEXT,
  /** Armies on the number fields in the middle of the back (IM-STA-01). */
  groups: z.array(wholeField(1, 28)).min(1).max(8),
  /** What its owner receives at the end of the start round (IM-STA-26). */
  energy: wholeField(0, 40),
  gold: wholeField(0, 40),
}

export const lightRaceSchema = z.strictObject({
  id: z.enum(LIGHT_RACE_IDS),
  ...HALF,
  startLand: z.enum(LAND_IDS),
  build: z.strictObject({ portal: priceSchema, shrine: priceSchema, capital: priceSchema }),
  provenance: perKey(
    ['name', 'germanName', 'text', 'groups', 'energy', 'gold', 'startLand', 'portal', 'shrine', 'capital'],
    provenanceSchema,
  ),
})

export const shadowRaceSchema = z.strictObject({
  id: z.enum(SHADOW_RACE_IDS),
  ...HALF,
  action: z.strictObject({ kind: z.enum(RACE_ACTIONS), ...PRICE, name: NAME, text: TEXT }),
  provenance: perKey(['name', 'germanName', 'text', 'groups', 'energy', 'gold', 'action'], provenanceSchema),
})

export const spaceSchema = z.strictObject({
  id: z.enum(SPACE_IDS),
  name: NAME,
  text: TEXT,
  provenance: perKey(['facts'], provenanceSchema),
})

/** The army space that is printed twice (IM-RUL-04), and what the common actions cost. */
export const boardSchema = z.strictObject({
  provenance: perKey(['eighth', 'awaken', 'movement', 'compensation'], provenanceSchema),
  eighth: z.enum(COMMON_ACTIONS),
  awaken: z.strictObject({ ...PRICE, armies: wholeField(1, 20) }),
  movement: priceSchema,
  compensation: wholeField(0, 20),
})

const magicOptionSchema = z.strictObject({
  effect: z.enum(MAGIC_EFFECTS),
  /** Armies that are awakened or cards that are drawn. */
  amount: wholeField(1, 20).optional(),
  text: TEXT,
})

export const magicSchema = z.strictObject({
  id: z.enum(MAGIC_IDS),
  name: NAME,
  ...PRICE,
  options: z.array(magicOptionSchema).min(1).max(4),
  provenance: perKey(['price', 'effects'], provenanceSchema),
})

export const cardSchema = z.strictObject({
  id: z.enum(CARD_KINDS),
  name: NAME,
  text: TEXT,
  provenance: perKey(['facts'], provenanceSchema),
})

export const buildingSchema = z.strictObject({
  id: z.enum(BUILDING_IDS),
  name: NAME,
  text: TEXT,
  /** Victory points at once and in each scoring. */
  built: wholeField(0, 20),
  scored: wholeField(0, 20),
  provenance: perKey(['facts'], provenanceSchema),
})

const coinsSchema = z.strictObject({ ones: wholeField(0, 99), twos: wholeField(0, 99), fives: wholeField(0, 99) })

/** What lies in the box (IM-SET-03 to -11). */
export const componentsSchema = z.strictObject({
  provenance: perKey(['counts', 'colours'], provenanceSchema),
  colours: z.array(z.enum(COLOURS)).length(MAX_PLAYERS),
  /** Per colour: cubes in the box, and how many of them a player receives (IM-SET-08). */
  armies: wholeField(1, 99),
  armiesUsed: wholeField(1, 99),
  residents: wholeField(0, 60),
  blanks: wholeField(0, 20),
  roundCards: wholeField(1, 20),
  buildingTiles: wholeField(0, 99),
  portals: wholeField(0, 99),
  goldCoins: coinsSchema,
  energyTiles: coinsSchema,
  lastField: wholeField(10, 200),
})

/** `outer`: armies on each of the two outer fields (IM-STA-02). */
const setupSchema = z.strictObject({ rounds: wholeField(1, 20), outer: wholeField(0, 9) })

export const startSchema = z.strictObject({
  provenance: perKey(['rounds', 'otherRounds', 'outer', 'armies', 'draft', 'tower'], provenanceSchema),
  three: setupSchema,
  four: setupSchema,
  five: setupSchema,
  /** Another reading of the rounds for four players (IM-RUL-01). */
  otherRoundsForFour: wholeField(1, 20),
  /** With five players three hands come from a stack of 30 (IM-STA-08). */
  draftHand: wholeField(1, 10),
  /** Armies in the start land of the Shadow world, and in each limbo. */
  shadowArmies: wholeField(1, 20),
  limbo: wholeField(0, 20),
  towerArmies: wholeField(0, 20),
  towerResidents: wholeField(0, 60),
  trayResidents: wholeField(0, 60),
})

const chanceSchema = z.strictObject({ falls: wholeField(1, 1000), of: wholeField(1, 1000) })

/** The cube tower: each cube by itself, whatever its colour (IM-RUL-22). */
export const towerSchema = z.strictObject({
  provenance: perKey(['thrown', 'inside', 'filling', 'residents'], provenanceSchema),
  /** A cube that is thrown in falls through. */
  thrown: chanceSchema,
  /** A cube that rested inside is knocked loose by a throw. */
  inside: chanceSchema,
  /** A cube of the first filling falls through. */
  filling: chanceSchema,
  /** Residents from the tray in the next throw: at least `least`; if more than `most`, `removed` fewer (IM-FGT-03, -04). */
  residents: z.strictObject({ least: wholeField(0, 20), most: wholeField(0, 20), removed: wholeField(0, 20) }),
})

export const scoringSchema = z.strictObject({
  provenance: perKey(['reinforcement', 'lands', 'regions'], provenanceSchema),
  /** One army enters for so many in a limbo (IM-REI-02). */
  reinforcementPer: wholeField(1, 20),
  /** One victory point for so many lands (IM-SCO-02). */
  landsPerPoint: wholeField(1, 20),
  /** Victory points of a region, by the number of lands possessed in it. */
  region: z.array(wholeField(0, 20)).length(6),
})

const coordinate = z.number().min(0).max(4000)

/** Where a land lies in the Light world. */
const placeSchema = z.strictObject({
  id: z.enum(LAND_IDS),
  /** Far from every border: for armies, buildings and the name. */
  x: coordinate,
  y: coordinate,
  /** Corner by corner, x before y. Neighbours share the corners of their border. */
  outline: z
    .array(coordinate)
    .min(6)
    .max(800)
    .refine((list) => list.length % 2 === 0, 'x and y in turn'),
})

export const planSchema = z.strictObject({
  provenance: perKey(['outlines', 'sides', 'mirrored'], provenanceSchema),
  width: z.number().min(1).max(4000),
  height: z.number().min(1).max(4000),
  /** Between the two worlds; Shadow is on the left (IM-SET-02). */
  gap: z.number().min(0).max(1000),
  /** 1: the Shadow world is the mirror image of the Light world. */
  mirrored: wholeField(0, 1),
  lands: z.array(placeSchema).length(NAMES),
})

/** The whole content of a match as plain JSON; hashed and stored with it. */
export const contentSourceSchema = z.strictObject({
  regions: z.array(regionSchema).length(REGIONS),
  lands: z.array(landSchema).length(NAMES),
  borders: bordersSchema,
  lightRaces: z.array(lightRaceSchema).length(LIGHT_RACE_IDS.length),
  shadowRaces: z.array(shadowRaceSchema).length(SHADOW_RACE_IDS.length),
  spaces: z.array(spaceSchema).length(SPACE_IDS.length),
  board: boardSchema,
  magic: z.array(magicSchema).length(MAGIC_IDS.length),
  cards: z.array(cardSchema).length(CARD_KINDS.length),
  buildings: z.array(buildingSchema).length(BUILDING_IDS.length),
  components: componentsSchema,
  start: startSchema,
  tower: towerSchema,
  scoring: scoringSchema,
  plan: planSchema,
})

export type LightRaceSource = z.infer<typeof lightRaceSchema>
export type ShadowRaceSource = z.infer<typeof shadowRaceSchema>
export type ContentSource = z.infer<typeof contentSourceSchema>

export const contentPackSchema = packSchemaOf('immortals', {
  regions: patchesOf(regionSchema, REGIONS),
  lands: patchesOf(landSchema, NAMES),
  borders: patchOf(bordersSchema, NAMES).optional(),
  lightRaces: patchesOf(lightRaceSchema, LIGHT_RACE_IDS.length),
  shadowRaces: patchesOf(shadowRaceSchema, SHADOW_RACE_IDS.length),
  spaces: patchesOf(spaceSchema, SPACE_IDS.length),
  board: patchOf(boardSchema, NAMES).optional(),
  magic: patchesOf(magicSchema, MAGIC_IDS.length),
  cards: patchesOf(cardSchema, CARD_KINDS.length),
  buildings: patchesOf(buildingSchema, BUILDING_IDS.length),
  components: patchOf(componentsSchema, NAMES).optional(),
  start: patchOf(startSchema, NAMES).optional(),
  tower: patchOf(towerSchema, NAMES).optional(),
  scoring: patchOf(scoringSchema, NAMES).optional(),
  plan: patchOf(planSchema, NAMES).optional(),
})

export type ContentPack = z.infer<typeof contentPackSchema>
