import { useState } from 'react'
import { Pager, StepButton } from '../../../boardkit/papers/pager.tsx'
import type { GameEvent } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { seenBy, type Seen } from './seen.ts'
import { AttackOdds } from './odds-list.tsx'
import { RollView, titleOf } from './roll-view.tsx'
import { withRolls, type Roll } from './rolls.ts'
import { STRINGS } from './strings.ts'
import './stage.css'

/** The chances of what can be chosen, and the dice as they fell last; they stay until something else is rolled. */
export function Stage(board: BoardProps) {
  const { rolls, serial } = useRolls(board.events)
  const seen = seenBy(board)
  if (seen === undefined || (rolls.length === 0 && board.odds.length === 0)) return undefined
  return (
    <div className="bk-stage hs-stage">
      <AttackOdds board={board} seen={seen} />
      {rolls.length === 0 ? undefined : <Rolls key={serial} board={board} seen={seen} rolls={rolls} />}
    </div>
  )
}

interface Kept {
  readonly events: readonly GameEvent[]
  readonly rolls: readonly Roll[]
  /** Grows with every new roll, not with what is added to the last one. */
  readonly serial: number
}

function useRolls(events: readonly GameEvent[]): Kept {
  const [kept, setKept] = useState<Kept>({ events: [], rolls: [], serial: 0 })
  if (kept.events === events) return kept
  const rolls = withRolls(kept.rolls, events)
  const isNew = rolls.length !== kept.rolls.length || rolls.at(-2) !== kept.rolls.at(-2)
  const now = { events, rolls, serial: kept.serial + (isNew ? 1 : 0) }
  setKept(now)
  return now
}

// Whether the dice are folded is a matter of taste that outlives every roll; where there is little room they begin so.
let wasFolded: boolean | undefined
const isNarrow = (): boolean => matchMedia('(max-width: 700px)').matches

function Rolls({ board, seen, rolls }: { board: BoardProps; seen: Seen; rolls: readonly Roll[] }) {
  const s = STRINGS[board.language]
  const [back, setBack] = useState(0)
  const [isFolded, setFolded] = useState(() => wasFolded ?? isNarrow())
  const at = rolls.length - 1 - Math.min(back, rolls.length - 1)
  const fold = (): void => {
    wasFolded = !isFolded
    setFolded(!isFolded)
  }
  return (
    <section className="bk-paged" aria-label={s.stage}>
      <header>
        <h2>{titleOf(rolls[at], board, seen)}</h2>
        {isFolded ? undefined : (
          <Pager at={at} of={rolls.length} words={{ ...s, number: s.rollOf }} go={(n) => setBack(back + n)} />
        )}
        <StepButton label={isFolded ? s.unfold : s.fold} sign={isFolded ? '▾' : '▴'} isOpen={!isFolded} go={fold} />
      </header>
      {isFolded ? undefined : (
        <div key={at} className={board.motion && back === 0 ? 'hs-show' : undefined}>
          <RollView roll={rolls[at]} board={board} seen={seen} isRolling={board.motion && back === 0} />
        </div>
      )}
    </section>
  )
}
