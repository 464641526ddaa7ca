import { Linear, Radial } from '../../../../boardkit/drawing/gradient.tsx'
import { useMemo } from 'react'
import { seeded } from '../../../../boardkit/drawing/seed.ts'
import { SHADOW } from '../../content/names.ts'
import type { Frame } from './layout.ts'

/** Gradients and grain of the two skies. */
export function SkyDefinitions() {
  return (
    <>
      <Linear id="im-sky-0" x2=".25" y2="1" stops={['0 #190c35', '.45 #3a2166', '.8 #6d3d86', '1 #98517f']} />
      <Linear id="im-sky-1" x1=".25" x2="0" y2="1" stops={['0 #ffeeb0', '.4 #f8d57f', '1 #e0a348']} />
      <Radial id="im-moon" stops={['.2 #e9dcff .55', '1 #b18cff 0']} />
      <Radial id="im-sun" stops={['.15 #fff .95', '.5 #fff2b0 .5', '1 #ffdf70 0']} />
      <Radial id="im-hill-0" cx=".36" cy=".3" r=".75" stops={['0 #e7d4ff .24', '.55 #e7d4ff .03', '1 #0c0320 .3']} />
      <Radial id="im-hill-1" cx=".64" cy=".3" r=".75" stops={['0 #fffdf0 .5', '.55 #fffdf0 .06', '1 #8a5410 .22']} />
      <Radial id="im-lamp-0" cx=".2" cy=".1" r="1.1" stops={['0 #d9c0ff .16', '.5 #d9c0ff 0', '1 #05010f .34']} />
      <Radial id="im-lamp-1" cx=".8" cy=".1" r="1.1" stops={['0 #fffbe0 .28', '.5 #fff3c0 0', '1 #7a4300 .2']} />
    </>
  )
}

/** The sheet of a world: dusk with moon and stars, or daylight with sun and clouds. The sun stands where the moon does. */
export function Sky({ world, frame, title }: { world: number; frame: Frame; title: string }) {
  const { x, y, width, height } = frame
  const isDusk = world === SHADOW
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={`im-sheet-${world}`}>
        <rect width={width} height={height} rx="10" />
      </clipPath>
      <g clipPath={`url(#im-sheet-${world})`}>
        <rect width={width} height={height} fill={`url(#im-sky-${world})`} />
        {isDusk ? <Stars width={width} height={height} /> : <Rays x={width - 96} y={84} />}
        <Clouds world={world} width={width} height={height} />
        {isDusk ? <Moon x={96} y={84} /> : <Sun x={width - 96} y={84} />}
      </g>
      <text
        className="im-world-name"
        x={width / 2}
        y="42"
        fill={isDusk ? '#efe4ff' : '#5b3c05'}
        stroke={isDusk ? '#190c35' : '#fff3c4'}
      >
        {title}
      </text>
    </g>
  )
}

function Stars({ width, height }: { width: number; height: number }) {
  const stars = useMemo(() => {
    const random = seeded('stars of the dusk')
    return Array.from({ length: 130 }, () => ({
      x: random() * width,
      y: random() ** 1.5 * height,
      r: 0.8 + random() ** 3 * 2.4,
      light: 0.3 + random() * 0.7,
    }))
  }, [width, height])
  return (
    <g fill="#f2e9ff">
      {stars.map(({ x, y, r, light }) => (
        <circle key={`${x}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(1)} opacity={light.toFixed(2)} />
      ))}
    </g>
  )
}

const Moon = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="120" fill="url(#im-moon)" />
    <path d="M10-44A46 46 0 1 0 40 30A38 38 0 0 1 10-44Z" fill="#f3eaff" />
    <circle cx="-20" cy="14" r="6" fill="#cdbbe8" opacity=".6" />
    <circle cx="-8" cy="30" r="4" fill="#cdbbe8" opacity=".6" />
    <circle cx="-24" cy="-10" r="4" fill="#cdbbe8" opacity=".6" />
  </g>
)

const Sun = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="130" fill="url(#im-sun)" />
    <circle r="42" fill="#ffe27a" stroke="#f0a818" strokeWidth="4" />
    <circle cx="6" cy="-6" r="30" fill="#fff8d8" opacity=".85" />
  </g>
)

const Rays = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`} fill="#fffbe0" opacity=".3">
    {Array.from({ length: 18 }, (_, i) => (
      <path key={i} d="M0 0L-46 1500L46 1500Z" transform={`rotate(${i * 20 + 6})`} opacity={i % 2 === 0 ? 1 : 0.5} />
    ))}
  </g>
)

/** Low clouds at the lower edge, mirrored from world to world. */
function Clouds({ world, width, height }: { world: number; width: number; height: number }) {
  const clouds = useMemo(() => {
    const random = seeded('clouds')
    return Array.from({ length: 26 }, (_, i) => ({
      x: random() * width,
      y: height - 8 - random() * 90,
      r: 26 + random() * 46,
      depth: i % 3,
    }))
  }, [width, height])
  const fill = world === SHADOW ? ['#4b2a72', '#7d4a92', '#b0719f'] : ['#fff4cf', '#fffaf0', '#ffffff']
  return (
    <g transform={world === SHADOW ? `translate(${width} 0) scale(-1 1)` : undefined}>
      {clouds.map(({ x, y, r, depth }) => (
        <ellipse
          key={`${x}`}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          rx={(r * 1.9).toFixed(1)}
          ry={(r * 0.62).toFixed(1)}
          fill={fill[depth]}
          opacity={world === SHADOW ? 0.32 : 0.42}
        />
      ))}
    </g>
  )
}
