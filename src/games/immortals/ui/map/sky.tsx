import { Radial } from '../../../../boardkit/drawing/gradient.tsx'
import { useMemo } from 'react'
import { seeded } from '../../../../boardkit/drawing/seed.ts'
import { SHADOW } from '../../content/names.ts'
import type { Frame, Layout } from './layout.ts'

/** Gradients and grain of the two skies. */
export function SkyDefinitions({ layout }: { layout: Layout }) {
  const { x, width } = layout.tower
  const seam = x + width / 2
  return (
    <>
      <linearGradient id="im-sky" gradientUnits="userSpaceOnUse" x1={seam - DAWN} x2={seam + DAWN}>
        <stop offset="0" stopColor="#2c1852" />
        <stop offset=".5" stopColor="#a1607f" />
        <stop offset="1" stopColor="#f5cf78" />
      </linearGradient>
      <radialGradient id="im-night" gradientUnits="userSpaceOnUse" cx={seam - 1500} cy={-500} r="1900">
        <stop offset=".2" stopColor="#0b0420" stopOpacity=".7" />
        <stop offset="1" stopColor="#0b0420" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="im-noon" gradientUnits="userSpaceOnUse" cx={seam + 1200} cy={-300} r="1700">
        <stop offset="0" stopColor="#fff8dc" stopOpacity=".85" />
        <stop offset="1" stopColor="#fff3c4" stopOpacity="0" />
      </radialGradient>
      <linearGradient
        id="im-height"
        gradientUnits="userSpaceOnUse"
        x1="0"
        x2="0"
        y1={layout.height / 3}
        y2={layout.height + ABOVE}
      >
        <stop offset="0" stopColor="#c2632c" stopOpacity="0" />
        <stop offset="1" stopColor="#c2632c" stopOpacity=".42" />
      </linearGradient>
      <Radial id="im-moon" stops={['.2 #e9dcff .55', '1 #b18cff 0']} />
      <Radial id="im-sun" stops={['.15 #fff .95', '.5 #fff2b0 .5', '1 #ffdf70 0']} />
      <Radial id="im-hill-0" cx=".36" cy=".3" r=".75" stops={['0 #e7d4ff .24', '.55 #e7d4ff .03', '1 #0c0320 .3']} />
      <Radial id="im-hill-1" cx=".64" cy=".3" r=".75" stops={['0 #fffdf0 .5', '.55 #fffdf0 .06', '1 #8a5410 .22']} />
    </>
  )
}

/** From dusk to day. */
const DAWN = 150
/** Under the play the sky goes on for so long. */
const ABOVE = 500
/** Farther than anybody can see beyond the play. */
const FAR = 4000

/** Violet dusk on one side, gold day on the other, as far as the window reaches; the play floats in it. */
export function Skies({ layout }: { layout: Layout }) {
  const { width, height, sight } = layout
  const whole = { x: -FAR, y: -FAR, width: width + 2 * FAR, height: height + 2 * FAR }
  return (
    <>
      <rect {...whole} fill={sight === 'both' ? 'url(#im-sky)' : sight === SHADOW ? '#2c1852' : '#f5cf78'} />
      {sight === 'both' || sight === SHADOW ? <rect {...whole} fill="url(#im-night)" /> : undefined}
      {sight === SHADOW ? undefined : <rect {...whole} fill="url(#im-noon)" />}
      <rect {...whole} fill="url(#im-height)" />
    </>
  )
}

/** What is in the sky of a world. The sun stands where the moon does. */
export function Sky({ world, frame, title }: { world: number; frame: Frame; title: string }) {
  const { x, y, width, height } = frame
  const isDusk = world === SHADOW
  return (
    <g transform={`translate(${x} ${y})`}>
      {isDusk ? <Stars width={width} height={height} /> : undefined}
      <Clouds world={world} width={width} height={height} />
      {isDusk ? <Moon x={60} y={60} /> : <Sun x={width - 60} y={60} />}
      <text
        className={isDusk ? 'im-world-name' : 'im-world-name im-at-end'}
        x={isDusk ? 8 : width - 8}
        y={height - 14}
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
    return Array.from({ length: 240 }, () => ({
      x: (random() * 1.5 - 0.48) * width,
      y: (random() * 1.6 - 0.4) * height,
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

/** Low clouds at the lower edge, mirrored from world to world. */
function Clouds({ world, width, height }: { world: number; width: number; height: number }) {
  const clouds = useMemo(() => {
    const random = seeded('clouds')
    return Array.from({ length: 34 }, (_, i) => ({
      x: (random() * 1.3 - 0.25) * width,
      y: height + 150 - random() * 260,
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
