import type { Reason } from '../../../engine/table.ts'
import type { Role, Table } from './state.ts'

/** Why an attack or a power is not on offer. */
export function explainAttack(_t: Table, _role: Role, _key: string): Reason[] {
  return []
}
