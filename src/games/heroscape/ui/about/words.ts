import type { Language } from '../../../../protocol/board.ts'
import { ABOUT_DE } from './words-de.ts'
import { ABOUT_EN } from './words-en.ts'
import type { FixedId } from './fixed.ts'

/** What it is and does, and its name where the table has none yet. */
export type AboutWords = readonly [text: string, name?: string]

export const ABOUT: Readonly<Record<Language, Readonly<Record<FixedId, AboutWords>>>> = { en: ABOUT_EN, de: ABOUT_DE }
