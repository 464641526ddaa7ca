import type { CSSProperties } from 'react'
import type { TerrainName } from '../../content/names.ts'
import { Mark } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import { roleColour } from '../sides.ts'
import '../miniature.css'

/* Stacked tiles drawn from the south, from above, with figures on them. */

/** Column, row from far to near, level, ground; and what is written on it. */
export type Tile = readonly [column: number, row: number, level: number, terrain: TerrainName, label?: string]
export type Standing = readonly [column: number, row: number, role: number, icon: IconName]

const [WIDE, TALL, RISE] = [44, 17, 13]
const HIGHEST = 6

const x = (column: number, row: number): number => (column + (row % 2 === 0 ? 0 : 0.5) + 0.6) * WIDE
const flat = (row: number): number => row * TALL * 1.5
const y = (row: number, level: number): number => flat(row) - level * RISE

const points = (list: readonly (readonly [number, number])[]): string => list.map((one) => one.join()).join(' ')

function Prism({ tile: [column, row, level, terrain, label] }: { tile: Tile }) {
  const [w, deep] = [WIDE / 2, level * RISE + 10]
  const joints = Array.from({ length: level }, (_, i) => {
    const down = (i + 1) * RISE
    return `M${-w} ${TALL / 2 + down}L0 ${TALL + down}L${w} ${TALL / 2 + down}`
  })
  return (
    <g
      className={`hs-mini-${terrain}`}
      style={{ '--hs-rise': (level - 1) / HIGHEST } as CSSProperties}
      transform={`translate(${x(column, row)} ${y(row, level)})`}
    >
      <polygon
        className="hs-mini-side"
        points={points([
          [-w, -TALL / 2],
          [-w, TALL / 2 + deep],
          [0, TALL + deep],
          [w, TALL / 2 + deep],
          [w, -TALL / 2],
        ])}
      />
      <path className="hs-book-joint" d={joints.join('')} />
      <polygon
        className="hs-mini-top"
        points={points([
          [0, -TALL],
          [w, -TALL / 2],
          [w, TALL / 2],
          [0, TALL],
          [-w, TALL / 2],
          [-w, -TALL / 2],
        ])}
      />
      {label === undefined ? undefined : (
        <text className="hs-book-step" y="5">
          {label}
        </text>
      )}
    </g>
  )
}

/** A disc on a base in the player's colour. */
function Figure({ at, role, icon }: { at: readonly [number, number]; role: number; icon: IconName }) {
  return (
    <g transform={`translate(${at.join(' ')})`} style={{ '--side': roleColour(role) } as CSSProperties}>
      <ellipse className="hs-book-shadow" cx="3" cy="3" rx="16" ry="7" />
      <ellipse className="hs-book-base" rx="14" ry="6" />
      <circle className="hs-book-disc" cy="-17" r="14" />
      <Mark name={icon} x={0} y={-17} size={20} className="hs-book-icon" />
    </g>
  )
}

interface Props {
  readonly tiles: readonly Tile[]
  readonly figures: readonly Standing[]
  readonly label: string
  /** A sight line from the first figure to the second. */
  readonly isAiming?: boolean
}

export function Ground({ tiles, figures, label, isAiming = false }: Props) {
  const levelAt = (column: number, row: number): number =>
    tiles.find((tile) => tile[0] === column && tile[1] === row)?.[2] ?? 1
  const feet = (column: number, row: number) => [x(column, row), y(row, levelAt(column, row))] as const
  const rows = [...new Set(tiles.map((tile) => tile[1]))].sort((a, b) => a - b)
  const right = Math.max(...tiles.map(([column, row]) => x(column, row))) + WIDE * 0.6
  const top = Math.min(...tiles.map(([, row, level]) => y(row, level))) - 52
  const bottom = Math.max(...rows.map(flat)) + TALL + 14
  const [from, to] = figures.map(([column, row]) => feet(column, row))
  return (
    <svg className="hs-book-ground" viewBox={`0 ${top} ${right} ${bottom - top}`} role="img" aria-label={label}>
      {rows.map((row) => (
        <g key={row}>
          {tiles
            .filter((tile) => tile[1] === row)
            .map((tile) => (
              <Prism key={tile.join()} tile={tile} />
            ))}
          {figures
            .filter((figure) => figure[1] === row)
            .map(([column, , role, icon]) => (
              <Figure key={column} at={feet(column, row)} role={role} icon={icon} />
            ))}
        </g>
      ))}
      {isAiming ? (
        <line className="hs-book-aim" x1={from[0] + 15} y1={from[1] - 20} x2={to[0] - 13} y2={to[1] - 22} />
      ) : undefined}
    </svg>
  )
}
