import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Words of `controls.css`: primary, small, quiet, danger, icon; and classes of its own. */
  readonly look?: string
  readonly sign?: ReactNode
  readonly text?: ReactNode
  /** For ears and for whoever points at it, where there is a sign only. */
  readonly label?: string
  /** What explains itself needs no title. */
  readonly 'data-about'?: string
}

export const Button = ({ look = '', sign, text, label, ...rest }: Props) => (
  <button
    type="button"
    className={`button ${look}`.trimEnd()}
    aria-label={label}
    title={rest['data-about'] === undefined ? label : undefined}
    {...rest}
  >
    {sign}
    {text}
  </button>
)
