import type { Accepted, Match } from './match.ts'
import type { GameState, Role } from './table.ts'

/**
 * Undo appends an entry and folds anew; there are no inverse operations. How far a role may go back alone is computed,
 * never annotated: chance drawn, knowledge advanced or another role's own answer is the barrier.
 */
export function undoTarget<S extends GameState, C>(match: Match<S, C>, role: Role): number | undefined {
  if (match.play.isSealed) return undefined
  const { force, notes } = match
  for (let i = force.length - 1; i >= 0; i--) {
    const entry = force[i]
    if (entry.type === 'draw' || notes[i].knowledge !== match.state.knowledge) return undefined
    if (entry.type === 'answer' && entry.auto) continue
    return entry.role === role ? i : undefined
  }
  return undefined
}

/** Takes back the role's last own answer, up to the barrier. In a sealed `together` it takes back the role's plan. */
export function undo<S extends GameState, C>(match: Match<S, C>, role: Role): Accepted {
  if (match.play.isSealed) return match.retract(role)
  const to = undoTarget(match, role)
  if (to === undefined) return { ok: false, refusal: { why: 'notAllowed', reasons: [], at: 0 } }
  match.log.push({ type: 'undo', role, to })
  match.rewind(to)
  return { ok: true, taken: 1 }
}

/**
 * Goes back beyond the barrier: all have agreed (their consents are in the log before). The caller gives the match a new
 * source of chance (the next epoch of its key), so that nobody knows the next die.
 */
export function undoByConsent<S extends GameState, C>(match: Match<S, C>, role: Role, to: number): Accepted {
  const isAnswer = match.force[to]?.type === 'answer' || match.force[to]?.type === 'offer'
  if (!isAnswer) return { ok: false, refusal: { why: 'notAllowed', reasons: [], at: 0 } }
  match.log.push({ type: 'undo', role, to, consent: true })
  match.rewind(to)
  return { ok: true, taken: 1 }
}
