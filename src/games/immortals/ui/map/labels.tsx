import { memo, useMemo } from 'react'
import type { Language } from '../../../../protocol/board.ts'
import type { Content } from '../../content/content.ts'
import { LIGHT, NAMES, REGIONS, SHADOW } from '../../content/names.ts'
import type { IconName } from '../icons.ts'
import { heartsOf, type Point } from './geometry.ts'
import type { Layout } from './layout.ts'
import { INCOME, namePlaces } from './name-places.ts'
import { INKS } from './palette.ts'

export const regionIcon = (region: number): IconName =>
  (['forest', 'water', 'moor', 'fire', 'mountains'] as const)[region % REGIONS]

interface Props {
  readonly content: Content
  readonly layout: Layout
  readonly language: Language
  /** How large everything on a land is against its world. */
  readonly grow: number
}

/** Names and incomes: above the possessors' cloth, below the pieces. */
export const LabelLayer = memo(function LabelLayer({ content, layout, language, grow }: Props) {
  const places = useMemo(() => namePlaces(content, language, grow), [content, language, grow])
  return (
    <g className="im-labels" aria-hidden="true">
      {[SHADOW, LIGHT].map((world) => {
        const { x, y } = layout.shift[world]
        if (layout.worlds[world] === undefined) return undefined
        return (
          <g key={world} transform={`translate(${x} ${y})`}>
            <Labels content={content} world={world} language={language} grow={grow} places={places} />
          </g>
        )
      })}
    </g>
  )
})

type LabelsProps = Omit<Props, 'layout'> & { readonly world: number; readonly places: readonly Point[] }

function Labels({ content, world, language, grow, places }: LabelsProps) {
  const { map, plan } = content
  const { ink, halo } = INKS[world]
  const hearts = heartsOf(plan)
  const lands = Array.from({ length: NAMES }, (_, name) => world * NAMES + name)
  const at = (land: number): string => `translate(${hearts[land].x} ${hearts[land].y}) scale(${grow})`
  return (
    <>
      {lands.map((land) => (
        <g key={land} transform={at(land)}>
          <Incomes gold={map.gold[land]} energy={map.energy[land]} world={world} />
        </g>
      ))}
      {lands.map((land, name) => (
        <text
          key={land}
          className="im-land-name"
          transform={at(land)}
          x={places[land].x}
          y={places[land].y + 7}
          fill={ink}
          stroke={halo}
        >
          {map.landNames[name][language]}
        </text>
      ))}
    </>
  )
}

function Incomes({ gold, energy, world }: { gold: number; energy: number; world: number }) {
  const isDusk = world === SHADOW
  const { y, w, h } = INCOME
  return (
    <g transform={`translate(0 ${y})`}>
      <rect
        x={-w}
        y={-h}
        width={2 * w}
        height={2 * h}
        rx={h}
        fill={isDusk ? '#150b28' : '#fff8e2'}
        fillOpacity={isDusk ? 0.62 : 0.78}
      />
      <circle cx="-29" cy="0" r="11" fill="#e9b935" stroke="#7c5606" strokeWidth="1.6" />
      <circle cx="-29" cy="0" r="7.4" fill="none" stroke="#fff0b0" strokeWidth="1.4" />
      <text className="im-income" x="-9" y="8" fill={INKS[world].ink}>
        {gold}
      </text>
      <path d="M16-13L25-3L16 13L7-3Z" fill="#5fb7e8" stroke="#12476e" strokeWidth="1.6" />
      <path d="M16-13L18-3L16 13L7-3Z" fill="#b9e6ff" opacity=".75" />
      <text className="im-income" x="34" y="8" fill={INKS[world].ink}>
        {energy}
      </text>
    </g>
  )
}
