import type { Role } from '../../../engine/table.ts'
import type { CellValue } from '../../../engine/view.ts'
import type { BoardProps, ViewCells } from '../../../protocol/board.ts'
import type { Battlefield } from '../content/battlefield.ts'
import type { Content, Scenario } from '../content/content.ts'
import { copiesOf, rosterFor, type Roster } from '../rules/table/roster.ts'
import type { Phase, TableOptions } from '../rules/table/state.ts'

/** What the table has chosen (the cell `options`). */
export type OptionsCell = Pick<
  TableOptions,
  'setup' | 'army' | 'sets' | 'mirrorArmies' | 'points' | 'rounds' | 'isScored' | 'edition'
>

export interface CardCell {
  readonly owner: Role
  readonly broughtBy: Role
  readonly attackBonus: number
  readonly defenseBonus: number
  readonly hasGrenade: boolean
  /** 1: the scout, 0: not the scout, UNKNOWN: its glyph lies face down. */
  readonly scout: number
  readonly isInPlay: boolean
  readonly isTakenOver: boolean
}

export interface FigureCell {
  readonly id: number
  readonly fate: number
  readonly front: number
  readonly rear: number
  readonly wounds: number
}

export interface MarkerCell {
  readonly card: number
  /** 0 to 3, or UNKNOWN. */
  readonly marker: number
}

export interface GlyphCell {
  readonly piece: number
  /** Index in `GLYPH_IDS`, or UNKNOWN. */
  readonly kind: number
  readonly space: number
  readonly isUp: boolean
  readonly takenBy: Role
}

export interface TurnCell {
  readonly role: Role
  readonly card: number
  readonly step: 'card' | 'move' | 'attack'
  readonly moved: readonly number[]
  readonly attackers: readonly number[]
  readonly targets: readonly number[]
  readonly used: readonly string[]
  readonly acting: readonly number[]
}

export interface RoundCell {
  readonly round: number
  readonly turn: number
  readonly at: number
  readonly order: readonly Role[]
}

/** What lies on the table, with the box it came from. */
export interface Seen {
  readonly content: Content
  readonly view: ViewCells
  readonly role: Role | undefined
  readonly scenario: Scenario
  readonly field: Battlefield
  readonly roster: Roster
  readonly options: OptionsCell
}

const shared = <T>(view: ViewCells, key: string): T | undefined => view.shared.get(key) as T | undefined

/** `undefined` before the first cells have arrived. */
export function seenBy(board: Pick<BoardProps, 'content' | 'view' | 'role'>): Seen | undefined {
  const content = board.content as Content
  const scenario = content.scenarios.find(({ id }) => id === board.view.shared.get('scenario'))
  const options = shared<OptionsCell>(board.view, 'options')
  if (scenario === undefined || options === undefined) return undefined
  const roster = rosterFor(content, copiesOf(options, options.points.length))
  const { view, role } = board
  return { content, view, role, scenario, field: scenario.battlefield, roster, options }
}

export const phaseOf = (view: ViewCells): Phase => shared<Phase>(view, 'phase') ?? 'start'
/** Who has won, nobody in a draw; `undefined` while the battle goes on. */
export const winnersOf = (view: ViewCells): readonly Role[] | undefined => shared<readonly Role[]>(view, 'winners')
export const mistOf = (view: ViewCells): number => shared<number>(view, 'mist') ?? -1
export const hasTruce = (view: ViewCells): boolean => shared<number>(view, 'truce') === 1
export const turnOf = (view: ViewCells): TurnCell | undefined => shared<TurnCell>(view, 'turn')

export function roundOf(view: ViewCells): RoundCell {
  const [round = 0, turn = 0, at = 0, ...order] = shared<readonly number[]>(view, 'round') ?? []
  return { round, turn, at, order }
}

export function cardCell(view: ViewCells, card: number): CardCell | undefined {
  const cell = shared<readonly number[]>(view, `card:${card}`)
  if (cell === undefined) return undefined
  const [owner, broughtBy, attackBonus, defenseBonus, grenade, scout, inPlay, takenOver] = cell
  return {
    owner,
    broughtBy,
    attackBonus,
    defenseBonus,
    hasGrenade: grenade === 1,
    scout,
    isInPlay: inPlay === 1,
    isTakenOver: takenOver === 1,
  }
}

/** The army cards that a role controls (-1: those of a captive), in the order of the roster. */
export function cardsOf(seen: Seen, role: Role): number[] {
  const list: number[] = []
  for (let card = 0; card < seen.roster.cardCount; card++)
    if (cardCell(seen.view, card)?.owner === role) list.push(card)
  return list
}

export function figureCell(view: ViewCells, id: number): FigureCell | undefined {
  const cell = shared<readonly number[]>(view, `figure:${id}`)
  if (cell === undefined) return undefined
  const [fate, front, rear, wounds] = cell
  return { id, fate, front, rear, wounds }
}

export function figuresOf(seen: Seen, card: number): FigureCell[] {
  const list: FigureCell[] = []
  for (let id = seen.roster.firstFigure[card]; id < seen.roster.firstFigure[card + 1]; id++) {
    const cell = figureCell(seen.view, id)
    if (cell !== undefined) list.push(cell)
  }
  return list
}

/** The markers of a role as far as the eyes of this board know them: own cells come first. */
export function markersOf(seen: Seen, role: Role): MarkerCell[] {
  const own = seen.role === undefined ? undefined : seen.view.own.get(seen.role)?.get(`markers:${role}`)
  const cell = (own ?? seen.view.shared.get(`markers:${role}`) ?? []) as readonly (readonly number[])[]
  return cell.map(([card, marker]) => ({ card, marker }))
}

/** Where the own markers are about to be placed: by marker, -1 for those still in hand. */
export function planOf(seen: Seen): readonly number[] | undefined {
  return ownCell(seen, 'plan') as readonly number[] | undefined
}

export const scoutOf = (seen: Seen): number | undefined => ownCell(seen, 'scout') as number | undefined

const ownCell = (seen: Seen, key: string): CellValue | undefined =>
  seen.role === undefined ? undefined : seen.view.own.get(seen.role)?.get(key)

export function glyphsOf(view: ViewCells): GlyphCell[] {
  const list: GlyphCell[] = []
  for (let piece = 0; ; piece++) {
    const cell = shared<readonly number[]>(view, `glyph:${piece}`)
    if (cell === undefined) return list
    const [kind, space, up, takenBy] = cell
    list.push({ piece, kind, space, isUp: up === 1, takenBy })
  }
}
