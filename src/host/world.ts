import { matchIn, type World } from '../bots/world.ts'
import type { GameState, Prepared } from '../engine/index.ts'
import { Host, type HostSource } from './host.ts'

/** A host that plays on in a world that a role thinks possible. It has no past and is thrown away. */
export function openWorld<S extends GameState, C>(
  prepared: Prepared<S, C>,
  world: World<S>,
  source: HostSource,
): Host<S, C> {
  return Host.goOn(prepared, matchIn(prepared, world, source), source)
}
