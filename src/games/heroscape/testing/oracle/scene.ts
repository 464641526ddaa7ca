/** The table as the rulebook speaks of it: spaces side by side, ruins between them, figures with their cards and sides. */
import type { Table as EngineTable } from '../../../../engine/index.ts'
import type { Battlefield, Layout } from '../../content/battlefield.ts'
import type { Card, Values } from '../../content/card.ts'
import type { Content, Glyph, Scenario, Setup } from '../../content/content.ts'
import type { Power, PowerId } from '../../content/powers.ts'
import type { State } from '../../rules/table/state.ts'

export type Table = EngineTable<State, Content>

/** A common card is in the state three times for every set. */
const COMMON_COPIES = 3
const STANDING = 1

export interface Edge {
  readonly from: number
  readonly to: number
}

export interface Scene {
  readonly state: State
  readonly content: Content
  readonly scenario: Scenario
  readonly setup: Setup
  readonly field: Battlefield
  readonly layout: Layout
  readonly isBasic: boolean
  /** By figure. */
  readonly cardOf: readonly number[]
  /** By army card. */
  readonly cards: readonly Card[]
  /** By space. */
  readonly beside: readonly (readonly number[])[]
  /** The ruins on the edge between two spaces, by `a * spaces + b`. */
  readonly ruins: ReadonlyMap<number, readonly Edge[]>
}

const grounds = new WeakMap<Battlefield, Pick<Scene, 'beside' | 'ruins'>>()

/** Two spaces are side by side if their hexes share an edge, whatever their levels (HS-ENG-02). */
function groundOf(field: Battlefield): Pick<Scene, 'beside' | 'ruins'> {
  const known = grounds.get(field)
  if (known !== undefined) return known
  const { spaces, columns, walls } = field
  const hexOf = (column: number): [number, number] => [columns.q[column], columns.r[column]]
  const isBeside = (a: number, b: number): boolean => {
    const [q, r] = [hexOf(a)[0] - hexOf(b)[0], hexOf(a)[1] - hexOf(b)[1]]
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1
  }
  const all = Array.from({ length: spaces.count }, (_, space) => space)
  const beside = all.map((a) => all.filter((b) => isBeside(spaces.column[a], spaces.column[b])))
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ]
  const ruins = new Map<number, Edge[]>()
  for (let wall = 0; wall < walls.count; wall++) {
    const [q, r] = hexOf(walls.column[wall])
    const [stepQ, stepR] = steps[walls.direction[wall]]
    const isHere = (space: number): boolean => spaces.column[space] === walls.column[wall]
    const isThere = (space: number): boolean =>
      columns.q[spaces.column[space]] === q + stepQ && columns.r[spaces.column[space]] === r + stepR
    for (const a of all.filter(isHere))
      for (const b of all.filter(isThere))
        for (const key of [a * spaces.count + b, b * spaces.count + a])
          ruins.set(key, [...(ruins.get(key) ?? []), { from: walls.from[wall], to: walls.to[wall] }])
  }
  const made = { beside, ruins }
  grounds.set(field, made)
  return made
}

export function sceneOf({ state, content }: Table): Scene {
  const scenario = content.scenarios[state.options.scenario]
  const { sets, mirrorArmies } = state.options
  const copies = mirrorArmies ? Math.max(sets, state.roles) : sets
  const cards = content.cards.flatMap((card) =>
    new Array<Card>(card.rarity === 'unique' ? copies : copies * COMMON_COPIES).fill(card),
  )
  return {
    state,
    content,
    scenario,
    setup: scenario.setups[state.options.setup],
    field: scenario.battlefield,
    layout: scenario.layout,
    isBasic: scenario.game === 'basic',
    cards,
    cardOf: cards.flatMap((card, at) => new Array<number>(card.figures).fill(at)),
    ...groundOf(scenario.battlefield),
  }
}

export const cardFor = (s: Scene, figure: number): Card => s.cards[s.cardOf[figure]]
/** The Basic side or the Master side (HS-SET-15). */
export const valuesFor = (s: Scene, figure: number): Values =>
  s.isBasic ? cardFor(s, figure).basic : cardFor(s, figure).master
