import type { Lang } from '../../../protocol/board.ts'
import { de } from './strings-de.ts'
import { en, type Strings } from './strings-en.ts'

export const STRINGS: Readonly<Record<Lang, Strings>> = { en, de }
