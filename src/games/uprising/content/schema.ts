import { z } from 'zod'
import { idField, provenanceSchema, wholeField, wordsField } from '../../../kit/content/fields.ts'
import { packSchemaOf, patchesOf, patchOf } from '../../../kit/content/pack.ts'
import { abilities, ability, effects, modifiers } from './effects/effect-schema.ts'
import { conditions, diceList } from './effects/selector-schema.ts'
import {
  ATTRIBUTES,
  CHAPTERS,
  COLOURS,
  DRUID_IDS,
  EDITIONS,
  FACTION_IDS,
  GARRISON_LEVELS,
  HERO_IDS,
  HEX_IDS,
  HEX_KINDS,
  HORDE_IDS,
  LEGION_IDS,
  REGION_IDS,
  SYMBOLS,
  TERRAINS,
  UNIT_CLASSES,
  UNIT_IDS,
  UNIT_RANKS,
  UNITS_PER_FACTION,
} from './names.ts'
import { setupSchema } from './setup-schema.ts'

const NAME = wordsField(60)
/** The rule of a card in our own words. */
const TEXT = wordsField(600)
const FLAG = wholeField(0, 1)
const COLOUR_LIST = z.array(z.enum(COLOURS)).max(8)
const AMOUNT = wholeField(0, 20)
export const MAX_THREAT = 7

/** Where each group of values comes from; every group must be named. */
function provenance<const K extends string>(...keys: readonly K[]) {
  const shape = Object.fromEntries(keys.map((key) => [key, provenanceSchema]))
  return z.strictObject(shape as { [key in K]: typeof provenanceSchema })
}

/** Which boxes hold it (UP-SET-08, UP-SET-09), and what the first edition prints otherwise. */
function inEditions<S extends z.ZodRawShape>(shape: S) {
  const { id: _id, ...values } = shape
  const other = patchOf(z.strictObject(values), 1) as z.ZodType<Record<string, unknown>>
  return z.strictObject({
    ...shape,
    sets: z.array(z.enum(EDITIONS)).max(2),
    firstEdition: other.optional(),
  })
}

export const dieSchema = z.strictObject({
  id: z.enum(COLOURS),
  name: NAME,
  faces: z.array(z.array(z.enum(SYMBOLS)).max(3)).length(6),
  /** In the box; more are never missing (UP-RUL-11). */
  count: wholeField(1, 20),
  provenance: provenance('faces', 'count'),
})

const priceSchema = z.strictObject({
  salt: AMOUNT.optional(),
  plunder: AMOUNT.optional(),
  food: AMOUNT.optional(),
  /** Resources of any kinds. */
  any: AMOUNT.optional(),
})

export const unitSchema = z.strictObject({
  id: z.enum(UNIT_IDS),
  name: NAME,
  /** One of them: "Troll" of the "Trolls". */
  one: NAME,
  count: wholeField(1, 12),
  class: z.enum(UNIT_CLASSES),
  rank: z.enum(UNIT_RANKS),
  /** One of these, chosen per Unit (UP-BLD-04). */
  prices: z.array(priceSchema).min(1).max(3),
  die: z.enum(COLOURS),
  provenance: provenance('name', 'germanName', 'count', 'class', 'price', 'die'),
})

export const factionSchema = z.strictObject({
  id: z.enum(FACTION_IDS),
  name: NAME,
  text: TEXT,
  home: z.enum(HEX_IDS),
  heroes: z.array(z.enum(HERO_IDS)).length(2),
  /** Plunder for a Haven (UP-HAV-01). */
  haven: AMOUNT,
  units: z.array(unitSchema).length(UNITS_PER_FACTION),
  /** Salt, Plunder, Food by Havens on the map, 0 to 5 (UP-PRD-01). */
  production: z.array(z.array(AMOUNT).length(3)).length(6),
  provenance: provenance('name', 'text', 'home', 'heroes', 'haven', 'production'),
})

export const heroSchema = z.strictObject({
  id: z.enum(HERO_IDS),
  name: NAME,
  faction: z.enum(FACTION_IDS),
  text: TEXT,
  might: wholeField(0, 3),
  magic: wholeField(0, 3),
  leadership: wholeField(0, 3),
  guile: wholeField(0, 3),
  provenance: provenance('name', 'faction', 'attributes', 'text'),
})

