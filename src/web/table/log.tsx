import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { RuleLink } from '../../boardkit/papers/rule-link.tsx'
import type { Language } from '../../protocol/board.ts'
import { useSettings } from '../app/settings.ts'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'
import { Ledger, type Line, type Row } from './ledger.ts'

/** So many rows are in the page; the earlier ones come when they are asked for. */
const PAGE = 60
/** In pixels: whoever is so near to the end wants to stay there. */
const NEAR = 24

/** One stop of the tab key, however long it gets: up and down from line to line, to the right the rule of a line. */
function walk(event: KeyboardEvent<HTMLOListElement>, earlier: (() => void) | undefined): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')]
  const at = document.activeElement?.closest('li')?.querySelector<HTMLElement>('.log-line') ?? undefined
  const from = at === undefined ? -1 : lines.indexOf(at)
  if (from === 0 && (event.key === 'ArrowUp' || event.key === 'Home')) earlier?.()
  const to = {
    ArrowUp: from < 0 ? lines.at(-1) : lines[from - 1],
    ArrowDown: from < 0 ? lines.at(-1) : lines[from + 1],
    Home: lines[0],
    End: lines.at(-1),
    ArrowRight: at?.closest('li')?.querySelector<HTMLElement>('.rule-link') ?? undefined,
    ArrowLeft: at,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}

function useRows(): readonly Row[] {
  const { state, words, language, board } = useTable()
  const { eyes, mirror, table } = state
  const [ledger] = useState(() => new Ledger())
  const events = eyes === undefined ? undefined : mirror.roles.get(eyes)?.events
  const own = useMemo(() => new Set((events ?? []).map(({ event }) => event)), [events])
  // Who sits where and who plays what is in the words.
  const names = Array.from({ length: table?.roles ?? 0 }, (_, role) => `${words.player(role)} ${board.nameOf(role)}`)
  return ledger.read(state.told, words, [language, eyes, ...names].join('\n'), own)
}

/** Stays at its end, unless somebody has scrolled up. */
function useEnd(list: RefObject<HTMLOListElement | null>, newest: number | undefined, current: number | undefined) {
  const [isAtEnd, setAtEnd] = useState(true)
  useLayoutEffect(() => {
    const box = list.current
    const shown = current === undefined ? undefined : box?.querySelector('[aria-current]')
    if (box === null) return
    if (shown instanceof HTMLElement) box.scrollTop = shown.offsetTop - box.clientHeight / 2
    else if (isAtEnd) box.scrollTop = box.scrollHeight
  }, [list, newest, current, isAtEnd])
  useEffect(() => {
    const box = list.current
    if (box === null || !isAtEnd) return undefined
    const observer = new ResizeObserver(() => void (box.scrollTop = box.scrollHeight))
    observer.observe(box)
    return () => observer.disconnect()
  }, [list, isAtEnd])
  const before = useRef({ top: 0, size: '' })
  const scrolled = (box: HTMLElement): void => {
    const { top, size } = before.current
    const now = { top: box.scrollTop, size: `${box.scrollHeight} ${box.clientHeight}` }
    before.current = now
    // A box that grows or shrinks scrolls by itself: nobody has gone up then.
    if (box.scrollHeight - now.top - box.clientHeight < NEAR) setAtEnd(true)
    else if (now.size === size && now.top < top) setAtEnd(false)
  }
  return { isAtEnd, scrolled, toEnd: () => setAtEnd(true) }
}

/** The chronicle in words; a line leads back to its moment. */
export function Log() {
  const { state, t, session, openRule, language } = useTable()
  const rows = useRows()
  const list = useRef<HTMLOListElement>(null)
  const [count, setCount] = useState(PAGE)
  const isSign = useSettings(({ ruleIds }) => ruleIds === 'sign')
  const at = state.past?.at
  const currentAt = at === undefined ? -1 : rows.findLastIndex(({ n }) => n <= at)
  const { isAtEnd, scrolled, toEnd } = useEnd(list, rows.at(-1)?.n, at)
  if (rows.length === 0) return <p className="soft pad">{t.table.logEmpty}</p>
  const from = Math.max(0, Math.min(rows.length - count, currentAt < 0 ? rows.length : currentAt - PAGE / 2))
  const earlier = from === 0 ? undefined : () => setCount(rows.length - from + PAGE)
  return (
    <div className="log-box">
      {earlier !== undefined && (
        <Button look="small quiet" text={t.table.logEarlier(from)} onClick={earlier} {...marked('logEarlier')} />
      )}
      <ol
        className="log"
        ref={list}
        tabIndex={0}
        aria-label={t.table.log}
        onKeyDown={(event) => walk(event, earlier)}
        onScroll={({ currentTarget }) => scrolled(currentTarget)}
      >
        {rows.slice(from).map((row, i) => (
          <LogRow
            key={row.n}
            {...{ row, isSign, openRule, session, language }}
            stepsWord={t.table.logSteps(row.steps.length)}
            isCurrent={from + i === currentAt}
          />
        ))}
      </ol>
      {!isAtEnd && (
        <Button
          look="small primary log-newest"
          text={t.table.logNewest}
          {...marked('logNewest')}
          onClick={() => {
            setCount(PAGE)
            toEnd()
          }}
        />
      )}
    </div>
  )
}

interface RowProps {
  readonly row: Row
  readonly isCurrent: boolean
  readonly isSign: boolean
  readonly language: Language
  readonly stepsWord: string
  readonly session: { goTo(n: number): Promise<void> }
  openRule(id: string): void
}

/** Rows stay as they are: only new ones are drawn. */
const LogRow = memo(
  function LogRow({ row, isCurrent, stepsWord, ...rest }: RowProps) {
    const [isOpen, setOpen] = useState(false)
    const line = <Told line={row} {...rest} />
    return (
      <li className={row.isHead ? 'head' : ''} aria-current={isCurrent ? 'step' : undefined}>
        {row.isHead ? <h3 className="log-head">{line}</h3> : line}
        {row.steps.length > 0 && (
          <button
            type="button"
            className="log-steps"
            aria-expanded={isOpen}
            {...marked('logSteps')}
            tabIndex={-1}
            onClick={() => setOpen(!isOpen)}
          >
            {stepsWord}
          </button>
        )}
        {isOpen && (
          <ul>
            {row.steps.map((step) => (
              <li key={step.n}>
                <Told line={step} {...rest} />
              </li>
            ))}
          </ul>
        )}
      </li>
    )
  },
  (a, b) =>
    a.row.n === b.row.n &&
    a.row.text === b.row.text &&
    a.row.steps.length === b.row.steps.length &&
    a.isCurrent === b.isCurrent &&
    a.isSign === b.isSign,
)

function Told({
  line: { n, text, rule },
  isSign,
  language,
  session,
  openRule,
}: Pick<RowProps, 'isSign' | 'language' | 'session' | 'openRule'> & { line: Line }) {
  return (
    <>
      <a
        className="log-line"
        href={`#step-${n}`}
        tabIndex={-1}
        {...marked('logLine')}
        onClick={(click) => {
          click.preventDefault()
          void session.goTo(n)
        }}
      >
        {text}
      </a>{' '}
      {rule !== undefined && <RuleLink rule={rule} board={{ language, openRule }} tabIndex={-1} isSign={isSign} />}
    </>
  )
}
