import { useEffect, useState, type KeyboardEvent } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Content, PlayerBoard } from '../content/content.ts'
import { actionOf, contentOf, coveredOf, NONE, phaseOf, playerBoardOf } from './cells.ts'
import { CardDialog } from './cards-dialog.tsx'
import { CardFace } from './cards.tsx'
import { Draft, isDrafting } from './draft.tsx'
import { HandCards } from './hand-cards.tsx'
import { Note } from './hand-note.tsx'
import { usePlanning, type Planning } from './hand-planning.ts'
import { StatusLine } from './hand-status.tsx'
import { PlayerBoardView, type SpaceState } from './player-board.tsx'
import { STRINGS } from './strings.ts'
import './hand.css'

export interface HandProps {
  readonly board: BoardProps
  readonly content: Content
  readonly printed: PlayerBoard
  readonly planning: Planning
  show(card: number): void
}

/** State of the game, the own player board and the own cards. Whoever watches sees only the first. */
export function Hand(board: BoardProps) {
  const content = contentOf(board)
  const { role, view, language } = board
  const [shown, setShown] = useState<number>()
  const printed = role === undefined ? undefined : playerBoardOf(content, view, role)
  const planning = usePlanning(board, printed)
  return (
    <section className="bk-hand imp-hand" aria-label={STRINGS[language].playerBoard}>
      <StatusLine board={board} />
      {role === undefined || printed === undefined ? undefined : isDrafting(board) ? (
        <Draft board={board} content={content} show={setShown} />
      ) : (
        <OwnBoard {...{ board, content, printed, planning }} show={setShown} />
      )}
      {shown === undefined ? undefined : (
        <CardDialog content={content} card={shown} language={language} onClose={() => setShown(undefined)} />
      )}
    </section>
  )
}

// Whether the hand is open outside of planning is a matter of taste that outlives the phase.
let wasOpen = false

function OwnBoard(props: HandProps) {
  const { board, content, printed, planning } = props
  const s = STRINGS[board.language]
  const phase = phaseOf(board.view)
  const [isOpen, setOpen] = useState(wasOpen)
  const isAtWork = phase === 'planning' || phase === 'execution'
  const showsHand = phase !== 'execution' || isOpen
  const { drag } = planning
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') planning.clear()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return (
    <div className="imp-own" onKeyDown={walk}>
      <Note
        {...props}
        isHandOpen={showsHand}
        toggleHand={
          phase !== 'execution'
            ? undefined
            : () => {
                wasOpen = !isOpen
                setOpen(wasOpen)
              }
        }
      />
      {isAtWork ? (
        <PlayerBoardView
          content={content}
          language={board.language}
          board={printed}
          label={s.playerBoard}
          states={statesOf(props)}
          hands={{
            click: planning.clickSpace,
            point: planning.point,
            remove: planning.takeBack,
            press(event, space) {
              const card = planning.plan[space]
              if (planning.isPlanning && card !== NONE) planning.start(event, card, space)
            },
          }}
        />
      ) : undefined}
      {showsHand ? <HandCards {...props} /> : undefined}
      {drag === undefined ? undefined : (
        <span className="imp-ghost" style={{ left: drag.x, top: drag.y }}>
          <CardFace content={content} card={drag.card} language={board.language} />
        </span>
      )}
    </div>
  )
}

/** Arrows walk through spaces and cards. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const list = (event.target as HTMLElement).closest('.imp-spaces, .imp-cards')
  if (step === undefined || list === null) return
  const all = [...list.querySelectorAll<HTMLButtonElement>('.imp-space, .imp-hand-card')]
  const at = all.indexOf(event.target as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  all[(at + step + all.length) % all.length].focus()
}

/** Every space as these eyes see it: own cards lie open to their owner at any time (IM-PLN-11). */
function statesOf({ board, planning }: HandProps): SpaceState[] {
  const { plan, picked, drag, turns, offers } = planning
  const action = actionOf(board.view)
  const covered = coveredOf(board.view, board.role!)
  const held = drag ?? { card: picked.card, from: picked.space, over: undefined }
  const over = typeof held.over === 'object' ? held.over.space : NONE
  const isHolding = held.card !== NONE
  return plan.map((card, space) => {
    const isOffered = isHolding ? planning.canGo(held.card, held.from, space) : turns.reveals.has(space)
    const said = isHolding && isOffered ? offers.places.get(held.card)?.get(space) : undefined
    const lying = card === NONE ? undefined : planning.foreseen(card, space)
    const foreseen = said ?? lying
    return {
      card: card !== NONE ? card : covered?.[space] === true ? 'covered' : undefined,
      isOffered,
      isDim: isHolding && !isOffered && space !== held.from,
      isPicked: picked.space === space || (drag !== undefined && drag.from === space),
      isUnder: over === space,
      isActive: action !== undefined && action.role === board.role && action.space === space,
      isWarning: foreseen?.isVain === true,
      detail: foreseen?.detail === undefined ? undefined : board.say(foreseen.detail),
    }
  })
}
