import type { Battlefield, Layout } from '../content/battlefield.ts'
import type { Content, Scenario, Setup } from '../content/content.ts'
import type { GlyphId } from '../content/names.ts'
import { emptyState, layGlyphs } from '../rules/setup/setup.ts'
import { firstFigure, put } from '../rules/table/figures.ts'
import { copiesOf, rosterFor } from '../rules/table/roster.ts'
import { OFF } from '../rules/table/state.ts'
import type { ArmyCard, Figure, Role, Space, State, TableOptions } from '../rules/table/state.ts'
import { spaceAt } from './field.ts'

/* What stands where: the vocabulary that scenes of lessons and positions of tests have in common. */

/** A place: a space number, or where it is (`[q, r]` is the top storey there). */
export type Where = Space | readonly [q: number, r: number, level?: number]
type Pair = readonly [front: Where, rear: Where]

export type Armies = Readonly<Record<Role, Readonly<Record<string, readonly (Where | Pair)[]>>>>

export interface Stand {
  /** A made-up field, or that of a scenario of the book; default: FRONT. */
  readonly field?: Battlefield
  readonly scenario?: string
  /** Changes to the scenario, e.g. `{ game: 'basic' }`, `{ special: [...] }`, `{ goals: [...] }`. */
  readonly rules?: Partial<Scenario>
  /** Default 2. */
  readonly roles?: number
  /** Default: everybody alone. */
  readonly teams?: Setup['teams']
  /** By role: cards by id with the places of their figures; figures without a place wait. Two-space: `[front, rear]`. */
  readonly armies: Armies
  /** Glyphs on a made-up field, power side up. */
  readonly glyphs?: readonly (readonly [GlyphId, Where])[]
  /** The active army card of role `active` (default 0), in step 2 of its turn. */
  readonly active?: string
  readonly activeRole?: Role
  readonly step?: 'move' | 'attack'
  readonly options?: Partial<TableOptions>
}

export interface Table {
  readonly state: State
  readonly content: Content
}

const EMPTY_LAYOUT = { id: 'test', zones: [], glyphs: [], figures: [] }

export function place(field: Battlefield, where: Where): Space {
  return typeof where === 'number' ? where : spaceAt(field, where[0], where[1], where[2])
}

export const isPair = (one: Where | Pair): one is Pair => typeof one !== 'number' && Array.isArray(one[0])

function contentOf(stand: Stand, base: Content): { content: Content; scenario: number } {
  const found = base.scenarios.find((one) => one.id === (stand.scenario ?? 'FRONT'))
  if (found === undefined) throw new Error(`there is no scenario ${stand.scenario}`)
  if (stand.field === undefined && stand.rules === undefined && stand.teams === undefined)
    return { content: base, scenario: found.index }
  const roles = stand.roles ?? 2
  const teams = stand.teams ?? Array.from({ length: roles }, (_, role) => [role])
  const field = stand.field
  const seats = Array.from({ length: roles }, (_, role) => role)
  const scenario: Scenario = {
    ...found,
    index: base.scenarios.length,
    ...(field === undefined ? {} : { battlefield: field, layout: layoutFor(field, stand) }),
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
    ...stand.rules,
  }
  return { content: { ...base, scenarios: [...base.scenarios, scenario] }, scenario: scenario.index }
}

export function layoutFor(field: Battlefield, { glyphs: lying = [] }: Pick<Stand, 'glyphs'>): Layout {
  const none = new Array<number>(field.spaces.count).fill(-1)
  const glyphs = lying.map(([glyph, where]) => ({
    space: place(field, where),
    glyph,
    side: 'power' as const,
    owner: -1,
  }))
  const glyphOn = none.slice()
  glyphs.forEach((one, i) => (glyphOn[one.space] = i))
  return { ...EMPTY_LAYOUT, zoneOf: none, glyphs, glyphOn }
}

/** The table with everything in its place, outside of any match. */
export function standing(stand: Stand, base: Content): Table {
  const { content, scenario } = contentOf(stand, base)
  const setups = content.scenarios[scenario].setups
  const roles = stand.roles ?? setups[0].players
  const setup = Math.max(
    0,
    setups.findIndex((one) => one.players === roles),
  )
  const options = { scenario, setup, points: setups[setup].points, rounds: content.scenarios[scenario].rounds }
  const state = emptyState(content, roles, { ...options, ...stand.options })
  layGlyphs(content, state)
  for (const [role, army] of Object.entries(stand.armies)) fillArmy({ state, content }, Number(role), army)
  if (stand.active !== undefined) beginTurn({ state, content }, stand)
  state.phase = 'turns'
  state.round = 1
  return { state, content }
}

function fillArmy(t: Table, role: Role, army: Armies[Role]): void {
  const field = t.content.scenarios[t.state.options.scenario].battlefield
  for (const [id, places] of Object.entries(army)) {
    const most = t.content.cardById.get(id)?.figures ?? 1
    // More figures than a card has stand on further cards of the same kind.
    for (let from = 0; from === 0 || from < places.length; from += most) {
      const card = joinedCard(t, role, id)
      places.slice(from, from + most).forEach((one, i) => {
        const [front, rear] = isPair(one) ? one : [one, undefined]
        put(t, firstFigure(t, card) + i, place(field, front), rear === undefined ? OFF : place(field, rear))
      })
    }
  }
}

function joinedCard(t: Table, role: Role, id: string): ArmyCard {
  const card = freeCard(t, id)
  t.state.owner[card] = role
  t.state.broughtBy[card] = role
  if (t.content.cardById.get(id)!.powers.grenade !== undefined) t.state.grenade[card] = 1
  return card
}

function freeCard(t: Table, id: string): ArmyCard {
  const { cards } = rosterFor(t.content, copiesOf(t.state.options, t.state.roles))
  const card = cards.findIndex((one, i) => one.id === id && t.state.broughtBy[i] < 0)
  if (card < 0) throw new Error(`there is no (further) card ${id}`)
  return card
}

function beginTurn(t: Table, stand: Stand): void {
  const role = stand.activeRole ?? 0
  t.state.order = [role, ...t.state.order.filter((one) => one !== role)]
  t.state.turn = {
    role,
    card: armyCard(t, role, stand.active!),
    step: stand.step ?? 'move',
    moved: [],
    attackers: [],
    targets: [],
    powers: [],
    acting: [],
  }
}

/** The army card with this id that a role controls. */
export function armyCard(t: Table, role: Role, id: string): ArmyCard {
  const { cards } = rosterFor(t.content, copiesOf(t.state.options, t.state.roles))
  const card = cards.findIndex((one, i) => one.id === id && t.state.owner[i] === role)
  if (card < 0) throw new Error(`role ${role} has no card ${id}`)
  return card
}

/** The n-th figure of a role's card. */
export const figure = (t: Table, role: Role, id: string, n = 0): Figure => firstFigure(t, armyCard(t, role, id)) + n
