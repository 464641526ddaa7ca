import { useState } from 'react'
import { Dialog } from '../../../boardkit/papers/dialog.tsx'
import { PlayerPlate } from '../../../boardkit/plates/player-plate.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { SPACES } from '../content/content.ts'
import { sideOfCard } from '../rules/nemesis/nemesis-cards.ts'
import type { PlannedCard } from '../rules/nemesis/nemesis-preview.ts'
import { CHAOS, EMPIRE, NONE } from '../rules/table/state.ts'
import { tells } from './about/tells.ts'
import { wordsOf } from './cards-table.ts'
import { factionsOf, hexIn, phaseOf, vpOf } from './cells.ts'
import { lookOfSide } from './colours.ts'
import { actingCard, actingSide } from './following.ts'
import { NemesisTable } from './hand-nemesis.tsx'
import './hand.css'
import { shortHex } from './map/info-words.ts'
import { usePlan } from './map/words.ts'
import { Sign } from './panel.tsx'
import { SHELL } from './shell-strings.ts'
import { STRINGS } from './strings.ts'

/** The two enemies that nobody plays, as plates below the players': how they stand, who of them acts or will. */
export function Opponents(board: BoardProps) {
  const plan = usePlan(board)
  return [EMPIRE, CHAOS].map((side) => <Opponent key={side} board={board} side={side} plan={plan} />)
}

function Opponent({ board, side, plan }: { board: BoardProps; side: number; plan: readonly PlannedCard[] }) {
  const { language, view } = board
  const s = STRINGS[language]
  const [isOpen, setOpen] = useState(false)
  const look = lookOfSide(side, factionsOf(view))
  const name = side === EMPIRE ? s.empire : s.chaos
  const vp = vpOf(view)[side] ?? 0
  const acting = phaseOf(view) === 'nemesis' ? actingCard(board) : NONE
  const isActing = actingSide(acting) === side
  return (
    <li className={isActing ? 'panel plate upp-acts' : 'panel plate'} data-plate="player">
      <button
        type="button"
        className="upp-opponent"
        aria-haspopup="dialog"
        {...tells(side === EMPIRE ? 'side:empire' : 'side:chaos')}
        onClick={() => setOpen(true)}
      >
        <PlayerPlate
          colour={look.fill}
          sign={<Sign look={look} />}
          name={name}
          line={isActing ? SHELL[language].moves(wordsOf(board).card(acting)) : lineOf(board, side, plan)}
          number={
            <span {...tells('number:vp')}>
              {vp} <span className="about-label">{s.vp}</span>
            </span>
          }
          numberLabel={s.vpLong(vp)}
        />
      </button>
      {isOpen ? (
        <Dialog label={s.tabs.nemesis} language={language} className="upp-wide-dialog" onClose={() => setOpen(false)}>
          <NemesisTable board={board} />
        </Dialog>
      ) : undefined}
    </li>
  )
}

/** Who moves next and where to; if nobody will, what there is of them. */
function lineOf(board: BoardProps, side: number, plan: readonly PlannedCard[]): string {
  const s = SHELL[board.language]
  const own = plan.filter(({ card }) => sideOfCard(card) === side)
  const [first] = own
  if (first !== undefined) {
    const [step] = first.steps
    const goals = step?.to ?? []
    const to = goals.length === 0 ? s.stays : goals.length > 1 ? s.choice : shortHex(board, goals[0])
    return `${s.next(wordsOf(board).card(first.card), to)}${own.length > 1 ? s.more(own.length - 1) : ''}`
  }
  if (phaseOf(board.view) === 'setup') return ''
  const hexes = Array.from({ length: SPACES }, (_, space) => hexIn(board.view, space))
  return side === EMPIRE
    ? s.garrisons(hexes.reduce((sum, { garrison }) => sum + garrison, 0))
    : s.curses(hexes.filter(({ hasCurse }) => hasCurse).length)
}
