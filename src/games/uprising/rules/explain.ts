import type { Intent } from '../../../engine/game.ts'
import type { AnyAsk } from '../../../engine/question.ts'
import type { Reason } from '../../../engine/table.ts'
import type { Content } from '../content/content.ts'
import { because } from './because.ts'
import { explainAction } from './explain-action.ts'
import { explainCard } from './explain-card.ts'
import { explainCombat, explainDuringCombat } from './explain-combat.ts'
import { explainFrame } from './explain-frame.ts'
import { explainMap } from './explain-map.ts'
import { explainNemesis } from './explain-nemesis.ts'
import type { Role, State, Table } from './state.ts'
import { say } from './words.ts'

export type AnyQuestion = AnyAsk<State, Content>

const CHAPTERS = [
  explainAction,
  explainCard,
  explainCombat,
  explainMap,
  explainNemesis,
  explainFrame,
  explainDuringCombat,
]

/** Why something is not on offer: each chapter answers for its own questions; the first that has an answer is heard. Whoever is asked must answer. */
export function explain(t: Table, role: Role, intent: Intent, ask: AnyQuestion | undefined): Reason[] {
  for (const chapter of CHAPTERS) {
    const reasons = chapter(t, role, intent.key, ask)
    if (reasons.length > 0) return reasons
  }
  const isLeaving = intent.key === 'done' || intent.key === 'pass'
  return ask !== undefined && isLeaving ? because(ask.question.rule, say('refuse.mustChoose')) : []
}