export const ownerFor = (s: Scene, figure: number): number => s.state.owner[s.cardOf[figure]]
export const levelAt = (s: Scene, space: number): number => s.field.spaces.level[space]
export const isThere = (s: Scene, figure: number): boolean => s.state.fate[figure] === STANDING

/** The Basic game has no powers (HS-BAS-03), and a scenario may take one away. */
export function power<P extends PowerId>(s: Scene, figure: number, id: P): Power<P> | undefined {
  if (s.isBasic || s.scenario.special.some((one) => one.rule === 'withoutPower' && one.power === id)) return undefined
  return cardFor(s, figure).powers[id] as Power<P> | undefined
}

export const figures = (s: Scene): number[] => s.cardOf.map((_, figure) => figure).filter((one) => isThere(s, one))
export const spacesFor = ({ state }: Scene, figure: number): number[] =>
  [state.front[figure], state.rear[figure]].filter((space) => space >= 0)

const sideOf = ({ setup }: Scene, role: number): number => setup.teams.findIndex((team) => team.includes(role))
export const areTeam = (s: Scene, a: number, b: number): boolean => sideOf(s, a) === sideOf(s, b)

/** HS-SCN-FORT-06 */
function haveTruce(s: Scene, a: number, b: number): boolean {
  const truce = s.scenario.special.find((one) => one.rule === 'truce')
  return s.state.truce === 1 && truce !== undefined && [a, b].every((role) => truce.sides.includes(sideOf(s, role)))
}

/** HS-ENG-15, HS-TEAM-06: nobody's figure is nobody's enemy (HS-RUL-45). */
export const areFoes = (s: Scene, a: number, b: number): boolean =>
  a >= 0 && b >= 0 && !areTeam(s, a, b) && !haveTruce(s, a, b)

/** HS-RUL-38, HS-RUL-43, HS-RUL-36: two figures of these Heights on two spaces. */
export function touch(s: Scene, a: number, heightA: number, b: number, heightB: number): boolean {
  if (!s.beside[a].includes(b)) return false
  const [levelA, levelB] = [levelAt(s, a), levelAt(s, b)]
  if (levelA < levelB && levelB - levelA >= heightA) return false
  if (levelB < levelA && levelA - levelB >= heightB) return false
  const between = s.ruins.get(a * s.field.spaces.count + b) ?? []
  return between
    .filter(({ from }) => Math.max(levelA, levelB) >= from)
    .every(({ to }) => levelA + heightA > to && levelB + heightB > to)
}

/** HS-ENG-07 */
export const areBeside = (s: Scene, a: number, b: number): boolean =>
  spacesFor(s, a).some((one) =>
    spacesFor(s, b).some((other) => touch(s, one, cardFor(s, a).height, other, cardFor(s, b).height)),
  )

/** HS-ENG-01 */
export const isBound = (s: Scene, figure: number): boolean =>
  figures(s).some((other) => areFoes(s, ownerFor(s, figure), ownerFor(s, other)) && areBeside(s, figure, other))

/** The glyphs that lie on a space. */
export const glyphsOn = (s: Scene, space: number): { glyph: Glyph; isUp: boolean }[] =>
  s.state.glyphSpace.flatMap((at, piece) =>
    at === space ? [{ glyph: s.content.glyphs[s.state.glyph[piece]], isUp: s.state.glyphUp[piece] === 1 }] : [],
  )

/** HS-SET-32 */
export const doGlyphsWork = (s: Scene): boolean =>
  !s.isBasic && !s.scenario.special.some(({ rule }) => rule === 'glyphsWithoutPower')

/** The permanent glyphs that work for a player (HS-GLY-06, HS-RUL-61); `without` is a figure that does not count. */
export function workingFor(s: Scene, role: number, without = -1): Glyph[] {
  if (!doGlyphsWork(s)) return []
  return figures(s)
    .filter((figure) => figure !== without && ownerFor(s, figure) === role)
    .flatMap((figure) => spacesFor(s, figure))
    .flatMap((space) => glyphsOn(s, space))
    .filter(({ glyph, isUp }) => isUp && !glyph.isTemporary)
    .map(({ glyph }) => glyph)
}
