import { memo } from 'react'
import { corner, DIRECTIONS } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { TERRAINS } from '../../content/names.ts'
import { hexPoints, round, shownSpace, SIZE } from './geometry.ts'

const HEX = hexPoints(0.985)

/** Land is lighter the higher it lies. */
const shade = (level: number, levels: number): number => round((level - 1) / Math.max(1, levels - 1))

interface Cliff {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly drop: number
}

/** Edges where the ground falls; each is drawn once, from above. */
function cliffsOf(field: Battlefield, level: number): Cliff[] {
  const { columns, spaces } = field
  const cliffs: Cliff[] = []
  for (let column = 0; column < columns.count; column++) {
    const space = shownSpace(field, column, level)
    if (space < 0) continue
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const next = columns.neighbour[column * DIRECTIONS + direction]
      const other = next < 0 ? -1 : shownSpace(field, next, level)
      const drop = spaces.level[space] - (other < 0 ? 0 : spaces.level[other])
      if (drop <= 0) continue
      const [a, b] = [corner(direction, SIZE), corner(direction + 1, SIZE)]
      const [x, y] = [columns.x[column] * SIZE, columns.y[column] * SIZE]
      cliffs.push({ x1: x + a.x, y1: y + a.y, x2: x + b.x, y2: y + b.y, drop: other < 0 ? 1 : drop })
    }
  }
  return cliffs
}

/** Terrain, levels, cliffs and ruins: drawn once per battlefield and level. */
export const PlanArt = memo(function PlanArt({ field, level }: { field: Battlefield; level: number }) {
  const columns = Array.from({ length: field.columns.count }, (_, column) => column)
  return (
    <g>
      {columns.map((column) => (
        <Column key={column} field={field} column={column} level={level} />
      ))}
      <g className="hs-plan-cliffs">
        {cliffsOf(field, level).map(({ x1, y1, x2, y2, drop }, i) => (
          <line
            key={i}
            x1={round(x1)}
            y1={round(y1)}
            x2={round(x2)}
            y2={round(y2)}
            strokeWidth={Math.min(4, 0.7 + drop * 0.65)}
          />
        ))}
      </g>
      <Ruins field={field} level={level} />
    </g>
  )
})

function Column({ field, column, level }: { field: Battlefield; column: number; level: number }) {
  const { columns, spaces, levels } = field
  const space = shownSpace(field, column, level)
  const at = `translate(${round(columns.x[column] * SIZE)} ${round(columns.y[column] * SIZE)})`
  if (space < 0) return <polygon className="hs-plan-cut" points={HEX} transform={at} />
  const isRoof = space > columns.firstSpace[column]
  return (
    <g transform={at}>
      <polygon
        className={`hs-plan-hex hs-plan-${TERRAINS[spaces.terrain[space]]}`}
        points={HEX}
        style={{ '--hs-rise': shade(spaces.level[space], levels) } as React.CSSProperties}
      />
      {isRoof ? <polygon className="hs-plan-roof" points={hexPoints(0.86)} /> : undefined}
      <text className="hs-plan-level" y={SIZE * 0.82}>
        {spaces.level[space]}
      </text>
    </g>
  )
}

function Ruins({ field: { walls }, level }: { field: Battlefield; level: number }) {
  const shown = Array.from({ length: walls.count }, (_, wall) => wall).filter((wall) => walls.from[wall] <= level)
  const ends = (wall: number) => ({
    x1: round(walls.x1[wall] * SIZE),
    y1: round(walls.y1[wall] * SIZE),
    x2: round(walls.x2[wall] * SIZE),
    y2: round(walls.y2[wall] * SIZE),
  })
  return (
    <g className="hs-plan-ruins">
      {shown.map((wall) => (
        <line key={wall} className="hs-plan-wall" {...ends(wall)} />
      ))}
      {shown.map((wall) => (
        <line key={wall} className="hs-plan-stones" {...ends(wall)} />
      ))}
    </g>
  )
}
