import type { ReactNode } from 'react'
import './sides.css'

interface Look {
  readonly fill: string
  readonly on: string
  readonly rim: string
}

/** A side's sign on its colour. */
export const Dot = ({ look, children }: { look: Look; children: ReactNode }) => (
  <span className="bk-dot" style={{ background: look.fill, color: look.on, borderColor: look.rim }}>
    {children}
  </span>
)

/** The same, large: who sits there. */
export const Badge = ({ look, children }: { look: Look; children: ReactNode }) => (
  <span className="bk-badge" style={{ background: look.fill, color: look.on, borderColor: look.rim }}>
    {children}
  </span>
)

interface Props {
  readonly look: Look
  readonly sign: ReactNode
  readonly name: string
  /** All of it in words. */
  readonly words: string
  readonly isOn: boolean
  readonly children: ReactNode
}

/** One side under the board: who, and how it stands. */
export const SideChip = ({ look, sign, name, words, isOn, children }: Props) => (
  <li className={isOn ? 'bk-side bk-side-on' : 'bk-side'} title={words} aria-label={words}>
    <Dot look={look}>{sign}</Dot>
    <span className="bk-side-name">{name}</span>
    {children}
  </li>
)
