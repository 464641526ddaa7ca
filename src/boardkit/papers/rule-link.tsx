import type { BoardProps } from '../../protocol/board.ts'
import { WORDS } from '../words.ts'

interface Props {
  readonly rule: string
  readonly board: Pick<BoardProps, 'language' | 'openRule'>
  readonly tabIndex?: number | undefined
}

/** A rule by its id; opens the reader beside the table. */
export function RuleLink({ rule, board, tabIndex }: Props) {
  return (
    <button
      type="button"
      className="rule-link"
      aria-label={WORDS[board.language].rule(rule)}
      tabIndex={tabIndex}
      onClick={() => board.openRule(rule)}
    >
      {rule}
    </button>
  )
}
