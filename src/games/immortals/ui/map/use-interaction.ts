import { useEffect, useMemo, useState } from 'react'
import { useExplain } from '../../../../boardkit/papers/use-explain.ts'
import type { OptionView, Reason } from '../../../../engine/index.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { clickOn, keysAt, litLands, offersOf, type Offers } from '../offers.ts'
import { planOfAbout, planOfWays, type WayPlan } from '../way-plan.ts'
import type { Place } from './happenings.ts'

/** What was clicked and why it is not on offer; no reasons while they are looked up. */
interface Refusal {
  readonly place: Place
  readonly reasons: readonly Reason[] | undefined
}

interface Choices {
  readonly place: Place
  readonly options: readonly OptionView[]
  /** The only answer, shown before it is given: a second tap gives it. */
  readonly isPreview: boolean
}

interface Open {
  readonly from: number | undefined
  readonly choices: Choices | undefined
  readonly way: WayPlan | undefined
  readonly refusal: Refusal | undefined
}

const CLOSED: Open = { from: undefined, choices: undefined, way: undefined, refusal: undefined }

export interface Interaction extends Open {
  readonly offers: Offers
  readonly lit: ReadonlySet<number>
  /** By land, the option that a click on it chooses at once. */
  readonly keys: ReadonlyMap<number, string>
  /** By touch the only answer is shown first. */
  click(land: number, isTouch?: boolean): void
  clickLimbo(world: number, isTouch?: boolean): void
  /** A way begun by dragging. */
  begin(land: number): void
  /** The end of a drag. */
  drop(from: number, land: number): void
  choose(option: OptionView): void
  send(keys: readonly string[]): void
  /** Closes what is open; false if nothing was. */
  close(): boolean
}

function useRefusal(board: BoardProps, setOpen: (open: Open) => void) {
  const explain = useExplain(board)
  return (place: Place, key: string, from?: number): void =>
    explain(key, (reasons) => setOpen({ ...CLOSED, from, refusal: { place, reasons } }))
}

const isSame = (a: Place, b: Place): boolean =>
  'land' in a ? 'land' in b && a.land === b.land : 'limbo' in b && a.limbo === b.limbo

/** What a click does with what it means. */
function useClicks(board: BoardProps, offers: Offers, open: Open, setOpen: (open: Open) => void) {
  const refuse = useRefusal(board, setOpen)
  const send = (keys: readonly string[]): void => {
    setOpen(CLOSED)
    board.answer(...keys)
  }
  const choose = (option: OptionView): void => send([option.key])
  const pick = (place: Place, options: readonly OptionView[], isTouch: boolean, from?: number): void => {
    const isOnly = options.length === 1 && from === undefined
    const wasShown = open.choices?.isPreview === true && isSame(open.choices.place, place)
    if (isOnly && (!isTouch || wasShown)) choose(options[0])
    else setOpen({ ...CLOSED, from, choices: { place, options, isPreview: isOnly } })
  }
  const clickFrom = (from: number | undefined, land: number, isTouch: boolean): void => {
    const click = clickOn(offers, from, land)
    if (click.kind === 'answer') return pick({ land }, [click.option], isTouch)
    if (click.kind === 'choose') return pick({ land }, click.options, isTouch, click.from)
    if (click.kind === 'from') return setOpen({ ...CLOSED, from: click.from })
    if (click.kind === 'way') return setOpen({ ...CLOSED, from, way: planOfWays(board, click.ways) })
    if (click.kind === 'about') return setOpen({ ...CLOSED, way: planOfAbout(board, offers.about!) })
    refuse({ land }, click.key, from)
  }
  const clickLimbo = (world: number, isTouch = false): void => {
    const options = offers.limbos.get(world) ?? []
    if (options.length === 0) refuse({ limbo: world }, `limbo:${world}`)
    else pick({ limbo: world }, options, isTouch)
  }
  return { send, choose, clickFrom, clickLimbo }
}

export function useInteraction(board: BoardProps): Interaction {
  const { question } = board
  const [open, setOpen] = useState<Open>(CLOSED)
  const offers = useMemo(() => offersOf(question), [question])
  const lit = useMemo(() => litLands(offers, open.from), [offers, open.from])
  const keys = useMemo(() => keysAt(offers, open.from), [offers, open.from])
  const { clickFrom, ...clicks } = useClicks(board, offers, open, setOpen)
  useEffect(
    () => setOpen(offers.about === undefined ? CLOSED : { ...CLOSED, way: planOfAbout(board, offers.about) }),
    // oxlint-disable-next-line react/exhaustive-deps -- opened once for every question
    [question?.id],
  )
  return {
    ...open,
    ...clicks,
    offers,
    lit,
    keys,
    click: (land, isTouch = false) => clickFrom(open.from, land, isTouch),
    begin: (land) => setOpen({ ...CLOSED, from: land }),
    drop: (from, land) => (land === from ? undefined : clickFrom(from, land, false)),
    close: () => {
      const wasOpen = open !== CLOSED
      setOpen(CLOSED)
      return wasOpen
    },
  }
}
