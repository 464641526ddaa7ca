import type { Language } from '../../../protocol/board.ts'
import { de } from './strings-de.ts'
import { en, type Strings } from './strings-en.ts'

export const STRINGS: Readonly<Record<Language, Strings>> = { en, de }
