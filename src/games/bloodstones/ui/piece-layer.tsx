import { memo, useMemo } from 'react'
import { sameBut } from '../../../boardkit/same-but.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { roleCell, unitsCell, villagesCell } from '../rules/table/cells.ts'
import { factionOf, lookOf } from './cells.ts'
import type { Chart } from './data.ts'
import { Mark } from './icon.tsx'
import { Army, Villages } from './pieces.tsx'
import { standingIn } from './standing.ts'

interface LayerProps {
  readonly view: BoardProps['view']
  readonly chart: Chart
  readonly scale: number
}

interface AreaProps extends LayerProps {
  readonly area: number
  /** What is read of the view. */
  readonly units: unknown
  readonly villages: unknown
  readonly factions: string
}

const AreaPieces = memo(function AreaPieces({ view, chart, area, scale }: AreaProps) {
  const stand = standingIn(view, chart, area, scale)
  if (stand === undefined) return undefined
  const { x, y, armies, villages } = stand
  const isContested = armies.length > 1
  return (
    <g>
      {villages === undefined ? undefined : (
        <Villages
          count={villages.count}
          look={lookOf(view, villages.owner)}
          x={villages.x}
          y={villages.y}
          scale={scale}
        />
      )}
      {isContested ? <circle cx={x} cy={y} r={38 * scale} className="bs-contested" /> : undefined}
      {armies.map((army) => (
        <Army key={army.role} army={army} look={lookOf(view, army.role)} ground={chart.terrain[area]} scale={scale} />
      ))}
      {isContested ? (
        <g transform={`translate(${x - 34 * scale} ${y}) scale(${scale})`}>
          <circle r="10" fill="#7d1f1a" stroke="#f4d9a0" strokeWidth="1.2" />
          <Mark name="fight" x={0} y={0} size={13} fill="#fbeccb" />
        </g>
      ) : undefined}
    </g>
  )
}, sameBut('view'))

/** Armies, villages, citadels and castles on the map. Areas far up are drawn first. */
export const PieceLayer = memo(function PieceLayer({ view, chart, scale }: LayerProps) {
  const order = useMemo(
    () => chart.hearts.map((_, area) => area).sort((a, b) => chart.hearts[a][1] - chart.hearts[b][1]),
    [chart],
  )
  const factions = roleCell
    .all(view.shared)
    .map((_, role) => factionOf(view, role))
    .join()
  return (
    <g className="bs-pieces" aria-hidden="true">
      {order.map((area) => (
        <AreaPieces
          key={area}
          {...{ view, chart, area, scale, factions }}
          units={unitsCell.in(view.shared, area)}
          villages={villagesCell.in(view.shared, area)}
        />
      ))}
    </g>
  )
})
