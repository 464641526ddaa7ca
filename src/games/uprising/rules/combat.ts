/** Combat (UP-CMB). */
import type { Play, Procedures, Side, Space } from './state.ts'

/** Two sides meet: a combat between their front groups begins as frame (UP-RUL-78). */
export function pushCombat(_play: Play, _space: Space, _sides: readonly [Side, Side], _cause: number): void {
  throw new Error('not written')
}

export const combatProcedures: Procedures = {}
