import { AccountTable } from '../../../boardkit/ending/account-table.tsx'
import type { BoardProps } from '../../../protocol/board.ts'
import { roleCell } from '../rules/table/cells.ts'
import { factionOf, lookOf } from './cells.ts'
import { Crest } from './crest.tsx'
import { chartIn } from './data.ts'
import { accountsOf, sumOf, type Account, type Gain } from './ledger.ts'
import { factionName, STRINGS } from './strings.ts'
import './panel.css'

type Column = [string, (account: Account) => number]

/** Where every point came from, and how it was earned one by one. */
export function Ending(board: BoardProps) {
  const { view, language } = board
  const s = STRINGS[language]
  const accounts = accountsOf(
    board.told.map(({ event }) => event),
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
    <section className="bs-ending" aria-label={s.ending}>
      <AccountTable
        label={s.ending}
        language={language}
        columns={columns.map(([label]) => label)}
        sides={accounts.map((account, i) => ({
          id: `${account.role}`,
          sign: <Crest look={lookOf(view, account.role)} size={34} />,
          name: `${s.place(account.place ?? i + 1)} ${board.nameOf(account.role)}`,
          details: [factionName(language, factionOf(view, account.role))],
          isWinner: account.place === 1,
          parts: columns.map(([, value]) => value(account)),
          total: account.total,
        }))}
      />
      <details>
        <summary>{s.ending}</summary>
        {accounts.map((account) => (
          <Gains key={account.role} board={board} account={account} />
        ))}
      </details>
    </section>
  )
}

function Gains({ board, account }: { board: BoardProps; account: Account }) {
  const s = STRINGS[board.language]
  return (
    <>
      <h3>
        {board.nameOf(account.role)}: {account.total} {s.vp}
      </h3>
      <ol>
        {account.gains.map((gain, i) => (
          <li key={i}>
            <b>+{gain.vp}</b> {gainText(board, gain)}
          </li>
        ))}
      </ol>
    </>
  )
}

function gainText(board: BoardProps, gain: Gain): string {
  const s = STRINGS[board.language]
  const chart = chartIn(board)
  if (gain.kind === 'battle')
    return s.battleWonIn(chart?.names[gain.area][board.language] ?? `${gain.area}`, board.nameOf(gain.over))
  if (gain.kind === 'villages') return s.resupplyWith(gain.villages)
  return gain.kind === 'captured' ? `${s.captured}: ${gain.villages}` : `${s.citadels}: ${gain.citadels}`
}
