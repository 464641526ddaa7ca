import type { Example } from '../../../../lessons/lesson.ts'

export const examples: readonly Example[] = []
export const notPositions: Readonly<Record<string, string>> = {}
