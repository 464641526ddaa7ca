import type { TerrainName, UnitName } from '../content/units.ts'
import type { Stack } from './cells.ts'
import type { Look } from './factions.ts'
import { Mark } from './icon.tsx'
import { bonusOf } from './printed.ts'
import type { ArmyStand } from './standing.ts'
import './pieces.css'

export const TILE = { width: 25, height: 32 }

interface PieceProps {
  readonly unit: UnitName
  readonly count: number
  readonly look: Look
  readonly x: number
  readonly y: number
}

/** A domino-like tile of bone: the unit engraved in faction ink above, how many there are below. */
export function UnitTile({ unit, count, look, x, y }: PieceProps) {
  const { width: w, height: h } = TILE
  const behind = Math.min(count, 3) - 1
  return (
    <g transform={`translate(${x - w / 2} ${y - h / 2})`}>
      <rect x="1.6" y="2.6" width={w} height={h} rx="4" fill="#1d1206" opacity=".42" />
      {Array.from({ length: behind }, (_, i) => (
        <rect
          key={i}
          x={(behind - i) * 1.8}
          y={-(behind - i) * 2.2}
          width={w}
          height={h}
          rx="3.4"
          fill="#d9c8a4"
          stroke="#4d3b22"
          strokeWidth=".9"
        />
      ))}
      <rect width={w} height={h} rx="3.4" fill="#f3e9d2" stroke="#4d3b22" strokeWidth="1" />
      <rect x="1.4" y="1.4" width={w - 2.8} height={h - 2.8} rx="2.4" fill="none" stroke="#fffdf3" strokeWidth=".8" />
      <path d={`M.6 3.6Q.6.6 3.6.6H${w - 3.6}Q${w - 0.6}.6 ${w - 0.6} 3.6V22.5H.6Z`} fill={look.ink} />
      <path
        d={`M.6 3.6Q.6.6 3.6.6H${w - 3.6}Q${w - 0.6}.6 ${w - 0.6} 3.6V22.5H.6Z`}
        fill={`url(#bs-weave-${look.emblem})`}
      />
      <Mark name={unit} x={w / 2} y={11.7} size={19} fill="#fdf6e4" />
      {count <= 4 ? (
        Array.from({ length: count }, (_, i) => (
          <circle key={i} cx={w / 2 + (i - (count - 1) / 2) * 4.6} cy="27.2" r="1.55" fill="#4a3820" />
        ))
      ) : (
        <text x={w / 2} y="30" textAnchor="middle" className="bs-count">
          {count}
        </text>
      )}
    </g>
  )
}

/** A fortress is no tile: it stands on the map. */
export function Fortress({ unit, count, look, x, y }: PieceProps) {
  const isCitadel = unit === 'citadel'
  return (
    <g transform={`translate(${x} ${y}) scale(${isCitadel ? 1.12 : 0.95})`}>
      <ellipse cy="13" rx="16" ry="4.4" fill="#1d1206" opacity=".35" />
      <path
        d="M-15 13V-7H-12V-4.5H-9V-7H-6V-1H-4V-11H-1V-8.5H1V-11H4V-1H6V-7H9V-4.5H12V-7H15V13Z"
        fill="#efe6d2"
        stroke="#3f2f1a"
        strokeWidth="1.1"
        strokeLinejoin="round"
      />
      <path d="M4-11V13H15V-7H12V-4.5H9V-7H6V-1H4Z" fill="#b9aa8b" opacity=".7" />
      {isCitadel ? <path d="M0-22V-11M0-22L9-19L0-16Z" fill={look.ink} stroke="#3f2f1a" strokeWidth="1" /> : undefined}
      <path d="M-11 0H11V8Q11 14 0 17Q-11 14-11 8Z" fill={look.ink} stroke="#3f2f1a" strokeWidth="1" />
      <path d="M-11 0H11V8Q11 14 0 17Q-11 14-11 8Z" fill={`url(#bs-weave-${look.emblem})`} />
      <Mark name={isCitadel ? look.emblem : 'castle'} x={0} y={7.4} size={13} fill="#fdf6e4" />
      {count > 1 ? <Badge x={15} y={-9} text={String(count)} /> : undefined}
    </g>
  )
}

export function Badge({ x, y, text }: { x: number; y: number; text: string }) {
  const width = 9 + text.length * 5
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y="-7" width={width} height="14" rx="7" fill="#241a10" stroke="#e0b04c" strokeWidth="1.1" />
      <text y="3.7" textAnchor="middle" className="bs-badge">
        {text}
      </text>
    </g>
  )
}

/** Houses of a village stand close together. */
const HOUSE = 13

/** Little houses with the owner's colour on the roof and its emblem beside. */
export function Villages(props: { count: number; look: Look; x: number; y: number; scale: number }) {
  const { count, look, x, y, scale } = props
  return (
    <g transform={`translate(${x} ${y}) scale(${scale * 1.25})`}>
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${(i - (count - 1) / 2) * HOUSE} 0)`}>
          <ellipse cy="7" rx="8" ry="2.4" fill="#1d1206" opacity=".35" />
          <path d="M-6 7V-1H6V7Z" fill="#f3e6c6" stroke="#3f2f1a" strokeWidth="1" />
          <path d="M-8.4-.4L0-9.4L8.4-.4Z" fill={look.ink} stroke="#3f2f1a" strokeWidth="1.1" strokeLinejoin="round" />
          <Mark name={look.emblem} x={0} y={3} size={7.4} fill={look.ink} />
        </g>
      ))}
    </g>
  )
}

export const isFortress = (unit: UnitName): boolean => unit === 'castle' || unit === 'citadel'

/** What an army adds to a total in this terrain. */
export const strengthOf = (stacks: readonly Stack[], ground: TerrainName, isAttacking: boolean): number =>
  stacks.reduce((sum, { unit, count }) => sum + count * bonusOf(unit, ground, isAttacking), 0)

interface ArmyProps {
  readonly army: ArmyStand
  readonly look: Look
  readonly ground: TerrainName
  readonly scale: number
}

/** All units of one player in an area: fortress first, then tiles, then the bonus the army has when attacked. */
export function Army({ army: { x, y, stands }, look, ground, scale }: ArmyProps) {
  const strength = strengthOf(
    stands.map(({ stack }) => stack),
    ground,
    false,
  )
  const corner = {
    x: Math.max(...stands.map((stand) => stand.x)) + 13,
    y: Math.min(...stands.map((stand) => stand.y)) - 16,
  }
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {stands.map(({ stack: { unit, count }, ...at }) => {
        const Piece = isFortress(unit) ? Fortress : UnitTile
        return <Piece key={unit} unit={unit} count={count} look={look} {...at} />
      })}
      {strength > 0 ? <Badge x={corner.x} y={corner.y} text={`+${strength}`} /> : undefined}
    </g>
  )
}
