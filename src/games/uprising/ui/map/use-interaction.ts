import { useEffect, useMemo, useState } from 'react'
import { useExplain } from '../../../../boardkit/papers/use-explain.ts'
import type { OptionView, Reason } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { nemesisIn } from '../cells.ts'
import { playerCell } from '../../rules/table/cells.ts'
import { NONE } from '../../rules/table/state.ts'
import { actionFace } from '../../rules/table/faces.ts'
import { actionHexes } from './map-actions.ts'
import { clickOnHex, clickOnPiece, litHexes, offersOf, type Click, type Offers } from '../offers.ts'

/** What was clicked and why it is not on offer; no reasons while they are looked up. */
interface Refusal {
  readonly space: number
  readonly reasons: readonly Reason[] | undefined
}

interface Choices {
  readonly space: number
  readonly options: readonly OptionView[]
}

interface Open {
  readonly choices: Choices | undefined
  readonly refusal: Refusal | undefined
  /** The hex whose Actions are shown. */
  readonly acting: number | undefined
}

const CLOSED: Open = { choices: undefined, refusal: undefined, acting: undefined }

export interface Interaction extends Open {
  readonly offers: Offers
  readonly lit: ReadonlySet<number>
  /** Hexes that stand for something in the own turn. */
  readonly soft: ReadonlySet<number>
  /** How the tile that is being turned is shown. */
  readonly rotation: number | undefined
  /** What a finger has touched once: the next touch answers with it. */
  readonly tapped: string | undefined
  turn(rotation: number): void
  click(space: number, isTouch?: boolean): void
  clickPiece(key: string, space: number, isTouch?: boolean): void
  choose(option: OptionView): void
  act(keys: readonly string[]): void
  /** Closes what is open; false if nothing was. */
  close(): boolean
}

function useOffers({ question, view }: BoardProps): Offers {
  return useMemo(
    () =>
      offersOf(question, {
        heroAt: (role) => playerCell.in(view.shared, role)?.heroAt ?? NONE,
        cardAt: (card) => nemesisIn(view, card).at,
      }),
    [question, view],
  )
}

/** Hexes on offer, and those that stand for something in the own turn. */
function useLit({ question, role, view, content }: BoardProps, offers: Offers): Pick<Interaction, 'lit' | 'soft'> {
  const lit = useMemo(() => litHexes(offers), [offers])
  const soft = useMemo(() => actionHexes({ question, role, view, content }), [question, role, view, content])
  return { lit, soft }
}

/** What was begun at a question ends with it. */
function useBegun(question: string | undefined) {
  const [open, setOpen] = useState<Open>(CLOSED)
  const [rotation, turn] = useState<number>()
  const [tapped, setTapped] = useState<string>()
  useEffect(() => {
    setOpen(CLOSED)
    turn(undefined)
    setTapped(undefined)
  }, [question])
  return { open, setOpen, rotation, turn, tapped, setTapped }
}

export function useInteraction(board: BoardProps): Interaction {
  const { question } = board
  const { open, setOpen, rotation, turn, tapped, setTapped } = useBegun(question?.id)
  const offers = useOffers(board)
  const explain = useExplain(board)
  const act = (keys: readonly string[]): void => {
    setOpen(CLOSED)
    board.answer(...keys)
  }
  const choose = (option: OptionView): void => act([option.key])
  /** A finger shows first what it would do. */
  const touched = (what: string, click: Click, space: number, isTouch: boolean): void => {
    const isShown = isTouch && click.kind === 'answer' && tapped !== what
    setTapped(isShown ? what : undefined)
    if (isShown) setOpen(CLOSED)
    else follow(click, space)
  }
  const follow = (click: Click, space: number): void => {
    if (click.kind === 'answer') choose(click.option)
    else if (click.kind === 'choose') setOpen({ ...CLOSED, choices: { space, options: click.options } })
    else if (actionFace.is(question)) setOpen({ ...CLOSED, acting: space })
    else explain(click.key, (reasons) => setOpen({ ...CLOSED, refusal: { space, reasons } }))
  }
  return {
    ...open,
    ...useLit(board, offers),
    offers,
    rotation: offers.turning === undefined ? undefined : (rotation ?? offers.turning.options[0]?.rotation),
    turn,
    tapped,
    click: (space, isTouch = false) => {
      if (offers.turning?.space !== space) return touched(`hex:${space}`, clickOnHex(offers, space), space, isTouch)
      turn(nextRotation(offers, rotation, 1))
    },
    clickPiece: (key, space, isTouch = false) => touched(key, clickOnPiece(offers, key), space, isTouch),
    choose,
    act,
    close: () => (setOpen(CLOSED), open !== CLOSED),
  }
}

/** The position after the one shown, or before it. */
export function nextRotation({ turning }: Offers, rotation: number | undefined, step: number): number {
  const all = turning?.options.map((one) => one.rotation) ?? []
  const at = Math.max(0, all.indexOf(rotation ?? all[0]))
  return all[(at + step + all.length) % all.length]
}
