import type { CellValue } from '../../../engine/view.ts'
import type { Content } from '../content/content.ts'
import { emptyState } from '../rules/setup.ts'
import type { Role, Table, TableOptions } from '../rules/state.ts'

export function standIn(
  content: Content,
  cells: ReadonlyMap<string, CellValue>,
  _role: Role | undefined,
  _own: ReadonlyMap<string, CellValue> | undefined,
): Table {
  const options = cells.get('options') as unknown as TableOptions
  return { state: emptyState(content, 2, options), content }
}
