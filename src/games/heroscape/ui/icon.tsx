import { PathIcon } from '../../../kit/ui/path-icon.tsx'
import { ICONS, type IconName } from './icons.ts'

/** A sign in the page; `label` names it for screen readers, without it is decoration. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  const classes = className === undefined ? 'hs-icon' : `hs-icon ${className}`
  return <PathIcon path={ICONS[name]} label={label} className={classes} />
}

/** The sign of an army card; cards of content packs have that of their kind. */
export const cardIcon = (card: { readonly id: string; readonly kind: 'hero' | 'squad' }): IconName =>
  Object.hasOwn(ICONS, card.id) ? (card.id as IconName) : card.kind
