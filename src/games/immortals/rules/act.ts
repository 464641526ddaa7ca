/** What a revealed card does: one question with everything that its action allows, or the compensation. */
import type { Play, Procedure, Table } from './state.ts'

/** The action under way (`state.action`, never a blank card), as frame `act` with `{}`. */
export function* act(_play: Play, _args: object): Procedure {
  throw new Error('not written')
}

/** Everything the action under way allows, without the compensation (see act-options.ts). */
export function actOffers(_t: Table, _out: number[]): void {
  throw new Error('not written')
}
