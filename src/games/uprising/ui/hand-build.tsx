import { useState } from 'react'
import type { Reason } from '../../../engine/table.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { towersLeft, wallsLeft } from '../rules/map/reserve.ts'
import { Reasons } from './cards-dialog.tsx'
import { tableOf, wordsOf } from './cards-table.ts'
import { playerCell } from './cells.ts'
import { PriceView, Resources, UnitRow, unitsOf } from './faction-board.tsx'
import { AbilityOffers, areAllShown } from './hand-abilities.tsx'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

/** Sites where something can be bought, by what the question offers: `unit:2@14`, `wall@14`. */
export function sitesOf(board: Pick<BoardProps, 'question'>, piece: string): number[] {
  const head = `${piece}@`
  return (board.question?.options ?? []).flatMap(({ key }) =>
    key.startsWith(head) ? [Number(key.slice(head.length))] : [],
  )
}

/** The Build Phase: every piece with its price and a button for each place where it can stand. */
export function BuildView({ board }: { board: BoardProps }) {
  const s = STRINGS[board.lang]
  const role = board.role!
  const t = tableOf(board)
  const player = playerCell(board.view, role)
  const [refused, setRefused] = useState<readonly Reason[]>()
  const { wallPlunder, towerPlunder } = t.content.boards
  const done = board.question?.options.find(({ key }) => key === 'done')
  return (
    <section className="upp-build" aria-label={s.buildTitle} data-all={areAllShown(board) || undefined}>
      <header>
        <Resources values={player?.resources ?? [0, 0, 0]} lang={board.lang} />
        {done === undefined ? undefined : (
          <button type="button" className="upp-button upp-primary" onClick={() => board.answer('done')}>
            {board.say(done.label)}
          </button>
        )}
      </header>
      <ul className="upp-units">
        {unitsOf(board, role).map((unit, type) => (
          <UnitRow key={unit.id} of={role} {...{ board, type, unit }}>
            <Sites board={board} piece={`unit:${type}`} name={unit.name[board.lang]} refuse={setRefused} />
          </UnitRow>
        ))}
        {(
          [
            ['wall', s.wall, wallPlunder, wallsLeft(t)],
            ['tower', s.tower, towerPlunder, towersLeft(t)],
          ] as const
        ).map(([piece, name, plunder, left]) => (
          <li key={piece} className="upp-unit-row">
            <Icon name={piece} className="upp-unit-icon" />
            <span className="upp-unit-name">
              <b>{name}</b>
            </span>
            <span />
            <PriceView price={[0, plunder, 0]} lang={board.lang} />
            <span className="upp-reserve" title={`${left} ${s.reserve}`}>
              <b>{left}</b>
            </span>
            <Sites board={board} piece={piece} name={name} refuse={setRefused} />
          </li>
        ))}
      </ul>
      {refused === undefined ? undefined : <Reasons board={board} reasons={refused} />}
      <AbilityOffers board={board} />
    </section>
  )
}

interface SitesProps {
  readonly board: BoardProps
  readonly piece: string
  readonly name: string
  refuse(reasons: readonly Reason[] | undefined): void
}

/** Own Havens: those that can take the piece, and why the others cannot. */
function Sites({ board, piece, name, refuse }: SitesProps) {
  const s = STRINGS[board.lang]
  const w = wordsOf(board)
  const { state } = tableOf(board)
  const offered = sitesOf(board, piece)
  const havens = [...state.haven.keys()].filter((space) => state.haven[space] === board.role)
  const sites = [...new Set([...havens, ...offered])]
  return (
    <span className="upp-sites">
      {sites.map((space) => {
        const can = offered.includes(space)
        const key = `${piece}@${space}`
        return (
          <button
            key={space}
            type="button"
            className={can ? 'upp-site upp-can' : 'upp-site'}
            aria-disabled={!can}
            aria-label={s.buildAt(name, w.hex(space))}
            onClick={() => {
              refuse(undefined)
              if (can) board.answer(key)
              else void board.explain(key).then(refuse)
            }}
          >
            + {w.hex(space)}
          </button>
        )
      })}
    </span>
  )
}
