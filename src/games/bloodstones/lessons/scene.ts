import { z } from 'zod'
import type { Options } from '../../../engine/index.ts'
import type { SceneSet } from '../../../lessons/lesson.ts'
import { perKey, wholeField } from '../../../kit/content/fields.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { FACTION_IDS, UNIT_NAMES } from '../content/units.ts'
import { battle } from '../rules/battle/battle.ts'
import { optionSpecs } from '../rules/setup/options.ts'
import { BUILT_IN_MAPS, deploy } from '../rules/setup/setup.ts'
import { NONE, type State } from '../rules/table/state.ts'
import { turn, turnStep } from '../rules/turn/turn.ts'
import { layOut } from './layout.ts'

/*
 * Where a lesson or a worked example begins, as plain data: who leads what, what stands where on a map of the box, and what
 * happens first.
 */

const role = wholeField(0, 5)
const area = wholeField(0, 199)
const few = wholeField(1, 9)
const unitName = z.enum(UNIT_NAMES)
const ROLES = ['0', '1', '2', '3', '4', '5'] as const
const tiles = perKey(ROLES, z.array(unitName).readonly())
const numbers = perKey(ROLES, wholeField(0, 200))
const stack = z.union([z.tuple([unitName, area]).readonly(), z.tuple([unitName, area, few]).readonly()])

/** What happens first: a whole turn, or one from this phase on; deploying; a battle of the active role's action phase. */
const beginning = z.union([
  z.enum(['turn', 'actions', 'build', 'draw']),
  z.strictObject({ deploy: role }),
  z.strictObject({ battle: area, against: role }),
])

const sceneSchema = z.strictObject({
  map: z.enum(BUILT_IN_MAPS),
  factions: z.array(z.enum(FACTION_IDS)).min(2).max(6),
  units: perKey(ROLES, z.array(stack).readonly()).optional(),
  villages: perKey(ROLES, z.array(z.tuple([area, few]).readonly()).readonly()).optional(),
  hands: tiles.optional(),
  discards: tiles.optional(),
  /** The bag holds exactly these; what is left over lies in the discard pile. Without, it holds everything else. */
  bags: tiles.optional(),
  active: role.optional(),
  round: wholeField(1, 99).optional(),
  vp: numbers.optional(),
  /** The fields of the supply markers. */
  supply: numbers.optional(),
  captured: numbers.optional(),
  roundLimit: wholeField(0, 99).default(0),
  cutiecorn: z.boolean().default(false),
  begins: beginning.optional(),
})

export type Scene = z.input<typeof sceneSchema>
type Read = z.output<typeof sceneSchema>

/** Makes the position; throws, with the place, where the scene is none. */
export function set(given: unknown): SceneSet<State, Content> {
  const read = sceneSchema.safeParse(given)
  if (!read.success) throw new Error(`no scene of Bloodstones: ${z.prettifyError(read.error)}`)
  const scene = read.data
  const { roundLimit, cutiecorn } = scene
  const content = defaultContent()
  const map = content.maps.findIndex(({ id }) => id === scene.map)
  checkPlaces(scene, content.maps[map].areaCount)
  const state = layOut(content, map, { ...scene, options: { roundLimit, cutiecorn } })
  state.round = scene.round ?? 1
  fill(state.vp, scene.vp)
  fill(state.supply, scene.supply)
  fill(state.capturedVillages, scene.captured)
  begin(state, scene.begins ?? 'turn')
  return { content, roles: scene.factions.length, options: optionsOf(scene), state }
}

/** Nothing lies off the map, and nothing belongs to somebody who does not play. */
function checkPlaces(scene: Read, areas: number): void {
  const roles = scene.factions.length
  for (const part of ['units', 'villages'] as const)
    for (const [owner, list = []] of Object.entries(scene[part] ?? {}))
      for (const entry of list) {
        const at = Number(part === 'units' ? entry[1] : entry[0])
        if (at >= areas) throw new Error(`no scene of Bloodstones: ${part}.${owner} names area ${at} of ${areas}`)
      }
  for (const part of ['units', 'villages', 'hands', 'discards', 'bags', 'vp', 'supply', 'captured'] as const)
    for (const owner of Object.keys(scene[part] ?? {}))
      if (Number(owner) >= roles) throw new Error(`no scene of Bloodstones: ${part}.${owner}, but ${roles} play`)
}

function fill(list: number[], given: Readonly<Record<string, number | undefined>> = {}): void {
  for (const [owner, n] of Object.entries(given)) if (n !== undefined) list[Number(owner)] = n
}

const STEP = { turn: 'startOfTurn', actions: 'action', build: 'build', draw: 'draw' } as const

function begin(state: State, begins: NonNullable<Read['begins']>): void {
  const push = (procedure: { readonly stored: string }, args: object): void => {
    state.next.push({ procedure: procedure.stored, args })
  }
  if (typeof begins === 'string') push(turn, { step: turnStep(STEP[begins]) })
  else if ('deploy' in begins) {
    state.phase = 'setup'
    state.round = 0
    push(deploy, { role: begins.deploy })
  } else {
    push(turn, { step: turnStep('action') })
    const sides = { attacker: state.active, defender: begins.against }
    push(battle, { step: 0, area: begins.battle, ...sides, winner: NONE, destroyed: 0 })
  }
}

/** What would have been chosen at this table before the game. */
function optionsOf({ map, factions, roundLimit, cutiecorn }: Read): Options {
  const defaults = optionSpecs.map((spec) => [spec.id, spec.default] as const)
  return { ...Object.fromEntries(defaults), map, factions, roundLimit, cutiecorn }
}
