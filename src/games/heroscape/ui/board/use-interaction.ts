import { useCallback, useEffect, useMemo, useState } from 'react'
import { useExplain } from '../../../../boardkit/papers/use-explain.ts'
import type { OptionView, Reason } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { figuresOf, turnOf, type Seen } from '../seen.ts'
import { isStandingCell } from '../army.ts'
import { moveToFace } from '../../rules/table/faces.ts'
import { MOVE } from '../asking/barred.ts'
import type { Placing } from '../placing/placing.ts'
import { goesOn } from './can-go.ts'
import type { Target } from '../targets.ts'
import { clickOn, offersOf, type FieldOption, type FiguresOfCard, type Offers } from './offers.ts'
import { endAt, isSameSpot, targetAt, type Spot } from './spot.ts'
import type { End } from './sighting.ts'

export type Tool = 'eye' | 'ruler'

/** Why something clicked is not on offer; `undefined` while the answer is on its way. */
export interface Refusal {
  readonly spot: Spot
  readonly reasons: readonly Reason[] | undefined
}

/** An answer that has been looked at, and where a finger has pointed for it. */
interface Tried {
  readonly option: FieldOption
  readonly target: Target
}

export interface Interaction {
  readonly offers: Offers
  readonly picked: readonly Target[]
  /** Several answers fit what was clicked: they stand beside it. */
  readonly choices: { readonly spot: Spot; readonly options: readonly FieldOption[] } | undefined
  readonly refusal: Refusal | undefined
  /** What a first tap of a finger has shown; a second one does it. */
  readonly tried: Tried | undefined
  /** Under the pointer, or under the keyboard's cursor. */
  readonly pointed: Spot | undefined
  readonly tool: Tool | undefined
  readonly gaze:
    { readonly figure: number; readonly lookAt: number | undefined; readonly isInside: boolean } | undefined
  readonly ends: readonly End[]
  click(spot: Spot | undefined, isTouch?: boolean): void
  point(spot: Spot | undefined): void
  choose(option: OptionView, figure?: number): void
  setTool(tool: Tool | undefined): void
  look(gaze: Interaction['gaze']): void
  measureAgain(): void
  /** Closes the topmost thing; false if nothing was open. */
  close(): boolean
}

/** Another figure of the active card may go instead of the one that is asked about: both answers are given at once. */
export function switchTo(board: BoardProps, seen: Seen, figure: number): readonly string[] | undefined {
  const asked = moveToFace.of(board.question)
  const turn = turnOf(board.view)
  if (asked === undefined || turn === undefined) return undefined
  if (asked.about.figure === figure) return ['stay']
  const isOfCard = seen.roster.cardOf[figure] === turn.card
  return isOfCard && !turn.moved.includes(figure) ? ['stay', `figure:${figure}`] : undefined
}

interface Open {
  readonly picked: readonly Target[]
  readonly tried: Tried | undefined
  readonly choices: Interaction['choices']
  readonly refusal: Refusal | undefined
}

const CLOSED: Open = { picked: [], tried: undefined, choices: undefined, refusal: undefined }

function useTools() {
  const [tool, setToolOnly] = useState<Tool>()
  const [gaze, look] = useState<Interaction['gaze']>()
  const [ends, setEnds] = useState<readonly End[]>([])
  const setTool = useCallback((next: Tool | undefined): void => {
    setToolOnly(next)
    look(undefined)
    setEnds([])
  }, [])
  /** True if a tool has taken the click. */
  const take = useCallback(
    (spot: Spot): boolean => {
      if (tool === 'eye' && spot.figure >= 0)
        look((old) => {
          if (old === undefined) return { figure: spot.figure, lookAt: undefined, isInside: true }
          return old.figure === spot.figure ? old : { ...old, figure: spot.figure, lookAt: undefined }
        })
      const end = tool === 'ruler' ? endAt(spot) : undefined
      if (end !== undefined) setEnds((old) => (old.length === 1 ? [old[0], end] : [end]))
      return tool !== undefined
    },
    [tool],
  )
  return { tool, setTool, gaze, look, ends, measureAgain: useCallback(() => setEnds([]), []), take }
}

