import { useState } from 'react'
import { Button } from '../../boardkit/papers/button.tsx'
import { useTable } from './context.tsx'

/** Hand and cards. In low windows, which have no room for them, they are opened. */
export function Tray() {
  const { ui, board, slots, t } = useTable()
  const [isOpen, setOpen] = useState(false)
  const Hand = ui?.Hand
  if (Hand === undefined) return undefined
  const { left, right, top, bottom } = slots.tray
  const isLow = bottom - top === 0
  const foot = board.room.height - bottom
  return (
    <div className="slot slot-tray" style={{ left, width: right - left, bottom: foot }}>
      {isLow && (
        <Button look="small tray-open" aria-expanded={isOpen} text={t.plates.hand} onClick={() => setOpen(!isOpen)} />
      )}
      {(!isLow || isOpen) && (
        <div className="hand" data-plate="hand">
          <Hand {...board} />
        </div>
      )}
    </div>
  )
}
