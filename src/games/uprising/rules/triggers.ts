/** What happened, for abilities of `on:` windows; they are answered when the causing effect is complete. */
import type { Trigger } from '../content/effects/timing.ts'
import { NONE, type Card, type Play, type Space } from './state.ts'

export interface Happening {
  readonly here?: Space
  /** The player who caused it; NONE: a Nemesis did. */
  readonly actor?: number
  readonly card?: Card
}

/** Not written: pushes nothing if no card in play or hex listens. */
export function trigger(
  _play: Play,
  _name: Trigger,
  _happening: Happening = { here: NONE, actor: NONE, card: NONE },
): void {
  throw new Error('not written')
}
