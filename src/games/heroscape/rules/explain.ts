import type { Intent } from '../../../engine/game.ts'
import type { AnyAsk } from '../../../engine/question.ts'
import type { Reason } from '../../../engine/table.ts'
import type { Content } from '../content/content.ts'
import { explainAttack } from './explain-attack.ts'
import { explainMove } from './explain-move.ts'
import { explainRound } from './explain-round.ts'
import { explainScenario, isScenarioQuestion } from './explain-scenario.ts'
import { explainPower, isPowerQuestion } from './powers.ts'
import type { Role, State, Table } from './state.ts'

/** Why something is not on offer: each chapter answers for its own step; the first that has an answer is heard. */
export function explain(t: Table, role: Role, intent: Intent, ask: AnyAsk<State, Content> | undefined): Reason[] {
  // A glyph asks in the middle of somebody's step, so its question is told by its name.
  if (ask !== undefined && isScenarioQuestion(ask)) return explainScenario(t, ask, intent.key)
  if (ask !== undefined && isPowerQuestion(ask)) return explainPower(t, role, intent.key, ask)
  for (const chapter of [explainRound, explainMove, explainPower, explainAttack]) {
    const reasons = chapter(t, role, intent.key, ask)
    if (reasons.length > 0) return reasons
  }
  return []
}
