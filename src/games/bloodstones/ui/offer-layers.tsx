import { memo } from 'react'
import type { ViewCells } from '../../../protocol/board.ts'
import type { Deed } from '../rules/table/faces.ts'
import { unitsIn, villagesIn } from './cells.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { Mark } from './icon.tsx'
import type { Offers } from './offers.ts'
import { Badge } from './pieces.tsx'

/** The way an army would take to the area that is pointed at. */
export const WayLayer = memo(function WayLayer({ chart, way }: { chart: Chart; way: Deed['way'] }) {
  if (way === undefined) return undefined
  const line = `M${way.map((area) => chart.hearts[area].map((n) => n * SCALE).join(' ')).join('L')}`
  return (
    <g className="bs-costs" aria-hidden="true">
      <path d={line} className="bs-plan-under" />
      <path d={line} className="bs-plan" />
    </g>
  )
})

interface CostProps {
  readonly view: ViewCells
  readonly chart: Chart
  readonly offers: Offers
  readonly isFar: boolean
}

/** Costs on areas that can be reached, and swords where a battle would follow. */
export const CostLayer = memo(function CostLayer({ view, chart, offers, isFar }: CostProps) {
  return (
    <g className="bs-costs" aria-hidden="true">
      {[...offers.areas].map(([area, options]) => {
        const { cost } = offers.deedOf(options[0])
        const fights = options.some((option) => offers.deedOf(option).fights === true)
        const [x, y] = [chart.hearts[area][0] * SCALE, chart.hearts[area][1] * SCALE]
        // Above the pieces, or in the middle of an empty area.
        const isTaken = unitsIn(view, area).length > 0 || villagesIn(view, area) !== undefined
        return (
          <g key={area} transform={`translate(${x} ${y - (isTaken ? 39 : 4)}) scale(${isFar ? 1.6 : 1})`}>
            {cost === undefined ? undefined : (
              <g transform="scale(1.35)">
                <Badge x={0} y={0} text={String(cost)} />
              </g>
            )}
            {fights ? (
              <g transform={`translate(${cost === undefined ? 0 : 22} 0)`}>
                <circle r="10" fill="#7d1f1a" stroke="#f4d9a0" strokeWidth="1.2" />
                <Mark name="fight" x={0} y={0} size={13} fill="#fbeccb" />
              </g>
            ) : undefined}
          </g>
        )
      })}
    </g>
  )
})
