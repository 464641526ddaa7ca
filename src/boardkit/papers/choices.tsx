import { useEffect, useRef, type ReactNode } from 'react'
import type { OptionView, Reason } from '../../engine/index.ts'
import type { BoardProps } from '../../protocol/board.ts'
import { about } from './about.ts'
import { Paper, type PaperProps } from './paper.tsx'
import { ReasonList } from './reasons.tsx'
import { WORDS } from '../words.ts'

type Placed = Pick<PaperProps, 'at' | 'follow' | 'insets'>

interface ChoiceProps<O extends OptionView> extends Placed {
  readonly board: Pick<BoardProps, 'language' | 'say'>
  readonly options: readonly O[]
  readonly title?: string
  choose(option: OptionView): void
  /** Without, it stays as long as the question does. */
  readonly close?: (() => void) | undefined
  /** Before the words of an option, and after them. */
  readonly sign?: (option: O) => ReactNode
  readonly more?: (option: O) => ReactNode
  readonly children?: ReactNode
}

/** Several answers fit what was clicked: they are listed beside it. */
export function ChoicePaper<O extends OptionView>(props: ChoiceProps<O>) {
  const { board, at, follow, insets, options, choose, close, sign, more, children } = props
  const title = props.title ?? WORDS[board.language].choose
  const list = useRef<HTMLUListElement>(null)
  const isOpened = close !== undefined
  useEffect(() => {
    if (isOpened) list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [isOpened, options])
  return (
    <Paper {...{ at, follow, insets }} language={board.language} label={title} className="bk-choices" close={close}>
      <h2>{title}</h2>
      <ul ref={list}>
        {options.map((option) => (
          <li key={option.key}>
            <button
              type="button"
              className="bk-choice"
              data-key={option.key}
              onClick={() => choose(option)}
              {...about('table.option')}
            >
              {sign?.(option)}
              <span>
                <OptionWords board={board} option={option} />
                {more?.(option)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </Paper>
  )
}

const OptionWords = ({ board, option }: { board: Pick<BoardProps, 'say'>; option: OptionView }) => (
  <>
    {board.say(option.label)}
    {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
  </>
)

/** What a click there would mean. */
export function OfferList(props: { board: Pick<BoardProps, 'say'>; options: readonly OptionView[] }) {
  const { board, options } = props
  if (options.length === 0) return undefined
  return (
    <ul className="bk-offers">
      {options.map((option) => (
        <li key={option.key}>
          <OptionWords board={board} option={option} />
        </li>
      ))}
    </ul>
  )
}

interface RefusalProps extends Placed {
  readonly board: Pick<BoardProps, 'language' | 'say' | 'openRule'>
  /** `undefined` while they are looked up. */
  readonly reasons: readonly Reason[] | undefined
  close(): void
  readonly children: ReactNode
}

/** What was clicked, and why it is not on offer. */
export function RefusalPaper({ board, at, follow, insets, reasons, close, children }: RefusalProps) {
  const { notOffered, explaining } = WORDS[board.language]
  return (
    <Paper
      {...{ at, follow, insets }}
      language={board.language}
      label={notOffered}
      className="bk-refusal"
      close={close}
    >
      {children}
      {reasons === undefined ? <p className="soft">{explaining}</p> : <ReasonList board={board} reasons={reasons} />}
    </Paper>
  )
}
