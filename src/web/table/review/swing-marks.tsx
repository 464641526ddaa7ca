import { marked } from '../about/own.ts'
import type { ReviewedSwing } from '../../local/thinking/task.ts'
import { useTable } from '../context.tsx'
import { stepsOf } from './steps.ts'
import { useSwingWords } from './swing-words.tsx'
import type { Reviewing } from './use-review.ts'

interface Props {
  readonly reviewing: Reviewing
  readonly at: number
  readonly total: number
  go(to: number): void
}

interface Seen {
  readonly swings: readonly ReviewedSwing[]
  readonly here: ReviewedSwing | undefined
  stepOf(told: number): number
}

/** The turning points, as far as they are known, and the one that is looked at. */
function useSwings({ state }: Reviewing, at: number): Seen | undefined {
  const { session } = useTable()
  if (state?.is !== 'done') return undefined
  const { swings } = state.review
  const stepOf = stepsOf(session.events)
  return { swings, stepOf, here: swings.find(({ from, told }) => stepOf(from) <= at && at <= stepOf(told)) }
}

/** Over the scrubber's line: where the turning points of the game are. */
export function SwingMarks({ reviewing, at, total, go }: Props) {
  const { t } = useTable()
  const say = useSwingWords()
  const seen = useSwings(reviewing, at)
  if (seen === undefined || total === 0) return undefined
  const { swings, here, stepOf } = seen
  return (
    <div className="swing-line">
      {swings.map((swing, i) => (
        <button
          key={swing.told}
          type="button"
          className="swing-mark"
          style={{ left: `${(stepOf(swing.from) / total) * 100}%` }}
          aria-label={`${t.review.swing(i + 1, swings.length)}: ${say(swing).join('. ')}`}
          aria-pressed={swing === here}
          onClick={() => go(stepOf(swing.from))}
          {...marked('swing', i)}
        >
          {i + 1}
        </button>
      ))}
    </div>
  )
}

/** What to say of the turning point that is looked at. */
export function SwingWords({ reviewing, at }: Pick<Props, 'reviewing' | 'at'>) {
  const say = useSwingWords()
  const here = useSwings(reviewing, at)?.here
  if (here === undefined) return undefined
  return (
    <p className="swing-words" role="status">
      {say(here).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
