import { useCallback, type PointerEvent } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { lookOf, unitsIn } from './cells.ts'
import type { Chart } from './data.ts'
import { watchDrag } from './drag.ts'
import { SCALE } from './geometry.ts'
import { FRAME } from './map-art.tsx'
import { isFortress } from './pieces.tsx'
import type { March } from './use-march.ts'

/** How near the heart of an area an army is taken hold of, in pixels at any zoom. */
const GRIP = 46

/** Taking hold of an own army that may move: dragging it begins a march. Elsewhere a drag moves the map. */
export function useArmyDrag(board: BoardProps, chart: Chart, march: March | undefined) {
  return useCallback(
    (area: number, e: PointerEvent<SVGElement>): void => {
      const { role, view } = board
      if (march === undefined || role === undefined || e.button !== 0 || !march.canBegin(area)) return
      const map = e.currentTarget.ownerSVGElement!.getBoundingClientRect()
      const scale = map.width / (chart.width * SCALE + 2 * FRAME)
      const [x, y] = chart.hearts[area].map((n) => (n * SCALE + FRAME) * scale)
      if (Math.hypot(map.left + x - e.clientX, map.top + y - e.clientY) > GRIP * Math.max(1, scale)) return
      const lead = unitsIn(view, area).findLast((stack) => stack.role === role && !isFortress(stack.unit))
      if (lead === undefined) return
      const box = e.currentTarget.closest<HTMLElement>('.bs-board')!
      box.dataset['dragging'] = ''
      const release = (): void => {
        delete box.dataset['dragging']
        window.removeEventListener('pointerup', release)
        window.removeEventListener('pointercancel', release)
      }
      window.addEventListener('pointerup', release)
      window.addEventListener('pointercancel', release)
      watchDrag(e, { unit: lead.unit, look: lookOf(view, role) }, () => {
        if (march.plan?.from !== area) march.begin(area)
      })
    },
    [board, chart, march],
  )
}
