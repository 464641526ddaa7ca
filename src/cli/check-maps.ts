import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyMapFormat } from '../games/map-format.ts'
import type { Language } from '../games/registry.ts'
import { quoted } from './args.ts'
import type { Io } from './io.ts'
import { formatOf, mapEndings, readBytes } from './maps.ts'
import { codeOf, InputError, oneLine } from './problem.ts'

type Verdict =
  | { readonly verdict: 'same' }
  | { readonly verdict: 'differs'; readonly byte: number }
  | { readonly verdict: 'unreadable'; readonly why: string }

const WORDS = {
  en: { same: 'same', differs: 'differs at byte', unreadable: 'cannot be read' },
  de: { same: 'gleich', differs: 'anders ab Byte', unreadable: 'nicht lesbar' },
} as const

/** Reads every map of a folder, writes it again and compares. Gives 0 only if all come back byte for byte. */
export async function checkMaps(folder: string, language: Language, isJson: boolean, io: Io): Promise<number> {
  const endings = await mapEndings()
  const files = namesIn(folder).filter((name) => endings.some((ending) => name.toLowerCase().endsWith(ending)))
  if (files.length === 0) throw new InputError('folder', `there is no map in ${quoted(folder)}: ${endings.join(', ')}`)
  const verdicts: Verdict[] = []
  for (const file of files) {
    const found = checkFile(join(folder, file), await formatOf(file), language)
    verdicts.push(found)
    io.out(isJson ? JSON.stringify({ file, ...found }) : oneLine(`${file}: ${words(found, language)}`))
  }
  return exitCodeOf(verdicts)
}

export const exitCodeOf = (verdicts: readonly Verdict[]): number =>
  verdicts.every(({ verdict }) => verdict === 'same') ? 0 : 1

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    throw new InputError('folder', `${quoted(folder)} cannot be read (${codeOf(error)})`)
  }
}

function checkFile(path: string, format: AnyMapFormat, language: Language): Verdict {
  try {
    return checkMap(readBytes(path, 'file', format.largestMap), format, language)
  } catch (error) {
    if (error instanceof InputError) return unreadable(error.message)
    throw error
  }
}

/** The way of a map through a content pack and back. */
export function checkMap(bytes: Uint8Array, format: AnyMapFormat, language: Language): Verdict {
  const read = format.importMap(bytes, 'map', language)
  const back = read.ok ? format.exportMap({ pack: read.value.text }, language) : read
  if (!back.ok) return unreadable(back.problems.map(({ path, problem }) => `${path}: ${problem}`).join('; '))
  const byte = firstDifference(bytes, back.value.bytes)
  return byte < 0 ? { verdict: 'same' } : { verdict: 'differs', byte }
}

const unreadable = (why: string): Verdict => ({ verdict: 'unreadable', why })

/** -1: there is none. Where one ends before the other they differ, too. */
function firstDifference(a: Uint8Array, b: Uint8Array): number {
  const length = Math.max(a.length, b.length)
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return i
  return -1
}

function words(found: Verdict, language: Language): string {
  const said = WORDS[language]
  if (found.verdict === 'same') return said.same
  return found.verdict === 'differs' ? `${said.differs} ${found.byte}` : `${said.unreadable}: ${found.why}`
}
