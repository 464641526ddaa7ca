import { memo, useMemo } from 'react'
import type { EmblemProps, GameMiniatures, MiniatureProps } from '../../../protocol/miniature.ts'
import { loadContent } from '../content/content.ts'
import type { FactionId } from '../content/units.ts'
import { MAP_AUTO } from '../rules/setup/options.ts'
import { mapFor } from '../rules/setup/setup.ts'
import { Crest } from './crest.tsx'
import { chartFor, type Chart } from './data.ts'
import { LOOKS } from './factions.ts'
import { paint } from './map-paint.ts'
import { MapSigns } from './map-signs.tsx'
import './colours.css'

function chartOf({ roles, options }: MiniatureProps): Chart | undefined {
  const id = String(options['map'] ?? MAP_AUTO)
  if (id !== MAP_AUTO) return chartFor(id)
  const loaded = loadContent()
  return loaded.ok ? chartFor(loaded.content.maps[mapFor(loaded.content, roles, id)]?.id) : undefined
}

function Miniature(props: MiniatureProps) {
  const chart = chartOf(props)
  return chart === undefined ? undefined : <Sheet chart={chart} />
}

/** The painted map without names, paper and frame. */
const Sheet = memo(function Sheet({ chart }: { chart: Chart }) {
  const art = useMemo(() => paint(chart), [chart])
  const lands = art.outlines.map((line, area) => ({
    line,
    fill: art.fills[area],
    isSea: chart.terrain[area] === 'sea',
  }))
  return (
    <svg
      viewBox={`0 0 ${art.width} ${art.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
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
    </svg>
  )
})

const Emblem = ({ id }: EmblemProps) => <Crest look={LOOKS[id as FactionId]} />

export default { Miniature, Emblem } satisfies GameMiniatures<typeof Miniature, typeof Emblem>
