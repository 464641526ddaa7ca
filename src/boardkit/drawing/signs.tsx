import { PathIcon } from './path-icon.tsx'

interface MarkProps<Name> {
  readonly name: Name
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill?: string
  readonly className?: string
}

/** A game's signs, given as paths in a box of 512. */
export function signsOf<Name extends string>(paths: Readonly<Record<Name, string>>, base: string) {
  /** A sign inside a drawing, centred. */
  const Mark = ({ name, x, y, size, fill = 'currentColor', className }: MarkProps<Name>) => (
    <path
      d={paths[name]}
      fill={fill}
      className={className}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  )
  /** A sign in the page; `label` names it for screen readers, without it is decoration. */
  const Icon = ({ name, label, className }: { name: Name; label?: string; className?: string }) => (
    <PathIcon path={paths[name]} label={label} className={className === undefined ? base : `${base} ${className}`} />
  )
  return { Mark, Icon }
}
