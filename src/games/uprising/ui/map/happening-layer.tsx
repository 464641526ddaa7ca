import { memo, useEffect, useMemo, useRef } from 'react'
import type { BoardProps } from '../../../../protocol/board.ts'
import { UNITS_PER_FACTION } from '../../content/names.ts'
import { cardsOf, contentOf, FACE_DOWN, FACE_DOWN_TOWER, factionsOf, nemesisCell } from '../cells.ts'
import { lookOfSide } from '../colours.ts'
import { Mark } from '../icon.tsx'
import { CardFigure, CurseArt, GarrisonFigure, HeroFigure, SkeletonFigure, UnitFigure } from './figures.tsx'
import { hexPath, spotOf } from './geometry.ts'
import { shift } from './ground-layer.tsx'
import { happeningsOf, type Happening, type Walker } from './happenings.ts'
import { Back } from './tile.tsx'

const PAUSE = 140
const STEP = 350

/** The newest events on the map. Nothing waits for it. */
export const HappeningLayer = memo(
  function HappeningLayer({ board }: { board: BoardProps }) {
    const list = useMemo(() => happeningsOf(board.events), [board.events])
    return (
      <g aria-hidden="true" className={board.motion ? 'up-happenings' : 'up-happenings up-motionless'}>
        {list.map((happening, i) => (
          <Shown key={i} happening={happening} board={board} delay={i * PAUSE} />
        ))}
      </g>
    )
  },
  (a, b) => a.board.events === b.board.events && a.board.motion === b.board.motion,
)

function Shown({ happening, board, delay }: { happening: Happening; board: BoardProps; delay: number }) {
  if (happening.kind === 'walk') return <Walk happening={happening} board={board} delay={delay} />
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
      return <CardFigure cell={nemesisCell(board.view, who.card)} initiative={initiative} maxThreat={maxThreat} />
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

function Walk(props: { happening: Extract<Happening, { kind: 'walk' }>; board: BoardProps; delay: number }) {
  const { happening, board, delay } = props
  const token = useRef<SVGGElement>(null)
  const { board: map } = contentOf(board)
  const [from, to] = [spotOf(map, happening.from), spotOf(map, happening.to)]
  useEffect(() => {
    if (!board.motion || token.current === null) return
    const [a, b] = [`translate(${from.x}px, ${from.y}px)`, `translate(${to.x}px, ${to.y}px)`]
    const walk = token.current.animate(
      [
        { transform: a, opacity: 1 },
        { transform: b, opacity: 1, offset: 0.75 },
        { transform: b, opacity: 0 },
      ],
      { duration: STEP * 1.3, delay, easing: 'ease-out', fill: 'both' },
    )
    return () => walk.cancel()
    // oxlint-disable-next-line react/exhaustive-deps -- one walk per event
  }, [happening])
  const look = lookOfSide(sideOf(happening.who), factionsOf(board.view))
  return (
    <g>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="up-way-under" />
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="up-way" style={{ stroke: look.light }} />
      {board.motion ? (
        <g ref={token} opacity="0">
          <WalkerFigure who={happening.who} board={board} />
        </g>
      ) : undefined}
    </g>
  )
}
