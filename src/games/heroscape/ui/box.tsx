import { Linear, Radial } from '../../../boardkit/drawing/gradient.tsx'

type Point = readonly [x: number, y: number]

const TILE = 40
const SQUASH = 0.55
const LEVEL = 17

const GROUND = {
  grass: ['#9cc653', '#5d8231', '#4a6a27'],
  rock: ['#b4aca0', '#7c756b', '#635d55'],
  sand: ['#edcf8b', '#b4914c', '#94753a'],
  water: ['#58b9dd', '#2b7fa8', '#236a8e'],
} as const

/** Column, row, levels and ground; rows come nearer with their number. */
const TILES: readonly (readonly [column: number, row: number, levels: number, ground: keyof typeof GROUND])[] = [
  [0, 0, 2, 'grass'],
  [1, 0, 3, 'grass'],
  [2, 0, 5, 'rock'],
  [3, 0, 6, 'rock'],
  [4, 0, 4, 'grass'],
  [5, 0, 3, 'grass'],
  [6, 0, 1, 'sand'],
  [0, 1, 1, 'sand'],
  [1, 1, 2, 'grass'],
  [2, 1, 4, 'rock'],
  [3, 1, 3, 'grass'],
  [4, 1, 3, 'grass'],
  [5, 1, 1, 'water'],
  [6, 1, 1, 'water'],
  [0, 2, 1, 'water'],
  [1, 2, 2, 'grass'],
  [2, 2, 2, 'grass'],
  [3, 2, 2, 'sand'],
  [4, 2, 1, 'water'],
  [5, 2, 2, 'grass'],
  [6, 2, 3, 'rock'],
  [0, 3, 1, 'water'],
  [1, 3, 1, 'sand'],
  [2, 3, 1, 'grass'],
  [3, 3, 1, 'grass'],
  [4, 3, 1, 'sand'],
  [5, 3, 2, 'grass'],
  [6, 3, 1, 'sand'],
]

const WIDTH = TILE * Math.sqrt(3)

const middle = (column: number, row: number, levels: number): Point => [
  18 + column * WIDTH + (row % 2 === 1 ? WIDTH / 2 : 0),
  168 + row * TILE * 1.5 * SQUASH - levels * LEVEL,
]

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Stacked tiles: every level shows its edge. */
function Stack({ tile: [column, row, levels, ground] }: { tile: (typeof TILES)[number] }) {
  const [top, light, dark] = GROUND[ground]
  const [x, y] = middle(column, row, levels)
  const [w, h] = [WIDTH / 2, TILE * SQUASH]
  const depth = levels * LEVEL + 130
  const joints = Array.from({ length: levels }, (_, i) => {
    const d = (i + 1) * LEVEL
    return `M${at([x - w, y + h / 2 + d])}L${at([x, y + h + d])}L${at([x + w, y + h / 2 + d])}`
  })
  return (
    <g>
      <path d={`M${at([x - w, y + h / 2])}L${at([x, y + h])}v${depth}h${-w}z`} fill={light} />
      <path d={`M${at([x + w, y + h / 2])}L${at([x, y + h])}v${depth}h${w}z`} fill={dark} />
      <path d={joints.join('')} fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="1.6" />
      <path
        d={`M${at([x, y - h])}L${at([x + w, y - h / 2])}L${at([x + w, y + h / 2])}L${at([x, y + h])}L${at([x - w, y + h / 2])}L${at([x - w, y - h / 2])}Z`}
        fill={top}
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="1.2"
      />
      {ground === 'water' ? (
        <path
          d={`M${at([x - 16, y - 2])}q8-5 16 0t16 0M${at([x - 8, y + 8])}q6-4 12 0t10 0`}
          fill="none"
          stroke="#fff"
          strokeOpacity=".6"
          strokeWidth="1.6"
        />
      ) : undefined}
    </g>
  )
}

/** Rows are drawn from far to near. */
const Row = ({ n }: { n: number }) =>
  TILES.filter(([, row]) => row === n).map((tile) => <Stack key={tile.join()} tile={tile} />)

