import { ICONS, type IconName } from './icons.ts'

/** An icon inside a drawing, centred. */
export function Mark({ name, x, y, size, fill }: { name: IconName; x: number; y: number; size: number; fill: string }) {
  const scale = size / 512
  return <path d={ICONS[name]} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} />
}

/** An icon in the page; `label` names it for screen readers, without it is decoration. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  return (
    <svg
      className={className === undefined ? 'bs-icon' : `bs-icon ${className}`}
      viewBox="0 0 512 512"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={ICONS[name]} fill="currentColor" />
    </svg>
  )
}
