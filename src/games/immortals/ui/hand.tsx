import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import type { Content, PlayerBoard } from '../content/content.ts'
import { actionOf, contentOf, coveredOf, NONE, playerBoardOf } from './cells.ts'
import { CardDialog } from './cards-dialog.tsx'
import { CardFace } from './cards.tsx'
import { Draft, isDrafting } from './draft.tsx'
import { HandCards } from './hand-cards.tsx'
import { Aside, Note } from './hand-note.tsx'
import { usePlanning, type Planning } from './hand-planning.ts'
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

/** The own cards and the own player board: a tray where the question is played on them, else a strip. */
export function Hand(board: BoardProps) {
  const content = contentOf(board)
  const { role, view, language } = board
  const [shown, setShown] = useState<number>()
  const printed = role === undefined ? undefined : playerBoardOf(content, view, role)
  const planning = usePlanning(board, printed)
  if (role === undefined || printed === undefined) return undefined
  return (
    <section className="imp-tray" aria-label={STRINGS[language].playerBoard}>
      {isDrafting(board) ? (
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

function useEscape(clear: () => void): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') clear()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

/** By touch a card that can be revealed is looked at first: a second tap reveals it. */
function useLook(planning: Planning) {
  const [looked, look] = useState<number>()
  const isTouch = useRef(false)
  const { reveals } = planning.turns
  useEffect(() => look(undefined), [reveals])
  const click = (space: number): void => {
    if (isTouch.current && reveals.has(space) && looked !== space) return look(space)
    look(undefined)
    planning.clickSpace(space)
  }
  return { looked, click, press: (e: PointerEvent) => (isTouch.current = e.pointerType !== 'mouse') }
}

function OwnBoard(props: HandProps) {
  const { board, planning } = props
  const { isPlanning, drag } = planning
  const [isFolded, fold] = useState(false)
  const { looked, click, press } = useLook(planning)
  const isOpen = isPlanning && !isFolded
  useEscape(planning.clear)
  useEffect(() => fold(false), [isPlanning])
  const pointed = planning.pointed ?? looked
  return (
    <div className={isOpen ? 'imp-own imp-open' : 'imp-own imp-strip'} onKeyDown={walk} onPointerDownCapture={press}>
      {isOpen ? <Note {...props} fold={() => fold(true)} /> : undefined}
      <Spaces {...props} isOpen={isOpen} looked={looked} click={click} />
      <HandCards {...props} />
      {isOpen ? undefined : (
        <Aside {...props} {...{ pointed, looked }} open={isPlanning ? () => fold(false) : undefined} />
      )}
      {drag === undefined ? undefined : (
        <span className="imp-ghost" style={{ left: drag.x, top: drag.y }}>
          <CardFace content={props.content} card={drag.card} language={board.language} />
        </span>
      )}
    </div>
  )
}

interface SpacesProps extends HandProps {
  readonly isOpen: boolean
  readonly looked: number | undefined
  click(space: number): void
}

/** All spaces while planning; in the strip those where a card lies. */
function Spaces({ isOpen, looked, click, ...props }: SpacesProps) {
  const { board, content, printed, planning } = props
  const states = statesOf(props).map((state, space) => (space === looked ? { ...state, isPicked: true } : state))
  const isAtWork = isOpen || states.some(({ card }) => card !== undefined)
  if (!isAtWork) return undefined
  return (
    <PlayerBoardView
      content={content}
      language={board.language}
      board={printed}
      label={STRINGS[board.language].playerBoard}
      states={states}
      isShort={!isOpen}
      hands={{
        click,
        point: planning.point,
        remove: planning.takeBack,
        press(event, space) {
          const card = planning.plan[space]
          if (planning.isPlanning && card !== NONE) planning.start(event, card, space)
        },
      }}
    />
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
      key: planning.keyOfSpace(space),
      isDim: isHolding && !isOffered && space !== held.from,
      isPointed: board.pointed.includes(`space:${space}`),
      isPicked: picked.space === space || (drag !== undefined && drag.from === space),
      isUnder: over === space,
      isActive: action !== undefined && action.role === board.role && action.space === space,
      isWarning: foreseen?.isVain === true,
      detail: foreseen?.detail === undefined ? undefined : board.say(foreseen.detail),
    }
  })
}
