import type { ReactNode } from 'react'
import type { Language } from '../../protocol/board.ts'
import { WORDS } from '../words.ts'
import './account-table.css'

export interface AccountSide {
  readonly id: string
  readonly sign: ReactNode
  readonly name: string
  /** What else there is to say about the side, a line each. */
  readonly details: readonly string[]
  readonly isWinner: boolean
  /** By column. */
  readonly parts: readonly number[]
  readonly total: number
}

interface Props {
  readonly label: string
  readonly language: Language
  readonly columns: readonly string[]
  /** The best first. */
  readonly sides: readonly AccountSide[]
}

/** Where the points came from. Where it is narrow every side is a card; the roles keep it a table for ears. */
export function AccountTable({ label, language, columns, sides }: Props) {
  const { total } = WORDS[language]
  return (
    <div className="bk-account-box">
      <table className="bk-account" role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              <span className="sr">{label}</span>
            </th>
            {[...columns, total].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sides.map((side) => (
            <Side key={side.id} side={side} columns={columns} total={total} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Side = ({ side, columns, total }: { side: AccountSide; columns: readonly string[]; total: string }) => (
  <tr role="row" className={side.isWinner ? 'bk-account-winner' : ''}>
    <th role="rowheader" scope="row">
      <span className="bk-account-who">
        {side.sign}
        <span>
          <b>{side.name}</b>
          {side.details.map((detail) => (
            <small key={detail}>{detail}</small>
          ))}
        </span>
      </span>
    </th>
    {side.parts.map((part, i) => (
      <td key={columns[i]} role="cell" data-column={columns[i]}>
        {part}
      </td>
    ))}
    <td role="cell" className="bk-account-total" data-column={total}>
      {side.total}
    </td>
  </tr>
)
