import { useEffect, useMemo, useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Scrolled } from '../ui/scrolled.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import { NewsSlot } from './news.tsx'
import { isVisit, linesSince, turnsOfOthers, type SinceLine } from './since.ts'
import './since.css'

const NOTHING = { lines: [], more: 0 }

/** What changed for me while others acted, from the end of my last turn to my question. */
export function useSinceLines(): ReturnType<typeof linesSince> {
  const { state, words, ui, board, question } = useTable()
  const { turnEnd, eyes } = state
  // Without what was taken back, which is no news any more.
  const { told } = board
  const isAsked = question !== undefined
  const matters = ui?.matters
  const turnOf = ui?.turnOf
  return useMemo(() => {
    if (!isAsked || turnEnd === undefined || eyes === undefined) return NOTHING
    const turns = turnOf === undefined ? undefined : turnsOfOthers(told, eyes, turnOf)
    const after = turns === undefined ? turnEnd.told : told[turns.from].n - 1
    return linesSince(told.slice(0, turns?.to), after, {
      eyes,
      text: words.brief,
      ...(matters === undefined ? {} : { matters: (event) => matters(event, eyes, board) }),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- words and board are those of the moment in which it was told
  }, [told, turnEnd, eyes, isAsked, matters, turnOf, words])
}

/** "Since your last turn": each line points at its place, and all can be watched again. On a phone it is one line until it is opened; beside a whole result it is lower. */
export function Since({ isBesideAll }: { isBesideAll: boolean }) {
  const { state, t, session, point, slots } = useTable()
  const { lines, more } = useSinceLines()
  const [opened] = useState(() => Date.now())
  const [folded, fold] = useState(slots.isSmall)
  useEffect(() => () => point([]), [point])
  if (lines.length === 0 || state.turnEnd === undefined) return undefined
  const title = isVisit(state.turnEnd, opened) ? t.table.sinceVisit : t.table.sinceTurn
  return (
    <NewsSlot at={isBesideAll ? slots.sinceBeside : slots.sinceMost} name="since">
      <section className="since plate" data-plate="since" data-folded={folded || undefined} aria-label={title}>
        <header className="since-head">
          <button
            type="button"
            className="since-title"
            aria-expanded={!folded}
            onClick={() => fold(!folded)}
            {...marked('since')}
          >
            {title}
          </button>
          <Button
            look="quiet small"
            sign={<Icon name="play" />}
            label={t.table.sinceShow}
            text={folded ? String(lines.length) : undefined}
            onClick={() => session.director.replay(lines)}
            {...marked('sinceShow')}
          />
        </header>
        {!folded && (
          <Scrolled>
            <ul className="since-lines">
              {lines.map((line) => (
                <Line key={line.n} line={line} />
              ))}
              {more > 0 && <li className="soft">{t.table.sinceMore(more)}</li>}
            </ul>
          </Scrolled>
        )}
      </section>
    </NewsSlot>
  )
}

function Line({ line: { text, tone, targets } }: { line: SinceLine }) {
  const { board, point, t } = useTable()
  const isPointed = targets.length > 0 && board.pointed === targets
  return (
    <li className="since-line" data-tone={tone}>
      {tone !== 'news' && <span className="sr">{t.table.tones[tone]}: </span>}
      {targets.length === 0 ? (
        text
      ) : (
        <button
          type="button"
          aria-pressed={isPointed}
          onClick={() => point(isPointed ? [] : targets)}
          {...marked('sinceLine')}
        >
          {text}
        </button>
      )}
    </li>
  )
}
