import type { BoardProps } from '../../../protocol/board.ts'
import { STRINGS } from './strings.ts'

export function RuleLink({ rule, board }: { rule: string; board: Pick<BoardProps, 'lang' | 'openRule'> }) {
  return (
    <button
      type="button"
      className="hs-rule"
      aria-label={STRINGS[board.lang].rule(rule)}
      onClick={() => board.openRule(rule)}
    >
      {rule}
    </button>
  )
}
