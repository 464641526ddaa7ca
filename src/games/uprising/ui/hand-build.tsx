import { useState } from 'react'
import { Button } from '../../../boardkit/papers/button.tsx'
import type { Reason } from '../../../engine/index.ts'
import type { BoardProps } from '../../../protocol/board.ts'
import { towersLeft, wallsLeft } from '../rules/map/reserve.ts'
import { pieceKey, TOWER, WALL } from '../rules/phases/build-options.ts'
import { buildFace } from '../rules/table/faces.ts'
import { Why } from './cards-dialog.tsx'
import { tableOf, wordsOf } from './cards-table.ts'
import { playerCell } from '../rules/table/cells.ts'
import { PriceView, Resources, UnitRow, unitsOf } from './faction-board.tsx'
import { AbilityOffers, areAllShown } from './hand-abilities.tsx'
import { Icon } from './icon.tsx'
import { STRINGS } from './strings.ts'

/** Sites where a piece can be bought. */
export const sitesOf = ({ question }: Pick<BoardProps, 'question'>, piece: number): number[] =>
  (buildFace.of(question)?.options ?? []).flatMap(({ data }) =>
    data !== undefined && 'piece' in data && data.piece === piece ? [data.space] : [],
  )

/** The Build Phase: every piece with its price and a button for each place where it can stand. */
export function BuildView({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const role = board.role!
  const t = tableOf(board)
  const player = playerCell.in(board.view.shared, role)
  const [refused, setRefused] = useState<readonly Reason[]>()
  const { wallPlunder, towerPlunder } = t.content.boards
  const done = buildFace.of(board.question)?.options.find(({ data }) => data === undefined)
  return (
    <section className="upp-build" aria-label={s.buildTitle} data-all={areAllShown(board) || undefined}>
      <header>
        <Resources values={player?.resources ?? [0, 0, 0]} language={board.language} />
        {done === undefined ? undefined : (
          <Button look="small primary" text={board.say(done.label)} onClick={() => board.answer(done.key)} />
        )}
      </header>
      <ul className="upp-units">
        {unitsOf(board, role).map((unit, type) => (
          <UnitRow key={unit.id} of={role} {...{ board, type, unit }}>
            <Sites board={board} piece={type} name={unit.name[board.language]} refuse={setRefused} />
          </UnitRow>
        ))}
        {(
          [
            ['wall', WALL, s.wall, wallPlunder, wallsLeft(t)],
            ['tower', TOWER, s.tower, towerPlunder, towersLeft(t)],
          ] as const
        ).map(([icon, piece, name, plunder, left]) => (
          <li key={icon} className="upp-unit-row">
            <Icon name={icon} className="upp-unit-icon" />
            <span className="upp-unit-name">
              <b>{name}</b>
            </span>
            <span />
            <PriceView price={[0, plunder, 0]} language={board.language} />
            <span className="upp-reserve" title={`${left} ${s.reserve}`}>
              <b>{left}</b>
            </span>
            <Sites board={board} piece={piece} name={name} refuse={setRefused} />
          </li>
        ))}
      </ul>
      {refused === undefined ? undefined : <Why board={board} reasons={refused} />}
      <AbilityOffers board={board} />
    </section>
  )
}

interface SitesProps {
  readonly board: BoardProps
  readonly piece: number
  readonly name: string
  refuse(reasons: readonly Reason[] | undefined): void
}

/** Own Havens: those that can take the piece, and why the others cannot. */
function Sites({ board, piece, name, refuse }: SitesProps) {
  const s = STRINGS[board.language]
  const w = wordsOf(board)
  const { state } = tableOf(board)
  const offered = sitesOf(board, piece)
  const havens = [...state.haven.keys()].filter((space) => state.haven[space] === board.role)
  const sites = [...new Set([...havens, ...offered])]
  return (
    <span className="upp-sites">
      {sites.map((space) => {
        const can = offered.includes(space)
        const key = pieceKey(piece, space)
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
