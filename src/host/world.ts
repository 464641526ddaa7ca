import type { ChanceSource } from '../engine/chance/source.ts'
import type { FoldEntry } from '../engine/log.ts'
import { resample } from '../engine/secrets.ts'
import { openMatch, type Prepared } from '../engine/setup.ts'
import { EVERYONE, type GameState, type Role } from '../engine/table.ts'
import { Host, type HostSource } from './host.ts'

/** A world that a role thinks possible, to try things out in. Nothing in it is the truth but what the role may know. */
export interface World<S extends GameState = GameState> {
  readonly role: Role
  /** The last checkpoint, with everything the role has not seen dealt anew. */
  readonly state: S
  /** What was recorded since; it holds nothing secret from a role that is being asked. */
  readonly tail: readonly FoldEntry[]
}

/** Only for a role that is asked: the records since the checkpoint may be secret from others. */
export function worldFor<S extends GameState, C>(
  host: Host<S, C>,
  role: Role,
  source: ChanceSource,
): World<S> | undefined {
  const { match } = host
  if (match.asked(role) === undefined) return undefined
  const state = resample(match.game, { state: match.marks.last.state, content: match.content }, role, source)
  return { role, state, tail: match.tailOf(role) }
}

/** A host that plays on in such a world. It has no past and is thrown away. */
export function openWorld<S extends GameState, C>(
  prepared: Prepared<S, C>,
  world: World<S>,
  source: HostSource,
): Host<S, C> {
  const match = openMatch(prepared, source)
  const tail = [...world.tail]
  match.log.push(...tail)
  match.force = tail
  match.notes = tail.map(() => ({ knowledge: world.state.knowledge, sealed: 0, seenBy: EVERYONE }))
  match.marks.add(0, world.state)
  match.rewind(tail.length)
  const host = new Host(prepared, match, source)
  host.steps.push({ log: tail.length, told: 0 })
  return host
}
