/** Attack (IM-ATT): origin, target, armies, and whom the card wins over; then the fight. */
import type { Play, Procedure, Land, Table } from './state.ts'

/** Every lawful pair for the action under way whose price can be paid, as `attackFrom` options. */
export function attackOffers(_t: Table, _out: number[]): void {
  throw new Error('not written')
}

/** From the chosen pair to the end of the action (`finishAction` included). */
export function* attack(_play: Play, _origin: Land, _target: Land): Procedure {
  throw new Error('not written')
}
