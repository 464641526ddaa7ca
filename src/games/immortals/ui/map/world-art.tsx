import { memo, useMemo } from 'react'
import type { Language } from '../../../../protocol/board.ts'
import { regionIn, type Content } from '../../content/content.ts'
import { LIGHT, nameOf, REGIONS, SHADOW, worldOf } from '../../content/names.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { growthOf, toneOf } from './growth.ts'
import { GrowthSigns, signId } from './growth-signs.tsx'
import type { Outlines } from './geometry.ts'
import type { Frame, Layout } from './layout.ts'
import { GROUNDS } from './palette.ts'
import { Skies, Sky, SkyDefinitions } from './sky.tsx'

interface ArtProps {
  readonly content: Content
  readonly outlines: Outlines
  readonly layout: Layout
  readonly language: Language
}

/** The two painted worlds: everything that never changes during a game. */
export const WorldArt = memo(function WorldArt(props: ArtProps) {
  const { layout } = props
  return (
    <svg
      className="bk-art im-art"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <SkyDefinitions layout={layout} />
        <GrowthSigns />
      </defs>
      <Skies layout={layout} />
      {[SHADOW, LIGHT].map((world) => {
        const frame = layout.worlds[world]
        return frame === undefined ? undefined : <World key={world} {...props} world={world} frame={frame} />
      })}
    </svg>
  )
})

function World({ content, outlines, layout, language, world, frame }: ArtProps & { world: number; frame: Frame }) {
  const { x, y } = layout.shift[world]
  return (
    <g className={world === SHADOW ? 'im-shadow' : 'im-light'}>
      <Sky world={world} frame={frame} title={BOARD_STRINGS[language].worlds[world]} />
      <g transform={`translate(${x} ${y})`}>
        <Island outlines={outlines} world={world} />
        <Country content={content} outlines={outlines} world={world} />
        <Growths content={content} world={world} />
      </g>
    </g>
  )
}

/** The world floats: a cliff below, a glow around. */
function Island({ outlines, world }: { outlines: Outlines; world: number }) {
  const isDusk = world === SHADOW
  const all = outlines.lands.filter((_, land) => worldOf(land) === world).join('')
  return (
    <g>
      <path d={all} transform="translate(16 44)" fill={isDusk ? '#0a0418' : '#8a5f1c'} opacity=".38" />
      <path
        d={outlines.coasts[world]}
        fill="none"
        stroke={isDusk ? '#b48cff' : '#fffbe2'}
        strokeWidth="26"
        strokeOpacity=".22"
        strokeLinejoin="round"
      />
      {[24, 17, 10].map((down, i) => (
        <path
          key={down}
          d={all}
          transform={`translate(0 ${down})`}
          fill={(isDusk ? ['#140a26', '#1f1138', '#2b1a4a'] : ['#6e4718', '#8a5c22', '#a8762f'])[i]}
          stroke={(isDusk ? ['#140a26', '#1f1138', '#2b1a4a'] : ['#6e4718', '#8a5c22', '#a8762f'])[i]}
          strokeWidth="5"
          strokeLinejoin="round"
        />
      ))}
    </g>
  )
}

function Country({ content, outlines, world }: { content: Content; outlines: Outlines; world: number }) {
  const { map } = content
  const grounds = GROUNDS[world]
  const ink = world === SHADOW ? '#120822' : '#6b4a1c'
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      {outlines.lands.map((line, land) => {
        if (worldOf(land) !== world) return undefined
        const tone = grounds[map.regionColours[map.regionOf[nameOf(land)]]].tones[toneOf(land)]
        return (
          <g key={land}>
            <path d={line} fill={tone} stroke={tone} strokeWidth="1" />
            <path d={line} fill={`url(#im-hill-${world})`} />
          </g>
        )
      })}
      <g fill="none">
        <path d={outlines.borders[world]} stroke={ink} strokeWidth="16" strokeOpacity=".06" />
        <path d={outlines.borders[world]} stroke={ink} strokeWidth="9" strokeOpacity=".08" />
        <path d={outlines.borders[world]} stroke={ink} strokeWidth="2.6" strokeOpacity=".75" strokeDasharray="9 6" />
        {Array.from({ length: REGIONS }, (_, region) => (
          <Rim
            key={region}
            line={outlines.rims[regionIn(world, region)]}
            colour={grounds[map.regionColours[region]].rim}
          />
        ))}
        <path d={outlines.coasts[world]} stroke={ink} strokeWidth="5.5" />
        <path
          d={outlines.coasts[world]}
          stroke={world === SHADOW ? '#cbb2f5' : '#fff4c9'}
          strokeWidth="2"
          strokeOpacity=".6"
        />
      </g>
    </g>
  )
}

const Rim = ({ line, colour }: { line: string; colour: string }) => (
  <>
    <path d={line} stroke={colour} strokeWidth="15" strokeOpacity=".16" />
    <path d={line} stroke={colour} strokeWidth="5" strokeOpacity=".85" />
  </>
)

function Growths({ content, world }: { content: Content; world: number }) {
  const growths = useMemo(() => growthOf(content), [content])
  const { regionColours, regionOf } = content.map
  return (
    <>
      {growths.map(({ land, x, y, size, isTurned }) =>
        worldOf(land) === world ? (
          <use
            key={`${x},${y}`}
            href={`#${signId(world, regionColours[regionOf[nameOf(land)]])}`}
            transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${isTurned ? -size : size} ${size})`}
          />
        ) : undefined,
      )}
    </>
  )
}
