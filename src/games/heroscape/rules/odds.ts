import type { Odds } from '../../../engine/game.ts'
import type { AnyAsk } from '../../../engine/question.ts'
import type { Content } from '../content/content.ts'
import type { Role, State, Table } from './state.ts'

export function oddsFor(_t: Table, _role: Role, _ask: AnyAsk<State, Content>): Odds[] {
  return []
}
