/** Positions in the game's words, as plain data: what lessons and examples begin with. Anything that is not named is empty. */
import { z } from 'zod'
import { completeOptions, EVERYONE, frame } from '../../../engine/index.ts'
import type { SceneSet } from '../../../lessons/lesson.ts'
import { perKey } from '../../../kit/content/fields.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { type BuildingId, CAPITAL, LAND_IDS, LIGHT_RACE_IDS, SHADOW_RACE_IDS, SHRINE } from '../content/names.ts'
import { forgo, turn } from '../rules/round/execution.ts'
import { act } from '../rules/actions/act.ts'
import { round } from '../rules/round/round.ts'
import { scoring } from '../rules/scoring/scoring.ts'
import { optionSpecs } from '../rules/setup/options.ts'
import type { State } from '../rules/table/state.ts'
import { lay, layWithDraft, type Laid, type LaidDraft } from './lay.ts'
import { card, CARD_WORDS, land, LAND_WORDS, space, SPACE_WORDS } from './words.ts'

const count = z.int().min(0).max(99)
const landWord = z.enum(LAND_WORDS)
const cardWord = z.enum(CARD_WORDS)
/** A list by role; whoever is not named has nothing. */
const byRole = <T extends z.ZodType>(value: T) => z.array(value).max(5).optional()

const sceneSchema = z.strictObject({
  /** Default 3. */
  players: z.int().min(3).max(5).optional(),
  races: byRole(z.tuple([z.enum(LIGHT_RACE_IDS), z.enum(SHADOW_RACE_IDS)])),
  armies: byRole(z.partialRecord(landWord, z.int().min(1).max(43))),
  limbo: byRole(z.strictObject({ shadow: count.optional(), light: count.optional() })),
  gold: byRole(count),
  energy: byRole(count),
  points: byRole(count),
  /** Land and conflict cards in hand; magic and blank cards everybody has. */
  cards: byRole(z.array(cardWord)),
  /** What lies face down on the player boards. */
  planned: byRole(perKey(SPACE_WORDS, cardWord)),
  buildings: z.partialRecord(landWord, z.enum(['shrine', 'capital'])).optional(),
  portals: z.array(landWord).optional(),
  /** Cubes by role, then residents. */
  tower: z.array(count).max(6).optional(),
  tray: z.array(count).max(6).optional(),
  discard: z.array(cardWord).optional(),
  startPlayer: z.int().min(0).max(4).optional(),
  marker: z.int().min(0).max(4).optional(),
  round: z.int().min(1).max(10).optional(),
  rounds: z.int().min(1).max(10).optional(),
  /** Where it goes on. Default: somebody's turn in the execution phase. */
  at: z.enum(['round', 'reinforcement', 'planning', 'execution', 'scoring', 'draft', 'filling']).optional(),
  /** A card that lies turned up already: what it does is asked. */
  revealed: z.strictObject({ role: z.int().min(0).max(4), on: z.enum(SPACE_WORDS) }).optional(),
  /** Only in the draft or where the tower is filled. */
  draft: z
    .strictObject({
      groups: z.array(z.array(z.int().min(1).max(20))),
      hands: z.array(z.array(cardWord)),
      /** Who holds land cards already. */
      holders: z.partialRecord(z.enum(LAND_IDS), z.int().min(0).max(4)).optional(),
      round: z.int().min(1).max(20).optional(),
    })
    .optional(),
})

export type Scene = Readonly<z.input<typeof sceneSchema>>
type Checked = z.output<typeof sceneSchema>

export function readScene(scene: unknown): Checked {
  const read = sceneSchema.safeParse(scene)
  if (read.success) return read.data
  const [{ path, message }] = read.error.issues
  throw new Error(`scene.${path.join('.')}: ${message}`)
}

