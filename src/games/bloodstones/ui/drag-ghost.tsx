import { createPortal } from 'react-dom'
import { useDrag } from './drag.ts'
import { Icon } from './icon.tsx'

/** What is being dragged, under the pointer. */
export function DragGhost() {
  const drag = useDrag()
  if (drag === undefined) return undefined
  return createPortal(
    <div className="bs-ghost" style={{ left: drag.x, top: drag.y, background: drag.look.ink }} aria-hidden="true">
      <Icon name={drag.unit} />
    </div>,
    document.body,
  )
}