const hexShape = {
  id: z.enum(HEX_IDS),
  name: NAME,
  text: TEXT,
  kind: z.enum(HEX_KINDS),
  faction: z.enum([...FACTION_IDS, 'none']),
  terrain: z.enum(TERRAINS),
  salt: wholeField(0, 4),
  plunder: wholeField(0, 4),
  food: wholeField(0, 4),
  vp: wholeField(0, 3),
  /** 1: no Haven can be built (UP-HEX-21). */
  x: FLAG,
  /** Impassable edges by direction (0 = E, clockwise) before the tile is turned (UP-EXP-10). */
  edges: z.array(wholeField(0, 5)).max(5),
  alignment: z.enum(['empire', 'chaos', 'none']),
  advanced: FLAG,
  explore: effects,
  ongoing: modifiers,
  provenance: provenance(
    'name',
    'germanName',
    'effect',
    'terrain',
    'yields',
    'vp',
    'x',
    'edges',
    'alignment',
    'advanced',
    'sets',
  ),
}
export const hexSchema = inEditions(hexShape)

const spaceSchema = z.tuple([wholeField(-3, 3), wholeField(-3, 3)])
const spacesSchema = z.array(spaceSchema).max(37)

export const regionSchema = z.strictObject({
  id: z.enum(REGION_IDS),
  name: NAME,
  /** All spaces that show its name, covered or not, as axial q and r; the Capital is 0, 0. */
  spaces: spacesSchema,
  provenance: provenance('name', 'spaces'),
})

/** The set-up diagram for a number of factions (UP-SET-18, UP-RUL-16). */
export const layoutSchema = z.strictObject({
  id: z.enum(['two', 'three', 'four']),
  factions: wholeField(2, 4),
  homes: spacesSchema,
  seaTowers: spacesSchema,
  random: spacesSchema,
  /** The three hexes beside the Capital with a Garrison; on harder levels all six (UP-DIF-06). */
  garrisons: spacesSchema,
  /** Where Skeletons and Curses may be; `skeletons` of them get one, so many of those also a Curse as the difficulty says. */
  marked: spacesSchema,
  skeletons: wholeField(0, 6),
  /** `printed`: the first of `marked`; `drawn`: by chance (UP-RUL-17). */
  markedBy: z.enum(['printed', 'drawn']),
  provenance: provenance('homes', 'seaTowers', 'random', 'garrisons', 'marked'),
})

const rowSchema = z.strictObject({
  archery: COLOUR_LIST,
  clash: COLOUR_LIST,
  provenance: provenance('archery', 'clash'),
})

const nemesisShape = {
  name: NAME,
  initiative: wholeField(1, 99),
  maxThreat: wholeField(1, MAX_THREAT),
  /** By Threat, 1 first. */
  rows: z.array(rowSchema).min(1).max(MAX_THREAT),
  immediate: effects,
  immediateText: TEXT,
  /** Combat ability: what is always true, and what happens at a time. */
  modifiers,
  abilities,
  abilityText: TEXT.optional(),
  /** Its cost is one Bolt (UP-CMB-42). */
  godpower: z.array(ability).length(1),
  godpowerText: TEXT,
  destroyed: effects,
  destroyedText: TEXT,
  advanced: FLAG,
  provenance: provenance(
    'name',
    'germanName',
    'initiative',
    'maxThreat',
    'immediate',
    'ability',
    'godpower',
    'destroyed',
    'advanced',
  ),
}
export const legionSchema = inEditions({ id: z.enum(LEGION_IDS), ...nemesisShape })
export const hordeSchema = inEditions({ id: z.enum(HORDE_IDS), ...nemesisShape })

export const druidSchema = inEditions({
  id: z.enum(DRUID_IDS),
  name: NAME,
  text: TEXT,
  /** Only the first edition leaves advanced Druids out (UP-DIF-13, UP-RUL-19). */
  advanced: FLAG,
  godpower: z.array(ability).length(1),
  provenance: provenance('name', 'germanName', 'godpower', 'advanced', 'sets'),
})

export const itemSchema = inEditions({
  id: idField,
  name: NAME,
  text: TEXT,
  salt: wholeField(0, 9),
  /** All of them (UP-CRD-02); none: every Hero. */
  needs: z.array(z.strictObject({ attribute: z.enum(ATTRIBUTES), min: wholeField(1, 3) })).max(2),
  advanced: FLAG,
  abilities,
  modifiers,
  provenance: provenance('name', 'germanName', 'salt', 'needs', 'effect', 'advanced', 'sets'),
})

const goalSchema = z.strictObject({
  symbol: z.enum(SYMBOLS),
  n: wholeField(1, 9),
  reward: effects,
  rewardText: wordsField(120).optional(),
})

