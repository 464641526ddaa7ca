import { memo, useEffect, useMemo, useRef } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { lookOf } from './cells.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { happeningsOf, type Happening } from './happenings.ts'
import { Mark } from './icon.tsx'
import { Badge, UnitTile } from './pieces.tsx'
import { STRINGS } from './strings.ts'

const MARCH = 350

interface Props {
  readonly board: BoardProps
  readonly chart: Chart
}

/** The newest events on the map: the way an army took, where something was put or lost, points won. */
export const HappeningLayer = memo(
  function HappeningLayer({ board, chart }: Props) {
    const list = useMemo(() => happeningsOf(board.events).slice(-8), [board.events])
    return (
      <g aria-hidden="true" className={board.motion ? 'bs-happenings' : 'bs-happenings bs-still'}>
        {list.map((happening, i) => (
          <Shown key={i} happening={happening} board={board} chart={chart} />
        ))}
      </g>
    )
  },
  (a, b) => a.board.events === b.board.events && a.chart === b.chart && a.board.motion === b.board.motion,
)

function Shown({ happening, board, chart }: Props & { happening: Happening }) {
  const look = lookOf(board.view, happening.role)
  if (happening.kind === 'march') return <March happening={happening} board={board} chart={chart} />
  const [x, y] = [chart.hearts[happening.area][0] * SCALE, chart.hearts[happening.area][1] * SCALE]
  const at = `translate(${x} ${y})`
  if (happening.kind === 'ring')
    return (
      <g transform={at}>
        <circle r="30" className="bs-ring" style={{ stroke: look.ink }} />
      </g>
    )
  if (happening.kind === 'clash')
    return (
      <g transform={at}>
        <g className="bs-clash">
          <circle r="17" fill="#7d1f1a" stroke="#f4d9a0" strokeWidth="1.6" />
          <Mark name="fight" x={0} y={0} size={23} fill="#fbeccb" />
        </g>
      </g>
    )
  return (
    <g transform={at}>
      <g className="bs-points">
        <Badge x={0} y={0} text={`+${happening.vp} ${STRINGS[board.lang].vp}`} />
      </g>
    </g>
  )
}

function March({ happening, board, chart }: Props & { happening: Extract<Happening, { kind: 'march' }> }) {
  const token = useRef<SVGGElement>(null)
  const look = lookOf(board.view, happening.role)
  const points = happening.path.map((area) => chart.hearts[area].map((n) => n * SCALE))
  useEffect(() => {
    if (!board.motion || points.length < 2 || token.current === null) return
    const frames = points.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)`, opacity: 1 }))
    const march = token.current.animate([...frames, { ...frames.at(-1)!, opacity: 0 }], {
      duration: MARCH * 1.3,
      easing: 'ease-out',
      fill: 'forwards',
    })
    return () => march.cancel()
    // oxlint-disable-next-line react/exhaustive-deps -- one march per event
  }, [happening])
  return (
    <g>
      <path d={`M${points.map((p) => p.join(' ')).join('L')}`} className="bs-way" style={{ stroke: look.ink }} />
      {board.motion ? (
        <g ref={token} opacity="0">
          <UnitTile unit={happening.unit} count={1} look={look} x={0} y={0} />
        </g>
      ) : undefined}
    </g>
  )
}
