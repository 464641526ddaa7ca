import type { Language } from '../../../../protocol/board.ts'
import type { AboutText, WrittenId } from './ids.ts'
import { aboutDe } from './words-de.ts'
import { aboutEn } from './words-en.ts'

interface AboutWords extends Readonly<Record<WrittenId, AboutText>> {
  /** What the faces of a die show together. */
  faces(n: number, shown: string, blanks: number): string
}

export const ABOUT_WORDS: Readonly<Record<Language, AboutWords>> = {
  en: {
    ...aboutEn,
    faces: (n, shown, blanks) => `On its ${n} faces: ${shown}${blanks === 0 ? '' : `; ${blanks} blank`}.`,
  },
  de: {
    ...aboutDe,
    faces: (n, shown, blanks) => `Auf seinen ${n} Seiten: ${shown}${blanks === 0 ? '' : `; ${blanks} leer`}.`,
  },
}
