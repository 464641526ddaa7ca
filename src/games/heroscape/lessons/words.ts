import type { Words } from '../../../lessons/lesson.ts'

export const words = (en: string, de: string): Words => ({ en, de })
