import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Reason } from '../../../../engine/table.ts'
import type { OptionView } from '../../../../engine/wire.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { LandInfo } from './info.tsx'
import type { Point } from './geometry.ts'

const AIR = 6
const ASIDE = 34

interface PaperProps {
  /** In the box of the board; asked again and again, as the map may move. */
  at(): Point
  readonly label: string
  readonly closeLabel: string
  readonly className: string
  readonly children: ReactNode
  readonly close?: () => void
}

/** Lays a paper beside a point, inside the board. */
function lay(paper: HTMLElement, at: Point): void {
  const { offsetWidth: w, offsetHeight: h, parentElement } = paper
  const { clientWidth, clientHeight } = parentElement!
  const left = at.x + ASIDE + w < clientWidth ? at.x + ASIDE : at.x - ASIDE - w
  const x = Math.max(AIR, Math.min(left, clientWidth - w - AIR))
  const y = Math.max(AIR, Math.min(at.y - h / 2, clientHeight - h - AIR))
  const transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  if (paper.style.transform !== transform) paper.style.transform = transform
}

/** A small paper that keeps beside a place of the board, wherever the map is moved. */
function Paper({ at, label, closeLabel, className, children, close }: PaperProps) {
  const paper = useRef<HTMLDivElement>(null)
  const latest = useRef(at)
  latest.current = at
  useLayoutEffect(() => {
    let request = 0
    const follow = (): void => {
      lay(paper.current!, latest.current())
      request = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(request)
  }, [])
  return (
    <div ref={paper} className={`im-paper ${className}`} role="group" aria-label={label}>
      {close === undefined ? undefined : (
        <button type="button" className="im-close" aria-label={closeLabel} onClick={close}>
          ×
        </button>
      )}
      {children}
    </div>
  )
}

interface ChoiceProps {
  readonly board: BoardProps
  at(): Point
  readonly options: readonly OptionView[]
  /** There are ways to begin here, too. */
  readonly isOrigin: boolean
  choose(option: OptionView): void
  close: (() => void) | undefined
}

/** Several answers fit what was clicked. */
export function ChoicePaper({ board, at, options, isOrigin, choose, close }: ChoiceProps) {
  const s = BOARD_STRINGS[board.lang]
  const list = useRef<HTMLUListElement>(null)
  const isOpened = close !== undefined
  useEffect(() => {
    if (isOpened) list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isOpened, options])
  return (
    <Paper
      at={at}
      closeLabel={s.close}
      label={s.choose}
      className="im-choices"
      {...(close === undefined ? {} : { close })}
    >
      <h2>{s.choose}</h2>
      <ul ref={list}>
        {options.map((option) => (
          <li key={option.key}>
            <button type="button" className="im-choice" data-key={option.key} onClick={() => choose(option)}>
              <span>{board.say(option.label)}</span>
              {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
            </button>
          </li>
        ))}
      </ul>
      {isOrigin ? <p className="im-soft">{s.chooseTarget}</p> : undefined}
    </Paper>
  )
}

interface RefusalProps {
  readonly board: BoardProps
  at(): Point
  readonly land: number | undefined
  readonly reasons: readonly Reason[] | undefined
  close(): void
}

/** Why it is not on offer, with the rule. */
export function RefusalPaper({ board, at, land, reasons, close }: RefusalProps) {
  const s = BOARD_STRINGS[board.lang]
  return (
    <Paper at={at} closeLabel={s.close} label={s.notOffered} className="im-refusal" close={close}>
      {land === undefined ? undefined : <LandInfo board={board} land={land} isShort />}
      {reasons === undefined || reasons.length === 0 ? (
        <p className="im-soft">{reasons === undefined ? s.explaining : s.noReason}</p>
      ) : (
        <>
          <h3 className="im-refused">{s.notOffered}</h3>
          {reasons.map(({ rule, message }) => (
            <p key={rule + message.key}>
              {board.say(message)}{' '}
              <button type="button" className="im-rule" aria-label={s.rule(rule)} onClick={() => board.openRule(rule)}>
                {rule}
              </button>
            </p>
          ))}
        </>
      )}
    </Paper>
  )
}
