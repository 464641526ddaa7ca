import { createContext, useContext } from 'react'
import type { Role } from '../../engine/table.ts'
import type { QuestionView } from '../../engine/wire.ts'
import type { BoardProps, Lang } from '../../protocol/board.ts'
import type { Ui } from '../games.ts'
import type { Catalogue } from '../i18n/index.ts'
import type { TableSession, TableState } from './session.ts'
import type { Loaded, Words } from './words.ts'

export interface TableView {
  readonly session: TableSession
  readonly state: TableState
  readonly t: Catalogue
  readonly lang: Lang
  readonly loaded: Loaded
  readonly ui: Ui | undefined
  readonly words: Words
  /** The question to these eyes, if the shown moment is now. */
  readonly question: QuestionView | undefined
  readonly isTrying: boolean
  readonly board: BoardProps
  /** The person (or bot) behind a role. */
  nameOf(role: Role): string
  openRule(id: string): void
  /** Answers, after asking once more where that is wished. */
  answer(...keys: string[]): void
}

const Context = createContext<TableView | undefined>(undefined)
export const TableProvider = Context.Provider

export function useTable(): TableView {
  const view = useContext(Context)
  if (view === undefined) throw new Error('a part of the table outside of a table')
  return view
}

/** A rule by its id; opens the reader beside the table. */
export function RuleLink({ id, tabIndex }: { id: string; tabIndex?: number }) {
  const { openRule, t } = useTable()
  return (
    <button
      type="button"
      className="rule-link"
      tabIndex={tabIndex}
      onClick={() => openRule(id)}
      aria-label={t.table.rulesLink(id)}
    >
      {id}
    </button>
  )
}
