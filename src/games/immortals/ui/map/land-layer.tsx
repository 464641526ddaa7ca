import { memo } from 'react'
import { Glow, SpacePath, spacesClass, type SpaceHandlers } from '../../../../boardkit/map/spaces.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { LANDS, worldOf } from '../../content/names.ts'
import { about } from '../about.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf, landIn, NONE } from '../cells.ts'
import { lookOf } from '../colours.ts'
import type { Outlines } from './geometry.ts'
import { landWords } from './info.tsx'
import { isShown, type Layout } from './layout.ts'

export interface LandHandlers extends SpaceHandlers {
  /** Whoever came by keys goes on. */
  leave(): void
}

interface Props {
  readonly board: BoardProps
  readonly outlines: Outlines
  readonly layout: Layout
  readonly lit: ReadonlySet<number>
  /** What a click on a land chooses at once. */
  readonly keys: ReadonlyMap<number, string>
  /** The land from which a way has been begun. */
  readonly from: number | undefined
  readonly focused: number
  /** What the table points at. */
  readonly marked: ReadonlySet<number>
  readonly region: number | undefined
  readonly on: LandHandlers
}

/** Lands as the possessors' cloth, as places to click, and as what is on offer. */
export const LandLayer = memo(function LandLayer(props: Props) {
  const { board, outlines, layout, lit, keys, from, focused, marked, region, on } = props
  const { map } = contentOf(board)
  const s = BOARD_STRINGS[board.language]
  const lands = Array.from({ length: LANDS }, (_, land) => land).filter((land) => isShown(layout, land))
  const shift = (land: number): string => {
    const { x, y } = layout.shift[worldOf(land)]
    return `translate(${x} ${y})`
  }
  return (
    <g className={spacesClass('im-lands', lit.size)} onBlur={on.leave}>
      {lands.map((land) => (
        <Cloth key={land} board={board} land={land} line={outlines.lands[land]} at={shift(land)} />
      ))}
      {[...lit]
        .filter((land) => isShown(layout, land))
        .map((land) => (
          <Glow key={land} line={outlines.lands[land]} transform={shift(land)} className={`im-glow-${worldOf(land)}`} />
        ))}
      {region === undefined ? undefined : (
        <path
          d={outlines.rims[region]}
          transform={shift(map.landsIn[region][0])}
          className="im-region-lit"
          aria-hidden="true"
        />
      )}
      {[...marked]
        .filter((land) => isShown(layout, land))
        .map((land) => (
          <path
            key={land}
            d={outlines.lands[land]}
            transform={shift(land)}
            className="im-land-pointed"
            aria-hidden="true"
          />
        ))}
      {from === undefined || !isShown(layout, from) ? undefined : (
        <path d={outlines.lands[from]} transform={shift(from)} className="bk-chosen" aria-hidden="true" />
      )}
      {lands.map((land) => (
        // The board tells it itself, on a paper of its own.
        <g key={land} {...about(`land:${land}`)} data-told="true">
          <SpacePath
            space={land}
            name="data-im-land"
            line={outlines.lands[land]}
            transform={shift(land)}
            isLit={lit.has(land)}
            optionKey={keys.get(land)}
            isReached={lit.has(land) || land === focused}
            label={lit.has(land) ? `${landWords(board, land)}. ${s.offered}` : landWords(board, land)}
            on={on}
          />
        </g>
      ))}
    </g>
  )
})

/** Whose land it is: a rim in the possessor's cloth. */
function Cloth({ board, land, line, at }: { board: BoardProps; land: number; line: string; at: string }) {
  const { possessor } = landIn(board.view, land)
  if (possessor === NONE) return undefined
  const { colour, fill, rim } = lookOf(contentOf(board).components.colours, possessor)
  return (
    <g transform={at} className="im-cloth" aria-hidden="true">
      <clipPath id={`im-clip-${land}`}>
        <path d={line} />
      </clipPath>
      <g clipPath={`url(#im-clip-${land})`}>
        <path d={line} fill={fill} fillOpacity=".2" />
        <path d={line} fill="none" stroke={rim} strokeWidth="21" strokeOpacity=".6" />
        <path d={line} fill="none" stroke={`url(#im-weave-${colour})`} strokeWidth="16" />
      </g>
    </g>
  )
}
