import type { Reason } from '../../../engine/table.ts'
import type { Role, Table } from './state.ts'

export function explainScenario(_t: Table, _role: Role, _key: string): Reason[] {
  return []
}
