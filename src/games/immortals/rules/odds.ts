import type { Odds } from '../../../engine/game.ts'
import type { AnyQuestion } from './explain.ts'
import type { Role, Table } from './state.ts'

/** The chances of the fights behind the waiting question, exactly, given the contents of the tower. */
export function oddsFor(_t: Table, _role: Role, _ask: AnyQuestion): Odds[] {
  throw new Error('not written')
}
