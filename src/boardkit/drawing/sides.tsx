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
