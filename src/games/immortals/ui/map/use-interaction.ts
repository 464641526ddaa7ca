import { useEffect, useMemo, useRef, useState } from 'react'
import type { Reason } from '../../../../engine/table.ts'
import type { OptionView } from '../../../../engine/wire.ts'
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

function useExplain(board: BoardProps, setOpen: (open: Open) => void): (place: Place, key: string, open: Open) => void {
  const asked = useRef(0)
  return (place, key, open) => {
    const mine = ++asked.current
    setOpen({ ...open, choices: undefined, refusal: { place, reasons: undefined } })
    const look = async (): Promise<void> => {
      const reasons = await board.explain(key)
      if (asked.current === mine) setOpen({ ...open, choices: undefined, refusal: { place, reasons } })
    }
    void look()
  }
}

export function useInteraction(board: BoardProps): Interaction {
  const { question } = board
  const [open, setOpen] = useState<Open>(CLOSED)
  const offers = useMemo(() => offersOf(question), [question])
  const lit = useMemo(() => litLands(offers, open.from), [offers, open.from])
  const explain = useExplain(board, setOpen)
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
    explain({ land }, click.key, { ...CLOSED, from })
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
      else explain({ limbo: world }, `limbo:${world}`, CLOSED)
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
