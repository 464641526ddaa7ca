import { memo, useMemo } from 'react'
import { cellsOf } from '../../content/tile-shapes.ts'
import type { PlanTile } from '../../builder/plan.ts'
import { tileColour } from './colours.ts'
import { frameAround, outline, viewBoxOf } from './geometry.ts'

/** A battlefield at a glance. */
export const Miniature = memo(function Miniature({ tiles }: { tiles: readonly PlanTile[] }) {
  const sorted = useMemo(() => [...tiles].sort((a, b) => a.level - b.level), [tiles])
  return (
    <svg className="hsw-mini" viewBox={viewBoxOf(frameAround(tiles.flatMap(cellsOf), 0.5))} aria-hidden="true">
      {sorted.map((tile, index) => (
        <path
          key={index}
          d={outline(cellsOf(tile))}
          fill={tileColour(tile.terrain, tile.level)}
          stroke="#1d1307"
          strokeOpacity={0.45}
          strokeWidth={0.14}
        />
      ))}
    </svg>
  )
})
