import { Badge } from '../../../boardkit/drawing/sides.tsx'
import type { CSSProperties } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { factionsOf, vpOf } from './cells.ts'
import { optionsCell, playerCell } from '../rules/table/cells.ts'
import { CHAOS, EMPIRE } from '../rules/table/state.ts'
import { wordsOf } from './cards-table.ts'
import { lookOfSide } from './colours.ts'
import { accountsOf, type Account } from './ending-account.ts'
import { Icon } from './icon.tsx'
import { leadOf } from './panel.tsx'
import { STRINGS } from './strings.ts'
import './ending.css'

/** Won or lost together: all sides against the Nemesis, Chapter by Chapter. `events` are those of the whole game. */
export function Ending(board: BoardProps) {
  const { view, language, events } = board
  const s = STRINGS[language]
  const vp = vpOf(view)
  const roles = [...playerCell.all(view.shared).keys()]
  const behind = roles.filter((role) => leadOf(vp, role) <= 0)
  const hasWon = behind.length === 0
  const chapters = optionsCell.in(view.shared)?.chapters ?? 0
  const accounts = accountsOf(events, vp, chapters)
  const most = Math.max(1, ...vp)
  const w = wordsOf(board)
  return (
    <section
      className={hasWon ? 'upp-ending bk-ending upp-won' : 'upp-ending bk-ending upp-lost'}
      aria-label={s.ending}
    >
      <header>
        <Icon name={hasWon ? 'haven' : 'nemesis'} />
        <h2>{hasWon ? s.won : s.lost}</h2>
        <p>{hasWon ? s.wonWhy : s.lostWhy(w.list(behind.map(w.player)))}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{s.side}</span>
            </th>
            {Array.from({ length: chapters }, (_, i) => (
              <th key={i} scope="col" title={s.chapterNumber(i + 1)}>
                {s.chapterShort(i + 1)}
              </th>
            ))}
            <th scope="col">{s.vp}</th>
          </tr>
        </thead>
        <tbody>
          {[EMPIRE, CHAOS, ...roles].map((side) => (
            <Row key={side} board={board} account={accounts[side]} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row({ board, account, most }: { board: BoardProps; account: Account | undefined; most: number }) {
  const s = STRINGS[board.language]
  if (account === undefined) return undefined
  const { side, total, chapters } = account
  const look = lookOfSide(side, factionsOf(board.view))
  const isPlayer = side < EMPIRE
  const name = side === EMPIRE ? s.empire : side === CHAOS ? s.chaos : wordsOf(board).player(side)
  const lead = leadOf(vpOf(board.view), side)
  const style = { '--share': total / most, '--fill': look.fill } as CSSProperties
  return (
    <tr className={isPlayer ? (lead > 0 ? 'upp-is-ahead' : 'upp-is-behind') : 'upp-is-nemesis'} style={style}>
      <th scope="row">
        <span>
          <Badge look={look}>
            <Icon name={look.emblem} />
          </Badge>
          <span>
            {name}
            {isPlayer ? <small>{board.nameOf(side)}</small> : undefined}
            {isPlayer ? <small className="upp-lead">{lead > 0 ? s.ahead(lead) : s.behind(-lead)}</small> : undefined}
          </span>
        </span>
      </th>
      {chapters.slice(1).map((n, i) => (
        <td key={i}>{n + (i === 0 ? chapters[0] : 0)}</td>
      ))}
      <td className="upp-total">{total}</td>
    </tr>
  )
}
