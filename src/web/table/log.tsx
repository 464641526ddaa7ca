import { useEffect, useMemo, useRef } from 'react'
import { eventsToldTo } from '../../protocol/mirror.ts'
import { RuleLink, useTable } from './context.tsx'

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
    <ol className="log" ref={list} tabIndex={0} aria-label={t.table.log}>
      {lines.map(({ n, event, text }) => {
        const rule = words.rule(event)
        const isHead = event.type === 'turnBegan'
        return (
          <li key={n} className={isHead ? 'head' : ''} aria-current={n === current ? 'step' : undefined}>
            <a
              className="log-line"
              href={`#step-${n}`}
              title={t.table.history}
              onClick={(click) => {
                click.preventDefault()
                void session.goTo(n)
              }}
            >
              {text}
            </a>{' '}
            {rule !== undefined && <RuleLink id={rule} />}
          </li>
        )
      })}
    </ol>
  )
}
