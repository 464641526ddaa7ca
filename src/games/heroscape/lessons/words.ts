import type { Words } from '../../../lessons/lesson.ts'

export const words = (en: string, de: string): Words => ({ en, de })

/** How a scene is won that has no scenario's goals. */
export const LAST_STANDING = words(
  'You win as soon as the other side has no figures left on the battlefield.',
  'Wer der anderen Seite die letzte Figur nimmt, gewinnt.',
)
