/** Scenes: where a lesson or an example begins, in a closed vocabulary that is checked when it is read. */
import { z } from 'zod'
import { frame, type Frame, type Options } from '../../../engine/index.ts'
import { formatPath } from '../../../kit/content/problem.ts'
import type { SceneSet } from '../../../lessons/lesson.ts'
import { defaultContent, SPACES, type Content } from '../content/content.ts'
import { HERO_IDS, HEX_IDS, HORDE_IDS, LEGION_IDS, PHASES, UNIT_IDS, type Phase } from '../content/names.ts'
import { actionTurn } from '../rules/actions/actions.ts'
import { settle } from '../rules/combat/settle.ts'
import { chapter } from '../rules/phases/chapter.ts'
import { optionSpecs, tableOptions } from '../rules/setup/options.ts'
import { NONE, type Role, type State } from '../rules/table/state.ts'
import { lay, type Laid } from './laid.ts'

/** How it begins; then the Chapter goes on, and the game to its end. */
type Begin =
  /** With a Phase. */
  | { readonly phase: Phase }
  /** In the Actions Phase, with a turn of this role. */
  | { readonly turn: Role }
  /** In the Actions Phase, with the combats that are due, as after a Command; then this role has its turn. */
  | { readonly fight: Role }

export interface Scene extends Omit<Laid, 'phase' | 'turn'> {
  readonly begin: Begin
  /** As the table's; what is not named is as it is printed. */
  readonly options?: Options
}

const spaces = z.int().min(0).lt(SPACES)
const roles = z.int().min(0).max(3)
const words = z.array(z.string())
const keyed = <V extends z.ZodType>(most: number, value: V) =>
  z.record(
    z.string().refine((key) => /^\d+$/.test(key) && Number(key) <= most, 'unknown place'),
    value,
  )
const perRole = <V extends z.ZodType>(value: V) => keyed(3, value).optional()
const perSpace = <V extends z.ZodType>(value: V) => keyed(SPACES - 1, value).optional()
const units = z.array(z.enum(UNIT_IDS))
const inPlay = z.strictObject({
  at: spaces,
  threat: z.int().optional(),
  tokens: z.int().optional(),
  target: spaces.optional(),
})

const sceneSchema = z.strictObject({
  begin: z.union([
    z.strictObject({ phase: z.enum(PHASES) }),
    z.strictObject({ turn: roles }),
    z.strictObject({ fight: roles }),
  ]),
  options: z.partialRecord(z.enum(optionSpecs.map(({ id }) => id)), z.unknown()).optional(),
  roles: z.int().min(2).max(4).optional(),
  heroes: z.array(z.enum(HERO_IDS)).optional(),
  heroAt: perRole(spaces),
  units: perSpace(units),
  havens: perRole(z.array(spaces)),
  walls: z.array(spaces).optional(),
  towers: z.array(spaces).optional(),
  garrisons: perSpace(z.int().min(0).max(3)),
  skeletons: perSpace(z.int().min(0)),
  curses: z.array(spaces).optional(),
  tiles: perSpace(z.enum([...HEX_IDS, 'face-down', 'ice'])),
  nextTiles: z.array(z.enum(HEX_IDS)).optional(),
  rotations: perSpace(z.int().min(0).max(5)),
  cards: z.partialRecord(z.enum([...LEGION_IDS, ...HORDE_IDS]), inPlay).optional(),
  nextLegions: z.array(z.enum(LEGION_IDS)).optional(),
  nextHordes: z.array(z.enum(HORDE_IDS)).optional(),
  market: words.optional(),
  openQuests: words.optional(),
  nextItems: words.optional(),
  nextQuests: words.optional(),
  nextFeats: perRole(words),
  nextEvent: z.string().optional(),
  events: words.optional(),
  druids: words.optional(),
  featDecks: perRole(words),
  feats: perRole(words),
  startFeats: z.boolean().optional(),
  items: perRole(words),
  quests: perRole(words),
  waived: perRole(words),
  resources: perRole(z.tuple([z.int().min(0), z.int().min(0), z.int().min(0)])),
  ap: perRole(z.int().min(0)),
  vp: keyed(5, z.int().min(0)).optional(),
  imperialGraveyard: units.optional(),
  chaosGraveyard: units.optional(),
  firstPlayer: roles.optional(),
  chapter: z.int().min(1).max(4).optional(),
})

/** Throws at the first word that is none, with its place. */
function checked(scene: unknown): Scene {
  const read = sceneSchema.safeParse(scene)
  if (read.success) return read.data as Scene
  const [{ path, message }] = read.error.issues
  throw new Error(`scene: ${formatPath(path)}: ${message}`)
}

const ACTIONS_PHASE = PHASES.indexOf('actions')

/** The last runs first. */
function framesOf(begin: Begin): Frame[] {
  if ('phase' in begin) return [frame(chapter, { step: PHASES.indexOf(begin.phase) })]
  const rest = frame(chapter, { step: ACTIONS_PHASE + 1 })
  if ('turn' in begin) return [rest, frame(actionTurn, { role: begin.turn, idle: 0 })]
  return [rest, frame(actionTurn, { role: begin.fight, idle: 0 }), frame(settle, { cause: 0, newcomer: NONE })]
}

/** The position of a scene; throws where the scene is none. */
export function set(scene: unknown): SceneSet<State, Content> {
  const { begin, options: given, ...laid } = checked(scene)
  const content = defaultContent()
  const plain = Object.fromEntries(optionSpecs.map((spec) => [spec.id, spec.default])) as Options
  const options = { ...plain, ...given }
  const count = laid.roles ?? Math.max(2, laid.heroes?.length ?? 0)
  const phase = 'phase' in begin ? begin.phase : 'actions'
  const { state } = lay({ ...laid, phase }, content, tableOptions(content, count, options))
  // The Refresh Phase begins the next Chapter.
  if (phase === 'refresh') state.chapter--
  state.next.push(...framesOf(begin))
  return { content, roles: state.roles, options, state }
}
