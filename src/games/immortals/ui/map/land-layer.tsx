import { memo } from 'react'
import { Glow, SpacePath, spacesClass, type SpaceHandlers } from '../../../../boardkit/map/spaces.tsx'
import { sameBut } from '../../../../boardkit/same-but.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { LANDS, twinOf, worldOf } from '../../content/names.ts'
import { landCell } from '../../rules/table/cells.ts'
import { about } from '../about.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf, landIn, NONE, playersOf } from '../cells.ts'
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
  const { board, outlines, layout, lit, keys, focused, on } = props
  const { shared } = board.view
  const names = playersOf(board.view)
    .map((_, role) => board.nameOf(role))
    .join()
  const lands = Array.from({ length: LANDS }, (_, land) => land).filter((land) => isShown(layout, land))
  const shift = (land: number): string => {
    const { x, y } = layout.shift[worldOf(land)]
    return `translate(${x} ${y})`
  }
  return (
    <g className={spacesClass('im-lands', lit.size)} onBlur={on.leave}>
      {lands.map((land) => (
        <Cloth
          key={land}
          {...{ board, land }}
          line={outlines.lands[land]}
          at={shift(land)}
          cell={landCell.in(shared, land)}
          content={board.content}
        />
      ))}
      <Marks {...props} shift={shift} />
      {lands.map((land) => (
        <Land
          key={land}
          {...{ board, land, names, on }}
          language={board.language}
          content={board.content}
          cell={landCell.in(shared, land)}
          twin={landCell.in(shared, twinOf(land))}
          line={outlines.lands[land]}
          at={shift(land)}
          isLit={lit.has(land)}
          optionKey={keys.get(land)}
          isReached={lit.has(land) || land === focused}
        />
      ))}
    </g>
  )
})

/** What is on offer, pointed at and chosen. */
function Marks({ board, outlines, layout, lit, from, marked, region, shift }: Props & { shift(land: number): string }) {
  const { landsIn } = contentOf(board).map
  return (
    <>
      {[...lit]
        .filter((land) => isShown(layout, land))
        .map((land) => (
          <Glow key={land} line={outlines.lands[land]} transform={shift(land)} className={`im-glow-${worldOf(land)}`} />
        ))}
      {region === undefined ? undefined : (
        <path
          d={outlines.rims[region]}
          transform={shift(landsIn[region][0])}
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
    </>
  )
}

interface Shape {
  readonly board: BoardProps
  readonly land: number
  readonly line: string
  readonly at: string
  /** What is read of the board. */
  readonly content: unknown
  readonly cell: unknown
}

interface LandProps extends Shape {
  readonly isLit: boolean
  readonly optionKey: string | undefined
  readonly isReached: boolean
  readonly on: LandHandlers
  readonly language: BoardProps['language']
  readonly names: string
  readonly twin: unknown
}

const Land = memo(function Land({ board, land, line, at, isLit, optionKey, isReached, on }: LandProps) {
  const words = landWords(board, land)
  return (
    // The board tells it itself, on a paper of its own.
    <g {...about(`land:${land}`)} data-told="true">
      <SpacePath
        space={land}
        name="data-im-land"
        line={line}
        transform={at}
        isLit={isLit}
        optionKey={optionKey}
        isReached={isReached}
        label={isLit ? `${words}. ${BOARD_STRINGS[board.language].offered}` : words}
        on={on}
      />
    </g>
  )
}, sameBut('board'))

/** Whose land it is: a rim in the possessor's cloth. */
const Cloth = memo(function Cloth({ board, land, line, at }: Shape) {
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
}, sameBut('board'))
