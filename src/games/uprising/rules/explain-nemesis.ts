import type { Reason } from '../../../engine/table.ts'
import type { AnyQuestion } from './explain.ts'
import type { Role, Table } from './state.ts'

export function explainNemesis(_t: Table, _role: Role, _key: string, _ask: AnyQuestion | undefined): Reason[] {
  return []
}
