import { signsOf } from '../../../boardkit/drawing/signs.tsx'
import { ICONS, type IconName } from './icons.ts'

export const { Icon, Mark } = signsOf(ICONS, 'hs-icon')

/** The sign of an army card; cards of content packs have that of their kind. */
export const cardIcon = (card: { readonly id: string; readonly kind: 'hero' | 'squad' }): IconName =>
  Object.hasOwn(ICONS, card.id) ? (card.id as IconName) : card.kind
