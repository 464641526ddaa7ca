import { createContext, useContext } from 'react'
import { RuleLink as BoardRuleLink } from '../../boardkit/papers/rule-link.tsx'
import type { QuestionView, Role } from '../../engine/index.ts'
import type { BoardProps, Language } from '../../protocol/board.ts'
import { useSettings } from '../app/settings.ts'
import type { Ui } from '../games.ts'
import type { Catalogue } from '../i18n/index.ts'
import type { Show } from './director/use-show.ts'
import type { Slots } from './plates.ts'
import type { TableSession, TableState } from './session.ts'
import type { Loaded, Words } from './words.ts'

export interface TableView {
  readonly session: TableSession
  readonly state: TableState
  readonly t: Catalogue
  readonly language: Language
  readonly loaded: Loaded
  readonly ui: Ui | undefined
  readonly words: Words
  /** The question to these eyes: it is known at once, also while others' acts are still shown. */
  readonly asked: QuestionView | undefined
  /** The same as soon as it can be answered: the shown moment is now, and the show is over. */
  readonly question: QuestionView | undefined
  readonly show: Show
  readonly isTrying: boolean
  /** Whoever plays here is new to the game, and is told more. */
  readonly isNewHere: boolean
  /** Where the plates lie. */
  readonly slots: Slots
  readonly board: BoardProps
  /** The person (or bot) behind a role. */
  nameOf(role: Role): string
  openRule(id: string): void
  /** Answers, after asking once more where that is wished. */
  answer(...keys: string[]): void
  /** Points at something on the board, named as options name their targets; at nothing ends it. */
  point(targets: readonly string[]): void
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
  const isSign = useSettings(({ ruleIds }) => ruleIds === 'sign')
  return <BoardRuleLink rule={id} board={useTable()} tabIndex={tabIndex} isSign={isSign} />
}
