import { memo, useMemo, type ReactNode } from 'react'
import type { Language } from '../../../../protocol/board.ts'
import type { Content } from '../../content/content.ts'
import { LIGHT, NAMES, REGIONS, SHADOW } from '../../content/names.ts'
import type { IconName } from '../icons.ts'
import { heartsOf } from './geometry.ts'
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

/** Where both worlds' lands begin, and how everything on a land is drawn. */
function Worlds({ layout, draw }: Pick<Props, 'layout'> & { draw(world: number): ReactNode }) {
  return (
    <g className="im-labels" aria-hidden="true">
      {[SHADOW, LIGHT].map((world) => {
        const { x, y } = layout.shift[world]
        if (layout.worlds[world] === undefined) return undefined
        return (
          <g key={world} transform={`translate(${x} ${y})`}>
            {draw(world)}
          </g>
        )
      })}
    </g>
  )
}

const landsIn = (world: number): number[] => Array.from({ length: NAMES }, (_, name) => world * NAMES + name)

const placer = ({ content, grow }: Pick<Props, 'content' | 'grow'>) => {
  const hearts = heartsOf(content.plan)
  return (land: number): string => `translate(${hearts[land].x} ${hearts[land].y}) scale(${grow})`
}

/** What lands bring: above the possessors' cloth, below the pieces. */
export const IncomeLayer = memo(function IncomeLayer({ content, layout, grow }: Omit<Props, 'language'>) {
  const at = placer({ content, grow })
  const { gold, energy } = content.map
  return (
    <Worlds
      layout={layout}
      draw={(world) =>
        landsIn(world).map((land) => (
          <g key={land} transform={at(land)}>
            <Incomes gold={gold[land]} energy={energy[land]} world={world} />
          </g>
        ))
      }
    />
  )
})

/** The names of lands: nothing covers them. */
export const NameLayer = memo(function NameLayer({ content, layout, language, grow }: Props) {
  const places = useMemo(() => namePlaces(content, language, grow), [content, language, grow])
  const at = placer({ content, grow })
  return (
    <Worlds
      layout={layout}
      draw={(world) =>
        landsIn(world).map((land, name) => (
          <text
            key={land}
            className="im-land-name"
            transform={at(land)}
            x={places[land].x}
            y={places[land].y + 7}
            fill={INKS[world].ink}
            stroke={INKS[world].halo}
          >
            {content.map.landNames[name][language]}
          </text>
        ))
      }
    />
  )
})

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
