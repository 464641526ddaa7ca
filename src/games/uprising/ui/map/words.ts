/** Names of what is on the board, by the same words as the log's. */
import { useMemo } from 'react'
import type { BoardProps, Language, ViewCells } from '../../../../protocol/board.ts'
import { nemesisPreview, type PlannedCard } from '../../rules/nemesis/nemesis-preview.ts'
import type { Table } from '../../rules/table/state.ts'
import { standIn } from '../../text/stand-in.ts'
import type { Words } from '../../text/types.ts'
import { wordsIn } from '../../text/words.ts'
import { contentOf, factionsOf } from '../cells.ts'
import { NONE } from '../../rules/table/state.ts'

type Seen = Pick<BoardProps, 'language' | 'content' | 'view'> & Partial<Pick<BoardProps, 'nameOf'>>

interface Said {
  readonly table: Table
  readonly words: Map<Language, Words>
  /** Of the last board that asked: people may come and go while the view stays. */
  nameOf?: BoardProps['nameOf']
}

/** Many parts of the board speak about the same view. */
const said = new WeakMap<ViewCells, Said>()

function saidOf({ content, view }: Seen): Said {
  let one = said.get(view)
  if (one === undefined) {
    one = { table: standIn(contentOf({ content }), view.shared, undefined, undefined), words: new Map() }
    said.set(view, one)
  }
  return one
}

export function wordsFor(board: Seen): Words {
  const one = saidOf(board)
  const { table, words } = one
  if (board.nameOf !== undefined) one.nameOf = board.nameOf
  const known = words.get(board.language) ?? wordsIn(board.language, table, (role) => one.nameOf?.(role))
  words.set(board.language, known)
  return known
}

/** All that the plan depends on lies open on the table; before the factions are chosen there is none. */
export function planFor(board: Seen): PlannedCard[] {
  if (factionsOf(board.view).includes(NONE)) return []
  return nemesisPreview(saidOf(board).table)
}

export function usePlan(board: Seen): readonly PlannedCard[] {
  const { language, content, view } = board
  return useMemo(() => planFor({ language, content, view }), [language, content, view])
}
