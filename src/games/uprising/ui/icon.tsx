import { PathIcon } from '../../../kit/ui/path-icon.tsx'
import { ICONS, type IconName } from './icons.ts'

/** A sign inside a drawing, centred. */
export function Mark(props: { name: IconName; x: number; y: number; size: number; fill?: string; className?: string }) {
  const { name, x, y, size, fill = 'currentColor', className } = props
  return (
    <path
      d={ICONS[name]}
      fill={fill}
      className={className}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  )
}

/** A sign in the page; `label` names it for screen readers, without it is decoration. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  const classes = className === undefined ? 'up-icon' : `up-icon ${className}`
  return <PathIcon path={ICONS[name]} label={label} className={classes} />
}
