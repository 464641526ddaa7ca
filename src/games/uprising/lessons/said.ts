import type { Words } from '../../../lessons/lesson.ts'

/** In both languages. */
export const said = (en: string, de: string): Words => ({ en, de })
