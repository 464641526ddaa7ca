import { memo, useEffect, useRef, useState } from 'react'
import type { GameEvent } from '../../../../engine/index.ts'
import { SideChip } from '../../../../boardkit/drawing/sides.tsx'
import type { BoardProps } from '../../../../protocol/board.ts'
import type { Event } from '../../rules/words/words.ts'
import { BOARD_STRINGS } from '../board-strings.ts'
import { chapterOf, factionsOf, vpOf } from '../cells.ts'
import { CHAOS, EMPIRE } from '../../rules/table/state.ts'
import { lookOfSide } from '../colours.ts'
import { Icon } from '../icon.tsx'
import { ranksOf, trackOf } from './vp.ts'
import { wordsFor } from './words.ts'

/** By side: what has just been gained or lost. */
export function changesIn(events: readonly GameEvent[]): Map<number, number> {
  const changes = new Map<number, number>()
  for (const event of events as readonly Event[]) {
    if (event.type !== 'vpGained' && event.type !== 'vpLost') continue
    const sign = event.type === 'vpGained' ? 1 : -1
    changes.set(event.side, (changes.get(event.side) ?? 0) + sign * event.points)
  }
  return changes
}

/** Under the map: all sides on one track. Every faction must get past both sides of the Nemesis. */
export const VpTrack = memo(function VpTrack({ board }: { board: BoardProps }) {
  const s = BOARD_STRINGS[board.language]
  const w = wordsFor(board)
  const factions = factionsOf(board.view)
  const vp = vpOf(board.view)
  const sides = [...factions.keys(), EMPIRE, CHAOS]
  const { end, ticks, places } = trackOf(sides, vp)
  const ranks = ranksOf(sides, vp)
  const changes = useChanges(board)
  const nemesis = Math.max(vp[EMPIRE] ?? 0, vp[CHAOS] ?? 0)
  const { turn } = chapterOf(board.view)
  return (
    <div className="up-vp" role="group" aria-label={s.points}>
      <div className="up-rail" aria-hidden="true">
        <div className="up-rail-danger" style={{ width: `${(nemesis / end) * 100}%` }} />
        {ticks.map((tick) => (
          <i key={tick} style={{ left: `${(tick / end) * 100}%` }}>
            {tick}
          </i>
        ))}
        {places.map(({ side, left, floor }) => {
          const look = lookOfSide(side, factions)
          return (
            <span
              key={side}
              className={side >= EMPIRE ? 'up-marker up-marker-nemesis' : 'up-marker'}
              style={{
                left: `${left * 100}%`,
                bottom: floor * 25 - 3,
                background: look.fill,
                color: look.on,
                borderColor: look.rim,
              }}
            >
              <Icon name={look.emblem} />
            </span>
          )
        })}
      </div>
      <ul className="bk-sides">
        {sides.map((side) => (
          <Side
            key={side}
            board={board}
            side={side}
            name={w.side(side)}
            points={vp[side] ?? 0}
            nemesis={nemesis}
            isFirst={ranks[0] === side}
            isOn={side === turn}
            change={changes.get(side) ?? 0}
          />
        ))}
      </ul>
    </div>
  )
})

interface SideProps {
  readonly board: BoardProps
  readonly side: number
  readonly name: string
  readonly points: number
  readonly nemesis: number
  readonly isFirst: boolean
  readonly isOn: boolean
  readonly change: number
}

function Side({ board, side, name, points, nemesis, isFirst, isOn, change }: SideProps) {
  const s = BOARD_STRINGS[board.language]
  const look = lookOfSide(side, factionsOf(board.view))
  const lead = points - nemesis
  const standing = side >= EMPIRE ? '' : `. ${lead > 0 ? s.lead(lead) : s.behind(-lead)}`
  const words = `${name}: ${points} ${s.pointSign}${isFirst ? `, ${s.leads}` : ''}${standing}`
  return (
    <SideChip look={look} sign={<Icon name={look.emblem} />} name={name} words={words} isOn={isOn}>
      <strong>{points}</strong>
      {side >= EMPIRE ? undefined : (
        <span className={lead > 0 ? 'up-lead' : 'up-lead up-lead-behind'}>
          {lead > 0 ? `+${lead}` : lead === 0 ? '±0' : `−${-lead}`}
        </span>
      )}
      {isFirst ? <Icon name="points" className="up-leader" /> : undefined}
      {change === 0 ? undefined : (
        <b className="up-gain" aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </b>
      )}
    </SideChip>
  )
}

const SHOWN = 2600

/** What the newest events brought, for a while. */
function useChanges({ events, motion }: BoardProps): ReadonlyMap<number, number> {
  const [changes, setChanges] = useState<ReadonlyMap<number, number>>(new Map())
  const timer = useRef(0)
  useEffect(() => {
    const found = changesIn(events)
    if (found.size === 0) return
    setChanges(found)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setChanges(new Map()), motion ? SHOWN : SHOWN * 2)
  }, [events, motion])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return changes
}
