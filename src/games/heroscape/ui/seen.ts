import type { Role } from '../../../engine/index.ts'
import type { BoardProps, ViewCells } from '../../../protocol/board.ts'
import type { Battlefield } from '../content/battlefield.ts'
import type { Content, Scenario } from '../content/content.ts'
import {
  cardCell,
  figureCell,
  glyphCell,
  markersCell,
  mistCell,
  optionsCell,
  phaseCell,
  planCell,
  roundCell,
  scenarioCell,
  scoutCell,
  turnCell,
  type OptionsShown,
  type TurnShown,
} from '../rules/table/cells.ts'
import { copiesOf, rosterFor, type Roster } from '../rules/table/roster.ts'
import type { Phase } from '../rules/table/state.ts'

export type CardShown = NonNullable<ReturnType<typeof cardCell.in>>
export type FigureShown = NonNullable<ReturnType<typeof figureCell.in>> & { readonly id: number }
export type GlyphShown = ReturnType<typeof glyphCell.all>[number] & { readonly piece: number }

/** What lies on the table, with the box it came from. */
export interface Seen {
  readonly content: Content
  readonly view: ViewCells
  readonly role: Role | undefined
  readonly scenario: Scenario
  readonly field: Battlefield
  readonly roster: Roster
  readonly options: OptionsShown
}

/** `undefined` before the first cells have arrived. */
export function seenBy(board: Pick<BoardProps, 'content' | 'view' | 'role'>): Seen | undefined {
  const { view, role } = board
  const content = board.content as Content
  const shown = scenarioCell.in(view.shared)
  const scenario = content.scenarios.find(({ id }) => id === shown)
  const options = optionsCell.in(view.shared)
  if (scenario === undefined || options === undefined) return undefined
  const roster = rosterFor(content, copiesOf(options, options.points.length))
  return { content, view, role, scenario, field: scenario.battlefield, roster, options }
}

export const phaseOf = ({ shared }: ViewCells): Phase => phaseCell.in(shared) ?? 'start'
export const mistOf = ({ shared }: ViewCells): number => mistCell.in(shared) ?? -1
export const turnOf = ({ shared }: ViewCells): TurnShown | undefined => turnCell.in(shared)

export function roundOf({ shared }: ViewCells): { round: number; turn: number; order: readonly Role[] } {
  const [round, turn, , ...order] = roundCell.in(shared) ?? [0, 0, 0]
  return { round, turn, order }
}

export const cardIn = ({ view }: Seen, card: number): CardShown | undefined => cardCell.in(view.shared, card)

/** Who controls a figure; -1: nobody. */
export const ownerOf = (seen: Seen, figure: number): Role => cardIn(seen, seen.roster.cardOf[figure])?.owner ?? -1

/** The army cards that a role controls (-1: those of a captive), in the order of the roster. */
export const cardsOf = (seen: Seen, role: Role): number[] =>
  [...seen.roster.cards.keys()].filter((card) => cardIn(seen, card)?.owner === role)

export function figureIn({ view }: Seen, id: number): FigureShown | undefined {
  const shown = figureCell.in(view.shared, id)
  return shown === undefined ? undefined : { id, ...shown }
}

function figuresFrom(seen: Seen, first: number, end: number): FigureShown[] {
  const list: FigureShown[] = []
  for (let id = first; id < end; id++) {
    const shown = figureIn(seen, id)
    if (shown !== undefined) list.push(shown)
  }
  return list
}

export const figuresOf = (seen: Seen, card: number): FigureShown[] =>
  figuresFrom(seen, seen.roster.firstFigure[card], seen.roster.firstFigure[card + 1])

export const allFigures = (seen: Seen): FigureShown[] => figuresFrom(seen, 0, seen.roster.figureCount)

export const glyphsOf = ({ view }: Seen): GlyphShown[] =>
  glyphCell.all(view.shared).map((glyph, piece) => ({ piece, ...glyph }))

const ownCells = ({ role, view }: Seen): ViewCells['shared'] | undefined =>
  role === undefined ? undefined : view.own.get(role)

/** The markers of a role as far as the eyes of this board know them: own cells come first. */
export const markersOf = (seen: Seen, role: Role): readonly (readonly [card: number, marker: number])[] =>
  markersCell.in(ownCells(seen), role) ?? markersCell.in(seen.view.shared, role) ?? []

/** Where the own markers are about to be placed: by marker, -1 for those still in hand. */
export const planOf = (seen: Seen): readonly number[] => planCell.in(ownCells(seen)) ?? []

export const scoutOf = (seen: Seen): number | undefined => scoutCell.in(ownCells(seen))
