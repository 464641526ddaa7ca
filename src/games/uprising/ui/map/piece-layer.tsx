import { memo, useMemo, type CSSProperties } from 'react'
import type { BoardProps } from '../../../../protocol/board.ts'
import { UNITS_PER_FACTION } from '../../content/names.ts'
import { tells } from '../about/tells.ts'
import { cardsOf, chapterOf, contentOf, factionsOf } from '../cells.ts'
import { lookOfSide } from '../colours.ts'
import type { Offers } from '../offers.ts'
import {
  CardFigure,
  CurseSign,
  GarrisonFigure,
  HavenFigure,
  HeroFigure,
  SkeletonFigure,
  TargetSign,
  UnitFigure,
} from './figures.tsx'
import { spotOf } from './geometry.ts'
import { shift } from './ground-layer.tsx'
import { aboutPiece } from './hex-about.ts'
import { standingOf, type Piece, type Placed, type Standing } from './slots.ts'

interface Props {
  readonly board: BoardProps
  readonly offers: Offers
  clickPiece(key: string, space: number): void
  pointPiece(space: number): void
}

/** Everything that stands on the map, from the back to the front. */
export const PieceLayer = memo(
  function PieceLayer(props: Props & { standing: readonly Standing[] }) {
    const { board, standing } = props
    const content = contentOf(board)
    const inOrder = useMemo(
      () => standing.toSorted((a, b) => spotOf(content.board, a.space).y - spotOf(content.board, b.space).y),
      [content, standing],
    )
    return (
      <g className="up-pieces" aria-hidden="true">
        {inOrder.map((one) => (
          <g key={one.space} transform={shift(content, one.space)}>
            {one.hasCurse ? <CurseSign /> : undefined}
            {one.targets.map((card, i) => (
              <TargetSign key={card} card={card} at={i} />
            ))}
            {one.placed.map((placed) => (
              <Shown key={placed.piece.key} {...props} placed={placed} space={one.space} />
            ))}
          </g>
        ))}
      </g>
    )
  },
  (a, b) => a.standing === b.standing && a.offers === b.offers && a.board.content === b.board.content,
)

function Shown({ board, offers, clickPiece, pointPiece, placed, space }: Props & { placed: Placed; space: number }) {
  const { piece, at, size } = placed
  const isOffered = offers.pieces.has(piece.key)
  return (
    <g
      transform={`translate(${at.x.toFixed(1)} ${at.y}) scale(${size.toFixed(3)})`}
      className={isOffered ? 'up-piece up-piece-offer' : 'up-piece'}
      style={{ '--up-size': size } as CSSProperties}
      data-piece={piece.key}
      {...tells(aboutPiece(board, piece))}
      onClick={isOffered ? () => clickPiece(piece.key, space) : undefined}
      onPointerMove={isOffered ? () => pointPiece(space) : undefined}
    >
      <Figure board={board} piece={piece} />
    </g>
  )
}

function Figure({ board, piece }: { board: BoardProps; piece: Piece }) {
  const content = contentOf(board)
  const factions = factionsOf(board.view)
  switch (piece.kind) {
    case 'haven':
      return <HavenFigure look={lookOfSide(piece.role, factions)} hasWall={piece.hasWall} hasTower={piece.hasTower} />
    case 'garrison':
      return <GarrisonFigure level={piece.level} />
    case 'skeletons':
      return <SkeletonFigure count={piece.count} />
    case 'card': {
      const { initiative, maxThreat } = cardsOf(content, board.view).nemesis[piece.cell.card]
      return <CardFigure cell={piece.cell} initiative={initiative} maxThreat={maxThreat} />
    }
    case 'unit': {
      const unit = content.units[factions[piece.role] * UNITS_PER_FACTION + piece.type]
      return <UnitFigure unit={unit} look={lookOfSide(piece.role, factions)} count={piece.count} />
    }
    case 'hero':
      return <HeroFigure look={lookOfSide(piece.role, factions)} isActive={chapterOf(board.view).turn === piece.role} />
  }
}

/** The same as long as nothing has moved, and nobody has come nearer. */
export function useStanding(board: BoardProps, growth: number): readonly Standing[] {
  const { turn } = chapterOf(board.view)
  const list = standingOf(board.view, growth)
  const key = JSON.stringify([list, turn, factionsOf(board.view)])
  // oxlint-disable-next-line react/exhaustive-deps -- the key says all that is in the list
  return useMemo(() => list, [key])
}
