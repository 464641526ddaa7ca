import { useEffect, useMemo, useState } from 'react'
import { useExplain } from '../../../../boardkit/papers/use-explain.ts'
import type { OptionView, Reason } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { clickOn, litLands, offersOf, type Offers } from '../offers.ts'
import type { Place } from './happenings.ts'

/** What was clicked and why it is not on offer; no reasons while they are looked up. */
interface Refusal {
  readonly place: Place
  readonly reasons: readonly Reason[] | undefined
}

interface Choices {
  readonly place: Place
  readonly options: readonly OptionView[]
}

interface Open {
  readonly from: number | undefined
  readonly choices: Choices | undefined
  readonly refusal: Refusal | undefined
}

const CLOSED: Open = { from: undefined, choices: undefined, refusal: undefined }

export interface Interaction extends Open {
  readonly offers: Offers
  readonly lit: ReadonlySet<number>
  click(land: number): void
  clickLimbo(world: number): void
  /** A way begun by dragging. */
  begin(land: number): void
  /** The end of a drag. */
  drop(from: number, land: number): void
  choose(option: OptionView): void
  /** Closes what is open; false if nothing was. */
  close(): boolean
}

function useRefusal(board: BoardProps, setOpen: (open: Open) => void) {
  const explain = useExplain(board)
  return (place: Place, key: string, from?: number): void =>
    explain(key, (reasons) => setOpen({ ...CLOSED, from, refusal: { place, reasons } }))
}

export function useInteraction(board: BoardProps): Interaction {
  const { question } = board
  const [open, setOpen] = useState<Open>(CLOSED)
  const offers = useMemo(() => offersOf(question), [question])
  const lit = useMemo(() => litLands(offers, open.from), [offers, open.from])
  const refuse = useRefusal(board, setOpen)
  useEffect(() => setOpen(CLOSED), [question?.id])

  const choose = (option: OptionView): void => {
    setOpen(CLOSED)
    board.answer(option.key)
  }
  const clickFrom = (from: number | undefined, land: number): void => {
    const click = clickOn(offers, from, land)
    if (click.kind === 'answer') return choose(click.option)
    if (click.kind === 'from') return setOpen({ ...CLOSED, from: click.from })
    if (click.kind === 'choose')
      return setOpen({ ...CLOSED, from: click.from, choices: { place: { land }, options: click.options } })
    refuse({ land }, click.key, from)
  }
  return {
    ...open,
    offers,
    lit,
    click: (land) => clickFrom(open.from, land),
    clickLimbo: (world) => {
      const options = offers.limbos.get(world) ?? []
      if (options.length === 1) choose(options[0])
      else if (options.length > 1) setOpen({ ...CLOSED, choices: { place: { limbo: world }, options } })
      else refuse({ limbo: world }, `limbo:${world}`)
    },
    begin: (land) => setOpen({ ...CLOSED, from: land }),
    drop: (from, land) => (land === from ? undefined : clickFrom(from, land)),
    choose,
    close: () => {
      const wasOpen = open !== CLOSED
      setOpen(CLOSED)
      return wasOpen
    },
  }
}
