import type { BoardPart, Language } from '../../module.ts'
import type { Role, Table } from '../rules/state.ts'

export function boardOf(_language: Language, _t: Table, _role: Role | undefined): BoardPart[] {
  return []
}
