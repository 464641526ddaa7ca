import { useState } from 'react'
import { Pager, StepButton } from '../../../boardkit/papers/pager.tsx'
import type { GameEvent } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { fightCell } from '../rules/table/cells.ts'
import type { Fight } from '../rules/table/state.ts'
import { contentOf, phaseOf, towerOf } from './cells.ts'
import { FightView, titleOf } from './stage-fight.tsx'
import { OddsBars } from './stage-odds.tsx'
import { throwsIn, withFight } from './stage-count.ts'
import { STRINGS } from './strings.ts'
import { TowerPicture } from './tower.tsx'
import type { Throw } from './tower-throw.ts'
import './stage.css'

interface Kept {
  readonly events: readonly GameEvent[] | undefined
  readonly fights: readonly Fight[]
  readonly filling: Throw | undefined
  /** Grows with every new throw; the number of the last one that was put away. */
  readonly serial: number
  readonly hidden: number
}

const NOTHING: Kept = { events: undefined, fights: [], filling: undefined, serial: 0, hidden: 0 }

/** The throws seen so far: by the events, and by the cell where somebody comes to the table later. */
function useThrows(board: BoardProps): readonly [Kept, (kept: Kept) => void] {
  const [kept, setKept] = useState<Kept>(NOTHING)
  const { events, view } = board
  if (kept.events === events) return [kept, setKept]
  const told = throwsIn(events)
  let { fights } = kept
  for (const fight of told.fights) fights = withFight(fights, fight)
  fights = withFight(fights, fightCell.in(view.shared))
  const isNew = fights !== kept.fights || told.filling !== undefined
  const filling = told.filling ?? (fights === kept.fights ? kept.filling : undefined)
  const now = { ...kept, events, fights, filling, serial: kept.serial + (isNew ? 1 : 0) }
  setKept(now)
  return [now, setKept]
}

/** The tower as a stage: shown when cubes are thrown, with the chances before. It makes room when planning begins. */
export function Stage(board: BoardProps) {
  const [kept, setKept] = useThrows(board)
  const phase = phaseOf(board.view)
  const isPlanning = phase === 'planning' || phase === 'draft' || phase === 'start'
  const isShown = kept.serial > kept.hidden && towerOf(board.view).length > 0 && !isPlanning
  const hide = (): void => setKept({ ...kept, hidden: kept.serial })
  if (!isShown && board.odds.length === 0) return undefined
  return (
    <div className="bk-stage imp-stage">
      <OddsBars board={board} />
      {!isShown ? undefined : kept.filling === undefined ? (
        <Fights key={kept.serial} board={board} fights={kept.fights} hide={hide} />
      ) : (
        <Filling key={kept.serial} board={board} filling={kept.filling} hide={hide} />
      )}
    </div>
  )
}

interface ShowProps {
  readonly board: BoardProps
  hide(): void
}

function Fights({ board, fights, hide }: ShowProps & { fights: readonly Fight[] }) {
  const s = STRINGS[board.language]
  const [back, setBack] = useState(0)
  const at = fights.length - 1 - Math.min(back, fights.length - 1)
  const fight = fights[at]
  return (
    <section className="imp-fights bk-paged" aria-label={s.stage}>
      <header>
        <h2>{titleOf(board, fight)}</h2>
        <Pager at={at} of={fights.length} words={{ ...s, number: s.fightNumber }} go={(n) => setBack(back + n)} />
        <StepButton label={s.hide} sign="×" go={hide} />
      </header>
      <FightView key={at} board={board} fight={fight} isLive={board.motion && back === 0} />
    </section>
  )
}

function Filling({ board, filling, hide }: ShowProps & { filling: Throw }) {
  const s = STRINGS[board.language]
  const [isDone, setDone] = useState(false)
  const { colours } = contentOf(board).components
  return (
    <section className="imp-fights bk-paged" aria-label={s.stage} onClick={() => setDone(true)}>
      <header>
        <h2>{s.filling}</h2>
        <StepButton label={s.hide} sign="×" go={hide} />
      </header>
      <TowerPicture what={filling} colours={colours} isMoving={board.motion && !isDone} label={s.filling} />
      <p className="soft">{s.fillingDone}</p>
    </section>
  )
}
