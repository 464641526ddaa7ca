import { memo } from 'react'
import type { EmblemProps, GameMiniatures, MiniatureProps } from '../../../protocol/miniature.ts'
import { loadContent, type Content } from '../content/content.ts'
import { FACTION_IDS, MIN_FACTIONS, type FactionId } from '../content/names.ts'
import { FACE_DOWN, FACE_DOWN_TOWER, NONE } from '../rules/table/state.ts'
import { lookOfFaction } from './colours.ts'
import { Mark } from './icon.tsx'
import { HEIGHT, hexPath, rimPath, spotOf, WIDTH } from './map/geometry.ts'
import { Back, Face, Ice, TileDefinitions } from './map/tile.tsx'
import { TerrainSigns } from './map/terrain-art.tsx'

function Miniature({ roles }: MiniatureProps) {
  const loaded = loadContent()
  return loaded.ok ? <Land content={loaded.content} roles={roles} /> : undefined
}

/** The land before anybody has set out: the Capital, hexes face-down, ice around them, the homes. */
const Land = memo(function Land({ content, roles }: { content: Content; roles: number }) {
  const { board, layouts } = content
  const layout = layouts[roles - MIN_FACTIONS] ?? layouts[0]
  const tileAt = (space: number): number =>
    layout.random.includes(space) ? FACE_DOWN : layout.seaTowers.includes(space) ? FACE_DOWN_TOWER : NONE
  const capital = content.cards.second.hexes.find(({ kind }) => kind === 'capital')
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <defs>
        <TileDefinitions />
        <TerrainSigns />
      </defs>
      <path d={rimPath(board, 26)} fill="#2c3a47" />
      {Array.from({ length: board.spaces }, (_, space) => {
        const { x, y } = spotOf(board, space)
        const tile = tileAt(space)
        const isCapital = board.ring[space] === 0
        return (
          <g key={space} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {isCapital && capital !== undefined ? (
              <Face hex={capital} />
            ) : tile === NONE ? (
              <Ice space={space} region={board.region[space]} />
            ) : (
              <Back tile={tile} />
            )}
            {layout.homes.includes(space) && (
              <path d={hexPath(84)} fill="#ffb347" fillOpacity=".35" stroke="#ffcf7a" strokeWidth="9" />
            )}
          </g>
        )
      })}
    </svg>
  )
})

function Emblem({ id }: EmblemProps) {
  const look = lookOfFaction(FACTION_IDS.indexOf(id as FactionId))
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="18.5" fill={look.fill} stroke={look.light} strokeWidth="2" />
      <Mark name={look.emblem} x={20} y={20} size={26} fill={look.on} />
    </svg>
  )
}

export default { Miniature, Emblem } satisfies GameMiniatures<typeof Miniature, typeof Emblem>
