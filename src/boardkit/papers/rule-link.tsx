import type { BoardProps } from '../../protocol/board.ts'
import { about } from './about.ts'
import { WORDS } from '../words.ts'

interface Props {
  readonly rule: string
  readonly board: Pick<BoardProps, 'language' | 'openRule'>
  readonly tabIndex?: number | undefined
  /** As a small sign that tells its id to whoever points at it. */
  readonly isSign?: boolean
}

/** A rule by its id; opens the reader beside the table. */
export function RuleLink({ rule, board, tabIndex, isSign = false }: Props) {
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={WORDS[board.language].rule(rule)}
      {...about(`table.rule:${rule}`)}
      tabIndex={tabIndex}
      onClick={() => board.openRule(rule)}
    >
      {isSign ? '§' : rule}
    </button>
  )
}
