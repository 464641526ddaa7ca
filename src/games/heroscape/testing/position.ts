import { type ChanceSource, fastSource, Match } from '../../../engine/index.ts'
import { loaded } from '../../../kit/testing/asking.ts'
import type { Battlefield, Layout } from '../content/battlefield.ts'
import { defaultContent, type Content, type Scenario, type Setup } from '../content/content.ts'
import { GLYPH_IDS, type GlyphId } from '../content/names.ts'
import { heroscape } from '../index.ts'
import { firstFigure, put } from '../rules/table/figures.ts'
import { copiesOf, rosterFor } from '../rules/table/roster.ts'
import { emptyState, layGlyphs } from '../rules/setup/setup.ts'
import { OFF } from '../rules/table/state.ts'
import type { ArmyCard, Figure, Role, Space, State, TableOptions } from '../rules/table/state.ts'
import { spaceAt } from './small-fields.ts'

export { asked, choose, loaded, offered, question, refusedBy, view } from '../../../kit/testing/asking.ts'

export type HeroscapeMatch = Match<State, Content>

/** A place: a space number, or where it is (`[q, r]` is the top storey there). */
export type Where = Space | readonly [q: number, r: number, level?: number]

/** What stands on a test field. Anything that is not named stays in the box. */
export interface Position {
  /** A made-up field (see `small-fields.ts`) or a scenario of the book; default: FRONT. */
  readonly field?: Battlefield
  readonly scenario?: string
  /** Changes to the scenario, e.g. `{ game: 'basic' }`, `{ special: [...] }`, `{ goals: [...] }`. */
  readonly rules?: Partial<Scenario>
  /** Default 2. */
  readonly roles?: number
  /** Default: everybody alone. */
  readonly teams?: Setup['teams']
  /** By role: cards by id with the places of their figures; figures without a place wait. Two-space: `[front, rear]`. */
  readonly armies: Readonly<Record<Role, Readonly<Record<string, readonly (Where | readonly [Where, Where])[]>>>>
  /** Glyphs on a made-up field, power side up. */
  readonly glyphs?: readonly (readonly [GlyphId, Where])[]
  /** The active army card of role `active` (default 0), in step 2 of its turn. */
  readonly active?: string
  readonly activeRole?: Role
  readonly step?: 'move' | 'attack'
  readonly options?: Partial<TableOptions>
  readonly arrange?: (state: State, content: Content) => void
  /** Other cards, for instance common ones made for a test. */
  readonly content?: (content: Content) => Content
}

const EMPTY_LAYOUT = { id: 'test', zones: [], glyphs: [], figures: [] }

export function place(field: Battlefield, where: Where): Space {
  return typeof where === 'number' ? where : spaceAt(field, where[0], where[1], where[2])
}

const isPair = (one: Where | readonly [Where, Where]): one is readonly [Where, Where] =>
  typeof one !== 'number' && Array.isArray(one[0])

function contentOf(position: Position): { content: Content; scenario: number } {
  const base = position.content?.(defaultContent()) ?? defaultContent()
  const found = base.scenarios.find((one) => one.id === (position.scenario ?? 'FRONT'))!
  if (position.field === undefined && position.rules === undefined && position.teams === undefined)
    return { content: base, scenario: found.index }
  const roles = position.roles ?? 2
  const teams = position.teams ?? Array.from({ length: roles }, (_, role) => [role])
  const field = position.field
  const seats = Array.from({ length: roles }, (_, role) => role)
  const scenario: Scenario = {
    ...found,
    index: base.scenarios.length,
    ...(field === undefined ? {} : { battlefield: field, layout: layoutFor(field, position) }),
    ...(field === undefined ? {} : { goals: [{ goal: 'eliminate' as const }], special: [], hidden: [], rounds: 12 }),
    setups: [
      {
        players: roles,
        teams,
        teamOf: seats.map((role) => teams.findIndex((team) => team.includes(role))),
        zone: seats.map(() => -1),
        points: seats.map(() => 400),
        cards: seats.map(() => []),
      },
    ],
    ...position.rules,
  }
  return { content: { ...base, scenarios: [...base.scenarios, scenario] }, scenario: scenario.index }
}

