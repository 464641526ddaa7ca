import { EVERYONE, Match, resample } from '../engine/index.ts'
import type { ChanceSource, FoldEntry, GameState, Prepared, Role } from '../engine/index.ts'

/**
 * A world that a role thinks possible, as data: it can be sent to where a bot thinks or a person tries things out. Nothing in it is the
 * truth but what the role may know.
 */
export interface World<S extends GameState = GameState> {
  readonly role: Role
  /** The last checkpoint, with everything the role has not seen dealt anew. */
  readonly state: S
  /** What was recorded since; it holds nothing secret from a role that is being asked. */
  readonly tail: readonly FoldEntry[]
}

/** Only for a role that is asked: the records since the checkpoint may be secret from others. */
export function worldFor<S extends GameState, C>(
  match: Match<S, C>,
  role: Role,
  source: ChanceSource,
): World<S> | undefined {
  if (match.asked(role) === undefined) return undefined
  const state = resample(match.game, { state: match.marks.last.state, content: match.content }, role, source)
  return { role, state, tail: match.tailOf(role) }
}

/** A match that stands in such a world. It has no past. */
export function matchIn<S extends GameState, C>(
  prepared: Prepared<S, C>,
  { state, tail }: World<S>,
  source: ChanceSource,
): Match<S, C> {
  const notes = tail.map(() => ({ knowledge: state.knowledge, sealed: 0, seenBy: EVERYONE }))
  return Match.restore(prepared, { log: tail, force: tail, notes, marks: [{ at: 0, state }] }, source)
}
