import type { BoardProps } from '../../../protocol/board.ts'
import { drawPileCell, optionsCell } from '../rules/table/cells.ts'
import { contentOf, phaseOf, playerOf, roundOf, towerOf, trayOf } from './cells.ts'
import { Icon } from './icon.tsx'
import { scoreNow } from './panel-score.ts'
import { STRINGS } from './strings.ts'
import { CubeCounts } from './tower.tsx'
import { sum } from './tower-throw.ts'

/** Always there: round, phase, what is in tower and tray, and what the next scoring would bring. */
export function StatusLine({ board }: { board: BoardProps }) {
  const { view, language } = board
  const s = STRINGS[language]
  const { round } = roundOf(view)
  const phase = phaseOf(view)
  const rounds = optionsCell.in(view.shared)?.rounds ?? 0
  const pile = drawPileCell.in(view.shared) ?? 0
  const isStart = phase === 'start' || phase === 'draft'
  return (
    <div className="imp-status" role="group" aria-label={s.status}>
      <span className="imp-round">
        <Icon name="round" /> <b>{s.roundOf(round, rounds)}</b>
        {round === 0 && phase === 'start' ? undefined : <> · {s.phases[phase]}</>}
      </span>
      {isStart ? undefined : <Cubes board={board} name="tower" counts={towerOf(view)} words={s.towerHas} />}
      {isStart ? undefined : <Cubes board={board} name="tray" counts={trayOf(view)} words={s.trayHas} />}
      {isStart ? undefined : (
        <span className="imp-pile" title={`${s.drawPile}: ${pile}`}>
          <Icon name="draw" label={s.drawPile} /> {pile}
        </span>
      )}
      {isStart ? undefined : <Next board={board} />}
    </div>
  )
}

function Cubes(props: {
  board: BoardProps
  name: 'tower' | 'tray'
  counts: readonly number[]
  words(n: number): string
}) {
  const { board, name, counts, words } = props
  const s = STRINGS[board.language]
  const { colours } = contentOf(board).components
  const roles = counts.length - 1
  const parts = counts.flatMap((n, colour) =>
    n === 0 ? [] : [`${colour < roles ? board.nameOf(colour) : s.residentsAre} ${n}`],
  )
  const label = `${words(sum(counts))}: ${parts.join(', ') || s.nothing}`
  return (
    <span className="imp-inside">
      <Icon name={name} /> <span className="imp-inside-name">{s[name]}</span>{' '}
      <CubeCounts counts={counts} colours={colours} label={label} />
    </span>
  )
}

function Next({ board }: { board: BoardProps }) {
  const { role, view, language } = board
  const s = STRINGS[language]
  if (role === undefined || playerOf(view, role) === undefined || phaseOf(view) === 'over') return undefined
  const { total, lands, shrines, capitals, regions } = scoreNow(contentOf(board), view, role)
  const words = s.nextScore(total, lands, shrines, capitals, regions)
  return (
    <span className="imp-next" title={words} aria-label={`${s.next}: ${words}`} role="img">
      <Icon name="points" /> {s.next} <b>+{total}</b>
    </span>
  )
}
