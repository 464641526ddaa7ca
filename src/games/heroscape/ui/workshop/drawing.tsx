import { memo } from 'react'
import { centre } from '../../../../kit/hex.ts'
import type { Hex } from '../../../../kit/hex.ts'
import type { LayoutSource, RuinSource } from '../../content/battlefield-schema.ts'
import type { ContentSource } from '../../content/schema.ts'
import { TERRAINS, ZONE_IDS } from '../../content/names.ts'
import { cellsOf, ruinEdges } from '../../content/tile-shapes.ts'
import type { PlanTile } from '../../builder/plan.ts'
import { cardIcon } from '../icon.tsx'
import { ICONS } from '../icons.ts'
import { roleColour, roleInk, roleSign } from '../sides.ts'
import { ZONE_COLOURS, ZONE_INKS, tileColour } from './colours.ts'
import { edgePath, hexPath, outline, seams } from './geometry.ts'
import { NOBODY } from './hand.ts'
import './drawing.css'

/** Signs of the terrains, so that colour is not alone. */
export function Patterns() {
  const box = { width: 1.732, height: 1.5, patternUnits: 'userSpaceOnUse' } as const
  const line = { fill: 'none', strokeWidth: 0.05, strokeLinecap: 'round' } as const
  return (
    <defs>
      <pattern id="hsw-grass" {...box}>
        <path d="M.3 1.1l.06-.2.08.2M1.1.5l.06-.2.08.2M.75.85l.05-.16.07.16" stroke="#1e3009" opacity={0.4} {...line} />
      </pattern>
      <pattern id="hsw-rock" {...box}>
        <path d="M.25.5l.25-.2.3.15M1 1.15l.3-.15.2.2M.4 1.2l.18-.1" stroke="#1d1a17" opacity={0.35} {...line} />
      </pattern>
      <pattern id="hsw-sand" {...box}>
        <path
          d="M.3.4h.01M.9.25h.01M1.4.6h.01M.6.9h.01M1.15 1.15h.01M.25 1.25h.01"
          stroke="#6b4a12"
          opacity={0.5}
          {...line}
        />
      </pattern>
      <pattern id="hsw-water" {...box}>
        <path d="M.15.5q.18-.16.36 0t.36 0M.85 1.15q.18-.16.36 0t.36 0" stroke="#fff" opacity={0.5} {...line} />
      </pattern>
      <pattern id="hsw-grid" width={Math.sqrt(3)} height={3} x={-Math.sqrt(3) / 2} y={-1} patternUnits="userSpaceOnUse">
        <path d="M0 .5 .866 0 1.732 .5M0 .5V1.5L.866 2 1.732 1.5V.5M.866 2V3" className="hsw-grid-line" />
      </pattern>
    </defs>
  )
}

/** `shown`: on the level that is worked on. `below`: under it. `above`: only its outline. */
export type TileState = 'shown' | 'below' | 'above'

export const TileShape = memo(function TileShape({ tile, state }: { tile: PlanTile; state: TileState }) {
  const cells = cellsOf(tile)
  const border = outline(cells)
  const shadow = 0.07 + Math.min(6, tile.level - 1) * 0.035
  if (state === 'above') return <path d={border} className="hsw-above" />
  return (
    <g className={`hsw-tile ${state}`}>
      <path d={border} className="hsw-shade" transform={`translate(${shadow} ${shadow * 1.3})`} />
      <path d={border} fill={tileColour(tile.terrain, tile.level)} />
      <path d={border} fill={`url(#hsw-${TERRAINS.includes(tile.terrain) ? tile.terrain : 'grass'})`} />
      <path d={seams(cells)} className="hsw-seam" />
      <path d={border} className="hsw-border" />
    </g>
  )
})

