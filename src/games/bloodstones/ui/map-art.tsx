import { memo, useMemo } from 'react'
import { Linear, Radial } from '../../../boardkit/drawing/gradient.tsx'
import type { Language } from '../../../protocol/board.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { namePlaces, type NameSize } from './name-places.ts'
import { paint, type Painting } from './map-paint.ts'
import { MapSigns } from './map-signs.tsx'

export const FRAME = 16

interface Props {
  readonly chart: Chart
  readonly language: Language
  readonly names: NameSize
}

/** The painted map: everything that never changes during a game, with the names as large as it is near. */
export const MapArt = memo(function MapArt({ chart, language, names }: Props) {
  const art = useMemo(() => paint(chart), [chart])
  const { width, height } = art
  return (
    <svg
      className="bk-art bs-art"
      viewBox={`${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`}
      aria-hidden="true"
      focusable="false"
    >
      <Definitions art={art} />
      <Board width={width} height={height} />
      <g clipPath="url(#bs-sheet)">
        <Water art={art} chart={chart} />
        <Country art={art} chart={chart} />
        <Names {...{ chart, language, names }} />
        <rect width={width} height={height} filter="url(#bs-paper)" />
        <rect width={width} height={height} fill="url(#bs-lamp)" />
      </g>
      <Rim width={width} height={height} />
      <Plate chart={chart} language={language} at={`translate(${width / 2} ${height + 8.5})`} />
    </svg>
  )
})

type Size = { readonly width: number; readonly height: number }

/** The wood around the sheet. */
const Board = ({ width, height }: Size) => (
  <>
    <rect x={-FRAME} y={-FRAME} width={width + 2 * FRAME} height={height + 2 * FRAME} rx="10" fill="#5f4022" />
    <rect
      x={-FRAME + 2}
      y={-FRAME + 2}
      width={width + 2 * FRAME - 4}
      height={height + 2 * FRAME - 4}
      rx="8.5"
      fill="none"
      stroke="#a9804a"
      strokeWidth="1.2"
    />
    <rect
      x="-6"
      y="-6"
      width={width + 12}
      height={height + 12}
      rx="5"
      fill="#2d1d10"
      stroke="#caa25e"
      strokeWidth="1"
    />
  </>
)

const RIM = [
  { inset: 1.5, rx: 3, opacity: 0.55, line: 1.4 },
  { inset: 5, rx: 2, opacity: 0.35, line: 0.7 },
]

/** The lines on the sheet's edge. */
const Rim = ({ width, height }: Size) => (
  <>
    {RIM.map(({ inset, rx, opacity, line }) => (
      <rect
        key={inset}
        x={inset}
        y={inset}
        width={width - 2 * inset}
        height={height - 2 * inset}
        rx={rx}
        fill="none"
        stroke="#3b2a18"
        strokeOpacity={opacity}
        strokeWidth={line}
      />
    ))}
  </>
)

function Plate({ chart, language, at }: { chart: Chart; language: Language; at: string }) {
  const plate = chart.name[language].length * 4.6 + 14
  return (
    <g transform={at} textAnchor="middle">
      <path
        d={`M${-plate} -8.5H${plate}L${plate + 9} 0L${plate} 8.5H${-plate}L${-plate - 9} 0Z`}
        fill="#c79a4b"
        stroke="#3b2610"
        strokeWidth="1"
      />
      <text className="bs-map-name" y="4.6">
        {chart.name[language]}
      </text>
    </g>
  )
}

function Definitions({ art }: { art: Painting }) {
  return (
    <defs>
      <clipPath id="bs-sheet">
        <rect width={art.width} height={art.height} rx="4" />
      </clipPath>
      <Linear id="bs-deep" x2="0" y2="1" stops={['0 #8fb8ba', '1 #6f9ba2']} />
      <Radial id="bs-lamp" cx=".32" cy=".22" r=".95" stops={['0 #fff3cf .2', '.45 #fff3cf 0', '1 #2a1606 .24']} />
      <filter id="bs-paper" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency=".011 .016" numOctaves="4" seed="3" />
        <feColorMatrix values="0 0 0 0 .34  0 0 0 0 .24  0 0 0 0 .1  0 0 0 .6 -.2" />
      </filter>
      <MapSigns />
    </defs>
  )
}

