/** The table as these eyes see it, for the pure functions of the rules that count and name things. */
import type { Role } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Table } from '../rules/table/state.ts'
import { standIn } from '../text/stand-in.ts'
import type { Words } from '../text/types.ts'
import { wordsIn } from '../text/words.ts'
import { contentOf } from './cells.ts'

type Seen = Pick<BoardProps, 'view' | 'content' | 'role'>

// Cells are never changed in place: what was made of them stays true.
const known = new WeakMap<object, { readonly role: Role | undefined; readonly own: unknown; readonly table: Table }>()

export function tableOf({ view, content, role }: Seen): Table {
  const own = role === undefined ? undefined : view.own.get(role)
  const found = known.get(view.shared)
  if (found !== undefined && found.role === role && found.own === own) return found.table
  const table = standIn(contentOf({ content }), view.shared, role, own)
  known.set(view.shared, { role, own, table })
  return table
}

type Told = Seen & Pick<BoardProps, 'language'> & Partial<Pick<BoardProps, 'nameOf'>>

export const wordsOf = (board: Told): Words => wordsIn(board.language, tableOf(board), board.nameOf)
