import type { BoardProps } from '../../../protocol/board.ts'
import { mapCell, roleCell } from '../rules/table/cells.ts'
import { factionOf, lookOf } from './cells.ts'
import { Crest } from './crest.tsx'
import { chartFor } from './data.ts'
import { accountsOf, sumOf, type Account, type Gain } from './ledger.ts'
import { factionName, STRINGS } from './strings.ts'
import './panel.css'

type Column = [string, (account: Account) => number]

/** The end-of-game table. `events` are here those of the whole game. */
export function Ending(board: BoardProps) {
  const { view } = board
  const s = STRINGS[board.language]
  const accounts = accountsOf(
    board.events,
    roleCell.all(view.shared).map(({ vp }) => vp),
  )
  const columns: Column[] = [
    [s.battlesWon, (account) => sumOf(account, 'battle')],
    [s.villageScoring, (account) => sumOf(account, 'villages')],
    [s.capturedVp, (account) => sumOf(account, 'captured')],
    [s.citadelVp, (account) => sumOf(account, 'citadels')],
    ...(accounts.some(({ rest }) => rest !== 0) ? ([[s.startVp, (account: Account) => account.rest]] as Column[]) : []),
  ]
  return (
    <section className="bs-ending">
      <table>
        <caption>{s.ending}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={2}></th>
            {columns.map(([label]) => (
              <th key={label} scope="col" className="bs-n">
                {label}
              </th>
            ))}
            <th scope="col" className="bs-n">
              {s.totalVp}
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map((account, i) => (
            <AccountRow
              key={account.role}
              board={board}
              account={account}
              place={account.place ?? i + 1}
              columns={columns}
            />
          ))}
        </tbody>
      </table>
      {accounts.map((account) => (
        <Gains key={account.role} board={board} account={account} />
      ))}
    </section>
  )
}

interface RowProps {
  readonly board: BoardProps
  readonly account: Account
  readonly place: number
  readonly columns: readonly Column[]
}

function AccountRow({ board, account, place, columns }: RowProps) {
  const { language } = board
  return (
    <tr className={place === 1 ? 'bs-winner' : ''}>
      <td className="bs-total">{STRINGS[language].place(place)}</td>
      <th scope="row">
        <span className="bs-name">
          <Crest look={lookOf(board.view, account.role)} size={30} />
          <span>
            {board.nameOf(account.role)}
            <br />
            <small className="soft">{factionName(language, factionOf(board.view, account.role))}</small>
          </span>
        </span>
      </th>
      {columns.map(([label, value]) => (
        <td key={label} className="bs-n">
          {value(account)}
        </td>
      ))}
      <td className="bs-n bs-total">{account.total}</td>
    </tr>
  )
}

function Gains({ board, account }: Pick<RowProps, 'board' | 'account'>) {
  const s = STRINGS[board.language]
  return (
    <details>
      <summary>
        {board.nameOf(account.role)}: {account.total} {s.vp}
      </summary>
      <ol>
        {account.gains.map((gain, i) => (
          <li key={i}>
            <b>+{gain.vp}</b> {gainText(board, gain)}
          </li>
        ))}
      </ol>
    </details>
  )
}

function gainText(board: BoardProps, gain: Gain): string {
  const s = STRINGS[board.language]
  const chart = chartFor(mapCell.in(board.view.shared))
  if (gain.kind === 'battle')
    return s.battleWonIn(chart?.names[gain.area][board.language] ?? `${gain.area}`, board.nameOf(gain.over))
  if (gain.kind === 'villages') return s.resupplyWith(gain.villages)
  return gain.kind === 'captured' ? `${s.captured}: ${gain.villages}` : `${s.citadels}: ${gain.citadels}`
}
