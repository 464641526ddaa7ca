import { memo } from 'react'
import type { ViewCells } from '../../../protocol/board.ts'
import { percent } from '../../../boardkit/papers/percent.ts'
import { unitsIn, villagesIn } from './cells.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { Mark } from './icon.tsx'
import { Badge } from './pieces.tsx'
import type { Place } from './places.ts'

/** The way an army would take to the area that is pointed at. */
export const WayLayer = memo(function WayLayer({ chart, way }: { chart: Chart; way: Place['way'] }) {
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
  readonly places: ReadonlyMap<number, Place>
  readonly scale: number
}

/** Costs on areas that can be reached, and swords where a battle would follow, with the chance to win it. */
export const CostLayer = memo(function CostLayer({ view, chart, places, scale }: CostProps) {
  return (
    <g className="bs-costs" aria-hidden="true">
      {[...places].map(([area, { cost, fights, win }]) => {
        const [x, y] = [chart.hearts[area][0] * SCALE, chart.hearts[area][1] * SCALE]
        // Where a battle is due, there are swords already.
        if (win !== undefined)
          return (
            <g key={area} transform={`translate(${x - 34 * scale} ${y + 18 * scale}) scale(${scale})`}>
              <Badge x={0} y={0} text={percent(win)} />
            </g>
          )
        // Above the pieces, or in the middle of an empty area.
        const isTaken = unitsIn(view, area).length > 0 || villagesIn(view, area) !== undefined
        return (
          <g key={area} transform={`translate(${x} ${y - (isTaken ? 36 * scale : 4)}) scale(${scale})`}>
            {cost === undefined ? undefined : (
              <g transform="scale(1.2)">
                <Badge x={0} y={0} text={`${cost}`} />
              </g>
            )}
            {fights === true ? (
              <g transform={`translate(${cost === undefined ? 0 : -23} 0)`}>
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
