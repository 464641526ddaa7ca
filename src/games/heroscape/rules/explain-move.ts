import type { Reason } from '../../../engine/table.ts'
import type { Role, Table } from './state.ts'

/** Why a figure, a destination or a way is not on offer. */
export function explainMove(_t: Table, _role: Role, _key: string): Reason[] {
  return []
}
