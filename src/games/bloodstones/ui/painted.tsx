import { memo, useMemo } from 'react'
import { SCALE, type Landscape } from './geometry.ts'
import { paint } from './map-paint.ts'
import { MapSigns } from './map-signs.tsx'

export const viewBoxOf = ({ width, height }: Landscape): string => `0 0 ${width * SCALE} ${height * SCALE}`

/** The painted country without names, paper and frame, inside a drawing. */
export const Painted = memo(function Painted({ chart }: { chart: Landscape }) {
  const art = useMemo(() => paint(chart), [chart])
  const lands = art.outlines.map((line, area) => ({
    line,
    fill: art.fills[area],
    isSea: chart.terrain[area] === 'sea',
  }))
  return (
    <>
      <defs>
        <MapSigns />
      </defs>
      <rect width={art.width} height={art.height} fill="#7fa9ad" />
      {lands.map(({ line, fill, isSea }, i) =>
        isSea ? <path key={i} d={line} fill={fill} fillOpacity=".5" /> : undefined,
      )}
      <path d={art.coast} fill="none" stroke="#e3efe6" strokeWidth="20" strokeOpacity=".3" strokeLinejoin="round" />
      {lands.map(({ line, fill, isSea }, i) =>
        isSea ? undefined : <path key={i} d={line} fill={fill} stroke={fill} strokeWidth=".8" />,
      )}
      <path d={art.borders} fill="none" stroke="#57411f" strokeWidth="2" strokeDasharray="6 4" strokeOpacity=".6" />
      <path d={art.coast} fill="none" stroke="#4a3820" strokeWidth="3.4" strokeLinejoin="round" />
      {art.rivers.map(({ line, width }) => (
        <path key={line} d={line} fill="none" stroke="#5f929b" strokeWidth={width + 1} strokeLinecap="round" />
      ))}
      {art.glyphs.map(({ sign, x, y, size, turned }) => (
        <use
          key={`${x},${y}`}
          href={`#bs-${sign}`}
          transform={`translate(${x} ${y}) scale(${turned ? -size : size} ${size})`}
        />
      ))}
    </>
  )
})
