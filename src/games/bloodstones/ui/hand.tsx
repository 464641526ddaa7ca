import { useEffect, useMemo, useRef, useState, type PointerEvent } from 'react'
import type { Reason } from '../../../engine/table.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'
import { RuleLink } from './bubble.tsx'
import { FactionChoice } from './faction-choice.tsx'
import { handOf, lookOf, roleCell } from './cells.ts'
import { FACTIONS, type TileFacts } from './data.ts'
import { watchDrag } from './drag.ts'
import { offersOf } from './offers.ts'
import { canBecome, keyOfTiles } from './payment.ts'
import { Proposals } from './proposals.tsx'
import { STRINGS, unitName } from './strings.ts'
import { TileFace, tileLabel } from './tile.tsx'
import './hand.css'

/** The hand as single tiles; equal ones lie side by side. */
const tilesIn = (hand: Readonly<Partial<Record<UnitName, number>>>): UnitName[] =>
  UNIT_NAMES.flatMap((unit) => Array<UnitName>(hand[unit] ?? 0).fill(unit))

export function Hand(board: BoardProps) {
  const { lang, view, role, question } = board
  const s = STRINGS[lang]
  const tiles = tilesIn(handOf(view, role))
  const offers = useMemo(() => offersOf(question), [question])
  const [picked, setPicked] = useState<readonly number[]>([])
  const [refused, setRefused] = useState<{ unit: UnitName; reasons: readonly Reason[] }>()
  const isPaying = question?.kind === 'payment'
  const fresh = useFresh(tiles)
  useEffect(() => {
    setPicked([])
    setRefused(undefined)
  }, [question])
  if (question?.name === 'chooseFaction') return <FactionChoice board={board} question={question} />
  if (role === undefined) return undefined
  const look = lookOf(view, role)
  const id = roleCell(view, role)?.faction ?? ''
  const facts = (unit: UnitName): TileFacts | undefined => (id === '' ? undefined : FACTIONS[id].tiles[unit])
  const points = tiles.reduce((sum, unit) => sum + (facts(unit)?.value ?? 0), 0)
  const chosen = picked.map((at) => tiles[at])

  const toggle = (at: number): void => {
    const next = picked.includes(at) ? picked.filter((other) => other !== at) : [...picked, at]
    if (
      question === undefined ||
      !canBecome(
        question,
        next.map((i) => tiles[i]),
      )
    )
      return explain(tiles[at], keyOfTiles(next.map((i) => tiles[i])))
    setPicked(next)
    setRefused(undefined)
  }
  const explain = (unit: UnitName, key = `tile:${unit}`): void => {
    void board.explain(key).then((reasons) => setRefused({ unit, reasons }))
  }
  const click = (at: number): void => {
    if (isPaying) return toggle(at)
    const options = offers.tiles.get(tiles[at])
    if (options === undefined) return explain(tiles[at])
    if (options.length === 1) return board.answer(options[0].key)
    setPicked(picked.includes(at) ? [] : [at])
  }
  const press = (at: number, e: PointerEvent): void => {
    const option = offers.tiles
      .get(tiles[at])
      ?.find(({ key }) => key.startsWith('place:') || question?.name === 'reenterUnit')
    if (option !== undefined && e.button === 0) watchDrag(e, { unit: tiles[at], look }, () => board.answer(option.key))
  }
  const single = !isPaying && picked.length === 1 ? offers.tiles.get(tiles[picked[0]]) : undefined
  return (
    <section className="bs-hand" aria-label={`${s.hand}: ${s.handPoints(points)}`}>
      {isPaying ? (
        <Proposals
          board={board}
          question={question}
          chosen={chosen}
          points={chosen.reduce((sum, unit) => sum + (facts(unit)?.value ?? 0), 0)}
          look={look}
          clear={() => setPicked([])}
        />
      ) : undefined}
      {single === undefined ? undefined : (
        <div className="bs-pairs" role="group">
          {single.map((option) => (
            <button key={option.key} type="button" className="bs-pair" onClick={() => board.answer(option.key)}>
              {board.say(option.label)}
              {option.detail === undefined ? undefined : <small>{board.say(option.detail)}</small>}
            </button>
          ))}
        </div>
      )}
      {refused === undefined ? undefined : (
        <p className="bs-hand-refused" role="status">
          <b>{unitName(lang, refused.unit)}:</b> {refused.reasons.length === 0 ? s.noReason : undefined}
          {refused.reasons.map(({ rule, message }) => (
            <span key={rule + message.key}>
              {board.say(message)} <RuleLink rule={rule} board={board} />{' '}
            </span>
          ))}
        </p>
      )}
      {tiles.length === 0 ? <p className="bs-soft">{s.handEmpty}</p> : undefined}
      <ul className="bs-tiles">
        {tiles.map((unit, at) => {
          const isOffered = offers.tiles.has(unit)
          const isPicked = picked.includes(at)
          const state = `${isOffered ? ' bs-offered' : question === undefined ? '' : ' bs-dim'}${isPicked ? ' bs-picked' : ''}${board.motion && fresh.has(at) ? ' bs-fresh' : ''}`
          return (
            <li key={at}>
              <button
                type="button"
                className={`bs-tile${state}`}
                aria-pressed={isPaying || isPicked ? isPicked : undefined}
                aria-label={`${tileLabel(lang, unit, facts(unit))}${isOffered ? `, ${s.offered}` : ''}`}
                title={tileLabel(lang, unit, facts(unit))}
                onClick={() => click(at)}
                onPointerDown={(e) => press(at, e)}
              >
                <TileFace unit={unit} facts={facts(unit)} look={look} lang={lang} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
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
