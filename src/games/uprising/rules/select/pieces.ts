import type { CardSel, PieceSel } from '../../content/effects/selectors.ts'
import type { Context } from '../context.ts'
import type { Card, Role, Space, Table } from '../state.ts'

/** A kind of piece at a place with how many there are; `type` only for Units. */
export interface Pieces {
  readonly kind: PieceSel['kinds'][number]
  readonly space: Space
  readonly role: Role
  readonly type: number
  readonly count: number
}

export function piecesOf(_t: Table, _sel: PieceSel, _c: Context): Pieces[] {
  throw new Error('not written')
}

/** Legions and Hordes in play that the selector names, by ascending initiative; `choose` gives all candidates. */
export function cardsOf(_t: Table, _sel: CardSel, _c: Context): Card[] {
  throw new Error('not written')
}
