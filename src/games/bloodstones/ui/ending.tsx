import { Fragment } from 'react'
import type { BoardProps } from '../../../protocol/board.ts'
import { lookOf, mapIdOf, roleCell, rolesOf } from './cells.ts'
import { Crest } from './crest.tsx'
import { chartFor } from './data.ts'
import { accountsOf, sumOf, type Account, type Gain } from './ledger.ts'
import { factionName, STRINGS } from './strings.ts'
import './panel.css'

/** The end-of-game table. `events` are here those of the whole game. */
export function Ending(board: BoardProps) {
  const { view, lang } = board
  const s = STRINGS[lang]
  const accounts = accountsOf(
    board.events,
    rolesOf(view).map(({ vp }) => vp),
  )
  const columns: [string, (account: Account) => number][] = [
    [s.battlesWon, (account) => sumOf(account, 'battle')],
    [s.villageScoring, (account) => sumOf(account, 'villages')],
    [s.capturedVp, (account) => sumOf(account, 'captured')],
    [s.citadelVp, (account) => sumOf(account, 'citadels')],
    ...(accounts.some(({ rest }) => rest !== 0)
      ? ([[s.startVp, (account: Account) => account.rest]] as [string, (account: Account) => number][])
      : []),
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
            <tr key={account.role} className={(account.place ?? i + 1) === 1 ? 'bs-winner' : ''}>
              <td className="bs-total">{s.place(account.place ?? i + 1)}</td>
              <th scope="row">
                <span className="bs-name">
                  <Crest look={lookOf(view, account.role)} size={30} />
                  <span>
                    {board.nameOf(account.role)}
                    <br />
                    <small className="bs-soft">{factionName(lang, roleCell(view, account.role)?.faction ?? '')}</small>
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
          ))}
        </tbody>
      </table>
      {accounts.map((account) => (
        <Fragment key={account.role}>
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
        </Fragment>
      ))}
    </section>
  )
}

function gainText(board: BoardProps, gain: Gain): string {
  const s = STRINGS[board.lang]
  const chart = chartFor(mapIdOf(board.view))
  if (gain.kind === 'battle')
    return s.battleWonIn(chart?.names[gain.area][board.lang] ?? `${gain.area}`, board.nameOf(gain.over))
  if (gain.kind === 'villages') return s.resupplyWith(gain.villages)
  return gain.kind === 'captured' ? `${s.captured}: ${gain.villages}` : `${s.citadels}: ${gain.citadels}`
}
