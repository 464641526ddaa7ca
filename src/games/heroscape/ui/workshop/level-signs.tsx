import { memo } from 'react'
import { centre } from '../../../../kit/hex.ts'
import { cellsOf } from '../../content/tile-shapes.ts'
import { hexKey, stacksOf } from '../../builder/plan.ts'
import type { Plan } from '../../builder/plan.ts'
import { isShown } from './hand.ts'
import type { Level } from './hand.ts'

/** Where the level of a tile is written: on its first hex that nothing covers. */
export function levelPlaces(plan: Plan, level: Level): readonly { q: number; r: number; level: number }[] {
  const stacks = stacksOf(plan.tiles)
  return plan.tiles.flatMap((tile) => {
    if (!isShown(tile.level, level)) return []
    const free = cellsOf(tile).find(({ q, r }) =>
      (stacks.get(hexKey(q, r)) ?? []).every(
        (other) => other.tile.level <= tile.level || !isShown(other.tile.level, level),
      ),
    )
    return free === undefined ? [] : [{ ...free, level: tile.level }]
  })
}

export const LevelSigns = memo(function LevelSigns({ plan, level }: { plan: Plan; level: Level }) {
  return (
    <g className="hsw-levels" aria-hidden="true">
      {levelPlaces(plan, level).map(({ q, r, level: number }) => {
        const { x, y } = centre({ q, r })
        return (
          <text key={`${q},${r}`} x={x - 0.48} y={y + 0.42} className="hsw-text" fontSize={0.44}>
            {number}
          </text>
        )
      })}
    </g>
  )
})
