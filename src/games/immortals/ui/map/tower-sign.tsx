import { memo } from 'react'
import type { BoardProps } from '../../../../protocol/board.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { optionsCell } from '../../rules/table/cells.ts'
import { contentOf, playersOf, residentsOf, roundOf, towerOf, trayOf } from '../cells.ts'
import { lookOf, lookOfCube, type Look } from '../colours.ts'
import { Mark } from '../icon.tsx'
import { Cube } from './cube.tsx'
import type { Layout } from './layout.ts'

/** Between the worlds: the round, the start player, and what is in tower, tray and supply by colour. */
export const TowerSign = memo(function TowerSign({ board, layout }: { board: BoardProps; layout: Layout }) {
  const { x, y, width, height } = layout.tower
  return (
    <g transform={`translate(${x} ${y})`} role="img" aria-label={signWords(board)}>
      <rect className="im-sign" width={width} height={height} rx="10" />
      {layout.isTowerTall ? (
        <>
          <RoundHead board={board} x={width / 2} y={40} />
          <Tower board={board} x={width / 2} y={TOP} room={height - TOP - countsHeight(board)} />
          <Counts board={board} x={14} y={height - countsHeight(board) + 30} width={width - 28} />
        </>
      ) : (
        <>
          <RoundHead board={board} x={110} y={36} />
          <FlatCounts board={board} x={236} width={width - 250} height={height} />
        </>
      )}
    </g>
  )
})

/** Below the round and the start player. */
const TOP = 148
const ROW = 38
/** Of the drawn tower. */
const TOWER = { height: 546, above: 26 }

const countsHeight = (board: BoardProps): number => 88 + (playersOf(board.view).length + 1) * ROW

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

function roundWords(board: BoardProps): string {
  const s = BOARD_STRINGS[board.language]
  const { round } = roundOf(board.view)
  return round === 0 ? s.startRound : s.round(round, optionsCell.in(board.view.shared)?.rounds ?? round)
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
    roundWords(board),
    s.marker(board.nameOf(roundOf(board.view).marker)),
    s.inTower(listed('tower')),
    s.inTray(listed('tray')),
    `${s.supply}: ${residentsOf(board.view)} ${s.residents}`,
  ].join('. ')
}

/** The round and who holds the start player marker. */
function RoundHead({ board, x, y }: { board: BoardProps; x: number; y: number }) {
  const look = lookOf(contentOf(board).components.colours, roundOf(board.view).marker)
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="im-sign-title">{roundWords(board)}</text>
      <g transform="translate(0 56)">
        <circle r="34" fill={look.fill} stroke="#e0b04a" strokeWidth="5" />
        <Mark name={look.emblem} x={0} y={0} size={46} fill={look.on} />
        <circle cx="28" cy="-22" r="17" fill="#2b1a08" stroke="#e0b04a" strokeWidth="2.5" />
        <Mark name="marker" x={28} y={-22} size={24} fill="#ffd257" />
      </g>
    </g>
  )
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
  const scale = Math.min(1, (room - 16) / TOWER.height)
  return (
    <g transform={`translate(${x} ${y + TOWER.above * scale}) scale(${scale})`}>
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
      <path d="M-88 410H88L78 520H-78Z" className="im-tray" />
      <Heap cubes={pileOf(rows, 'tray')} x={0} y={500} columns={7} />
    </g>
  )
}

/** By colour: how many are in the tower and in the tray. */
function Counts({ board, x, y, width }: { board: BoardProps; x: number; y: number; width: number }) {
  const s = BOARD_STRINGS[board.language]
  const rows = rowsOf(board)
  return (
    <g transform={`translate(${x} ${y})`}>
      <Mark name="tower" className="im-sign-mark" x={width * 0.47} y={-8} size={30} />
      <Mark name="tray" className="im-sign-mark" x={width * 0.82} y={-8} size={30} />
      {rows.map((row, i) => (
        <g key={i} transform={`translate(0 ${30 + i * ROW})`}>
          <Chip look={row.look} x={18} y={-8} />
          <text className="im-sign-number" x={width * 0.47}>
            {row.tower}
          </text>
          <text className="im-sign-number" x={width * 0.82}>
            {row.tray}
          </text>
        </g>
      ))}
      <text className="im-sign-head" x={width / 2} y={34 + rows.length * ROW}>
        {`${s.supply}: ${residentsOf(board.view)} ${s.residents}`}
      </text>
    </g>
  )
}

function FlatCounts({ board, x, width, height }: { board: BoardProps; x: number; width: number; height: number }) {
  const s = BOARD_STRINGS[board.language]
  const rows = rowsOf(board)
  const wide = (width - 96) / rows.length
  return (
    <g transform={`translate(${x} 0)`}>
      <text className="im-sign-head im-sign-left" x="0" y="76">
        {s.tower}
      </text>
      <text className="im-sign-head im-sign-left" x="0" y="110">
        {s.tray}
      </text>
      {rows.map((row, i) => (
        <g key={i} transform={`translate(${110 + i * wide + wide / 2} 0)`}>
          <Chip look={row.look} x={0} y={32} />
          <text className="im-sign-number" y="78">
            {row.tower}
          </text>
          <text className="im-sign-number" y="112">
            {row.tray}
          </text>
        </g>
      ))}
      <text className="im-sign-head im-sign-left" x="0" y={height - 12}>
        {`${s.supply}: ${residentsOf(board.view)} ${s.residents}`}
      </text>
    </g>
  )
}

function Chip({ look, x, y }: { look: Look; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-16" y="-16" width="32" height="32" rx="6" fill={look.fill} stroke={look.rim} strokeWidth="2" />
      <Mark name={look.emblem} x={0} y={0} size={25} fill={look.on} />
    </g>
  )
}