function layoutFor(field: Battlefield, position: Position): Layout {
  const none = new Array<number>(field.spaces.count).fill(-1)
  const glyphs = (position.glyphs ?? []).map(([glyph, where]) => ({
    space: place(field, where),
    glyph,
    side: 'power' as const,
    owner: -1,
  }))
  const glyphOn = none.slice()
  glyphs.forEach((one, i) => (glyphOn[one.space] = i))
  return { ...EMPTY_LAYOUT, zoneOf: none, glyphs, glyphOn }
}

/** A table with this position, outside of any match: for pure functions. */
export function tableOf(position: Position): { state: State; content: Content } {
  const { content, scenario } = contentOf(position)
  const setups = content.scenarios[scenario].setups
  const roles = position.roles ?? setups[0].players
  const setup = Math.max(
    0,
    setups.findIndex((one) => one.players === roles),
  )
  const options = { scenario, setup, points: setups[setup].points, rounds: content.scenarios[scenario].rounds }
  const state = emptyState(content, roles, { ...options, ...position.options })
  layGlyphs(content, state)
  for (const [role, army] of Object.entries(position.armies)) fillArmy({ state, content }, Number(role), army)
  if (position.active !== undefined) beginTurn({ state, content }, position)
  state.phase = 'turns'
  state.round = 1
  position.arrange?.(state, content)
  return { state, content }
}

function fillArmy(t: { state: State; content: Content }, role: Role, army: Position['armies'][Role]): void {
  for (const [id, places] of Object.entries(army)) {
    const card = freeCard(t, id)
    t.state.owner[card] = role
    t.state.broughtBy[card] = role
    if (t.content.cardById.get(id)!.powers.grenade !== undefined) t.state.grenade[card] = 1
    places.forEach((one, i) => {
      const field = t.content.scenarios[t.state.options.scenario].battlefield
      const [front, rear] = isPair(one) ? one : [one, undefined]
      put(t, firstFigure(t, card) + i, place(field, front), rear === undefined ? OFF : place(field, rear))
    })
  }
}

function freeCard(t: { state: State; content: Content }, id: string): ArmyCard {
  const { cards } = rosterFor(t.content, copiesOf(t.state.options, t.state.roles))
  const card = cards.findIndex((one, i) => one.id === id && t.state.broughtBy[i] < 0)
  if (card < 0) throw new Error(`there is no (further) card ${id}`)
  return card
}

function beginTurn(t: { state: State; content: Content }, position: Position): void {
  const role = position.activeRole ?? 0
  t.state.order = [role, ...t.state.order.filter((one) => one !== role)]
  t.state.turn = {
    role,
    card: armyCard(t, role, position.active!),
    step: position.step ?? 'move',
    moved: [],
    attackers: [],
    targets: [],
    powers: [],
    acting: [],
  }
}

/** The army card with this id that a role controls. */
export function armyCard(t: { state: State; content: Content }, role: Role, id: string): ArmyCard {
  const { cards } = rosterFor(t.content, copiesOf(t.state.options, t.state.roles))
  const card = cards.findIndex((one, i) => one.id === id && t.state.owner[i] === role)
  if (card < 0) throw new Error(`role ${role} has no card ${id}`)
  return card
}

/** The n-th figure of a role's card. */
export const figure = (t: { state: State; content: Content }, role: Role, id: string, n = 0): Figure =>
  firstFigure(t, armyCard(t, role, id)) + n

/** A match that goes on from this position with the given frames (the last runs first); default: the rest of the turn. */
export function positionMatch(
  position: Position,
  frames: readonly { procedure: string; args?: object }[] = [],
  source: ChanceSource = fastSource('position'),
): HeroscapeMatch {
  const { state, content } = tableOf(position)
  const step = position.step === 'attack' ? 2 : 1
  const list = frames.length > 0 ? frames : [{ procedure: 'turn', args: { step } }]
  for (const frame of list) state.next.push({ procedure: frame.procedure, args: { ...frame.args } })
  return new Match(heroscape, content, state.roles, state, source).begin()
}

/** Prepared combat dice (S skull, D shield, - blank) and d20 results, in order: `rolls('SSD-', 17)`. */
export function rolls(...results: (string | number)[]): ChanceSource {
  const faces: Record<string, number> = { S: 0, D: 3, '-': 5 }
  return loaded(
    ...results.flatMap((one) => (typeof one === 'number' ? [one - 1] : [...one].map((face) => faces[face]))),
  )
}

export const glyphKind = (id: GlyphId): number => GLYPH_IDS.indexOf(id)