export const questSchema = inEditions({
  id: idField,
  name: NAME,
  goals: z.array(goalSchema).min(1).max(3),
  /** Goals that must be met (UP-QST-05). */
  need: wholeField(1, 3),
  /** Dice that are added if the conditions hold; `hex` left out = the Hero's hex. */
  bonus: z.array(z.strictObject({ if: conditions, dice: diceList })).max(2),
  bonusText: TEXT.optional(),
  /** When it is dealt (UP-QST-12). */
  immediate: effects,
  immediateText: TEXT.optional(),
  /** Must end with `takeThis` or `discardThis` (UP-RUL-38). */
  solve: effects,
  solveText: TEXT,
  fail: effects,
  failText: TEXT,
  /** Once taken (UP-QST-08). */
  abilities,
  modifiers,
  advanced: FLAG,
  provenance: provenance(
    'name',
    'germanName',
    'goals',
    'need',
    'bonus',
    'immediate',
    'solve',
    'fail',
    'advanced',
    'sets',
  ),
})

export const eventSchema = inEditions({
  id: idField,
  name: NAME,
  story: TEXT,
  text: TEXT,
  chapter: wholeField(1, CHAPTERS),
  threat: wholeField(1, MAX_THREAT),
  /** From top to bottom (UP-EVT-03). */
  effects,
  advanced: FLAG,
  provenance: provenance('name', 'germanName', 'chapter', 'threat', 'effects', 'advanced', 'sets'),
})

export const featSchema = inEditions({
  id: idField,
  hero: z.enum(HERO_IDS),
  name: NAME,
  text: TEXT,
  start: FLAG,
  /** One of them is chosen and raised by 1 when the Feat comes into play; the card is tucked (UP-CRD-17). */
  attributes: z.array(z.enum(ATTRIBUTES)).max(4),
  abilities,
  modifiers,
  provenance: provenance('name', 'germanName', 'start', 'effect'),
})

const defenseSchema = z.strictObject({ plunder: AMOUNT, archery: COLOUR_LIST, clash: COLOUR_LIST })

/** What is printed on the boards: dice of Garrisons, Skeletons, Defenses, and the rules of terrain. */
export const boardsSchema = z.strictObject({
  /** By level, 1 first (UP-RUL-15). */
  garrisons: z.array(rowSchema).length(GARRISON_LEVELS),
  skeleton: z.strictObject({ archery: COLOUR_LIST, clash: COLOUR_LIST, godpower: z.array(ability).length(1) }),
  wall: defenseSchema,
  tower: defenseSchema,
  terrains: z
    .array(
      z.strictObject({
        id: z.enum([...TERRAINS, 'curse']),
        name: NAME,
        text: TEXT,
        /** For everybody, on every hex of it, in every combat (UP-TER-01). */
        modifiers,
      }),
    )
    .length(TERRAINS.length + 1),
  provenance: provenance('garrisons', 'skeleton', 'defenses', 'terrains'),
})

const MOST = { items: 120, quests: 80, events: 80, feats: 160 }

/** The whole content of a match as plain JSON; hashed and stored with it. */
export const contentSourceSchema = z.strictObject({
  dice: z.array(dieSchema).length(COLOURS.length),
  factions: z.array(factionSchema).length(FACTION_IDS.length),
  heroes: z.array(heroSchema).length(HERO_IDS.length),
  hexes: z.array(hexSchema).length(HEX_IDS.length),
  regions: z.array(regionSchema).length(REGION_IDS.length),
  layouts: z.array(layoutSchema).length(3),
  legions: z.array(legionSchema).length(LEGION_IDS.length),
  hordes: z.array(hordeSchema).length(HORDE_IDS.length),
  druids: z.array(druidSchema).max(DRUID_IDS.length),
  items: z.array(itemSchema).max(MOST.items),
  quests: z.array(questSchema).max(MOST.quests),
  events: z.array(eventSchema).max(MOST.events),
  feats: z.array(featSchema).max(MOST.feats),
  boards: boardsSchema,
  setup: setupSchema,
})

export type ContentSource = z.infer<typeof contentSourceSchema>

export const contentPackSchema = packSchemaOf('uprising', {
  dice: patchesOf(dieSchema, COLOURS.length),
  factions: patchesOf(factionSchema, FACTION_IDS.length),
  heroes: patchesOf(heroSchema, HERO_IDS.length),
  hexes: patchesOf(hexSchema, HEX_IDS.length),
  regions: patchesOf(regionSchema, REGION_IDS.length),
  layouts: patchesOf(layoutSchema, 3),
  legions: patchesOf(legionSchema, LEGION_IDS.length),
  hordes: patchesOf(hordeSchema, HORDE_IDS.length),
  druids: patchesOf(druidSchema, DRUID_IDS.length),
  items: patchesOf(itemSchema, MOST.items),
  quests: patchesOf(questSchema, MOST.quests),
  events: patchesOf(eventSchema, MOST.events),
  feats: patchesOf(featSchema, MOST.feats),
  boards: patchOf(boardsSchema, 7).optional(),
  setup: patchOf(setupSchema, 10).optional(),
})

export type ContentPack = z.infer<typeof contentPackSchema>
