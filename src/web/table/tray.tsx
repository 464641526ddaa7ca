import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { marked } from './about/own.ts'
import { useTable } from './context.tsx'

interface Props {
  above(place: HTMLElement | null): void
  readonly isDrawn: boolean
}

/** Hand and cards, and over them the answers that are too many for the ribbon. In low windows, which have no room for them, they are opened. */
export function Tray({ above, isDrawn }: Props) {
  const { ui, board, slots, t } = useTable()
  const [isOpen, setOpen] = useState(false)
  const Hand = ui?.Hand
  const { left, right, top, bottom } = slots.tray
  const isLow = bottom - top === 0
  const foot = board.room.height - bottom
  return (
    <div className="slot slot-tray" style={{ left, width: right - left, bottom: foot }}>
      <div
        className="tray-above"
        ref={above}
        style={{
          maxHeight: Math.max(0, top - slots.where.top),
          ...(isDrawn && !slots.isSmall ? { width: Math.min(right, slots.drawer.left) - left } : {}),
        }}
      />
      {isLow && Hand !== undefined && (
        <Button
          look="small tray-open"
          aria-expanded={isOpen}
          text={t.plates.hand}
          onClick={() => setOpen(!isOpen)}
          {...marked('hand')}
        />
      )}
      {Hand !== undefined && (!isLow || isOpen) && (
        <div className="hand" data-plate="hand">
          <Hand {...board} />
        </div>
      )}
    </div>
  )
}
