import type { Accepted, Match } from './match.ts'
import type { GameState, Role } from './table.ts'

/**
 * Undo appends an entry and folds anew; there are no inverse operations. How far a role may go back alone is computed,
 * never annotated: chance drawn, knowledge advanced or another role's own answer is the barrier.
 */
export function undoTarget<S extends GameState, C>(match: Match<S, C>, role: Role): number | undefined {
  if (match.play.isSealed) return undefined
  const { force, notes } = match
  for (let i = force.length - 1; i >= match.floor; i--) {
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
  if (to === undefined) return notAllowed
  match.takeBack({ type: 'undo', role, to })
  return { ok: true, taken: 1 }
}

const notAllowed: Accepted = { ok: false, refusal: { why: 'notAllowed', reasons: [], at: 0 } }

const isOwnEntry = <S extends GameState, C>(match: Match<S, C>, at: number): boolean =>
  at >= match.floor && (match.force[at]?.type === 'answer' || match.force[at]?.type === 'offer')

/** A role agrees to go back to before the entry in force at `to`. It holds until anything else happens. */
export function consent<S extends GameState, C>(match: Match<S, C>, role: Role, to: number): Accepted {
  if (!isOwnEntry(match, to)) return notAllowed
  match.note({ type: 'consent', role, to })
  return { ok: true, taken: 1 }
}

/** The roles that have agreed to go back to `to`. */
export function consenting<S extends GameState, C>(match: Match<S, C>, to: number): Set<Role> {
  const roles = new Set<Role>()
  for (let i = match.log.length - 1; i >= 0; i--) {
    const entry = match.log[i]
    if (entry.type !== 'consent') break
    if (entry.to === to) roles.add(entry.role)
  }
  return roles
}

/**
 * Goes back beyond the barrier: all others have given their consent. The caller gives the match a new source of chance (the
 * next epoch of its key), so that nobody knows the next die.
 */
export function undoByConsent<S extends GameState, C>(match: Match<S, C>, role: Role, to: number): Accepted {
  const roles = consenting(match, to).add(role)
  if (!isOwnEntry(match, to) || roles.size < match.roles) return notAllowed
  match.takeBack({ type: 'undo', role, to, consent: true })
  return { ok: true, taken: 1 }
}
