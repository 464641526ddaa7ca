/** Executing actions (IM-ACT): reveal, pass, compensation, and where a card goes afterwards. */
import type { Play, Procedure, Role } from './state.ts'

/** One turn of the execution phase; pushed as frame `turn` with `{}` until nobody is active. */
export function* turn(_play: Play, _args: object): Procedure {
  throw new Error('not written')
}

/** 1 gold or 1 energy from the supply (IM-ACT-04). */
export function gainCompensation(_play: Play, _role: Role, _isGold: boolean): void {
  throw new Error('not written')
}

/**
 * The action under way is over: the played card leaves its space (IM-ACT-10 to IM-ACT-12, IM-RUL-33, IM-RUL-65) and
 * `state.action` is gone. A land card that was moved meanwhile stays where it went.
 */
export function finishAction(_play: Play, _isExecuted: boolean): void {
  throw new Error('not written')
}
