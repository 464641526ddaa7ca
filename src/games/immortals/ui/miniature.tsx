import { memo } from 'react'
import type { EmblemProps, GameMiniatures } from '../../../protocol/miniature.ts'
import { loadContent, type Content } from '../content/content.ts'
import { LIGHT, nameOf, SHADOW, worldOf } from '../content/names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { outlinesOf, type Outlines } from './map/geometry.ts'
import { toneOf } from './map/growth.ts'
import { GROUNDS } from './map/palette.ts'

let known: { readonly content: Content; readonly outlines: Outlines } | undefined

function drawn(): typeof known {
  const loaded = loadContent()
  if (known === undefined && loaded.ok) known = { content: loaded.content, outlines: outlinesOf(loaded.content) }
  return known
}

const EDGE = 40

/** Both worlds side by side: dusk and day. */
const Miniature = memo(function Miniature() {
  const found = drawn()
  if (found === undefined) return undefined
  const { width, height } = found.content.plan
  return (
    <svg
      viewBox={`0 0 ${2 * width} ${height + EDGE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect x={-width} y={-height} width={2 * width} height={3 * height} fill="#2a1a45" />
      <rect x={width} y={-height} width={2 * width} height={3 * height} fill="#e9cf8b" />
      {[SHADOW, LIGHT].map((world) => (
        <World key={world} world={world} {...found} />
      ))}
    </svg>
  )
})

function World({ content, outlines, world }: { content: Content; outlines: Outlines; world: number }) {
  const { map, plan } = content
  const ink = world === SHADOW ? '#120822' : '#6b4a1c'
  const x = (world === LIGHT ? plan.width : 0) - plan.left[world]
  return (
    <g transform={`translate(${x} ${EDGE / 2})`} strokeLinejoin="round">
      <path d={outlines.coasts[world]} fill="none" stroke={ink} strokeWidth="22" strokeOpacity=".35" />
      {outlines.lands.map((line, land) => {
        if (worldOf(land) !== world) return undefined
        const tone = GROUNDS[world][map.regionColours[map.regionOf[nameOf(land)]]].tones[toneOf(land)]
        return <path key={land} d={line} fill={tone} stroke={ink} strokeWidth="4" strokeOpacity=".6" />
      })}
      <path d={outlines.coasts[world]} fill="none" stroke={ink} strokeWidth="8" />
    </g>
  )
}

const Emblem = ({ id }: EmblemProps) => <Icon name={id as IconName} />

export default { Miniature, Emblem } satisfies GameMiniatures<typeof Miniature, typeof Emblem>
