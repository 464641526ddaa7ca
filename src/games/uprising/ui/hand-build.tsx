import { useState } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { towersLeft, unitsLeft, wallsLeft } from '../rules/map/reserve.ts'
import { pieceKey, TOWER, WALL } from '../rules/phases/build-options.ts'
import { buildFace } from '../rules/table/faces.ts'
import type { UnitId } from '../content/names.ts'
import type { AboutId } from './about/about.ts'
import { tells } from './about/tells.ts'
import { tableOf, wordsOf } from './cards-table.ts'
import { DiceRow } from './dice.tsx'
import { unitsOf } from './faction-board.tsx'
import { Prices } from './prices.tsx'
import { AbilityMini } from './hand-mini.tsx'
import { Why } from './hand-why.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { STRINGS } from './strings.ts'

/** Sites where a piece can be bought. */
export const sitesOf = ({ question }: Pick<BoardProps, 'question'>, piece: number): number[] =>
  (buildFace.of(question)?.options ?? []).flatMap(({ data }) =>
    data !== undefined && 'piece' in data && data.piece === piece ? [data.space] : [],
  )

interface Piece {
  readonly piece: number
  readonly about: AboutId
  readonly icon: IconName
  readonly name: string
  readonly prices: Parameters<typeof Prices>[0]['prices']
  readonly dice: readonly number[]
  readonly left: number
}

function piecesFor(board: BoardProps): Piece[] {
  const s = STRINGS[board.language]
  const role = board.role!
  const t = tableOf(board)
  const { wallPlunder, towerPlunder } = t.content.boards
  return [
    ...unitsOf(board, role).map((unit, piece) => ({
      piece,
      about: `unit:${unit.id as UnitId}` as const,
      icon: unit.id as IconName,
      name: unit.name[board.language],
      prices: unit.prices,
      dice: [unit.die],
      left: unitsLeft(t, role, piece),
    })),
    {
      piece: WALL,
      about: 'piece:wall',
      icon: 'wall',
      name: s.wall,
      prices: [[0, wallPlunder, 0, 0]],
      dice: [],
      left: wallsLeft(t),
    },
    {
      piece: TOWER,
      about: 'piece:tower',
      icon: 'tower',
      name: s.tower,
      prices: [[0, towerPlunder, 0, 0]],
      dice: [],
      left: towersLeft(t),
    },
  ]
}

/** The Build Phase: every piece with its price. Where it can stand on several hexes, they are asked for above it. */
export function BuildChips({ board }: { board: BoardProps }) {
  const s = STRINGS[board.language]
  const [told, tell] = useState<number>()
  const pieces = piecesFor(board)
  const about = pieces.find(({ piece }) => piece === told)
  return (
    <section data-row className="upp-build" aria-label={s.buildTitle}>
      {pieces.map((one) => (
        <BuildChip key={one.piece} board={board} one={one} isTold={told === one.piece} tell={tell} />
      ))}
      {about === undefined ? undefined : <Sites key={told} board={board} one={about} close={() => tell(undefined)} />}
      <AbilityMini board={board} />
    </section>
  )
}

interface ChipProps {
  readonly board: BoardProps
  readonly one: Piece
  readonly isTold: boolean
  tell(piece: number | undefined): void
}

function BuildChip({ board, one, isTold, tell }: ChipProps) {
  const { language } = board
  const s = STRINGS[language]
  const { piece, about, icon, name, prices, dice, left } = one
  const sites = sitesOf(board, piece)
  const can = sites.length > 0
  return (
    <button
      type="button"
      className={can ? 'upp-piece upp-can' : 'upp-piece'}
      aria-disabled={!can}
      aria-expanded={isTold}
      {...tells(about)}
      data-key={can ? sites.map((space) => pieceKey(piece, space)).join(' ') : undefined}
      onClick={() => {
        if (sites.length === 1) board.answer(pieceKey(piece, sites[0]))
        else tell(isTold ? undefined : piece)
      }}
    >
      <span className="upp-piece-more">
        <Icon name={icon} />
        {dice.length === 0 ? undefined : (
          <DiceRow content={tableOf(board).content} dice={dice} language={language} className="bk-tiny" />
        )}
        <small {...tells('number:reserve')}>
          ×{left}
          <span className="sr"> {s.reserve}</span>
        </small>
      </span>
      <b>{name}</b>
      <Prices prices={prices} language={language} />
    </button>
  )
}

/** Own Havens: those that can take the piece, and why the others cannot. */
function Sites({ board, one, close }: { board: BoardProps; one: Piece; close(): void }) {
  const s = STRINGS[board.language]
  const w = wordsOf(board)
  const { state } = tableOf(board)
  const offered = sitesOf(board, one.piece)
  const [asked, ask] = useState<number>()
  const havens = [...state.haven.keys()].filter((space) => state.haven[space] === board.role)
  const sites = [...new Set([...offered, ...havens])]
  return (
    <div
      className="upp-pop"
      role="group"
      aria-label={one.name}
      onKeyDown={(e) => {
        if (e.key === 'Escape') close()
      }}
    >
      <p>
        <b>{one.name}</b> {s.where}
      </p>
      <div className="upp-sites">
        {sites.map((space) => {
          const can = offered.includes(space)
          return (
            <button
              key={space}
              type="button"
              className={can ? 'upp-site upp-can' : 'upp-site'}
              aria-disabled={!can}
              aria-label={s.buildAt(one.name, w.hex(space))}
              {...tells('button:site')}
              data-key={can ? pieceKey(one.piece, space) : undefined}
              onClick={() => (can ? board.answer(pieceKey(one.piece, space)) : ask(space))}
            >
              {w.hex(space)}
            </button>
          )
        })}
      </div>
      {asked !== undefined || sites.length === 0 ? (
        <Why key={asked} board={board} target={pieceKey(one.piece, asked ?? state.heroAt[board.role!])} />
      ) : undefined}
    </div>
  )
}
