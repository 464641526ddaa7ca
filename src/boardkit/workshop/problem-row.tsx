import type { ReactNode } from 'react'
import { Sign } from './signs.tsx'

interface Props {
  readonly place: ReactNode
  readonly text: string
  /** The word for showing it, and how; without it cannot be shown. */
  readonly show: string
  readonly onShow?: (() => void) | undefined
}

/** What is to be put right, and where. */
export function ProblemRow({ place, text, show, onShow }: Props) {
  return (
    <li>
      {place}: {text}{' '}
      {onShow !== undefined && (
        <button type="button" className="rule-link" onClick={onShow}>
          {show}
        </button>
      )}
    </li>
  )
}

export function AllWell({ text }: { text: string }) {
  return (
    <p className="workshop-well">
      <Sign name="check" /> {text}
    </p>
  )
}
