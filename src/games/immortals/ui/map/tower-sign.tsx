import type { BoardProps } from '../../../../protocol/board.ts'
import { about } from '../about.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { drawPileCell } from '../../rules/table/cells.ts'
import { contentOf, playersOf, residentsOf, towerOf, trayOf } from '../cells.ts'
import { lookOfCube, type Look } from '../colours.ts'
import { Mark } from '../icon.tsx'
import { Cube } from './cube.tsx'
import type { Layout } from './layout.ts'

/** Between the worlds: the tower cut open, and what is in tower, tray and supply by colour. */
export function TowerSign({ board, layout }: { board: BoardProps; layout: Layout }) {
  const { x, y, width, height } = layout.tower
  const counts = countsHeight(board)
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={signWords(board)} {...about('tower:inside')}>
      {layout.isTowerTall ? (
        <>
          <Tower board={board} x={width / 2} y={0} room={height - counts - 10} />
          <rect className="im-sign" y={height - counts} width={width} height={counts} rx="10" />
          <Counts board={board} x={10} y={height - counts + 34} width={width - 20} />
        </>
      ) : (
        <>
          <rect className="im-sign" width={width} height={height} rx="10" />
          <FlatCounts board={board} x={24} width={0.62 * width} height={height} />
        </>
      )}
    </g>
  )
}

const ROW = 42
/** Of the drawn tower. */
const TOWER = { height: 546, above: 26 }

const countsHeight = (board: BoardProps): number => 132 + (playersOf(board.view).length + 1) * ROW

interface Row {
  readonly look: Look
  readonly name: string
  readonly tower: number
  readonly tray: number
}

function rowsOf(board: BoardProps): Row[] {
  const roles = playersOf(board.view).length
  const [tower, tray] = [towerOf(board.view), trayOf(board.view)]
  const { colours } = contentOf(board).components
  return tower.map((count, cube) => ({
    look: lookOfCube(colours, cube, roles),
    name: cube === roles ? BOARD_STRINGS[board.language].residents : board.nameOf(cube),
    tower: count,
    tray: tray[cube] ?? 0,
  }))
}

const BESIDE = ['tower:supply', 'tower:pile'] as const

/** What lies beside the tower. */
const supplyOf = ({ view, language }: BoardProps): string[] => {
  const s = BOARD_STRINGS[language]
  return [`${s.residentsSign} ${residentsOf(view)}`, `${s.drawPile} ${drawPileCell.in(view.shared) ?? 0}`]
}

function signWords(board: BoardProps): string {
  const s = BOARD_STRINGS[board.language]
  const rows = rowsOf(board)
  const listed = (of: 'tower' | 'tray'): string =>
    rows
      .filter((row) => row[of] > 0)
      .map((row) => `${row.name} ${row[of]}`)
      .join(', ') || '0'
  return [
    s.inTower(listed('tower')),
    s.inTray(listed('tray')),
    `${s.supply}: ${residentsOf(board.view)} ${s.residents}`,
    `${s.drawPile}: ${drawPileCell.in(board.view.shared) ?? 0}`,
  ].join('. ')
}

/** The cubes of all colours, sorted, as places of a pile of so many columns. */
function pileOf(rows: readonly Row[], of: 'tower' | 'tray'): Look[] {
  return rows.flatMap((row) => Array.from({ length: row[of] }, () => row.look))
}

const COLUMNS = 5
const STEP = { x: 20, y: 20 }

function Heap({ cubes, x, y, columns }: { cubes: readonly Look[]; x: number; y: number; columns: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {cubes.map((look, i) => {
        const row = Math.floor(i / columns)
        const inRow = Math.min(columns, cubes.length - row * columns)
        return (
          <Cube key={i} look={look} x={((i % columns) - (inRow - 1) / 2) * STEP.x} y={-row * STEP.y} scale={0.68} />
        )
      })}
    </g>
  )
}

