/** Who is meant by the words of the vocabulary (UP-RUL-05). */
import type { Decider, PlayerSel, ScorerSel } from '../../content/effects/selectors.ts'
import type { Context } from '../context.ts'
import type { Role, Side, Table } from '../state.ts'

/** The players that a selector names; `anyPlayer` is all of them, to be chosen from by the verb. Clockwise from the first player. */
export function playersOf(_t: Table, _sel: PlayerSel, _c: Context): Role[] {
  throw new Error('not written')
}

/** The sides that gain VP. */
export function scorersOf(_t: Table, _sel: ScorerSel, _c: Context): Side[] {
  throw new Error('not written')
}

/** Who is asked; a decider who does not exist is replaced by the first player. `owner` is given by the verb. */
export function deciderOf(_t: Table, _by: Decider | undefined, _c: Context, _owner?: Role): Role {
  throw new Error('not written')
}
