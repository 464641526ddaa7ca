/** Army movement (IM-MOV). */
import type { Land, Play, Procedure, Table } from './state.ts'

/** Every lawful pair for the action under way, as `moveFrom` options. */
export function moveOffers(_t: Table, _out: number[]): void {
  throw new Error('not written')
}

/** From the chosen pair to the end of the action (`finishAction` included). */
export function* move(_play: Play, _origin: Land, _destination: Land): Procedure {
  throw new Error('not written')
}