/** The tower, cut open: what is stuck in it, and the tray at its foot. */
function Tower({ board, x, y, room }: { board: BoardProps; x: number; y: number; room: number }) {
  const rows = rowsOf(board)
  const bricks = Array.from({ length: 14 }, (_, row) => row)
  const scale = Math.min(1.04, room / TOWER.height)
  const top = room - TOWER.height * scale
  return (
    <g transform={`translate(${x} ${y + top + TOWER.above * scale}) scale(${scale})`}>
      <path d="M-78 0V-26H-54V-12H-30V-26H30V-12H54V-26H78V0L70 18H-70Z" className="im-stone" />
      <path d="M-68 18H68L74 430H-74Z" className="im-stone" />
      {bricks.map((row) => (
        <path
          key={row}
          className="im-brick"
          d={`M-70 ${36 + row * 28}H70M${-44 + (row % 2) * 22} ${36 + row * 28}v28M${20 + (row % 2) * 22} ${36 + row * 28}v28`}
        />
      ))}
      <path d="M-58 330V80Q-58 34 0 34Q58 34 58 80V330Z" className="im-hollow" />
      <Heap cubes={pileOf(rows, 'tower')} x={0} y={312} columns={COLUMNS} />
      <path d="M-40 430V386Q-40 352 0 352Q40 352 40 386V430Z" className="im-hollow" />
      <g {...about('tower:tray')}>
        <path d="M-88 410H88L78 520H-78Z" className="im-tray" />
        <Heap cubes={pileOf(rows, 'tray')} x={0} y={500} columns={7} />
      </g>
    </g>
  )
}

/** By colour: how many are in the tower and in the tray. */
function Counts({ board, x, y, width }: { board: BoardProps; x: number; y: number; width: number }) {
  const rows = rowsOf(board)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Mark name="tower" className="im-sign-mark" x={width * 0.47} y={-8} size={30} />
      <g {...about('tower:tray')}>
        <Mark name="tray" className="im-sign-mark" x={width * 0.82} y={-8} size={30} />
      </g>
      {rows.map((row, i) => (
        <g key={i} transform={`translate(0 ${30 + i * ROW})`}>
          <Chip look={row.look} x={18} y={-8} />
          <text className="im-sign-number" x={width * 0.47}>
            {row.tower}
          </text>
          <text className="im-sign-number" x={width * 0.82} {...about('tower:tray')}>
            {row.tray}
          </text>
        </g>
      ))}
      {supplyOf(board).map((words, i) => (
        <text
          key={words}
          className="im-sign-head"
          x={width / 2}
          y={30 + rows.length * ROW + i * 30}
          {...about(BESIDE[i])}
        >
          {words}
        </text>
      ))}
    </g>
  )
}

function FlatCounts({ board, x, width, height }: { board: BoardProps; x: number; width: number; height: number }) {
  const s = BOARD_STRINGS[board.language]
  const rows = rowsOf(board)
  const wide = (width - 190) / rows.length
  return (
    <g transform={`translate(${x} 0)`}>
      <text className="im-sign-head im-sign-left" x="0" y="84">
        {s.tower}
      </text>
      <text className="im-sign-head im-sign-left" x="0" y="124" {...about('tower:tray')}>
        {s.tray}
      </text>
      {rows.map((row, i) => (
        <g key={i} transform={`translate(${190 + i * wide + wide / 2} 0)`}>
          <Chip look={row.look} x={0} y={32} />
          <text className="im-sign-number" y="86">
            {row.tower}
          </text>
          <text className="im-sign-number" y="126" {...about('tower:tray')}>
            {row.tray}
          </text>
        </g>
      ))}
      <text className="im-sign-head im-sign-left" x="0" y={height - 14} {...about('tower:supply')}>
        {supplyOf(board).join(' · ')}
      </text>
    </g>
  )
}

function Chip({ look, x, y }: { look: Look; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} {...about(look.colour === 'residents' ? 'unit:residents' : 'unit:colour')}>
      <rect x="-16" y="-16" width="32" height="32" rx="6" fill={look.fill} stroke={look.rim} strokeWidth="2" />
      <Mark name={look.emblem} x={0} y={0} size={25} fill={look.on} />
    </g>
  )
}
