import type { Odds } from '../../../engine/game.ts'
import type { AnyQuestion } from './explain.ts'
import type { Role, Table } from './state.ts'

/** The chances of the combats and hero rolls behind the waiting question. */
export function oddsFor(_t: Table, _role: Role, _ask: AnyQuestion): Odds[] {
  return []
}
