import { ALL_LOOKS, WEAVES, type Look } from '../colours.ts'
import { Mark } from '../icon.tsx'

/** Half the height of a cube. */
export const CUBE = 15
const W = CUBE * 0.87

const path = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map((p) => p.join(' ')).join('L')}Z`
const TOP = path([0, -CUBE], [W, -CUBE / 2], [0, 0], [-W, -CUBE / 2])
const LEFT = path([-W, -CUBE / 2], [0, 0], [0, CUBE], [-W, CUBE / 2])
const RIGHT = path([0, 0], [W, -CUBE / 2], [W, CUBE / 2], [0, CUBE])
const HULL = path([0, -CUBE], [W, -CUBE / 2], [W, CUBE / 2], [0, CUBE], [-W, CUBE / 2], [-W, -CUBE / 2])

/** One army or resident, lit from the upper left. */
export function Cube({ look, x = 0, y = 0, scale = 1 }: { look: Look; x?: number; y?: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d={HULL} fill={look.fill} stroke={look.rim} strokeWidth="3" strokeLinejoin="round" />
      <path d={LEFT} fill={`url(#im-weave-${look.colour})`} />
      <path d={RIGHT} fill={look.side} />
      <path d={TOP} fill={look.top} />
    </g>
  )
}

/** The weaves of all colours as patterns: once for a drawing. */
export function Weaves() {
  return (
    <>
      {ALL_LOOKS.map(({ colour, fill, top, weave }) => (
        <pattern key={colour} id={`im-weave-${colour}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={fill} />
          <path d={WEAVES[weave]} fill="none" stroke={top} strokeOpacity=".75" strokeWidth="1.1" />
        </pattern>
      ))}
    </>
  )
}

/** Rows of a pile from below: six can be counted at a glance. */
const ROWS: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1]]
const MOST = ROWS.length - 1

/** By count: few cubes are drawn larger, so that one is as easily seen as six. */
const SIZES = [1, 1.6, 1.35, 1.3, 1.15, 1.1, 1]

/** Armies of one colour; more than six have their number beside them. */
export function Pile({ look, count }: { look: Look; count: number }) {
  const rows = ROWS[Math.min(count, MOST)]
  const step = 2 * W + 1
  const lift = CUBE * 1.42
  const height = (rows.length - 1) * lift
  return (
    <g transform={`scale(${SIZES[Math.min(count, MOST)]}) translate(0 ${height / 2})`}>
      <ellipse cx="4" cy={CUBE * 0.8} rx={(rows[0] ?? 1) * W + 8} ry="8" fill="#000" opacity=".32" />
      {rows.flatMap((cubes, row) =>
        Array.from({ length: cubes }, (_, i) => (
          <Cube key={`${row}-${i}`} look={look} x={(i - (cubes - 1) / 2) * step} y={-row * lift} />
        )),
      )}
      {count > MOST ? <Count look={look} count={count} x={step * 0.5} y={4} /> : undefined}
    </g>
  )
}

function Count({ look, count, x, y }: { look: Look; count: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="20" fill={look.fill} stroke="#fff6dc" strokeWidth="2.6" />
      <text className="im-count" y="8.5" fill={look.on}>
        {count}
      </text>
    </g>
  )
}

/** The possessor's banner on its pole. */
export function Banner({ look, x, y }: { look: Look; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0-2V54" stroke="#2b1b0a" strokeWidth="5" strokeLinecap="round" />
      <path d="M0-2V54" stroke="#caa25e" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M-1 0H-32Q-27 9-32 16Q-27 24-32 32H-1Z"
        fill={look.fill}
        stroke={look.rim}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <Mark name={look.emblem} x={-14.5} y={16} size={25} fill={look.on} />
    </g>
  )
}
