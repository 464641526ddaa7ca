import type { AnyAsk, Intent, Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import type { Role, State, Table } from '../table/state.ts'
import { explainAction } from './explain-action.ts'
import { explainFight } from './explain-fight.ts'
import { explainRound } from './explain-round.ts'
import { explainStart } from './explain-start.ts'

export type AnyQuestion = AnyAsk<State, Content>

/** Why something is not on offer: each chapter answers for its own questions; the first that has an answer is heard. */
export function explain(t: Table, role: Role, intent: Intent, ask: AnyQuestion | undefined): Reason[] {
  for (const chapter of [explainStart, explainAction, explainFight, explainRound]) {
    const reasons = chapter(t, role, intent.key, ask)
    if (reasons.length > 0) return reasons
  }
  return []
}
