import { useMemo, useState } from 'react'
import { Pager } from '../../../boardkit/papers/pager.tsx'
import type { BoardProps, StageProps } from '../../../protocol/board.ts'
import { marked } from './about/mark.ts'
import type { RollFor } from '../rules/rounds/initiative.ts'
import type { Phase } from '../rules/table/state.ts'
import type { Event } from '../rules/words/words.ts'
import { phaseOf, seenBy, type Seen } from './seen.ts'
import { resultOf } from './roll-words.ts'
import { RollView, titleOf } from './roll-view.tsx'
import { lastRollIn, rollsIn, type Roll } from './rolls.ts'
import { STRINGS } from './strings.ts'
import './stage.css'

/** The dice as they fell last, and before that; they stay until something else is rolled. In brief the last roll alone. */
export function Stage(board: StageProps) {
  const { told, isWhole } = board
  const seen = seenBy(board)
  const rolls = useMemo(() => rollsIn(told), [told])
  const last = useMemo(() => lastRollIn(told), [told])
  if (seen === undefined || rolls.length === 0) return undefined
  return (
    <div className={`bk-stage hs-stage ${isWhole ? '' : 'hs-brief'}`}>
      <Rolls key={last} board={board} seen={seen} rolls={rolls} />
    </div>
  )
}

/** Who begins a part of the game is news only during that part. */
const PART_OF: Partial<Readonly<Record<RollFor, Phase>>> = { draft: 'army', placing: 'placing', markers: 'markers' }

/** Dice on the stage: another roll is something else. */
export function staged({ told, view }: Pick<BoardProps, 'told' | 'view'>): string | undefined {
  const last = lastRollIn(told)
  if (last === undefined) return undefined
  const event = told.findLast(({ n }) => n === last)?.event as Event | undefined
  const part = event?.type === 'rolledForFirst' ? PART_OF[event.what] : undefined
  return part === undefined || part === phaseOf(view) ? `${last}` : undefined
}

/** What came of the newest roll. */
export function resultLine(board: BoardProps): string | undefined {
  const seen = seenBy(board)
  const roll = rollsIn(board.told).at(-1)
  if (seen === undefined || roll === undefined) return undefined
  const title = titleOf(roll, board, seen)
  return `${title}${title.endsWith('?') ? '' : ':'} ${resultOf(roll, board, seen)}`
}

function Rolls({ board, seen, rolls }: { board: StageProps; seen: Seen; rolls: readonly Roll[] }) {
  const s = STRINGS[board.language]
  const [back, setBack] = useState(0)
  // What was rolled long ago lies still.
  const [isNew] = useState(() => board.motion && lastRollIn(board.told) === lastRollIn(board.told.slice(-FRESH)))
  const at = rolls.length - 1 - (board.isWhole ? Math.min(back, rolls.length - 1) : 0)
  const isRolling = isNew && back === 0
  return (
    <section className="bk-paged" aria-label={s.stage}>
      <header>
        <h2>{titleOf(rolls[at], board, seen)}</h2>
        {board.isWhole ? (
          <span {...marked('button:rolls')}>
            <Pager at={at} of={rolls.length} words={{ ...s, number: s.rollOf }} go={(n) => setBack(back + n)} />
          </span>
        ) : undefined}
      </header>
      <div key={at} className={isRolling ? 'hs-show' : undefined}>
        <RollView roll={rolls[at]} board={board} seen={seen} isRolling={isRolling} />
      </div>
    </section>
  )
}

/** So many events ago a roll is still news. */
const FRESH = 4
