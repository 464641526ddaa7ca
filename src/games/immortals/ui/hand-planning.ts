import { useEffect, useMemo, useRef, useState } from 'react'
import type { Reason } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import type { PlayerBoard } from '../content/content.ts'
import { fitsOn } from '../rules/round/fits-on.ts'
import { planFace } from '../rules/table/faces.ts'
import { NONE, planOf } from './cells.ts'
import { useCardDrag, type CardDrags, type Drop } from './planning-drag.ts'
import { keysToPlace, planOffers, turnOffers, type CardOffer, type PlanOffers, type TurnOffers } from './planning.ts'

/** What is taken up: a card from the hand or from a space, or an empty space that waits for a card. */
interface Picked {
  readonly card: number
  /** Where the card lies, or the space that waits; NONE: in the hand. */
  readonly space: number
}

const NOTHING: Picked = { card: NONE, space: NONE }

export interface Planning extends CardDrags {
  readonly isPlanning: boolean
  readonly offers: PlanOffers
  readonly turns: TurnOffers
  readonly plan: readonly number[]
  readonly picked: Picked
  readonly pointed: number | undefined
  readonly refused: readonly Reason[] | undefined
  point(space: number | undefined): void
  clear(): void
  clickCard(card: number): void
  clickSpace(space: number): void
  takeBack(space: number): void
  /** Whether a card that is taken up (from a space, NONE: the hand) can go there. */
  canGo(card: number, from: number, space: number): boolean
  /** Whether a card of the hand can come onto the space that is picked. */
  canCome(card: number): boolean
  /** What a click on a card or a space answers, now or on a space that is the only one for the card. */
  keyOfCard(card: number): string | undefined
  keyOfSpace(space: number): string | undefined
  /** What would come of a card that lies on a space, or would. */
  foreseen(card: number, space: number): CardOffer | undefined
}

/** What the options said of card and space; it stays true for what is already laid, as nothing changes meanwhile. */
function useForeseen({ question }: BoardProps, offers: PlanOffers, turns: TurnOffers): Planning['foreseen'] {
  const seen = useRef(new Map<string, CardOffer>())
  if (!planFace.is(question)) seen.current.clear()
  for (const [card, spaces] of offers.places)
    for (const [space, one] of spaces) seen.current.set(`${card}@${space}`, one)
  return (card, space) => turns.reveals.get(space) ?? offers.backs.get(space) ?? seen.current.get(`${card}@${space}`)
}

interface Table {
  readonly board: BoardProps
  readonly printed: PlayerBoard | undefined
  readonly isPlanning: boolean
  readonly offers: PlanOffers
  readonly turns: TurnOffers
  readonly plan: readonly number[]
  readonly picked: Picked
  setPicked(picked: Picked): void
  explain(key: string): void
}

type Moves = Pick<Planning, 'clear' | 'clickCard' | 'clickSpace' | 'takeBack' | 'canGo' | 'canCome'> & {
  place(card: number, space: number, from: number): void
}

/** The card that had the focus leaves the hand: whoever plays by keys goes on at its space. */
function keepFocus(space: number): void {
  if (document.activeElement?.closest('[data-im-hand]') !== null)
    document.querySelector<HTMLElement>(`[data-im-space="${space}"]`)?.focus({ preventScroll: true })
}

/** What can be done at the moment; all of it ends in an answer, a card taken up, or the reason why not. */
function movesOf({ board, printed, isPlanning, offers, turns, plan, picked, setPicked, explain }: Table): Moves {
  const clear = (): void => setPicked(NOTHING)
  const canGo = (card: number, from: number, space: number): boolean => {
    if (!isPlanning || space === from) return false
    if (offers.places.get(card)?.has(space) === true) return true
    return (from !== NONE || plan[space] !== NONE) && printed !== undefined && fitsOn(printed, card, space)
  }
  const canCome = (card: number): boolean => picked.space !== NONE && canGo(card, NONE, picked.space)
  const place = (card: number, space: number, from: number): void => {
    if (!canGo(card, from, space)) return explain(`place:${card}@${space}`)
    clear()
    keepFocus(space)
    board.answer(...keysToPlace(plan, card, space, from))
  }
  const takeBack = (space: number): void => {
    const back = offers.backs.get(space)
    if (back === undefined) return
    clear()
    board.answer(back.key)
  }
  const clickCard = (card: number): void => {
    if (!isPlanning) return explain(`card:${card}`)
    if (canCome(card)) return place(card, picked.space, NONE)
    setPicked(picked.card === card && picked.space === NONE ? NOTHING : { card, space: NONE })
  }
  const clickSpace = (space: number): void => {
    const reveal = turns.reveals.get(space)
    if (reveal !== undefined) return board.answer(reveal.key)
    if (!isPlanning) return explain(`space:${space}`)
    if (picked.card !== NONE && picked.space !== space) return place(picked.card, space, picked.space)
    setPicked(picked.space === space ? NOTHING : { card: plan[space], space })
  }
  return { clear, canGo, canCome, place, takeBack, clickCard, clickSpace }
}

/** The one option, or compound, behind a card or a space. */
function keysIn({ offers, turns, plan, picked }: Table, canGo: Moves['canGo']) {
  const keyTo = (card: number, space: number, from: number): string | undefined =>
    card !== NONE && canGo(card, from, space) ? keysToPlace(plan, card, space, from).join(' ') : undefined
  const keyOfCard = (card: number): string | undefined => {
    if (picked.space !== NONE) return keyTo(card, picked.space, NONE)
    const places = [...(offers.places.get(card)?.values() ?? [])]
    return places.length === 1 ? places[0].key : undefined
  }
  const keyOfSpace = (space: number): string | undefined =>
    turns.reveals.get(space)?.key ?? keyTo(picked.card, space, picked.space)
  return { keyOfCard, keyOfSpace }
}

/** Planning by tap, by drag and by keys, and choosing the next card later. Answers come from the question's options. */
export function usePlanning(board: BoardProps, printed: PlayerBoard | undefined): Planning {
  const { question, view, role } = board
  const offers = useMemo(() => planOffers(question), [question])
  const turns = useMemo(() => turnOffers(question), [question])
  const plan = planOf(view, role)
  const [picked, setPicked] = useState<Picked>(NOTHING)
  const [pointed, point] = useState<number>()
  const [refused, setRefused] = useState<readonly Reason[]>()
  const foreseen = useForeseen(board, offers, turns)
  const isPlanning = planFace.is(question)
  useEffect(() => setRefused(undefined), [question, picked])
  useEffect(() => setPicked(NOTHING), [isPlanning])
  const explain = (key: string): void => void board.explain(key).then(setRefused)
  const table: Table = { board, printed, isPlanning, offers, turns, plan, picked, setPicked, explain }
  const { place, ...moves } = movesOf(table)
  const keys = keysIn(table, moves.canGo)
  const drop = (card: number, from: number, to: Drop): void => {
    if (to === undefined) return
    if (to !== 'hand') return to.space === from ? undefined : place(card, to.space, from)
    if (from !== NONE) moves.takeBack(from)
  }
  const drags = useCardDrag(drop)
  return { ...drags, ...moves, ...keys, isPlanning, offers, turns, plan, picked, pointed, refused, point, foreseen }
}
