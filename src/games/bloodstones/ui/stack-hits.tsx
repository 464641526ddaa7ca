import { toldAbout } from '../../../boardkit/papers/about.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { UNIT_NAMES } from '../content/units.ts'
import type { Chart } from './data.ts'
import { isFortress } from './pieces.tsx'
import { standingIn } from './standing.ts'
import type { Hands } from './use-hands.ts'
import type { March } from './use-march.ts'

interface Props {
  readonly board: BoardProps
  readonly chart: Chart
  readonly march: March | undefined
  readonly scale: number
  readonly on: Pick<Hands['on'], 'press' | 'point' | 'take'>
}

/** The kinds of units of an own army, each the first click takes up all, further ones leave a kind behind or take it along. */
export function StackHits({ board, chart, march, scale, on }: Props) {
  const { view, role } = board
  if (march === undefined) return undefined
  return (
    <g aria-hidden="true">
      {chart.hearts.map((_, area) => {
        if (!march.canBegin(area) || (march.plan !== undefined && march.ways.has(area))) return undefined
        const army = standingIn(view, chart, area, scale)?.armies.find((one) => one.role === role)
        const stands = army?.stands.filter(({ stack }) => !isFortress(stack.unit)) ?? []
        if (army === undefined || stands.length < 2) return undefined
        return (
          <g key={area} transform={`translate(${army.x} ${army.y}) scale(${scale})`}>
            {stands.map(({ stack: { unit }, x, y }) => {
              const type = UNIT_NAMES.indexOf(unit)
              const isTaken = march.plan?.from === area && march.plan.group[type] > 0
              return (
                <rect
                  key={unit}
                  x={x - 12.5}
                  y={y - 16}
                  width="25"
                  height="32"
                  rx="4"
                  className={isTaken ? 'bs-stack bs-taken' : 'bs-stack'}
                  data-bs-stack={`${unit}@${area}`}
                  data-bs-area={area}
                  onPointerDown={(e) => on.press(area, e)}
                  onPointerMove={(e) => on.point(area, e)}
                  onPointerLeave={(e) => on.point(undefined, e)}
                  onClick={() => on.take(area, type)}
                  {...toldAbout(`unit:${unit}`)}
                />
              )
            })}
          </g>
        )
      })}
    </g>
  )
}
