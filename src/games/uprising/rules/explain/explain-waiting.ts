/** Somebody else is asked: whose answer is due. */
import { say, type Play } from '../table/rules.ts'
import type { Reason } from '../../../../engine/index.ts'
import { NONE, type Role, type Table } from '../table/state.ts'
import { because } from './because.ts'

export function explainWaiting(t: Table, role: Role): Reason[] {
  const { state } = t
  const { phase, turn } = state
  if (phase === 'over') return because('UP-WIN-01', say('refuse.frameOver'))
  // A table on which no match is played has no questions.
  const { pending = [], isSealed = false } = t as Partial<Play>
  // Who has chosen already is not for a role's own copy to say.
  if (isSealed) return because('UP-BLD-01', say('refuse.waitSealed'))
  const due = pending.map((ask) => ask.role).filter((other) => other !== role)
  if (phase === 'build' && due.length > 0) return because('UP-BLD-01', say('refuse.waitBuild', { roles: due.join() }))
  const [other = phase === 'actions' && turn !== role ? turn : NONE] = due
  if (other === NONE) return because(phase === 'setup' ? 'UP-SET-10' : 'UP-PHS-01', say('refuse.waitPhase', { phase }))
  if (phase === 'setup') return because('UP-SET-10', say('refuse.waitChoice', { role: other }))
  return phase === 'actions' && turn === other
    ? because('UP-ACT-01', say('refuse.waitTurn', { role: other }))
    : because('UP-RUL-05', say('refuse.waitDecision', { role: other }))
}