const Water = memo(function Water({ art, chart }: { art: Painting; chart: Chart }) {
  return (
    <g>
      <rect width={art.width} height={art.height} fill="url(#bs-deep)" />
      {art.outlines.map((line, area) =>
        chart.terrain[area] === 'sea' ? (
          <path key={area} d={line} fill={art.fills[area]} fillOpacity=".5" />
        ) : undefined,
      )}
      <g fill="none" stroke="#e3efe6" strokeLinejoin="round" strokeLinecap="round">
        <path d={art.coast} strokeWidth="30" strokeOpacity=".14" />
        <path d={art.coast} strokeWidth="20" strokeOpacity=".18" />
        <path d={art.coast} strokeWidth="11" strokeOpacity=".26" />
      </g>
      <g fill="none" stroke="#2e6570" strokeLinejoin="round" strokeOpacity=".3">
        <path d={art.coast} strokeWidth="17" strokeOpacity=".1" />
        <path d={art.seaBorders} strokeWidth="1.5" strokeDasharray="7 6" strokeOpacity=".5" />
      </g>
      <Compass x={art.compass[0] * SCALE} y={art.compass[1] * SCALE - 2} />
    </g>
  )
})

const Country = memo(function Country({ art, chart }: { art: Painting; chart: Chart }) {
  return (
    <g>
      <path d={art.coast} fill="none" stroke="#4a3820" strokeWidth="4.6" strokeLinejoin="round" strokeLinecap="round" />
      {art.outlines.map((line, area) =>
        chart.terrain[area] === 'sea' ? undefined : (
          <path key={area} d={line} fill={art.fills[area]} stroke={art.fills[area]} strokeWidth=".8" />
        ),
      )}
      <g fill="none" strokeLinejoin="round" strokeLinecap="round" clipPath="url(#bs-sheet)">
        <path d={art.borders} stroke="#5a4322" strokeWidth="14" strokeOpacity=".05" />
        <path d={art.borders} stroke="#5a4322" strokeWidth="9" strokeOpacity=".07" />
        <path d={art.borders} stroke="#5a4322" strokeWidth="5" strokeOpacity=".08" />
        <path d={art.coast} stroke="#f3e6bb" strokeWidth="8" strokeOpacity=".16" />
        <path d={art.borders} stroke="#f6ecc9" strokeWidth="2.6" strokeOpacity=".4" />
        <path d={art.borders} stroke="#57411f" strokeWidth="1.35" strokeDasharray="5.5 3.4" strokeOpacity=".82" />
        <path d={art.coast} stroke="#4a3820" strokeWidth="1.5" />
      </g>
      {art.rivers.map(({ line, width }) => (
        <g key={line} fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={line} stroke="#3f6870" strokeWidth={width + 1.6} strokeOpacity=".85" />
          <path d={line} stroke="#9cc4c6" strokeWidth={width} />
        </g>
      ))}
      {art.glyphs.map(({ sign, x, y, size, turned }) => (
        <use
          key={`${x},${y}`}
          href={`#bs-${sign}`}
          transform={`translate(${x} ${y}) scale(${turned ? -size : size} ${size})`}
        />
      ))}
    </g>
  )
})

function Names({ chart, language, names }: Props) {
  const places = useMemo(() => namePlaces(chart, language, names), [chart, language, names])
  return (
    <g className="bs-names" textAnchor="middle">
      {places.map((place, area) =>
        place === undefined ? undefined : (
          <text key={area} className={chart.terrain[area] === 'sea' ? 'bs-sea-name' : 'bs-area-name'} {...place}>
            {chart.names[area][language]}
          </text>
        ),
      )}
    </g>
  )
}

function Compass({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} opacity=".32" stroke="#234a52" strokeWidth=".6">
      <circle r="26" fill="none" />
      <circle r="23" fill="none" strokeDasharray="1.5 3" />
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M0-34L4-5L0 0Z" fill="#234a52" />
          <path d="M0-34L-4-5L0 0Z" fill="#e6efe4" />
          <path d="M0 0L13-13L4.5-4.5Z" fill="#234a52" />
        </g>
      ))}
    </g>
  )
}
