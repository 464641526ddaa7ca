import { PathIcon } from '../../../kit/ui/path-icon.tsx'
import { ICONS, type IconName } from './icons.ts'

/** An icon inside a drawing, centred. */
export function Mark({ name, x, y, size, fill }: { name: IconName; x: number; y: number; size: number; fill: string }) {
  const scale = size / 512
  return <path d={ICONS[name]} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
}

/** An icon in the page; `label` names it for screen readers, without it is decoration. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  const classes = className === undefined ? 'bs-icon' : `bs-icon ${className}`
  return <PathIcon path={ICONS[name]} label={label} className={classes} />
}
