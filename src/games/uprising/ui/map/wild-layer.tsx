import { memo } from 'react'
import { seeded } from '../../../../boardkit/drawing/seed.ts'
import { HEIGHT, WIDTH } from './geometry.ts'

/** How far the winter is drawn around the map. */
const [WIDE, HIGH] = [1500, 700]
/** The map itself, as a circle that nothing stands in. */
const CLEAR = 730

interface Thing {
  readonly x: number
  readonly y: number
  readonly size: number
}

const [DRIFTS, ROCKS, TREES] = ((): readonly (readonly Thing[])[] => {
  const next = seeded('winter around the map')
  const scattered = (count: number, least: number, most: number): Thing[] => {
    const things: Thing[] = []
    while (things.length < count) {
      const x = next() * (WIDTH + 2 * WIDE) - WIDE
      const y = next() * (HEIGHT + 2 * HIGH) - HIGH
      const size = least + next() * (most - least)
      if (Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) > CLEAR + 60 * size) things.push({ x, y, size })
    }
    return things
  }
  const groves = scattered(26, 0.7, 1.2)
  const trees = groves.flatMap(({ x, y, size }) =>
    Array.from({ length: 7 }, () => ({ x: x + (next() - 0.5) * 190, y: y + (next() - 0.5) * 110, size })),
  )
  return [
    scattered(120, 0.7, 2.1),
    scattered(34, 0.7, 1.6),
    trees.filter(({ x, y }) => Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) > CLEAR),
  ].map((things) => things.toSorted((a, b) => a.y - b.y))
})()

const at = ({ x, y, size }: Thing): string => `translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${size.toFixed(2)})`

/** What lies around the map: drifts, rocks, dark firs, as far as anybody sees. */
export const WildLayer = memo(function WildLayer() {
  return (
    <svg className="bk-art up-wild" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {DRIFTS.map((one, i) => (
        <path key={i} d="M-52 6Q-26 -9 0 2T52 -2M-30 20Q-8 11 20 17" transform={at(one)} className="up-wild-drift" />
      ))}
      {ROCKS.map((one, i) => (
        <g key={i} transform={at(one)}>
          <path d="M-58 24L-20 -30L-4 -12L18 -48L62 24Q0 36 -58 24Z" className="up-wild-rock" />
          <path
            d="M-20 -30L-30 -14L-18 -18L-9 -7L-4 -12ZM18 -48L4 -26L14 -31L22 -18L34 -22Z"
            className="up-wild-snow"
          />
        </g>
      ))}
      {TREES.map((one, i) => (
        <g key={i} transform={at(one)}>
          <path d="M0 -34L13 -8H7L17 12H-17L-7 -8H-13Z" className="up-wild-tree" />
          <path d="M0 -34L-8 -18L-1 -20ZM-7 -8L-13 4L-2 2Z" className="up-wild-snow" />
        </g>
      ))}
    </svg>
  )
})
