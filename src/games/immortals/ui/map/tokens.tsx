import { CAPITAL } from '../../content/names.ts'
import type { Look } from '../colours.ts'
import { Mark } from '../icon.tsx'

/** A shrine or a capital: a stone tile with its building. */
export function BuildingToken({ building, x, y }: { building: number; x: number; y: number }) {
  const isCapital = building === CAPITAL
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={isCapital ? 'M-20-9L0-21L20-9V14L0 21L-20 14Z' : 'M0-20L18 0L0 20L-18 0Z'}
        fill={isCapital ? '#8d2f3f' : '#2e5d6b'}
        stroke="#ffe9b0"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <Mark
        name={isCapital ? 'capital' : 'shrine'}
        x={0}
        y={isCapital ? 0 : -1}
        size={isCapital ? 29 : 24}
        fill="#fff3d0"
      />
    </g>
  )
}

/** A portal shimmers in the light of the world to which it leads. */
export function PortalToken({ isToLight, x, y }: { isToLight: boolean; x: number; y: number }) {
  const [deep, glow, core] = isToLight ? ['#8a5a00', '#ffd257', '#fffbe0'] : ['#1d0a3d', '#a06bff', '#f1e4ff']
  return (
    <g transform={`translate(${x} ${y})`} className="im-portal">
      <ellipse className="im-portal-glow" rx="27" ry="31" fill={glow} opacity=".35" />
      <ellipse rx="19" ry="24" fill={deep} stroke={glow} strokeWidth="3.4" />
      <g className="im-swirl" fill="none" stroke={glow} strokeWidth="2.4" strokeLinecap="round">
        <path d="M0-15Q13-11 11 2Q8 13-2 12Q-10 9-8-1Q-5-8 2-6Q6-3 3 2" />
        <path d="M0 17Q-13 14-13 1" opacity=".7" />
      </g>
      <circle r="3.4" fill={core} />
    </g>
  )
}

/** Who holds the land card: a small card in its colour. */
export function CardToken({ look, x, y }: { look: Look; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(8)`}>
      <rect x="-10" y="-14" width="20" height="28" rx="3" fill="#f6ecd2" stroke="#3b2a18" strokeWidth="1.4" />
      <rect x="-7.6" y="-11.6" width="15.2" height="23.2" rx="2" fill={look.fill} />
      <Mark name={look.emblem} x={0} y={0} size={14} fill={look.on} />
    </g>
  )
}
