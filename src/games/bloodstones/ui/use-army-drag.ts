import { useCallback, type PointerEvent } from 'react'
import type { OptionView } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { lookOf, unitsIn } from './cells.ts'
import type { Chart } from './data.ts'
import { watchDrag } from './drag.ts'
import type { Offers } from './offers.ts'
import { isFortress } from './pieces.tsx'

/** How near the heart of an area an army is taken hold of, in pixels at any zoom. */
const GRIP = 46

/** Taking hold of an own army that may move: dragging it chooses it. Elsewhere a drag moves the map. */
export function useArmyDrag(
  board: BoardProps,
  chart: Chart,
  offers: Offers,
  pick: (option: OptionView) => void,
): (area: number, e: PointerEvent<SVGPathElement>) => void {
  return useCallback(
    (area, e) => {
      const { role, view } = board
      const option = offers.areas.get(area)?.find((one) => offers.deedOf(one).takes === 'army')
      if (option === undefined || role === undefined || e.button !== 0) return
      const map = e.currentTarget.ownerSVGElement!.getBoundingClientRect()
      const scale = map.width / (chart.width * 10 + 32)
      const [x, y] = chart.hearts[area]
      const far = Math.hypot(map.left + (x * 10 + 16) * scale - e.clientX, map.top + (y * 10 + 16) * scale - e.clientY)
      if (far > GRIP * Math.max(1, scale)) return
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
      watchDrag(e, { unit: lead.unit, look: lookOf(view, role) }, () => pick(option))
    },
    [board, chart, offers, pick],
  )
}
