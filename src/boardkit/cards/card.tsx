import type { ComponentProps, ReactNode } from 'react'
import { about } from '../papers/about.ts'
import './card.css'

/** What is printed on the head of a card, from left to right. */
interface HeadProps {
  readonly sign: ReactNode
  readonly title: ReactNode
  /** The line below the title. */
  readonly line?: ReactNode
  /** The number that matters most. */
  readonly corner?: ReactNode
}

export const CardHead = ({ sign, title, line, corner }: HeadProps) => (
  <header className="bk-card-head">
    {sign}
    <span className="bk-card-title">
      {title}
      {line === undefined ? undefined : <small>{line}</small>}
    </span>
    {corner}
  </header>
)

interface LookProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly label: string
  readonly children: ReactNode
}

/** The small round button at a card that shows it in large. */
export const LookButton = ({ label, className = '', ...rest }: LookProps) => (
  <button type="button" className={`bk-look ${className}`} aria-label={label} {...about('table.look')} {...rest} />
)