export function RuinShape({ ruin, className = '' }: { ruin: RuinSource; className?: string }) {
  const path = ruinEdges(ruin)
    .map(({ hex, direction }) => edgePath(hex, direction))
    .join('')
  return (
    <g className={`hsw-ruin ${className}`}>
      <path d={path} className="hsw-ruin-base" />
      <path d={path} className="hsw-ruin-top" />
    </g>
  )
}

const letterOfZone = (index: number): string => String.fromCharCode(65 + index)

function Sign({ hex, size, fill, ink, text }: { hex: Hex; size: number; fill: string; ink: string; text: string }) {
  const { x, y } = centre(hex)
  return (
    <g>
      <circle cx={x} cy={y} r={size} fill={fill} stroke="#1d1307" strokeWidth={0.05} />
      <text x={x} y={y} className="hsw-text" fontSize={size * 1.3} fill={ink}>
        {text}
      </text>
    </g>
  )
}

/** Starting zones, glyphs and figures of a layout. */
export const Marks = memo(function Marks({ layout, source }: { layout: LayoutSource; source: ContentSource }) {
  return (
    <g className="hsw-marks">
      {layout.zones.map((zone) => (
        <g key={zone.id} data-zone={zone.id}>
          {zone.spaces.map(([q, r, level]) => (
            <g key={`${q},${r},${level}`}>
              <path
                d={hexPath({ q, r }, 0.86)}
                fill={ZONE_COLOURS[zone.id]}
                fillOpacity={0.38}
                stroke={ZONE_COLOURS[zone.id]}
                strokeWidth={0.12}
              />
              <text
                x={centre({ q, r }).x + 0.5}
                y={centre({ q, r }).y - 0.42}
                className="hsw-text hsw-zone-letter"
                fontSize={0.42}
                fill={ZONE_INKS[zone.id]}
                stroke={ZONE_COLOURS[zone.id]}
              >
                {letterOfZone(ZONE_IDS.indexOf(zone.id))}
              </text>
            </g>
          ))}
        </g>
      ))}
      {layout.glyphs.map(({ glyph, side, at: [q, r, level] }) => (
        <g key={`${q},${r},${level}`} className={side === 'symbol' ? 'hsw-glyph down' : 'hsw-glyph'}>
          <Sign
            hex={{ q, r }}
            size={0.52}
            fill={side === 'symbol' ? '#5a4a36' : '#b9412f'}
            ink="#fff4dc"
            text={source.glyphs.find(({ id }) => id === glyph)?.letter ?? '?'}
          />
        </g>
      ))}
      {layout.figures.map((figure) => (
        <FigureSign key={figure.at.join(';')} figure={figure} source={source} />
      ))}
    </g>
  )
})

function FigureSign({ figure, source }: { figure: LayoutSource['figures'][number]; source: ContentSource }) {
  const player = figure.player ?? NOBODY
  const [front, rear] = figure.at.map(([q, r]) => centre({ q, r }))
  const card = source.cards.find(({ id }) => id === figure.card)
  const size = 1
  return (
    <g className="hsw-figure">
      {rear !== undefined && (
        <path
          d={`M${front.x} ${front.y}L${rear.x} ${rear.y}`}
          stroke={roleColour(player)}
          strokeWidth={0.9}
          strokeLinecap="round"
        />
      )}
      <circle cx={front.x} cy={front.y} r={0.66} fill={roleColour(player)} stroke="#1d1307" strokeWidth={0.06} />
      {card !== undefined && (
        <svg x={front.x - size / 2} y={front.y - size / 2} width={size} height={size} viewBox="0 0 512 512">
          <path d={ICONS[cardIcon(card)]} fill={roleInk(player)} transform="translate(64 64) scale(.75)" />
        </svg>
      )}
      <circle cx={front.x + 0.5} cy={front.y + 0.5} r={0.26} fill="#fff8e8" stroke="#1d1307" strokeWidth={0.04} />
      <text x={front.x + 0.5} y={front.y + 0.5} className="hsw-text" fontSize={0.4} fill="#1d1307">
        {roleSign(player)}
      </text>
    </g>
  )
}
