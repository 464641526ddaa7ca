import { HappeningLayer, Walk } from '../../../../boardkit/map/happening-layer.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { UNITS_PER_FACTION } from '../../content/names.ts'
import { cardsOf, contentOf, factionsOf, nemesisIn } from '../cells.ts'
import { FACE_DOWN, FACE_DOWN_TOWER } from '../../rules/table/state.ts'
import { lookOfSide } from '../colours.ts'
import { Mark } from '../icon.tsx'
import { CardFigure, CurseArt, GarrisonFigure, HeroFigure, SkeletonFigure, UnitFigure } from './figures.tsx'
import { hexPath, spotOf } from './geometry.ts'
import { shift } from './ground-layer.tsx'
import { happeningsOf, type Happening, type Walker } from './happenings.ts'
import { Back } from './tile.tsx'

const PAUSE = 140
const STEP = 455

export const Happenings = ({ board }: { board: BoardProps }) => (
  <HappeningLayer
    board={board}
    className="up-happenings"
    happeningsOf={happeningsOf}
    pause={PAUSE}
    draw={(happening, delay) => <Shown happening={happening} board={board} delay={delay} />}
  />
)

function Shown({ happening, board, delay }: { happening: Happening; board: BoardProps; delay: number }) {
  if (happening.kind === 'walk') return <March happening={happening} board={board} delay={delay} />
  if (!board.motion) return undefined
  const style = { animationDelay: `${delay}ms` }
  const at = shift(contentOf(board), happening.space)
  return (
    <g transform={at}>
      <g className={`up-show-${happening.kind}`} style={style}>
        <Drawing happening={happening} board={board} />
      </g>
    </g>
  )
}

const isTower = (board: BoardProps, tile: number): boolean =>
  cardsOf(contentOf(board), board.view).hexes[tile]?.kind === 'seaTower'

function Drawing({ happening, board }: { happening: Exclude<Happening, { kind: 'walk' }>; board: BoardProps }) {
  switch (happening.kind) {
    case 'ring':
      return (
        <path
          d={hexPath(90)}
          className="up-ring"
          style={{ stroke: lookOfSide(happening.side, factionsOf(board.view)).light }}
        />
      )
    case 'flip':
      return <Back tile={isTower(board, happening.tile) ? FACE_DOWN_TOWER : FACE_DOWN} />
    case 'curse':
      return <CurseArt path={hexPath(97)} />
    case 'fall': {
      const look = lookOfSide(happening.side, factionsOf(board.view))
      return (
        <>
          <circle r="26" fill={look.fill} stroke={look.rim} strokeWidth="3" />
          <Mark name="skull" x={0} y={0} size={36} fill={look.on} />
        </>
      )
    }
    case 'clash':
      return (
        <>
          <circle r="38" fill="#7d1712" stroke="#ffe2b8" strokeWidth="4" />
          <Mark name="sellswords" x={0} y={0} size={50} fill="#fff0d8" />
        </>
      )
  }
}

function WalkerFigure({ who, board }: { who: Walker; board: BoardProps }) {
  const content = contentOf(board)
  const factions = factionsOf(board.view)
  switch (who.is) {
    case 'hero':
      return <HeroFigure look={lookOfSide(who.role, factions)} isActive={false} />
    case 'unit':
      return (
        <UnitFigure
          unit={content.units[factions[who.role] * UNITS_PER_FACTION + who.type]}
          look={lookOfSide(who.role, factions)}
          count={1}
        />
      )
    case 'card': {
      const { initiative, maxThreat } = cardsOf(content, board.view).nemesis[who.card]
      return <CardFigure cell={nemesisIn(board.view, who.card)} initiative={initiative} maxThreat={maxThreat} />
    }
    case 'skeletons':
      return <SkeletonFigure count={who.count} />
    case 'garrison':
      return <GarrisonFigure level={who.level} />
  }
}

const sideOf = (who: Walker): number => {
  if (who.is === 'hero' || who.is === 'unit') return who.role
  return who.is === 'garrison' || (who.is === 'card' && who.card < 9) ? 4 : 5
}

function March(props: { happening: Extract<Happening, { kind: 'walk' }>; board: BoardProps; delay: number }) {
  const { happening, board, delay } = props
  const { board: map } = contentOf(board)
  return (
    <Walk
      points={[spotOf(map, happening.from), spotOf(map, happening.to)]}
      motion={board.motion}
      colour={lookOfSide(sideOf(happening.who), factionsOf(board.view)).light}
      delay={delay}
      duration={STEP}
    >
      <WalkerFigure who={happening.who} board={board} />
    </Walk>
  )
}
