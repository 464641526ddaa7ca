import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Reason } from '../../../engine/table.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { STRINGS } from './strings.ts'

export interface BubbleContent {
  /** In the box of the board. */
  readonly x: number
  readonly y: number
  readonly area: number
  /** Why it cannot be chosen; `undefined` while nobody asked. */
  readonly reasons: readonly Reason[] | undefined
}

/** A small paper beside the pointer that explains something. It stays inside the board. */
export function Bubble({
  x,
  y,
  children,
  onClose,
  label,
}: {
  x: number
  y: number
  children: ReactNode
  onClose: () => void
  label: string
}) {
  const paper = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState({ left: x + 14, top: y + 14 })
  useLayoutEffect(() => {
    const element = paper.current!
    const { clientWidth: w, clientHeight: h } = element.parentElement!
    const { offsetWidth, offsetHeight } = element
    const left = x + 14 + offsetWidth > w ? x - 14 - offsetWidth : x + 14
    const top = y + 14 + offsetHeight > h ? y - 14 - offsetHeight : y + 14
    setAt({
      left: Math.max(6, Math.min(left, w - offsetWidth - 6)),
      top: Math.max(6, Math.min(top, h - offsetHeight - 6)),
    })
  }, [x, y, children])
  return (
    <div ref={paper} className="bs-bubble" style={at}>
      <button type="button" className="bs-close" aria-label={label} onClick={onClose}>
        ×
      </button>
      {children}
    </div>
  )
}

export function Reasons({ reasons, board }: { reasons: readonly Reason[]; board: BoardProps }) {
  const s = STRINGS[board.lang]
  if (reasons.length === 0) return <p className="bs-reason">{s.noReason}</p>
  return (
    <>
      <h4 className="bs-refused">{s.notOffered}</h4>
      {reasons.map(({ rule, message }) => (
        <p key={rule + message.key} className="bs-reason">
          {board.say(message)} <RuleLink rule={rule} board={board} />
        </p>
      ))}
    </>
  )
}

export function RuleLink({ rule, board }: { rule: string; board: BoardProps }) {
  return (
    <button
      type="button"
      className="bs-rule"
      aria-label={STRINGS[board.lang].rule(rule)}
      onClick={() => board.openRule(rule)}
    >
      {rule}
    </button>
  )
}