function useRefusal(board: BoardProps, setOpen: (open: Open) => void): (spot: Spot) => void {
  const explain = useExplain(board)
  return (spot) =>
    explain(spot.figure >= 0 ? `figure:${spot.figure}` : `space:${spot.space}`, (reasons) =>
      setOpen({ ...CLOSED, refusal: { spot, reasons } }),
    )
}

type Clicked = ReturnType<typeof clickOn>

interface Pointing {
  readonly spot: Spot
  readonly target: Target
  /** What was clicked before. */
  readonly before: readonly Target[]
  readonly isTouch: boolean
  /** Only who moves is asked: where to is asked next, and shown first. */
  readonly isWho: boolean
}

/** What a click leads to; `undefined`: an answer has been given or asked for. */
function openedBy(clicked: Clicked, { spot, target, before, isTouch, isWho }: Pointing): Open | undefined {
  if (clicked.kind === 'nothing') return undefined
  if (clicked.kind === 'narrow') {
    const { picked, options } = clicked
    return { ...CLOSED, picked, choices: options.length === 0 ? undefined : { spot, options } }
  }
  // Who has no pointer to hover with sees first what it would mean.
  if (!isTouch || isWho) return undefined
  return {
    ...CLOSED,
    picked: before,
    tried: { option: clicked.option, target },
    choices: { spot, options: [clicked.option] },
  }
}

function useFiguresOfCard(seen: Seen): FiguresOfCard {
  return useMemo(
    () => (card) =>
      figuresOf(seen, card)
        .filter(isStandingCell)
        .map(({ id }) => id),
    [seen],
  )
}

function usePointed(): [Spot | undefined, (spot: Spot | undefined) => void] {
  const [pointed, setPointed] = useState<Spot>()
  const point = useCallback((spot: Spot | undefined): void => {
    setPointed((old) => (isSameSpot(old, spot) ? old : spot))
  }, [])
  return [pointed, point]
}

export function useInteraction(board: BoardProps, seen: Seen, placing: Placing | undefined): Interaction {
  const { question } = board
  const [open, setOpen] = useState<Open>(CLOSED)
  const [pointed, point] = usePointed()
  const { take, ...tools } = useTools()
  const refuse = useRefusal(board, setOpen)
  const figuresOfCard = useFiguresOfCard(seen)
  const { picked } = open
  const offers = useMemo(() => offersOf(question, picked, figuresOfCard), [question, picked, figuresOfCard])
  const id = question?.id
  useEffect(() => {
    setOpen(CLOSED)
    point(undefined)
  }, [id, point])

  const choose = (option: OptionView, figure = -1): void => {
    setOpen(CLOSED)
    board.answer(option.key, ...goesOn(board, seen, option, figure))
  }
  const click = (spot: Spot | undefined, isTouch = false): void => {
    if (spot === undefined) return setOpen(CLOSED)
    if (take(spot) || placing?.click(spot.space) === true) return
    const target = targetAt(spot, offers, picked)
    if (target === undefined || question === undefined) return setOpen(CLOSED)
    if (open.tried?.target === target) return choose(open.tried.option, spot.figure)
    const clicked = clickOn(question, picked, target, figuresOfCard)
    const opened = openedBy(clicked, { spot, target, before: picked, isTouch, isWho: question.name === MOVE })
    if (opened !== undefined) return setOpen(opened)
    if (clicked.kind === 'answer') return choose(clicked.option, spot.figure)
    const keys = spot.figure < 0 ? undefined : switchTo(board, seen, spot.figure)
    if (keys === undefined) refuse(spot)
    else board.answer(...keys)
  }
  const close = (): boolean => {
    if (open !== CLOSED) setOpen(CLOSED)
    else if (tools.tool !== undefined) tools.setTool(undefined)
    else return false
    return true
  }
  return { ...tools, ...open, offers, pointed, click, point, choose, close }
}
