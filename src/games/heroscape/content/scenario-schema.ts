import { z } from 'zod'
import { idField, perKey, provenanceSchema, textField, wholeField, wordsField } from '../../../kit/content/fields.ts'
import { GAMES, GLYPH_IDS, MAX_PLAYERS, TERRAINS, ZONE_IDS } from './names.ts'
import { POWER_IDS } from './powers.ts'

const player = wholeField(0, MAX_PLAYERS - 1)
/** Sides are the teams of a setup; a player without a team is a side alone. */
const side = wholeField(0, MAX_PLAYERS - 1)
const glyph = z.enum(GLYPH_IDS)
const points = wholeField(0, 5000)

/** One way to play a scenario. Lists are by player, in seat order (HS-RUL-15). */
const setupSchema = z.strictObject({
  teams: z.array(z.array(player).min(1)).min(2).max(MAX_PLAYERS),
  /** Missing where every figure has its own place. */
  zones: z.array(z.enum(ZONE_IDS)).max(MAX_PLAYERS).optional(),
  /** Missing in the Basic game. */
  points: z.array(points).max(MAX_PLAYERS).optional(),
  /** Cards that a player has in any case, outside the points. */
  cards: z.array(z.array(idField).max(20)).max(MAX_PLAYERS).optional(),
})

/** What decides the battle; the first goal that is reached does (HS-END-01). */
export const goalSchema = z.discriminatedUnion('goal', [
  /** All figures of all other sides are gone; without `side` any side may win so. */
  z.strictObject({ goal: z.literal('eliminate'), side: side.optional() }),
  /** At the end of the last round the most points win (HS-END-06). */
  z.strictObject({ goal: z.literal('score') }),
  /** Wins at the end of the last round, even without figures. */
  z.strictObject({ goal: z.literal('holdOut'), side }),
  /** A figure enters a glyph that another player owns. */
  z.strictObject({ goal: z.literal('enterEnemyGlyph'), glyph }),
  /** The first with this many of these glyphs, which lie hidden among others. */
  z.strictObject({
    goal: z.literal('collect'),
    glyphs: z.array(glyph).min(1).max(10),
    needed: wholeField(1, 10),
  }),
  /** The secret scout enters a glyph. */
  z.strictObject({ goal: z.literal('scoutEnters'), side, glyph }),
  /** The secret scout is destroyed, or no longer its owner's. */
  z.strictObject({ goal: z.literal('scoutLost'), side }),
  /** A figure comes next to the captive. */
  z.strictObject({ goal: z.literal('rescue'), side }),
  /** A figure stands on a glyph at the end of a round. */
  z.strictObject({ goal: z.literal('holdGlyph'), sides: z.array(side).min(1), glyph }),
])

export const specialSchema = z.discriminatedUnion('rule', [
  /** Rolled for at the end of a round; once per player. */
  z.strictObject({
    rule: z.literal('reinforcements'),
    points,
    earlyRounds: wholeField(0, 20),
    earlyD20: wholeField(1, 20),
    d20: wholeField(1, 20),
    without: z.enum(POWER_IDS).optional(),
  }),
  z.strictObject({
    rule: z.literal('mist'),
    firstLevel: wholeField(0, 60),
    highest: wholeField(0, 60),
    wounds: wholeField(1, 9),
  }),
  z.strictObject({
    rule: z.literal('mud'),
    terrain: z.enum(TERRAINS),
    extraMove: wholeField(1, 9),
    flyersToo: wholeField(0, 1),
  }),
  /** The power does nothing in this scenario. */
  z.strictObject({ rule: z.literal('withoutPower'), power: z.enum(POWER_IDS) }),
  z.strictObject({ rule: z.literal('initiative'), side, bonus: wholeField(1, 99), untilRound: wholeField(1, 20) }),
  /** One hidden glyph on every unique card of the side; this one, on a hero, is the scout. */
  z.strictObject({ rule: z.literal('scout'), side, glyph }),
  /** Stands on its place, belongs to nobody and is in no army. */
  z.strictObject({ rule: z.literal('captive'), card: idField }),
  /** Friends until one of them attacks another. */
  z.strictObject({ rule: z.literal('truce'), sides: z.array(side).min(2) }),
  /** Glyphs are only objects and have no power. */
  z.strictObject({ rule: z.literal('glyphsWithoutPower') }),
])

export const scenarioSchema = z.strictObject({
  id: z
    .string()
    .max(40)
    .regex(/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*$/, 'a scenario is named in capitals'),
  name: wordsField(80),
  provenance: perKey(['rules', 'setup'], provenanceSchema),
  note: textField(300).optional(),
  battlefield: idField,
  layout: idField,
  game: z.enum(GAMES),
  /** How many Master Sets it takes at least; missing: one. */
  sets: wholeField(1, 8).optional(),
  setups: z.array(setupSchema).min(1).max(8),
  /** Missing: no limit. */
  rounds: wholeField(1, 40).optional(),
  /** The glyphs that are shuffled onto the "?" spaces; what is left over stays in the box. */
  hidden: z.array(glyph).max(60).optional(),
  goals: z.array(goalSchema).min(1).max(10),
  special: z.array(specialSchema).max(10),
  text: z.strictObject({ goal: wordsField(600), special: wordsField(900).optional() }),
})

export type SetupSource = z.infer<typeof setupSchema>
export type Goal = z.infer<typeof goalSchema>
export type Special = z.infer<typeof specialSchema>
export type ScenarioSource = z.infer<typeof scenarioSchema>
