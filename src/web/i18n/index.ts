import type { Lang } from '../../protocol/board.ts'
import { useLang } from '../app/settings.ts'
import { de } from './de.ts'
import { en, type Catalogue } from './en.ts'

export type { Catalogue }

/** All words of the app. A key that is missing in one language does not compile. */
export const catalogues: Readonly<Record<Lang, Catalogue>> = { en, de }

export const useT = (): Catalogue => catalogues[useLang()]
