import type { CellValue } from '../../../engine/view.ts'
import type { Content } from '../content/content.ts'
import type { Role, Table } from '../rules/state.ts'

export function standIn(
  _content: Content,
  _cells: ReadonlyMap<string, CellValue>,
  _role: Role | undefined,
  _own: ReadonlyMap<string, CellValue> | undefined,
): Table {
  throw new Error('not written')
}
