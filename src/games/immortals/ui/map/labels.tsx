import { memo } from 'react'
import type { Language } from '../../../../protocol/board.ts'
import type { Content } from '../../content/content.ts'
import { LIGHT, NAMES, REGIONS, SHADOW } from '../../content/names.ts'
import type { IconName } from '../icons.ts'
import { Mark } from '../icon.tsx'
import { heartsOf } from './geometry.ts'
import type { Layout } from './layout.ts'
import { GROUNDS, INKS } from './palette.ts'

export const regionIcon = (region: number): IconName =>
  (['forest', 'water', 'moor', 'fire', 'mountains'] as const)[region % REGIONS]

/** Names and incomes: above the possessors' cloth, below the pieces. */
export const LabelLayer = memo(function LabelLayer(props: { content: Content; layout: Layout; language: Language }) {
  const { content, layout, language } = props
  return (
    <g className="im-labels" aria-hidden="true">
      {[SHADOW, LIGHT].map((world) => {
        const { x, y } = layout.shift[world]
        if (layout.worlds[world] === undefined) return undefined
        return (
          <g key={world} transform={`translate(${x} ${y})`}>
            <Labels content={content} world={world} language={language} />
          </g>
        )
      })}
    </g>
  )
})

function Labels({ content, world, language }: { content: Content; world: number; language: Language }) {
  const { map, plan } = content
  const { ink, halo } = INKS[world]
  const hearts = heartsOf(plan)
  return (
    <g>
      {Array.from({ length: NAMES }, (_, name) => {
        const land = world * NAMES + name
        const colour = map.regionColours[map.regionOf[name]]
        return (
          <g key={land} transform={`translate(${hearts[land].x} ${hearts[land].y})`}>
            <text className="im-land-name" y="-45" fill={ink} stroke={halo}>
              {map.landNames[name][language]}
            </text>
            <Incomes
              gold={map.gold[land]}
              energy={map.energy[land]}
              world={world}
              sign={regionIcon(map.regionOf[name])}
              colour={GROUNDS[world][colour].sign}
            />
          </g>
        )
      })}
    </g>
  )
}

function Incomes(props: { gold: number; energy: number; world: number; sign: IconName; colour: string }) {
  const { gold, energy, world, sign, colour } = props
  const isDusk = world === SHADOW
  return (
    <g transform="translate(0 51)">
      <rect
        x="-55"
        y="-13"
        width="110"
        height="26"
        rx="13"
        fill={isDusk ? '#150b28' : '#fff8e2'}
        fillOpacity={isDusk ? 0.62 : 0.78}
      />
      <Mark name={sign} x={-39} y={0} size={23} fill={colour} />
      <circle cx="-13" cy="0" r="10.5" fill="#e9b935" stroke="#7c5606" strokeWidth="1.6" />
      <circle cx="-13" cy="0" r="7" fill="none" stroke="#fff0b0" strokeWidth="1.4" />
      <text className="im-income" x="2.5" y="7" fill={INKS[world].ink}>
        {gold}
      </text>
      <path d="M27-12L35-3L27 12L19-3Z" fill="#5fb7e8" stroke="#12476e" strokeWidth="1.6" />
      <path d="M27-12L29-3L27 12L19-3Z" fill="#b9e6ff" opacity=".75" />
      <text className="im-income" x="43" y="7" fill={INKS[world].ink}>
        {energy}
      </text>
    </g>
  )
}
