import { memo, useEffect, useMemo, useRef } from 'react'
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

/** The newest events on the map: armies on their way, clashes, buildings, points. Nothing waits for it. */
export const HappeningLayer = memo(
  function HappeningLayer({ board, layout }: Props) {
    const list = useMemo(() => happeningsOf(board.events), [board.events])
    return (
      <g aria-hidden="true" className={board.motion ? 'im-happenings' : 'im-happenings im-still'}>
        {list.map((happening, i) => (
          <Shown key={i} happening={happening} board={board} layout={layout} delay={i * PAUSE} />
        ))}
      </g>
    )
  },
  (a, b) => a.board.events === b.board.events && a.layout === b.layout && a.board.motion === b.board.motion,
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
        <circle r="64" className="im-ring" style={{ ...style, stroke: look.top }} />
      ) : happening.kind === 'clash' ? (
        <g className="im-clash" style={style}>
          <circle r="36" fill="#7d1f1a" stroke="#f4d9a0" strokeWidth="4" />
          <Mark name="attack" x={0} y={0} size={48} fill="#fbeccb" />
        </g>
      ) : (
        <g className="im-points" style={style}>
          <rect x="-62" y="-22" width="124" height="44" rx="22" fill="#fff6dc" stroke={look.fill} strokeWidth="5" />
          <text className="im-points-text" y="9">
            {`+${happening.points} ${BOARD_STRINGS[board.lang].pointSign}`}
          </text>
        </g>
      )}
    </g>
  )
}

function March(props: Props & { happening: Extract<Happening, { kind: 'march' }>; delay: number }) {
  const { happening, board, delay } = props
  const token = useRef<SVGGElement>(null)
  const look = lookOf(contentOf(board).components.colours, happening.role)
  const points = happening.way.flatMap((place) => pointOf(props, place, happening.role) ?? [])
  const isWhole = points.length > 1 && points.length === happening.way.length
  useEffect(() => {
    if (!board.motion || !isWhole || token.current === null) return
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }))
    const march = token.current.animate([...frames, { ...frames.at(-1)!, opacity: 0 }], {
      duration: STEP * points.length,
      delay,
      easing: 'ease-in-out',
      fill: 'both',
    })
    return () => march.cancel()
    // oxlint-disable-next-line react/exhaustive-deps -- one march per event
  }, [happening])
  if (!isWhole) return undefined
  return (
    <g>
      {happening.way.every((place) => 'land' in place) ? (
        <path
          d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          className="im-way"
          style={{ stroke: look.top }}
        />
      ) : undefined}
      {board.motion ? (
        <g ref={token} opacity="0">
          <Pile look={look} count={happening.armies} />
        </g>
      ) : undefined}
    </g>
  )
}
