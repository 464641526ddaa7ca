/** Tables in the middle of a game, in numbers: scenes and tests say what lies there, the rest is empty or in the supply. */
import { only } from '../../../engine/index.ts'
import {
  CONFLICT_CARDS,
  conflictCardsOf,
  isConflictCard,
  isLandCard,
  nameOfCard,
  worldOfConflictCard,
} from '../content/cards.ts'
import type { Content } from '../content/content.ts'
import {
  LIGHT,
  LIGHT_RACE_IDS,
  SHADOW,
  SHADOW_RACE_IDS,
  type LightRaceId,
  type ShadowRaceId,
} from '../content/names.ts'
import { gainConflictCard } from '../rules/cards/hands-and-piles.ts'
import { emptyState } from '../rules/setup/empty-state.ts'
import { at, limboAt, NONE, residentColour } from '../rules/table/state.ts'
import type { Card, Land, Role, State, TableOptions } from '../rules/table/state.ts'

export interface Laid {
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
  readonly points?: Readonly<Record<Role, number>>
  /** By role: land and conflict cards in hand (planned ones need not be named here). */
  readonly cards?: Readonly<Record<Role, readonly Card[]>>
  /** By role and space: what lies face down on the player board. */
  readonly planned?: Readonly<Record<Role, Readonly<Record<number, Card>>>>
  /** By land. */
  readonly buildings?: Readonly<Record<Land, number>>
  readonly portals?: readonly Land[]
  /** Cubes by colour (roles, then residents). */
  readonly tower?: readonly number[]
  readonly tray?: readonly number[]
  readonly discard?: readonly Card[]
  readonly startPlayer?: Role
  /** Default: the start player. */
  readonly marker?: Role
  /** Default 'execution'. */
  readonly phase?: State['phase']
  readonly round?: number
  readonly options?: Partial<TableOptions>
}

const AS_PRINTED = {
  eighthSpace: 'attack',
  returnFromLimbo: false,
  compensatesStolen: true,
  landCardWinsResidents: false,
} as const

/** Armies that are then missing from 43 count as returned to the box. */
export function lay(content: Content, laid: Laid, arrange?: (state: State, content: Content) => void): State {
  const roles = laid.roles ?? 3
  const { rounds } = content.setups[roles - 3]
  const state = emptyState(content, roles, { rounds, ...AS_PRINTED, ...laid.options })
  state.drawPile = Array.from({ length: CONFLICT_CARDS }, (_, card) => card)
  state.phase = laid.phase ?? 'execution'
  state.round = laid.round ?? 1
  state.startPlayer = laid.startPlayer ?? 0
  state.marker = laid.marker ?? state.startPlayer
  state.turn = state.startPlayer
  state.tower = [...(laid.tower ?? state.tower)]
  state.tray = [...(laid.tray ?? state.tray)]
  state.residents -= state.tower[residentColour(state)] + state.tray[residentColour(state)]
  for (const [land, building] of Object.entries(laid.buildings ?? {})) state.building[Number(land)] = building
  for (const land of laid.portals ?? []) state.portal[land] = 1
  for (let role = 0; role < roles; role++) seat(state, role, laid)
  for (const card of laid.discard ?? []) {
    takeFromPile(state, card)
    state.discard.push(card)
  }
  arrange?.(state, content)
  for (let role = 0; role < roles; role++) state.box[role] = content.components.armies - armiesInPlay(state, role)
  return state
}

function seat(state: State, role: Role, laid: Laid): void {
  const [lightRace, shadowRace] = laid.races?.[role] ?? [LIGHT_RACE_IDS[role], SHADOW_RACE_IDS[role]]
  state.lightRace[role] = LIGHT_RACE_IDS.indexOf(lightRace)
  state.shadowRace[role] = SHADOW_RACE_IDS.indexOf(shadowRace)
  state.supply[role] = 0
  state.gold[role] = laid.gold?.[role] ?? 0
  state.energy[role] = laid.energy?.[role] ?? 0
  state.points[role] = laid.points?.[role] ?? 0
  const [inShadow, inLight] = laid.limbo?.[role] ?? [0, 0]
  state.limbo[limboAt(role, SHADOW)] = inShadow
  state.limbo[limboAt(role, LIGHT)] = inLight
  for (const [land, armies] of laid.armies?.[role] ?? []) {
    state.possessor[land] = role
    state.armies[land] = armies
  }
  for (const card of laid.cards?.[role] ?? []) give(state, role, card)
  for (const [space, card] of Object.entries(laid.planned?.[role] ?? {})) {
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

/** The draft of the start round. Cards that are not named lie in the stacks. */
export interface LaidDraft {
  /** By role: sizes of the groups on the player board. */
  readonly groups: readonly (readonly number[])[]
  /** By role: cards of one world. */
  readonly hands: readonly (readonly Card[])[]
  /** By role: land cards (as names) that were taken already. */
  readonly holders?: Readonly<Record<number, Role>>
  /** What is left in the stacks; the other cards are out of play. */
  readonly stacks?: readonly Card[]
  /** Of the start round. Default: choosing. */
  readonly step?: number
  readonly draftRound?: number
}

const CHOOSING = 4

/** What is missing from 43 armies is in the supply still. */
export function layWithDraft(content: Content, laid: Laid, draft: LaidDraft): State {
  const state = lay(content, { ...laid, phase: 'draft', round: 0 }, (s) => layDraft(s, draft))
  state.supply = state.box
  state.box = state.supply.map(() => 0)
  state.next.push({ procedure: 'startRound', args: { step: draft.step ?? CHOOSING } })
  return state
}

function layDraft(s: State, draft: LaidDraft): void {
  s.groups = draft.groups.map((sizes) => sizes.slice())
  for (const [name, role] of Object.entries(draft.holders ?? {})) s.holder[Number(name)] = role
  const out = new Set([...draft.hands.flat(), ...s.conflict.flat(), ...s.discard])
  const inStack = (card: Card): boolean => !out.has(card) && (draft.stacks?.includes(card) ?? true)
  s.drawPile = []
  s.draft = {
    round: draft.draftRound ?? 1,
    stacks: [SHADOW, LIGHT].map((world) => conflictCardsOf(world).filter(inStack)),
    hands: draft.hands.map((hand) => hand.slice().sort((a, b) => a - b)),
    world: draft.hands.map((hand, role) => (hand.length > 0 ? worldOfConflictCard(hand[0]) : role % 2)),
    chosen: draft.hands.map(() => NONE),
    isOpen: 0,
    placed: 0,
  }
}
