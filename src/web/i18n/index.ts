import type { Language } from '../../protocol/board.ts'
import { useLanguage } from '../app/settings.ts'
import { de } from './de.ts'
import { en, type Catalogue } from './en.ts'

export type { Catalogue }

/** All words of the app. A key that is missing in one language does not compile. */
export const catalogues: Readonly<Record<Language, Catalogue>> = { en, de }

export const useT = (): Catalogue => catalogues[useLanguage()]

/** What went wrong, by its code: the server's own words are English, and not for players. */
export const errorWords = (t: Catalogue, code: string): string =>
  t.errors[Object.hasOwn(t.errors, code) ? (code as keyof Catalogue['errors']) : 'internal']
