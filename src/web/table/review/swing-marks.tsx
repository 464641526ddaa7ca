import { marked } from '../about/own.ts'
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

/** On the scrubber: the turning points of the game, and what to say of the one that is looked at. */
export function SwingMarks({ reviewing: { state }, at, total, go }: Props) {
  const { t, session } = useTable()
  const say = useSwingWords()
  if (state?.is !== 'done' || total === 0) return undefined
  const { swings } = state.review
  const stepOf = stepsOf(session.events)
  const here = swings.find(({ from, told }) => stepOf(from) <= at && at <= stepOf(told))
  return (
    <div className="swing-marks">
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
      {here !== undefined && (
        <p className="swing-words" role="status">
          {say(here).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      )}
    </div>
  )
}
