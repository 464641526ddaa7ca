import type { ReactNode } from 'react'
import { about } from '../papers/about.ts'
import './player-plate.css'

interface Props {
  /** Of the side, as CSS writes it. */
  readonly colour: string
  readonly sign?: ReactNode
  readonly name: string
  /** One line about them: who plays it, and what is left. It goes first where there is little room. */
  readonly line?: ReactNode
  /** The one number that wins. */
  readonly number?: ReactNode
  /** What is counted, for ears and for whoever points at it. */
  readonly numberLabel?: string
  /** Small marks behind the name: out of the game, marker, ready. */
  readonly marks?: ReactNode
}

/** A player at a glance: colour, name, the one number that wins. */
export const PlayerPlate = ({ colour, sign, name, line, number, numberLabel, marks }: Props) => (
  <div className="bk-player" style={{ '--side': colour } as React.CSSProperties}>
    {sign !== undefined && (
      <span className="bk-player-sign" aria-hidden="true">
        {sign}
      </span>
    )}
    <span className="bk-player-name">
      <strong>{name}</strong>
      {marks}
    </span>
    {line !== undefined && <span className="bk-player-line">{line}</span>}
    {number !== undefined && (
      <span className="bk-player-number" {...about('table.number')}>
        {number}
        {numberLabel !== undefined && <span className="sr"> {numberLabel}</span>}
      </span>
    )}
  </div>
)
