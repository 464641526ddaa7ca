import { type ChanceSource, EVERYONE, fastSource, Match } from '../../../engine/index.ts'
import {
  asked,
  askedOf,
  choose,
  chooseAs,
  loaded,
  offered,
  question,
  reasonsFor,
  refusedBy,
  shown,
  view,
} from '../../../kit/testing/asking.ts'
import { BLANK_CARD, jokerOf, landCardOf, magicCardOf } from '../content/cards.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { LAND_IDS, landOf, LIGHT, MAGIC_IDS, REGION_IDS, SHADOW, type LandId, type MagicId } from '../content/names.ts'
import { immortals } from '../index.ts'
import { lay, type Laid } from '../lessons/lay.ts'
import type { Card, Land, Role, State } from '../rules/table/state.ts'

export type ImmortalsMatch = Match<State, Content>

/** `light('heartwood')` is Heartwood of the Light world. */
export const light = (id: LandId): Land => landOf(LIGHT, LAND_IDS.indexOf(id))
export const shadow = (id: LandId): Land => landOf(SHADOW, LAND_IDS.indexOf(id))
/** Cards: `landCard('heartwood')`, `conflict = light('heartwood')` itself, `joker(LIGHT, 'forest')`, `magic('awaken')`. */
export const landCard = (id: LandId): Card => landCardOf(LAND_IDS.indexOf(id))
export const joker = (world: number, region: (typeof REGION_IDS)[number]): Card =>
  jokerOf(world, REGION_IDS.indexOf(region))
export const magic = (id: MagicId): Card => magicCardOf(MAGIC_IDS.indexOf(id))
export const BLANK = BLANK_CARD

/** What lies on a test table in the middle of a game. Anything that is not named is empty or in the supply. */
export interface Position extends Laid {
  readonly content?: (content: Content) => Content
  /** Last changes. The armies that are then missing from 43 count as returned to the box. */
  readonly arrange?: (state: State, content: Content) => void
}

/** A table with this position, outside of any match: for pure functions. */
export function tableOf(position: Position): { state: State; content: Content } {
  const content = position.content?.(defaultContent()) ?? defaultContent()
  return { state: lay(content, position, position.arrange), content }
}

/** A match that goes on from this position with the given frames (the last runs first); default: the execution phase. */
export function positionMatch(
  position: Position,
  frames: readonly { procedure: string; args?: object }[] = [{ procedure: 'turn' }],
  source: ChanceSource = fastSource('position'),
): ImmortalsMatch {
  const { state, content } = tableOf(position)
  for (const frame of frames) state.next.push({ procedure: frame.procedure, args: { ...frame.args } })
  return new Match(immortals, content, state.roles, state, source).begin()
}

/** A match in the middle of a revealed card's action: role 0 (or another) has turned up `card` on `space`. */
export function actionMatch(
  position: Position,
  action: { role?: Role; space: number; card: Card },
  source: ChanceSource = fastSource('position'),
): ImmortalsMatch {
  const role = action.role ?? 0
  const { state, content } = tableOf({
    ...position,
    planned: { ...position.planned, [role]: { ...position.planned?.[role], [action.space]: action.card } },
  })
  const i = state.conflict[role].indexOf(action.card)
  if (i >= 0) state.conflictSeenBy[role][i] = EVERYONE
  state.action = { role, space: action.space, card: action.card }
  state.turn = role
  state.next.push({ procedure: 'turn', args: {} }, { procedure: 'act', args: {} })
  return new Match(immortals, content, state.roles, state, source).begin()
}

export { asked, askedOf, choose, chooseAs, loaded, offered, question, reasonsFor, refusedBy, shown, view }

/** Prepared cubes in the order of the throw (inside by colour, then thrown by colour): `+` falls, `-` sticks. */
export const cubes = (falls: string): ChanceSource => loaded(...[...falls].map((one) => (one === '+' ? 0 : 2)))
