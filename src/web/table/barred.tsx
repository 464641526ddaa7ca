import type { QuestionView } from '../../engine/index.ts'
import { marked } from './about/own.ts'
import { pinAbout } from './about/pinning.ts'
import { useTable } from './context.tsx'

interface Props {
  readonly question: QuestionView
  /** In the list the reason stands beside it. */
  readonly isWhole?: boolean
}

/** What somebody would look for here and cannot do yet: greyed, with its reason. */
export function BarredButton({ question, isWhole = false }: Props) {
  const { ui, board } = useTable()
  const barred = ui?.barred?.(question, board)
  if (barred === undefined) return undefined
  return (
    <button
      type="button"
      className="button barred"
      aria-disabled="true"
      onClick={({ currentTarget }) => pinAbout(currentTarget)}
      {...marked('barred')}
    >
      <span>
        {barred.text}
        <small className={isWhole ? undefined : 'sr'}> {barred.reason}</small>
      </span>
    </button>
  )
}
