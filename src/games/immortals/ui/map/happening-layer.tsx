import { HappeningLayer, Walk } from '../../../../boardkit/map/happening-layer.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { contentOf, playersOf } from '../cells.ts'
import { lookOf } from '../colours.ts'
import { Mark } from '../icon.tsx'
import { Pile } from './cube.tsx'
import type { Point } from './geometry.ts'
import { happeningsOf, type Happening, type Place } from './happenings.ts'
import { isShown, limboSpot, spotOf, type Layout } from './layout.ts'

interface Props {
  readonly board: BoardProps
  readonly layout: Layout
}

const STEP = 340
const PAUSE = 160

/** Armies on their way, clashes, buildings, points. */
export const Happenings = ({ board, layout }: Props) => (
  <HappeningLayer
    board={board}
    className="im-happenings"
    happeningsOf={happeningsOf}
    pause={PAUSE}
    layout={layout}
    draw={(happening, delay) => <Shown happening={happening} board={board} layout={layout} delay={delay} />}
  />
)

function pointOf({ board, layout }: Props, place: Place, role: number): Point | undefined {
  if ('limbo' in place) return limboSpot(layout, place.limbo, role, playersOf(board.view).length)
  return isShown(layout, place.land) ? spotOf(contentOf(board).plan, layout, place.land) : undefined
}

function Shown(props: Props & { happening: Happening; delay: number }) {
  const { happening, board, layout, delay } = props
  const look = lookOf(contentOf(board).components.colours, happening.role)
  if (happening.kind === 'march') return <March {...props} happening={happening} />
  if (!isShown(layout, happening.land)) return undefined
  const { x, y } = spotOf(contentOf(board).plan, layout, happening.land)
  const style = { animationDelay: `${delay}ms` }
  return (
    <g transform={`translate(${x} ${y})`}>
      {happening.kind === 'ring' ? (
        <circle r="64" className="bk-ring" style={{ ...style, stroke: look.top }} />
      ) : happening.kind === 'clash' ? (
        <g className="bk-clash" style={style}>
          <circle r="36" fill="#7d1f1a" stroke="#f4d9a0" strokeWidth="4" />
          <Mark name="attack" x={0} y={0} size={48} fill="#fbeccb" />
        </g>
      ) : (
        <g className="bk-points" style={style}>
          <rect x="-62" y="-22" width="124" height="44" rx="22" fill="#fff6dc" stroke={look.fill} strokeWidth="5" />
          <text className="im-points-text" y="9">
            {`+${happening.points} ${BOARD_STRINGS[board.language].pointSign}`}
          </text>
        </g>
      )}
    </g>
  )
}

function March(props: Props & { happening: Extract<Happening, { kind: 'march' }>; delay: number }) {
  const { happening, board, delay } = props
  const look = lookOf(contentOf(board).components.colours, happening.role)
  const points = happening.way.flatMap((place) => pointOf(props, place, happening.role) ?? [])
  if (points.length < 2 || points.length < happening.way.length) return undefined
  return (
    <Walk
      points={points}
      motion={board.motion}
      colour={look.top}
      delay={delay}
      duration={STEP * points.length}
      hasWay={happening.way.every((place) => 'land' in place)}
    >
      <Pile look={look} count={happening.armies} />
    </Walk>
  )
}
