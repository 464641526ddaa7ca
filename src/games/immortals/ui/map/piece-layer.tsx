import { memo, useMemo } from 'react'
import { sameBut } from '../../../../boardkit/same-but.ts'
import type { ViewCells } from '../../../../protocol/board.ts'
import type { Content } from '../../content/content.ts'
import { LANDS, LIGHT, nameOf, twinOf, worldOf } from '../../content/names.ts'
import { landCell } from '../../rules/table/cells.ts'
import { holdersOf, landIn, NONE } from '../cells.ts'
import { lookOf } from '../colours.ts'
import { Banner, Pile } from './cube.tsx'
import { isShown, spotOf, type Layout } from './layout.ts'
import { BuildingToken, CardToken, PortalToken } from './tokens.tsx'

interface Props {
  readonly content: Content
  readonly layout: Layout
  readonly view: ViewCells
  /** How large everything on a land is against its world. */
  readonly grow: number
}

/** Everything that lies on lands. */
export const PieceLayer = memo(function PieceLayer({ content, layout, view, grow }: Props) {
  const holders = useMemo(() => holdersOf(view), [view])
  const lands = Array.from({ length: LANDS }, (_, land) => land).filter((land) => isShown(layout, land))
  return (
    <g className="im-pieces" aria-hidden="true">
      {lands.map((land) => {
        const { x, y } = spotOf(content.plan, layout, land)
        return (
          <g key={land} transform={`translate(${x} ${y}) scale(${grow})`}>
            <LandPieces
              {...{ land, view, content }}
              cell={landCell.in(view.shared, land)}
              holder={holders[nameOf(land)] ?? NONE}
            />
          </g>
        )
      })}
    </g>
  )
})

interface PiecesProps extends Pick<Props, 'content' | 'view'> {
  readonly land: number
  readonly holder: number
  /** What is read of the view. */
  readonly cell: unknown
}

const LandPieces = memo(function LandPieces({ land, view, holder, content }: PiecesProps) {
  const cell = landIn(view, land)
  const { colours } = content.components
  const look = cell.possessor === NONE ? undefined : lookOf(colours, cell.possessor)
  return (
    <>
      {cell.hasPortal ? <PortalToken isToLight={worldOf(twinOf(land)) === LIGHT} x={-62} y={10} /> : undefined}
      {cell.building === NONE ? undefined : <BuildingToken building={cell.building} x={66} y={2} />}
      {look === undefined ? undefined : (
        <g className="im-army" data-im-army={land}>
          <Banner look={look} x={-25} y={-33} />
          <g transform="translate(8 3)">
            <Pile look={look} count={cell.armies} />
          </g>
        </g>
      )}
      {holder === NONE ? undefined : <CardToken look={lookOf(colours, holder)} x={62} y={54} />}
    </>
  )
}, sameBut('view'))
