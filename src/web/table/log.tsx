import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { eventsToldTo } from '../../protocol/mirror.ts'
import { RuleLink, useTable } from './context.tsx'

/** One stop of the tab key, however long it gets: up and down from line to line, to the right the rule of a line. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')]
  const at = document.activeElement?.closest('li')?.querySelector<HTMLElement>('.log-line') ?? undefined
  const from = at === undefined ? -1 : lines.indexOf(at)
  const to = {
    ArrowUp: from < 0 ? lines.at(-1) : lines[from - 1],
    ArrowDown: from < 0 ? lines.at(-1) : lines[from + 1],
    Home: lines[0],
    End: lines.at(-1),
    ArrowRight: at?.parentElement?.querySelector<HTMLElement>('.rule-link') ?? undefined,
    ArrowLeft: at,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}

/** The chronicle in words; a line leads back to its moment. */
export function Log() {
  const { state, words, t, session } = useTable()
  const { mirror, eyes, past } = state
  const list = useRef<HTMLOListElement>(null)
  const lines = useMemo(
    () =>
      eventsToldTo(mirror, eyes)
        .map(({ n, event }) => ({ n, event, text: words.event(event) }))
        .filter(({ text }) => text !== ''),
    [mirror, eyes, words],
  )
  const at = past?.at
  useEffect(() => {
    const box = list.current
    if (box === null) return
    const shown = at === undefined ? undefined : box.querySelector('[aria-current]')
    box.scrollTop = shown instanceof HTMLElement ? shown.offsetTop - box.clientHeight / 2 : box.scrollHeight
  }, [lines.length, at])
  if (lines.length === 0) return <p className="soft pad">{t.table.logEmpty}</p>
  const current = at === undefined ? undefined : lines.findLast(({ n }) => n <= at)?.n
  return (
    <ol className="log" ref={list} tabIndex={0} aria-label={t.table.log} onKeyDown={walk}>
      {lines.map(({ n, event, text }) => {
        const rule = words.rule(event)
        return (
          <li key={n} className={words.isHead(event) ? 'head' : ''} aria-current={n === current ? 'step' : undefined}>
            <a
              className="log-line"
              href={`#step-${n}`}
              title={t.table.history}
              tabIndex={-1}
              onClick={(click) => {
                click.preventDefault()
                void session.goTo(n)
              }}
            >
              {text}
            </a>{' '}
            {rule !== undefined && <RuleLink id={rule} tabIndex={-1} />}
          </li>
        )
      })}
    </ol>
  )
}
