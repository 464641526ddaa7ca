import { signsOf } from '../../../boardkit/drawing/signs.tsx'
import { ICONS } from './icons.ts'

export const { Icon, Mark } = signsOf(ICONS, 'bs-icon')
