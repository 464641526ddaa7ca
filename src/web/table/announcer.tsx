import { useTable } from './context.tsx'
import { promptText } from './waiting.ts'

/** At most so many sentences at once, where nothing is shown one by one. */
const MOST = 6

/** Says aloud what happens, act by act as it is shown, and what is asked then. */
export function Announcer() {
  const { state, words, question, show, t } = useTable()
  const news = show.isShowing
    ? (show.caption ?? '')
    : state.fresh.map(words.event).filter(Boolean).slice(-MOST).join(' ')
  return (
    <>
      <div className="sr" aria-live="polite">
        {/* The same words once more are said once more. */}
        <span key={state.told.length}>{news}</span>
      </div>
      <div className="sr" aria-live="polite">
        {question !== undefined &&
          `${t.table.yourTurn}: ${promptText(words, question, state.eyes, state.roles)} ${t.table.optionsCount(question.options.length)}`}
      </div>
    </>
  )
}
