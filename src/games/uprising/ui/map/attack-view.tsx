import { memo, useEffect, useState } from 'react'
import { OddsBar } from '../../../../boardkit/papers/odds.tsx'
import { percent } from '../../../../boardkit/papers/percent.ts'
import type { BoardProps } from '../../../../protocol/board.ts'
import { tells } from '../about/tells.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { commandHexFace } from '../../rules/table/faces.ts'
import { tableOf } from '../cards-table.ts'
import { contentOf } from '../cells.ts'
import type { Offers } from '../offers.ts'
import { shadeOf } from '../stage-odds.tsx'
import { attackOn, type Attack } from './attack.ts'
import { spotOf } from './geometry.ts'
import { wordsFor } from './words.ts'

/** The chances of a Command into a hex: who would fight, and how it would end. */
export function AttackView({ board, space }: { board: BoardProps; space: number }) {
  const s = BOARD_STRINGS[board.language]
  const w = wordsFor(board)
  const role = board.role
  const attack = role === undefined ? undefined : attackOn(tableOf(board), role, space)
  if (role === undefined || attack === undefined) return undefined
  const units = attack.units.flatMap((n, type) => (n > 0 ? [`${n} ${w.unit(role, type, n)}`] : []))
  return (
    <div className="up-attack">
      <p>
        <b>{board.say(attack.odds.about)}</b>{' '}
        <em {...tells('number:chance')} data-odds={gradeOf(attack.win)}>
          {s.chance(percent(attack.win))}
        </em>
      </p>
      <OddsBar board={board} odds={attack.odds} shadeOf={shadeOf} isPlain />
      <p className="soft">{s.army(w.list(units))}</p>
      {attack.isFirst ? <p className="soft">{s.firstCombat}</p> : undefined}
    </div>
  )
}

/** Good, open, bad: for the colour, beside the number. */
export const gradeOf = (win: number): 'good' | 'open' | 'bad' => (win >= 0.66 ? 'good' : win >= 0.33 ? 'open' : 'bad')

/** By hex: the attacks on offer, reckoned one after the other so that nothing stands still meanwhile. */
function useAttacks(board: BoardProps, offers: Offers): ReadonlyMap<number, Attack> {
  const { question, role, view } = board
  const [attacks, setAttacks] = useState<ReadonlyMap<number, Attack>>(new Map())
  const isAsked = commandHexFace.is(question) && role !== undefined
  useEffect(() => {
    setAttacks(new Map())
    if (!isAsked) return
    const t = tableOf(board)
    const left = [...offers.hexes.keys()]
    let timer = 0
    const next = (): void => {
      const space = left.shift()
      if (space === undefined) return
      const attack = attackOn(t, role, space)
      if (attack !== undefined) setAttacks((old) => new Map(old).set(space, attack))
      timer = window.setTimeout(next)
    }
    timer = window.setTimeout(next)
    return () => window.clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the offers and the view are all that the chances depend on
  }, [isAsked, offers, view, role])
  return attacks
}

/** On every hex into which one may attack: the chance to win. */
export const OddsLayer = memo(function OddsLayer({ board, offers }: { board: BoardProps; offers: Offers }) {
  const attacks = useAttacks(board, offers)
  const { board: map } = contentOf(board)
  return (
    <g className="up-odds" aria-hidden="true">
      {[...attacks].map(([space, { win }]) => {
        const { x, y } = spotOf(map, space)
        return (
          <g key={space} transform={`translate(${x} ${y - 70})`} {...tells('number:chance')} data-odds={gradeOf(win)}>
            <rect x="-44" y="-19" width="88" height="38" rx="19" />
            <text y="9">{percent(win)}</text>
          </g>
        )
      })}
    </g>
  )
})
