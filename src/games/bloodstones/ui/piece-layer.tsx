import { memo } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { armiesIn } from './area-info.tsx'
import { lookOf, unitsIn, villagesIn } from './cells.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { Mark } from './icon.tsx'
import { Army, Villages } from './pieces.tsx'

interface LayerProps {
  readonly view: BoardProps['view']
  readonly chart: Chart
  /** The map is small on the screen: single pieces are drawn larger. */
  readonly isFar: boolean
}

/** Heights of armies that share an area, and their size. */
const ROWS: Readonly<Record<number, { readonly at: readonly number[]; readonly scale: number }>> = {
  1: { at: [-8], scale: 1.15 },
  2: { at: [-24, 14], scale: 0.95 },
  3: { at: [-30, 0, 30], scale: 0.76 },
}

/** By number of stacks. */
const FAR_SCALE: Readonly<Record<number, number>> = { 1: 1.45, 2: 1.3, 3: 1.1 }

function AreaPieces({ view, chart, area, isFar }: LayerProps & { area: number }) {
  const armies = armiesIn(unitsIn(view, area))
  const villages = villagesIn(view, area)
  if (armies.length === 0 && villages === undefined) return undefined
  const [x, y] = [chart.hearts[area][0] * SCALE, chart.hearts[area][1] * SCALE]
  const rows = ROWS[armies.length] ?? ROWS[3]
  const larger = (stacks: number): number => (isFar && armies.length === 1 ? (FAR_SCALE[stacks] ?? 1) : 1)
  return (
    <g>
      {villages === undefined ? undefined : (
        <Villages
          count={villages.count}
          look={lookOf(view, villages.owner)}
          x={armies.length > 1 ? x + 30 : x}
          y={armies.length === 0 ? y + 6 : armies.length > 1 ? y - 2 : y + 22}
        />
      )}
      {armies.length > 1 ? <circle cx={x} cy={y} r="47" className="bs-contested" /> : undefined}
      {armies.map(({ role, stacks }, i) => (
        <Army
          key={role}
          role={role}
          stacks={stacks}
          look={lookOf(view, role)}
          ground={chart.terrain[area]}
          x={x}
          y={y + (rows.at[i] ?? 0)}
          scale={rows.scale * larger(stacks.length)}
        />
      ))}
      {armies.length > 1 ? (
        <g transform={`translate(${x - 40} ${y - 4})`}>
          <circle r="10" fill="#7d1f1a" stroke="#f4d9a0" strokeWidth="1.2" />
          <Mark name="fight" x={0} y={0} size={13} fill="#fbeccb" />
        </g>
      ) : undefined}
    </g>
  )
}

/** Armies, villages, citadels and castles on the map. Areas far up are drawn first. */
export const PieceLayer = memo(function PieceLayer({ view, chart, isFar }: LayerProps) {
  const order = chart.hearts.map((_, area) => area).sort((a, b) => chart.hearts[a][1] - chart.hearts[b][1])
  return (
    <g className="bs-pieces" aria-hidden="true">
      {order.map((area) => (
        <AreaPieces key={area} view={view} chart={chart} area={area} isFar={isFar} />
      ))}
    </g>
  )
})
