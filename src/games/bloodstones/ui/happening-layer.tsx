import { HappeningLayer, Walk } from '../../../boardkit/map/happening-layer.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { lookOf } from './cells.ts'
import type { Chart } from './data.ts'
import { SCALE } from './geometry.ts'
import { happeningsOf, type Happening } from './happenings.ts'
import { Mark } from './icon.tsx'
import { Badge, UnitTile } from './pieces.tsx'
import { STRINGS } from './strings.ts'

const MARCH = 455

interface Props {
  readonly board: BoardProps
  readonly chart: Chart
}

const newest = (events: BoardProps['events']): Happening[] => happeningsOf(events).slice(-8)

/** The way an army took, where something was put or lost, points won. */
export const Happenings = ({ board, chart }: Props) => (
  <HappeningLayer
    board={board}
    className="bs-happenings"
    happeningsOf={newest}
    layout={chart}
    draw={(happening) => <Shown happening={happening} board={board} chart={chart} />}
  />
)

function Shown({ happening, board, chart }: Props & { happening: Happening }) {
  const look = lookOf(board.view, happening.role)
  if (happening.kind === 'march') return <March happening={happening} board={board} chart={chart} />
  const [x, y] = [chart.hearts[happening.area][0] * SCALE, chart.hearts[happening.area][1] * SCALE]
  const at = `translate(${x} ${y})`
  if (happening.kind === 'ring')
    return (
      <g transform={at}>
        <circle r="30" className="bk-ring" style={{ stroke: look.ink }} />
      </g>
    )
  if (happening.kind === 'clash')
    return (
      <g transform={at}>
        <g className="bk-clash">
          <circle r="17" fill="#7d1f1a" stroke="#f4d9a0" strokeWidth="1.6" />
          <Mark name="fight" x={0} y={0} size={23} fill="#fbeccb" />
        </g>
      </g>
    )
  return (
    <g transform={at}>
      <g className="bk-points">
        <Badge x={0} y={0} text={`+${happening.vp} ${STRINGS[board.language].vp}`} />
      </g>
    </g>
  )
}

function March({ happening, board, chart }: Props & { happening: Extract<Happening, { kind: 'march' }> }) {
  const look = lookOf(board.view, happening.role)
  const points = happening.path.map((area) => ({ x: chart.hearts[area][0] * SCALE, y: chart.hearts[area][1] * SCALE }))
  return (
    <Walk points={points} motion={board.motion} colour={look.ink} duration={MARCH}>
      <UnitTile unit={happening.unit} count={1} look={look} x={0} y={0} />
    </Walk>
  )
}
