import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Reason } from '../../../../engine/table.ts'
import type { OptionView } from '../../../../engine/wire.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { HexInfo } from './info.tsx'
import type { Point } from './geometry.ts'

const AIR = 6

interface PaperProps {
  /** The middle of a hex in the box of the board, and how much room beside it stays free; asked again and again. */
  at(): Point & { readonly aside: number }
  readonly label: string
  readonly closeLabel: string
  readonly className: string
  readonly children: ReactNode
  readonly close?: () => void
}

/** Lays a paper beside a hex, inside the board. */
function lay(paper: HTMLElement, at: Point & { readonly aside: number }): void {
  const { offsetWidth: w, offsetHeight: h, parentElement } = paper
  const { clientWidth, clientHeight } = parentElement!
  const left = at.x + at.aside + w < clientWidth ? at.x + at.aside : at.x - at.aside - w
  const x = Math.max(AIR, Math.min(left, clientWidth - w - AIR))
  const y = Math.max(AIR, Math.min(at.y - h / 2, clientHeight - h - AIR))
  const transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  if (paper.style.transform !== transform) paper.style.transform = transform
}

/** A small paper that keeps beside a hex, wherever the map is moved. */
export function Paper({ at, label, closeLabel, className, children, close }: PaperProps) {
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
    <div ref={paper} className={`up-paper ${className}`} role="group" aria-label={label}>
      {close === undefined ? undefined : (
        <button type="button" className="up-close" aria-label={closeLabel} onClick={close}>
          ×
        </button>
      )}
      {children}
    </div>
  )
}

interface ChoiceProps {
  readonly board: BoardProps
  at: PaperProps['at']
  readonly options: readonly OptionView[]
  choose(option: OptionView): void
  close(): void
}

/** Several answers fit what was clicked. */
export function ChoicePaper({ board, at, options, choose, close }: ChoiceProps) {
  const s = BOARD_STRINGS[board.lang]
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [options])
  return (
    <Paper at={at} closeLabel={s.close} label={s.choose} className="up-choices" close={close}>
      <h2>{s.choose}</h2>
      <ul ref={list}>
        {options.map((option) => (
          <li key={option.key}>
            <button type="button" className="up-choice" data-key={option.key} onClick={() => choose(option)}>
              <span>{board.say(option.label)}</span>
              {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </Paper>
  )
}

interface RefusalProps {
  readonly board: BoardProps
  at: PaperProps['at']
  readonly space: number
  readonly reasons: readonly Reason[] | undefined
  close(): void
}

/** Why it is not on offer, with the rule. */
export function RefusalPaper({ board, at, space, reasons, close }: RefusalProps) {
  const s = BOARD_STRINGS[board.lang]
  const isKnown = reasons !== undefined && reasons.length > 0
  return (
    <Paper at={at} closeLabel={s.close} label={s.notOffered} className="up-refusal" close={close}>
      <HexInfo board={board} space={space} isShort={isKnown} />
      {isKnown ? (
        <>
          <h3 className="up-refused">{s.notOffered}</h3>
          {reasons.map(({ rule, message }) => (
            <p key={rule + message.key}>
              {board.say(message)}{' '}
              <button type="button" className="up-rule" aria-label={s.rule(rule)} onClick={() => board.openRule(rule)}>
                {rule}
              </button>
            </p>
          ))}
        </>
      ) : (
        <p className="up-soft">
          {reasons === undefined ? s.explaining : board.question === undefined ? '' : s.noReason}
        </p>
      )}
    </Paper>
  )
}
