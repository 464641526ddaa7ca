/** What can be bought in the Build Phase, and where (UP-BLD-03 to -07, UP-BLD-10). */
import type { Price, UnitType } from '../../content/content.ts'
import { UNITS_PER_FACTION } from '../../content/names.ts'
import { isOpenTo, unitsMayEnter } from '../actions/command.ts'
import { hasChaos, hasEmpire, isEmpty } from '../map/pieces.ts'
import { towersLeft, unitsLeft, wallsLeft } from '../map/reserve.ts'
import { SPACES } from '../map/spaces.ts'
import { isFaceDown } from '../map/tiles.ts'
import type { Role, Space, Table } from '../table/state.ts'
import { buildChange, canPayPrice } from './payments.ts'

/** A piece to buy as `space * PIECES + piece`: the four types of Units, then Wall and Tower. */
export const PIECES = 6
export const [WALL, TOWER] = [4, 5]

/** What options and boards call a piece for a place. */
export function pieceKey(piece: number, space: Space): string {
  if (piece === WALL) return `wall@${space}`
  return piece === TOWER ? `tower@${space}` : `unit:${piece}@${space}`
}

export interface Building {
  /** Where Units are built without a Haven (UP-BLD-10), else NONE. */
  readonly camp: Space
  /** Resources less per piece. */
  readonly discount: number
}

export const unitTypeOf = ({ state, content }: Table, role: Role, type: number): UnitType =>
  content.units[state.faction[role] * UNITS_PER_FACTION + type]

/** The prices of a piece; one of them is paid. */
export function pricesOf(t: Table, role: Role, piece: number): readonly Price[] {
  if (piece === WALL) return [[0, t.content.boards.wallPlunder, 0, 0]]
  if (piece === TOWER) return [[0, t.content.boards.towerPlunder, 0, 0]]
  return unitTypeOf(t, role, piece).prices
}

export const changeOf = (t: Table, role: Role, piece: number, discount: number): number =>
  buildChange(t, role, piece < WALL ? unitTypeOf(t, role, piece) : undefined) - discount

export function canPayPiece(t: Table, role: Role, piece: number, discount: number): boolean {
  const change = changeOf(t, role, piece, discount)
  for (const price of pricesOf(t, role, piece)) if (canPayPrice(t.state, role, price, change)) return true
  return false
}

/** Only what is in the reserve (UP-BLD-06). */
export function isInReserve(t: Table, role: Role, piece: number): boolean {
  if (piece === WALL) return wallsLeft(t) > 0
  return piece === TOWER ? towersLeft(t) > 0 : unitsLeft(t, role, piece) > 0
}

/** The hex limits (UP-BLD-05); Defenses need a Haven (UP-RUL-29). */
export function hasRoom(t: Table, role: Role, piece: number, space: Space): boolean {
  const { state } = t
  if (piece === WALL) return state.haven[space] === role && state.wall[space] === 0
  if (piece === TOWER) return state.haven[space] === role && state.tower[space] === 0
  // Two Heroes without a Haven may have come to the same hex.
  return unitsMayEnter(t, role, space)
}

export const isSite = ({ state }: Table, role: Role, space: Space, camp: Space): boolean =>
  state.haven[space] === role || space === camp

/** Everything that can be bought, piece by piece. */
export function piecesToBuild(t: Table, role: Role, { camp, discount }: Building, out: number[]): void {
  for (let piece = 0; piece < PIECES; piece++) {
    if (!canPayPiece(t, role, piece, discount) || !isInReserve(t, role, piece)) continue
    for (let space = 0; space < SPACES; space++)
      if (isSite(t, role, space, camp) && hasRoom(t, role, piece, space)) out.push(space * PIECES + piece)
  }
}

/** Explored hexes on which a Hero without a Haven may gather Units (UP-BLD-10, UP-RUL-29). */
export function canCamp(t: Table, role: Role, space: Space): boolean {
  const { state } = t
  if (isFaceDown(state, space) && state.curse[space] === 0) return false
  if (state.options.noHavenBuild === 'empty') return isEmpty(state, space)
  return !hasEmpire(state, space) && !hasChaos(state, space) && isOpenTo(t, role, space)
}

export const isHomeless = ({ state }: Table, role: Role): boolean => !state.haven.includes(role)

export function campHexes(t: Table, role: Role, out: Space[]): Space[] {
  for (let space = 0; space < SPACES; space++) if (canCamp(t, role, space)) out.push(space)
  return out
}
