import { say } from '../table/rules.ts'
import type { AnyAsk, Intent, Reason } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import type { Role, State, Table } from '../table/state.ts'
import { because } from './because.ts'
import { explainAction } from './explain-action.ts'
import { explainCard } from './explain-card.ts'
import { explainChoices, meantBy } from './explain-choices.ts'
import { explainCombat, explainDuringCombat } from './explain-combat.ts'
import { explainFrame } from './explain-frame.ts'
import { explainMap } from './explain-map.ts'
import { explainNemesis } from './explain-nemesis.ts'
import { isOffered } from './explain-offered.ts'
import { explainTable } from './explain-table.ts'
import { explainWaiting } from './explain-waiting.ts'

export type AnyQuestion = AnyAsk<State, Content>

type Chapter = (t: Table, role: Role, key: string, ask: AnyQuestion | undefined) => Reason[]

/** The questions' own reasons first, then what is wrong with the thing at any time. */
const ASKED: readonly Chapter[] = [
  explainChoices,
  explainAction,
  explainCard,
  explainCombat,
  explainMap,
  explainNemesis,
  explainFrame,
  explainDuringCombat,
  explainTable,
]

/** What can be said while somebody else is asked. */
const WAITING: readonly Chapter[] = [explainAction, explainCard, explainCombat, explainWaiting]

/**
 * Why something is not on offer: nothing if it is, else at least one reason. Each chapter answers for its own questions
 * and things; the first that has an answer is heard.
 */
export function explain(t: Table, role: Role, intent: Intent, ask: AnyQuestion | undefined): Reason[] {
  const { key } = intent
  if (t.state.phase === 'over') return explainWaiting(t, role)
  if (isOffered(t, role, key, ask)) return []
  if (ask === undefined) return firstOf(WAITING, t, role, key, ask)
  const meant = meantBy(t, key, ask)
  // What stands for something on offer is not refused for that.
  const isStandIn = meant !== key && isOffered(t, role, meant, ask)
  const reasons = isStandIn ? explainTable(t, role, key) : firstOf(ASKED, t, role, meant, ask)
  if (reasons.length > 0) return reasons
  const { rule, name } = ask.question
  const isLeaving = key === 'done' || key === 'pass'
  return because(rule, isLeaving ? say('refuse.mustChoose') : say('refuse.first', { question: name }))
}

function firstOf(
  chapters: readonly Chapter[],
  t: Table,
  role: Role,
  key: string,
  ask: AnyQuestion | undefined,
): Reason[] {
  for (const chapter of chapters) {
    const reasons = chapter(t, role, key, ask)
    if (reasons.length > 0) return reasons
  }
  return []
}