const PHASE = { round: 'scoring', filling: 'draft' } as const
const STEP = { round: 0, reinforcement: 1, planning: 2 } as const
const FILLING = 8
const BUILDING = { shrine: SHRINE, capital: CAPITAL } satisfies Partial<Record<BuildingId, number>>

const numbered = <K extends string, V, W>(of: Partial<Record<K, V>>, key: (k: K) => number, value: (v: V) => W) =>
  Object.fromEntries((Object.entries(of) as [K, V][]).map(([k, v]) => [key(k), value(v)]))

/** Fields that are not there stay away. */
const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never

function laidOf(scene: Checked): Laid {
  const { at = 'execution', rounds, round: now = 1 } = scene
  return given({
    roles: scene.players,
    races: scene.races,
    armies: scene.armies?.map((own) => Object.entries(own).map(([word, n]) => [land(word as never), n!] as const)),
    limbo: scene.limbo?.map(({ shadow = 0, light = 0 }) => [shadow, light] as const),
    gold: scene.gold,
    energy: scene.energy,
    points: scene.points,
    cards: scene.cards?.map((hand) => hand.map(card)),
    planned: scene.planned?.map((plan) => numbered(plan, space, (word) => card(word!))),
    buildings: scene.buildings && numbered(scene.buildings, land, (building) => BUILDING[building!]),
    portals: scene.portals?.map(land),
    tower: scene.tower,
    tray: scene.tray,
    discard: scene.discard?.map(card),
    startPlayer: scene.startPlayer,
    marker: scene.marker,
    phase: at === 'round' || at === 'filling' ? PHASE[at] : at,
    // A round that has not begun yet counts itself.
    round: at === 'round' ? now - 1 : now,
    options: rounds === undefined ? undefined : { rounds },
  }) as Laid
}

const draftOf = (scene: Checked): LaidDraft | undefined =>
  scene.draft &&
  (given({
    groups: scene.draft.groups,
    hands: scene.draft.hands.map((hand) => hand.map(card)),
    holders:
      scene.draft.holders &&
      numbered(
        scene.draft.holders,
        (id) => LAND_IDS.indexOf(id),
        (role) => role!,
      ),
    step: scene.at === 'filling' ? FILLING : undefined,
    draftRound: scene.draft.round,
  }) as LaidDraft)

/** What runs when the match begins. */
function begin(state: State, { at = 'execution', revealed }: Checked): void {
  if (revealed !== undefined) return turnUp(state, revealed)
  if (at === 'execution') state.next.push(frame(turn, {}))
  else if (at === 'scoring') state.next.push(frame(scoring, {}))
  else if (at in STEP) state.next.push(frame(round, { step: STEP[at as keyof typeof STEP] }))
}

function turnUp(state: State, { role, on }: NonNullable<Checked['revealed']>): void {
  const at = space(on)
  const lying = state.planned[role * SPACE_WORDS.length + at]
  if (lying < 0) throw new Error(`scene.revealed.on: no card of role ${role} lies on ${on}`)
  const i = state.conflict[role].indexOf(lying)
  if (i >= 0) state.conflictSeenBy[role][i] = EVERYONE
  state.action = { role, space: at, card: lying }
  state.turn = role
  state.next.push(frame(turn, {}), frame(lying === card('blank') ? forgo : act, {}))
}

/** The state of a scene; `next` says where it goes on. */
export function stateOf(scene: unknown, content: Content = defaultContent()): State {
  const checked = readScene(scene)
  const [laid, draft] = [laidOf(checked), draftOf(checked)]
  if (draft !== undefined) return layWithDraft(content, laid, draft)
  const state = lay(content, laid)
  begin(state, checked)
  return state
}

export function set(scene: unknown): SceneSet<State, Content> {
  const content = defaultContent()
  const state = stateOf(scene, content)
  const options = completeOptions(optionSpecs, {}, state.roles)
  if (!options.ok) throw new Error('the options of a table have no defaults')
  return { content, roles: state.roles, options: options.value, state }
}
