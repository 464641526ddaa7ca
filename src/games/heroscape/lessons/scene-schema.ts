import { z } from 'zod'
import { formatPath, problemsOf } from '../../../kit/content/problem.ts'
import { idField, wholeField, wordsField } from '../../../kit/content/fields.ts'
import { GAMES, GLYPH_IDS, MAX_PLAYERS, RUIN_KINDS, TERRAINS } from '../content/names.ts'
import { goalSchema, specialSchema } from '../content/scenario-schema.ts'

/* The words of a scene. An unknown one is an error that says where it stands. */

const axis = wholeField(-99, 99)
const level = wholeField(0, 60)
const where = z.union([z.tuple([axis, axis]), z.tuple([axis, axis, level])])
const player = z.string().regex(/^[0-7]$/, 'a player is a number from 0 to 7')

const levels = z.union([level, z.array(level).readonly()])
const heap = z.tuple([axis, axis, levels, z.enum(TERRAINS).optional()]).readonly()

const fieldSchema = z.strictObject({
  heaps: z.array(heap).min(1).readonly(),
  ruins: z
    .array(
      z.strictObject({
        q: axis,
        r: axis,
        level,
        kind: z.enum(RUIN_KINDS).optional(),
        rotation: wholeField(0, 5).optional(),
      }),
    )
    .optional(),
  /** Where a two-space figure does not fit this way round: front and rear. */
  noRoom: z.array(z.tuple([where, where])).optional(),
})

const optionsSchema = z.strictObject({
  army: z.enum(['drafted', 'prepared']).optional(),
  sets: wholeField(1, 8).optional(),
  points: z.array(wholeField(0, 5000)).optional(),
  markersInTurn: z.boolean().optional(),
})

export const sceneSchema = z.strictObject({
  /** A scenario of the book: its battlefield, glyphs and rules; default: FRONT. */
  scenario: z.string().optional(),
  /** What it is called here, and how it is won. */
  name: wordsField(80).optional(),
  goal: wordsField(600).optional(),
  /** A field of its own instead. */
  field: fieldSchema.optional(),
  game: z.enum(GAMES).optional(),
  goals: z.array(goalSchema).optional(),
  special: z.array(specialSchema).optional(),
  /** The last round. */
  rounds: wholeField(0, 40).optional(),
  options: optionsSchema.optional(),
  /** Cards besides those of the box, as a content pack writes them. */
  cards: z.array(z.unknown()).optional(),
  roles: wholeField(2, MAX_PLAYERS).optional(),
  teams: z.array(z.array(wholeField(0, MAX_PLAYERS - 1))).optional(),
  /** By player and card: where its figures stand; two-space figures as front and rear. Who has no place is not in the battle. */
  armies: z.record(player, z.record(idField, z.array(z.union([where, z.tuple([where, where])])))),
  /** Cards whose missing figures are destroyed, and those whose figures wait for their arrival. */
  fallen: z.array(idField).optional(),
  waiting: z.array(idField).optional(),
  /** By card: the wounds of its figures, in their order. */
  wounds: z.record(idField, z.array(wholeField(0, 30))).optional(),
  /** They replace those of the scenario. */
  glyphs: z.array(z.strictObject({ glyph: z.enum(GLYPH_IDS), at: where, isHidden: z.boolean().optional() })).optional(),
  /** By player: the cards under the markers 1, 2, 3 and X. */
  markers: z.record(player, z.tuple([idField, idField, idField, idField])).optional(),
  round: wholeField(1, 40).optional(),
  /** Which of the three turns of the round, from 1. */
  turn: wholeField(1, 3).optional(),
  /** Who is first in this round. */
  first: wholeField(0, MAX_PLAYERS - 1).optional(),
  /** Points that are left in the draft, by player. */
  draft: z.array(wholeField(0, 5000)).optional(),
  /**
   * Where it begins: a turn, the steps of a turn with a card that is active, a round (with what comes before the markers), the end of
   * a round, a draft under way, or the scenario as it is set up.
   */
  begin: z.enum(['turn', 'move', 'attack', 'round', 'roundEnd', 'draft', 'setup']),
  /** The active card, for `move` and `attack`. */
  active: idField.optional(),
})

export type Scene = z.infer<typeof sceneSchema>

export function checkedScene(scene: unknown): Scene {
  const parsed = sceneSchema.safeParse(scene)
  if (parsed.success) return parsed.data
  const [first] = problemsOf(parsed.error, formatPath)
  throw new Error(`scene: ${first.path}: ${first.problem}`)
}
