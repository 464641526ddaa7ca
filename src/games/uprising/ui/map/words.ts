/** Names of what is on the board, by the same words as the log's. */
import { useMemo } from 'react'
import type { BoardProps } from '../../../../protocol/board.ts'
import type { Table } from '../../rules/state.ts'
import { nemesisPreview, type PlannedCard } from '../../rules/nemesis-preview.ts'
import { standIn } from '../../text/stand-in.ts'
import type { Words } from '../../text/types.ts'
import { wordsIn } from '../../text/words.ts'
import { contentOf, factionsOf, NONE, type CombatCell } from '../cells.ts'

type Seen = Pick<BoardProps, 'lang' | 'content' | 'view'>

const tableIn = ({ content, view }: Seen): Table => standIn(contentOf({ content }), view.shared, undefined, undefined)

export const wordsFor = (board: Seen): Words => wordsIn(board.lang, tableIn(board))

export function useWords(board: Seen): Words {
  const { lang, content, view } = board
  return useMemo(() => wordsFor({ lang, content, view }), [lang, content, view])
}

/** All that the plan depends on lies open on the table; before the factions are chosen there is none. */
export function planFor(board: Seen): PlannedCard[] {
  if (factionsOf(board.view).includes(NONE)) return []
  return nemesisPreview(tableIn(board))
}

export function usePlan(board: Seen): readonly PlannedCard[] {
  const { lang, content, view } = board
  return useMemo(() => planFor({ lang, content, view }), [lang, content, view])
}

export const isFightOn = (combat: CombatCell | undefined, space: number): boolean => combat?.space === space
