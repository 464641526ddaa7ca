import type { Language } from '../../../../protocol/board.ts'
import { de } from './strings-de.ts'
import { en } from './strings-en.ts'
import type { Strings } from './strings-en.ts'

export type { Strings }

export const strings: Readonly<Record<Language, Strings>> = { en, de }
