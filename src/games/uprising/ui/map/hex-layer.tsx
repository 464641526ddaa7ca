import { Way } from '../../../../boardkit/map/way.tsx'
import { memo } from 'react'
import { Glow, SpacePath, spacesClass, type SpaceHandlers } from '../../../../boardkit/map/spaces.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { SPACES, type Hex } from '../../content/content.ts'
import { tells } from '../about/tells.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf } from '../cells.ts'
import { combatCell } from '../../rules/table/cells.ts'
import { Mark } from '../icon.tsx'
import type { Offers } from '../offers.ts'
import { hexPath, spotOf, turned } from './geometry.ts'
import { shift, type Lying } from './ground-layer.tsx'
import { aboutHex } from './hex-about.ts'
import { hexWords } from './info-words.ts'
import { Ridges } from './tile.tsx'

interface Props {
  readonly board: BoardProps
  readonly offers: Offers
  readonly lit: ReadonlySet<number>
  readonly soft: ReadonlySet<number>
  readonly focused: number
  readonly on: SpaceHandlers
}

const HEX = hexPath(97)
const SOFT = hexPath(91)
const ALL = Array.from({ length: SPACES }, (_, space) => space)

/** Hexes as places to click, and what is on offer. */
export const HexLayer = memo(function HexLayer({ board, offers, lit, soft, focused, on }: Props) {
  const content = contentOf(board)
  const s = BOARD_STRINGS[board.language]
  return (
    <g className={spacesClass('up-hexes', lit.size)}>
      {[...lit].map((space) => (
        <Glow key={space} line={HEX} transform={shift(content, space)} />
      ))}
      {[...soft].map((space) => (
        <path key={space} d={SOFT} transform={shift(content, space)} className="up-soft-offer" aria-hidden="true" />
      ))}
      {offers.goal === undefined ? undefined : (
        <path d={HEX} transform={shift(content, offers.goal)} className="bk-chosen" aria-hidden="true" />
      )}
      {ALL.map((space) => (
        <SpacePath
          key={space}
          space={space}
          name="data-up-hex"
          line={HEX}
          transform={shift(content, space)}
          className={soft.has(space) ? 'up-can-act' : ''}
          isLit={lit.has(space)}
          isOffered={lit.has(space) || soft.has(space)}
          isReached={lit.has(space) || soft.has(space) || space === focused}
          label={lit.has(space) || soft.has(space) ? `${hexWords(board, space)}. ${s.offered}` : hexWords(board, space)}
          {...aboutHex(board, space)}
          on={on}
        />
      ))}
    </g>
  )
})

/** What the table points at. */
export function PointedLayer({ board, spaces }: { board: Pick<BoardProps, 'content'>; spaces: readonly number[] }) {
  return (
    <g className="up-still" aria-hidden="true">
      {spaces.map((space) => (
        <path key={space} d={HEX} transform={shift(contentOf(board), space)} className="up-pointed" />
      ))}
    </g>
  )
}

interface RidgeProps {
  readonly board: Pick<BoardProps, 'content'>
  readonly hexes: readonly Hex[]
  readonly lying: readonly Lying[]
  /** A tile that is being turned shows its edges itself. */
  readonly without: number | undefined
}

/** Impassable edges, over every glow. */
export const RidgeLayer = memo(function RidgeLayer({ board, hexes, lying, without }: RidgeProps) {
  return (
    <g className="up-still" aria-hidden="true">
      {lying
        .filter(({ tile, space }) => tile >= 0 && hexes[tile].edges !== 0 && space !== without)
        .map(({ space, tile, rotation }) => (
          <g key={space} transform={shift(contentOf(board), space)}>
            <Ridges edges={turned(hexes[tile].edges, rotation)} />
          </g>
        ))}
    </g>
  )
})

/** Where it is fought now. */
export function CombatSign({ board }: { board: BoardProps }) {
  const combat = combatCell.in(board.view.shared)
  if (combat === undefined) return undefined
  const { x, y } = spotOf(contentOf(board).board, combat.space)
  return (
    <g transform={`translate(${x} ${y})`} className="up-combat" aria-hidden="true">
      <path d={hexPath(97)} className="up-combat-rim" />
      <g transform="translate(0 -92)" {...tells('icon:fight')}>
        <circle r="24" fill="#7d1712" stroke="#ffe2b8" strokeWidth="3.5" />
        <Mark name="sellswords" x={0} y={0} size={32} fill="#fff0d8" />
      </g>
    </g>
  )
}

/** From the pieces on offer to the hex they are commanded into. */
export function CommandLayer({ board, offers }: { board: BoardProps; offers: Offers }) {
  const { goal, hexes } = offers
  if (goal === undefined) return undefined
  const { board: map } = contentOf(board)
  const to = spotOf(map, goal)
  return (
    <g className="up-command bk-way" aria-hidden="true">
      {[...hexes.keys()]
        .filter((space) => space !== goal)
        .map((space) => {
          const from = spotOf(map, space)
          const length = Math.hypot(to.x - from.x, to.y - from.y)
          const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
          const line = `M${from.x + ux * 58} ${from.y + uy * 58}L${to.x - ux * 74} ${to.y - uy * 74}`
          const turn = (Math.atan2(uy, ux) * 180) / Math.PI
          return (
            <g key={space}>
              <Way
                line={line}
                head="M-2 -15L22 0L-2 15Z"
                at={`translate(${to.x - ux * 74} ${to.y - uy * 74}) rotate(${turn})`}
              />
            </g>
          )
        })}
    </g>
  )
}
