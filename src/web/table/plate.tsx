import type { CSSProperties, ReactNode } from 'react'
import type { Rect } from '../../protocol/board.ts'

/** Puts something at a place over the board; what it does not fill stays free. */
export const placed = ({ left, top, right, bottom }: Rect): CSSProperties => ({
  left,
  top,
  width: right - left,
  height: bottom - top,
})

interface Props {
  readonly at: Rect
  /** Also its class: `slot-where`. */
  readonly name: string
  readonly children: ReactNode
}

/** The place of a plate. It takes no pointer itself. */
export const Slot = ({ at, name, children }: Props) => (
  <div className={`slot slot-${name}`} style={placed(at)}>
    {children}
  </div>
)
