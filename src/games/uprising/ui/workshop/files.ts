import type { Lang } from '../../../../protocol/board.ts'
import type { Result } from '../../../../engine/game.ts'
import { sayProblem } from './problems.ts'

const slug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 24)
    .replace(/-+$/, '')

/** Under which a pack is saved. */
export function newId(name: string): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0'))
  return `own-${slug(name) || 'pack'}-${random.join('')}`
}

export const fileName = (name: string): string => `uprising-${slug(name) || 'pack'}.json`

export const problemLines = (read: Result<unknown> & { ok: false }, lang: Lang): string[] =>
  read.problems.slice(0, 8).map(({ path, problem }) => `${path}: ${sayProblem(lang, problem)}`)

/** Gives a file to the browser. */
export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