/** A figure on its base: drawn around its feet. */
function Figure(props: { on: Point; base: string; ink: string; d: string; turn?: 1 | -1; size?: number }) {
  const { on, base, ink, d, turn = 1, size = 1 } = props
  return (
    <g transform={`translate(${at(on)}) scale(${turn * size} ${size})`}>
      <ellipse cx="4" cy="4" rx="24" ry="10" fill="#000" opacity=".25" />
      <ellipse cy="3" rx="20" ry="8.500" fill={base} />
      <ellipse rx="20" ry="8.500" fill="#2c2620" />
      <path d={d} fill={ink} stroke="#12100d" strokeWidth="1.2" strokeLinejoin="round" />
    </g>
  )
}

const VIKING =
  'M-7 0L-8-18Q-13-22-12-32Q-6-37 0-37Q6-37 10-33L20-44L17-49Q27-53 31-45Q33-37 26-35L24-40L12-25Q11-21 9-18L8 0H2L0-14L-2 0ZM-6-38Q-7-49 0-50Q7-49 6-38Q0-34-6-38ZM-7-46L-13-54L-6-50ZM7-46L13-54L6-50Z'
const DRAGON =
  'M-14 0Q-22-14-12-26Q-30-34-44-60Q-24-58-14-50Q-22-70-16-88Q-2-72 0-52Q8-62 22-62L34-56L46-58L38-50L24-48Q16-44 16-34Q24-24 18-12L22 0H10L8-9Q-2-6-4 0Z'
const ARCHER =
  'M-6 0L-5-18Q-9-24-7-33Q-3-37 1-36Q5-36 8-33L20-31Q26-30 21-27L9-27Q8-21 6-18L7 0H2L0-14L-2 0ZM-4-38Q-5-48 1-49Q6-48 5-38Q1-35-4-38ZM19-48Q31-30 18-10L16-12Q26-30 17-47Z'
const ROBOT =
  'M-12 0V-14L-9-17V-24H-13V-40Q-13-44-8-44H8Q13-44 13-40V-36L27-33V-27L13-28V-24H9V-17L12-14V0H4L2-14H-2L-4 0ZM-7-46Q-8-57 0-57Q8-57 7-46ZM-3-52H4V-49H-3Z'

/** The box on the shelf: a sunny battlefield of stacked tiles with figures of all ages. */
export function Box() {
  return (
    <svg viewBox="0 0 480 270" role="img" aria-label="HeroScape" preserveAspectRatio="xMidYMid slice">
      <defs>
        <Linear id="hsb-sky" x2="0" y2="1" stops={['0 #3f93d6', '.55 #a9d8f0', '.8 #fdf3d4']} />
        <Radial id="hsb-sun" stops={['0 #fffbe6', '.3 #ffe9a0 .9', '1 #ffd978 0']} />
      </defs>
      <rect width="480" height="270" fill="url(#hsb-sky)" />
      <circle cx="88" cy="52" r="92" fill="url(#hsb-sun)" />
      <path
        d="M300 40q10-14 26-8q10-12 26-2q18-2 16 14h-74q-6-2 6-4zM168 30q8-10 20-5q10-8 20 0q12 0 10 9h-54q-4-2 4-4z"
        fill="#fff"
        opacity=".85"
      />
      <path
        d="M0 130L60 84L96 108L150 70L206 118L270 88L330 116L390 78L440 106L480 92V270H0Z"
        fill="#7fb3c9"
        opacity=".7"
      />
      <Row n={0} />
      <Figure on={middle(3, 0, 6)} base="#c0392b" ink="#8f2a22" d={DRAGON} turn={-1} size={0.66} />
      <Row n={1} />
      <Figure on={middle(4, 1, 3)} base="#c0392b" ink="#4d5a66" d={ROBOT} turn={-1} size={0.85} />
      <Figure on={middle(1, 1, 2)} base="#1f5fa6" ink="#2e6b3a" d={ARCHER} size={0.95} />
      <Row n={2} />
      <Row n={3} />
      <Figure on={middle(2, 3, 1)} base="#1f5fa6" ink="#7a4a22" d={VIKING} size={1.15} />
      <Figure on={middle(5, 3, 2)} base="#c0392b" ink="#3f4a55" d={ROBOT} turn={-1} size={1.05} />
    </svg>
  )
}
