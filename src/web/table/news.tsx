import type { CSSProperties, ReactNode } from 'react'
import type { Rect } from '../../protocol/board.ts'
import { useTable } from './context.tsx'
import { placed, Slot } from './plate.tsx'

/** On a phone what happened since my last turn and the newest result share a line below the players. */
export function News({ children }: { children: ReactNode }) {
  const { slots } = useTable()
  if (!slots.isSmall) return children
  return (
    <div
      className="slot slot-news"
      style={
        { ...placed(slots.wholeStage), '--coach-most': `${slots.coach.bottom - slots.coach.top}px` } as CSSProperties
      }
    >
      {children}
    </div>
  )
}

/** The place of one of them: its own on wide screens. */
export function NewsSlot({ at, name, children }: { at: Rect; name: string; children: ReactNode }) {
  const { slots } = useTable()
  if (slots.isSmall) return children
  return (
    <Slot at={at} name={name}>
      {children}
    </Slot>
  )
}
