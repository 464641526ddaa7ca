import { about } from './about.ts'
import './pager.css'

interface StepProps {
  readonly label: string
  readonly sign: string
  readonly isOff?: boolean
  readonly isOpen?: boolean
  go(): void
}

export const StepButton = ({ label, sign, isOff = false, isOpen, go }: StepProps) => (
  <button
    type="button"
    className="bk-step"
    disabled={isOff}
    aria-label={label}
    {...about('table.page')}
    aria-expanded={isOpen}
    onClick={go}
  >
    {sign}
  </button>
)

interface PagerProps {
  /** What is shown, from 0. */
  readonly at: number
  readonly of: number
  readonly words: { readonly earlier: string; readonly later: string; number(at: number, of: number): string }
  /** By how many further back from the newest. */
  go(back: 1 | -1): void
}

/** Leafs through what has happened; nothing while there is only one page. */
export const Pager = ({ at, of, words, go }: PagerProps) =>
  of === 1 ? undefined : (
    <span className="bk-pager">
      <StepButton label={words.earlier} sign="‹" isOff={at === 0} go={() => go(1)} />
      <span>{words.number(at + 1, of)}</span>
      <StepButton label={words.later} sign="›" isOff={at === of - 1} go={() => go(-1)} />
    </span>
  )
