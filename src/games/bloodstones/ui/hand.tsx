import { useEffect, useMemo, useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { oneOf, type OptionView, type Reason } from '../../../engine/index.ts'
import { Reasons } from '../../../boardkit/papers/reasons.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'
import { handCell, type Tiles } from '../rules/table/cells.ts'
import { chooseFactionFace, moveMoreFace, placeWhereFace } from '../rules/table/faces.ts'
import { FactionChoice } from './faction-choice.tsx'
import { factionOf, lookOf, ownOf } from './cells.ts'
import { readTarget } from '../rules/table/targets.ts'
import { explained } from './about.ts'
import { watchDrag } from './drag.ts'
import type { Look } from './factions.ts'
import { MarchBar, PayBar } from './march-bar.tsx'
import { offersOf } from './offers.ts'
import { canBecome, keyOfTiles, PAYMENTS } from './payment.ts'
import { Proposals } from './proposals.tsx'
import { FACTIONS, type TileFacts } from './printed.ts'
import { STRINGS, unitName } from './strings.ts'
import { TABLE } from './table-strings.ts'
import { TileFace, tileLabel } from './tile.tsx'
import { useMarch, type March } from './use-march.ts'
import './hand.css'

/** The hand as single tiles; equal ones lie side by side. */
const tilesIn = (hand: Tiles): UnitName[] => UNIT_NAMES.flatMap((unit) => Array<UnitName>(hand[unit] ?? 0).fill(unit))

/** Tiles taken up one by one, and why one cannot be. */
function usePicking(board: BoardProps, tiles: readonly UnitName[]) {
  const { question } = board
  const offers = useMemo(() => offersOf(question), [question])
  const payment = oneOf(question, PAYMENTS)
  const [picked, setPicked] = useState<readonly number[]>([])
  const [raised, setRaised] = useState<number>()
  const [refused, setRefused] = useState<{ unit: UnitName; reasons: readonly Reason[] }>()
  useEffect(() => {
    setPicked([])
    setRaised(undefined)
    setRefused(undefined)
  }, [question])
  const explain = (unit: UnitName, key = `tile:${unit}`): void => {
    void board.explain(key).then((reasons) => setRefused({ unit, reasons }))
  }
  const toggle = (at: number): void => {
    const next = picked.includes(at) ? picked.filter((other) => other !== at) : [...picked, at]
    const units = next.map((i) => tiles[i])
    if (payment === undefined || !canBecome(payment, units)) return explain(tiles[at], keyOfTiles(units))
    setPicked(next)
    setRefused(undefined)
  }
  const click = (at: number): void => {
    if (payment !== undefined) return toggle(at)
    const options = offers.tiles.get(tiles[at])
    if (options === undefined) explain(tiles[at])
    else if (options.length === 1) board.answer(options[0].key)
    else setPicked(picked.includes(at) ? [] : [at])
  }
  // Of equal tiles the first is the one being placed; it cannot pay for itself.
  const unit = payment?.about.unit ?? placeWhereFace.of(question)?.about.unit
  const placing = unit === undefined ? -1 : tiles.indexOf(unit)
  // Under a finger tiles overlap: the first tap raises one and tells what it is.
  const press = (at: number, isTouch: boolean): void => {
    if (isTouch && payment === undefined && raised !== at) {
      setRefused(undefined)
      setRaised(at)
    } else if (at === placing) explain(tiles[at])
    else click(at)
  }
  return { offers, picked, raised, refused, payment, placing, click: press, clear: () => setPicked([]) }
}

type Picking = ReturnType<typeof usePicking>

export function Hand(board: BoardProps) {
  const { view, role, question } = board
  const tiles = tilesIn(handCell.in(ownOf(view, role)) ?? {})
  const picking = usePicking(board, tiles)
  const march = useMarch(board, picking.offers)
  const factions = chooseFactionFace.of(question)
  if (factions !== undefined) return <FactionChoice board={board} options={factions.options} />
  if (role === undefined) return undefined
  const look = lookOf(view, role)
  if (march?.plan !== undefined) return <MarchBar {...{ board, march, look }} />
  const id = factionOf(view, role)
  if (id === '') return undefined
  const facts = (unit: UnitName): TileFacts | undefined => FACTIONS[id].tiles[unit]
  return <Tiles {...{ board, tiles, picking, march, look, facts }} />
}

interface TilesProps {
  readonly board: BoardProps
  readonly tiles: readonly UnitName[]
  readonly picking: Picking
  readonly march: March | undefined
  readonly look: Look
  facts(unit: UnitName): TileFacts | undefined
}

/** The tiles in a strip, with what can be done with those taken up. */
function Tiles({ board, tiles, picking, march, look, facts }: TilesProps) {
  const { language, question } = board
  const s = STRINGS[language]
  const fresh = useFresh(tiles)
  const room = useRoom(question?.name, tiles.length)
  const { picked, raised, refused, payment, offers } = picking
  const up = raised === undefined ? undefined : tiles[raised]
  const valueOf = (units: readonly UnitName[]): number =>
    units.reduce((sum, unit) => sum + (facts(unit)?.value ?? 0), 0)
  const chosen = picked.map((at) => tiles[at])
  const single = payment === undefined && chosen.length === 1 ? offers.tiles.get(chosen[0]) : undefined
  return (
    <section className="bs-hand" aria-label={s.hand}>
      {payment === undefined ? undefined : (
        <Proposals {...{ board, payment, chosen, look, valueOf }} clear={picking.clear} />
      )}
      {moveMoreFace.is(question) && march !== undefined ? <PayBar {...{ board, march, look }} /> : undefined}
      {single === undefined ? undefined : <Pairs board={board} options={single} />}
      {up === undefined || refused !== undefined || single !== undefined ? undefined : (
        <p className="bs-hand-told" role="status">
          {toldOfTile(board, up, facts(up), offers.tiles.get(up)?.length ?? 0)}
        </p>
      )}
      {refused === undefined ? undefined : (
        <p className="bs-hand-refused" role="status">
          <b>{unitName(language, refused.unit)}:</b> <Reasons board={board} reasons={refused.reasons} />
        </p>
      )}
      {tiles.length === 0 ? (
        <p className="soft bs-hand-empty">{s.handEmpty}</p>
      ) : (
        <div className="bs-strip">
          <span className="bs-worth" {...explained('number:worth')}>
            <b>{valueOf(tiles)}</b>
            <span className="sr">{s.handPoints(valueOf(tiles))}</span>
          </span>
          <ul className="bs-tiles" style={{ '--bs-tiles': room } as CSSProperties}>
            {tiles.map((unit, at) => (
              <li key={at}>
                <HandTile {...{ board, unit, at, look, picking }} facts={facts(unit)} isFresh={fresh.has(at)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** What a raised tile is, and what another tap does; in a battle it stands in for a tile that was drawn (BS-BAT-12). */
function toldOfTile({ language, question }: BoardProps, unit: UnitName, facts: TileFacts | undefined, ways: number) {
  const s = TABLE[language]
  const isReplacing = question?.name === 'replace' && ways > 0
  const told = isReplacing
    ? s.replaces(unitName(language, unit), facts?.value ?? 0)
    : `${tileLabel(language, unit, facts)}${ways > 0 ? '.' : ''}`
  return ways === 0 ? told : `${told} ${isReplacing && ways > 1 ? s.againWhich : s.again}`
}

/** One tile can be used in several ways. */
const Pairs = ({ board, options }: { board: BoardProps; options: readonly OptionView[] }) => (
  <div className="bs-pairs" role="group">
    {options.map((option) => (
      <button key={option.key} type="button" className="bs-pair" onClick={() => board.answer(option.key)}>
        {board.say(option.label)}
        {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
      </button>
    ))}
  </div>
)

interface HandTileProps {
  readonly board: BoardProps
  readonly unit: UnitName
  readonly at: number
  readonly facts: TileFacts | undefined
  readonly look: Look
  readonly picking: Picking
  readonly isFresh: boolean
}

function HandTile({ board, unit, at, facts, look, picking, isFresh }: HandTileProps) {
  const { language, question } = board
  const isOffered = picking.offers.tiles.has(unit)
  const isPicked = picking.picked.includes(at)
  const isPlaced = at === picking.placing
  const isDim = !isOffered && !isPlaced && picking.offers.tiles.size > 0
  const state = [
    isPlaced ? 'bs-placing' : isOffered ? 'bs-offered' : isDim && question !== undefined ? 'bs-dim' : '',
    isPicked ? 'bs-picked' : at === picking.raised ? 'bs-raised' : '',
    board.motion && isFresh ? 'bs-fresh' : '',
  ]
  const label = `${tileLabel(language, unit, facts)}${isPlaced ? `, ${TABLE[language].beingPlaced}` : ''}`
  const finger = useRef(false)
  const press = (e: PointerEvent): void => {
    finger.current = e.pointerType === 'touch'
    const option = picking.offers.tiles.get(unit)?.find((one) => picking.offers.deedOf(one).takes === 'tile')
    if (option !== undefined && e.button === 0) watchDrag(e, { unit, look }, () => board.answer(option.key))
  }
  return (
    <button
      type="button"
      className={`bs-tile ${state.filter(Boolean).join(' ')}`}
      aria-pressed={picking.payment !== undefined || isPicked ? isPicked : undefined}
      aria-label={isOffered && !isPlaced ? `${label}, ${STRINGS[language].offered}` : label}
      {...explained(`unit:${unit}`)}
      data-offered={isOffered && !isPlaced ? true : undefined}
      data-coached={board.pointed.some((target) => readTarget(target).tile === unit) ? '' : undefined}
      onClick={(e) => picking.click(at, finger.current && e.detail > 0)}
      onPointerDown={press}
    >
      <TileFace unit={unit} facts={facts} look={look} language={language} />
    </button>
  )
}

/** So many tiles the hand is wide: while one tile after the other is asked for, those that stay keep their places. */
function useRoom(question: string | undefined, tiles: number): number {
  const held = useRef({ question, most: tiles })
  const { current } = held
  const most = current.question === question ? Math.max(current.most, tiles) : tiles
  useEffect(() => {
    held.current = { question, most }
  }, [question, most])
  return most
}

/** Which tiles are new since the hand was shown before. */
function useFresh(tiles: readonly UnitName[]): ReadonlySet<number> {
  const before = useRef<readonly UnitName[]>(tiles)
  const key = tiles.join()
  const fresh = useMemo(() => {
    const old = [...before.current]
    const found = new Set<number>()
    tiles.forEach((unit, at) => {
      const known = old.indexOf(unit)
      if (known >= 0) old.splice(known, 1)
      else found.add(at)
    })
    return found
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the tiles
  }, [key])
  useEffect(() => {
    before.current = tiles
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the tiles
  }, [key])
  return fresh
}
