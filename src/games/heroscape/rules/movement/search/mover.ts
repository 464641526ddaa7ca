/** A figure as far as its moves are concerned: what it may do, and what a step costs it. */
import { TERRAINS } from '../../../content/names.ts'
import { isUntouched } from '../../engagement/adjacent.ts'
import { glyphBonus } from '../../glyphs/glyph-bonus.ts'
import { climbLimit } from '../../table/edition.ts'
import { powerOf, specialOf, valuesOf } from '../../table/figures.ts'
import { roster } from '../../table/roster.ts'
import { isBasic, NONE, type Figure, type Role, type Table } from '../../table/state.ts'

/** `Move.way` */
export const ON_FOOT = 0
export const FLYING = 1
export const GRAPPLING = 2

/** Higher than anything: the Basic game has no height limit (HS-BAS-18). */
const NO_LIMIT = 1000

export interface Mover {
  figure: Figure
  role: Role
  height: number
  /** The most levels it climbs in one step (HS-MOV-10). */
  climb: number
  isBasic: boolean
  isTwoSpace: boolean
  /** Ghost Walk: passes through figures. */
  isGhost: boolean
  isUntouched: boolean
  canFly: boolean
  /** Levels that the Grapple Gun climbs; 0: it has none. */
  grapple: number
  /** HS-SCN-BARREN-05: a terrain that costs more, or NONE. */
  mud: number
  mudOnFoot: number
  mudFlying: number
}

/** One for all: it is filled anew for every search. */
const mover: Mover = {
  figure: NONE,
  role: NONE,
  height: 0,
  climb: 0,
  isBasic: false,
  isTwoSpace: false,
  isGhost: false,
  isUntouched: false,
  canFly: false,
  grapple: 0,
  mud: NONE,
  mudOnFoot: 0,
  mudFlying: 0,
}

export function moverOf(t: Table, figure: Figure): Mover {
  const { cardOf, cards } = roster(t)
  const card = cardOf[figure]
  mover.figure = figure
  mover.role = t.state.owner[card]
  mover.height = cards[card].height
  mover.isBasic = isBasic(t)
  mover.climb = mover.isBasic ? NO_LIMIT : climbLimit(t, mover.height)
  mover.isTwoSpace = cards[card].spaces === 2
  mover.isGhost = powerOf(t, card, 'ghostWalk') !== undefined
  mover.isUntouched = isUntouched(t, figure)
  mover.canFly = powerOf(t, card, 'flying') !== undefined
  mover.grapple = powerOf(t, card, 'grappleGun')?.levels ?? 0
  const mud = specialOf(t, 'mud')
  mover.mud = mud === undefined ? NONE : TERRAINS.indexOf(mud.terrain)
  mover.mudOnFoot = mud?.extraMove ?? 0
  mover.mudFlying = mud?.flyersToo === 1 && t.state.options.mudSlowsFlyers ? mud.extraMove : 0
  return mover
}

/** HS-MOV-01 with what glyphs add at the start of the move (HS-RUL-62). */
export function movementOf(t: Table, figure: Figure): number {
  const card = roster(t).cardOf[figure]
  return valuesOf(t, card).move + glyphBonus(t, t.state.owner[card], 'move', figure)
}
