import { type ChanceSource, EVERYONE, fastSource, Match, only } from '../../../engine/index.ts'
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
import {
  BLANK_CARD,
  CONFLICT_CARDS,
  isConflictCard,
  isLandCard,
  jokerOf,
  landCardOf,
  magicCardOf,
  nameOfCard,
} from '../content/cards.ts'
import { defaultContent, type Content } from '../content/content.ts'
import {
  LAND_IDS,
  landOf,
  LIGHT,
  LIGHT_RACE_IDS,
  MAGIC_IDS,
  REGION_IDS,
  SHADOW,
  SHADOW_RACE_IDS,
  type LandId,
  type LightRaceId,
  type MagicId,
  type ShadowRaceId,
} from '../content/names.ts'
import { immortals } from '../index.ts'
import { gainConflictCard } from '../rules/cards/hands-and-piles.ts'
import { emptyState } from '../rules/setup/empty-state.ts'
import { at, limboAt, residentColour } from '../rules/table/state.ts'
import type { Card, Land, Role, State, TableOptions } from '../rules/table/state.ts'

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
export interface Position {
  /** Default 3. */
  readonly roles?: number
  /** By role; default: the races in their order. */
  readonly races?: Readonly<Record<Role, readonly [LightRaceId, ShadowRaceId]>>
  /** By role: `[land, armies]`. */
  readonly armies?: Readonly<Record<Role, readonly (readonly [Land, number])[]>>
  /** By role: Shadow, Light. */
  readonly limbo?: Readonly<Record<Role, readonly [number, number]>>
  readonly gold?: Readonly<Record<Role, number>>
  readonly energy?: Readonly<Record<Role, number>>
  /** By role: land and conflict cards in hand (planned ones need not be named here). */
  readonly cards?: Readonly<Record<Role, readonly Card[]>>
  /** By role and space: what lies face down on the player board. */
  readonly planned?: Readonly<Record<Role, Readonly<Record<number, Card>>>>
  /** Cubes by colour (roles, then residents). */
  readonly tower?: readonly number[]
  readonly tray?: readonly number[]
  readonly discard?: readonly Card[]
  readonly startPlayer?: Role
  /** Default 'execution'. */
  readonly phase?: State['phase']
  readonly round?: number
  readonly options?: Partial<TableOptions>
  readonly content?: (content: Content) => Content
  /** Last changes. The armies that are then missing from 43 count as returned to the box. */
  readonly arrange?: (state: State, content: Content) => void
}

/** A table with this position, outside of any match: for pure functions. */
export function tableOf(position: Position): { state: State; content: Content } {
  const content = position.content?.(defaultContent()) ?? defaultContent()
  const roles = position.roles ?? 3
  const state = emptyState(content, roles, {
    rounds: content.setups[roles - 3].rounds,
    eighthSpace: 'attack',
    returnFromLimbo: false,
    compensatesStolen: true,
    landCardWinsResidents: false,
    ...position.options,
  })
  state.drawPile = Array.from({ length: CONFLICT_CARDS }, (_, card) => card)
  state.phase = position.phase ?? 'execution'
  state.round = position.round ?? 1
  state.startPlayer = position.startPlayer ?? 0
  state.marker = state.startPlayer
  state.turn = state.startPlayer
  state.tower = [...(position.tower ?? state.tower)]
  state.tray = [...(position.tray ?? state.tray)]
  state.residents -= state.tower[residentColour(state)] + state.tray[residentColour(state)]
  for (let role = 0; role < roles; role++) seat({ state, content }, role, position)
  for (const card of position.discard ?? []) {
    takeFromPile(state, card)
    state.discard.push(card)
  }
  position.arrange?.(state, content)
  for (let role = 0; role < roles; role++) state.box[role] = content.components.armies - armiesInPlay(state, role)
  return { state, content }
}

function seat(t: { state: State; content: Content }, role: Role, position: Position): void {
  const { state } = t
  const [lightRace, shadowRace] = position.races?.[role] ?? [LIGHT_RACE_IDS[role], SHADOW_RACE_IDS[role]]
  state.lightRace[role] = LIGHT_RACE_IDS.indexOf(lightRace)
  state.shadowRace[role] = SHADOW_RACE_IDS.indexOf(shadowRace)
  state.supply[role] = 0
  state.gold[role] = position.gold?.[role] ?? 0
  state.energy[role] = position.energy?.[role] ?? 0
  const [inShadow, inLight] = position.limbo?.[role] ?? [0, 0]
  state.limbo[limboAt(role, SHADOW)] = inShadow
  state.limbo[limboAt(role, LIGHT)] = inLight
  for (const [land, armies] of position.armies?.[role] ?? []) {
    state.possessor[land] = role
    state.armies[land] = armies
  }
  for (const card of position.cards?.[role] ?? []) give(state, role, card)
  for (const [space, card] of Object.entries(position.planned?.[role] ?? {})) {
    give(state, role, card)
    state.planned[at(role, Number(space))] = card
  }
}

function takeFromPile(state: State, card: Card): void {
  const i = state.drawPile.indexOf(card)
  if (i < 0) throw new Error(`card ${card} is not in the draw pile`)
  state.drawPile.splice(i, 1)
}

function give(state: State, role: Role, card: Card): void {
  if (isConflictCard(card)) {
    if (state.conflict[role].includes(card)) return
    takeFromPile(state, card)
    gainConflictCard(state, role, card, only(role))
  } else if (isLandCard(card)) state.holder[nameOfCard(card)] = role
}

function armiesInPlay(state: State, role: Role): number {
  let sum = state.supply[role] + state.tower[role] + state.tray[role]
  sum += state.limbo[limboAt(role, SHADOW)] + state.limbo[limboAt(role, LIGHT)]
  for (const group of state.groups[role]) sum += group
  state.possessor.forEach((of, land) => (sum += of === role ? state.armies[land] : 0))
  return sum
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
