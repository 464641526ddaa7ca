/** Placing Nemesis Units with all fallbacks and VP compensation (UP-PLC, UP-CAP-03, UP-SKE-08, UP-RUL-72 to -75). */
import type { Context } from './context.ts'
import type { HexSel } from '../content/effects/selectors.ts'
import type { Card, Play, Space, Table } from './state.ts'

/**
 * Frames that place one piece each. `here`-like selectors name one hex and never relocate; else `decider` chooses. The
 * selector is given by the effect (its list and index are found again through the content), see `effects/map-pieces.ts`.
 */
export function placeGarrisonOn(_play: Play, _space: Space): boolean {
  throw new Error('not written')
}

export function placeSkeletonOn(_play: Play, _space: Space): boolean {
  throw new Error('not written')
}

/** UP-CUR-01, UP-CUR-02, UP-RUL-68 */
export function placeCurseOn(_play: Play, _space: Space): void {
  throw new Error('not written')
}

/** Draws the top Legion or Horde, puts its figure down, sets its Threat; its immediate effect waits its turn. False: no card. */
export function placeCardOn(_play: Play, _isLegion: boolean, _space: Space, _threat: number): boolean {
  throw new Error('not written')
}

/** Where a piece may go by a selector and its fallbacks, in the order of preference: the first list that is not empty. */
export function placesFor(
  _t: Table,
  _kind: 'garrison' | 'skeleton' | 'legion' | 'horde',
  _at: HexSel | undefined,
  _c: Context,
): Space[] {
  throw new Error('not written')
}

/** To the reserve with Wall and Tower; then the Targets there move (UP-HAV-11, UP-TGT-10). */
export function removeHaven(_play: Play, _space: Space): void {
  throw new Error('not written')
}

/** Threat up or down: above the maximum VP, at 0 destroyed by `by` (a side). */
export function changeThreat(_play: Play, _card: Card, _change: number, _by: number): void {
  throw new Error('not written')
}
