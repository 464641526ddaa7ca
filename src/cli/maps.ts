import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { mapFormats, type AnyMapFormat } from '../games/map-files.ts'
import { quoted } from './args.ts'
import { InputError } from './problem.ts'

/** The format that the end of a file's name speaks of. */
export async function formatOf(file: string, field = 'file'): Promise<AnyMapFormat> {
  const entry = mapFormats.find(({ extension }) => file.toLowerCase().endsWith(extension))
  const known = mapFormats.map(({ extension }) => extension).join(', ')
  if (entry === undefined) throw new InputError(field, `${quoted(file)} must end in: ${known}`)
  return entry.load()
}

/** Reads a file that may come from anywhere. */
export function readBytes(file: string, field: string, largest: number): Uint8Array {
  try {
    const stat = statSync(file)
    if (!stat.isFile()) throw new InputError(field, `${quoted(file)} is not a file`)
    if (stat.size > largest) throw new InputError(field, `${quoted(file)} is larger than ${largest} bytes`)
    return new Uint8Array(readFileSync(file))
  } catch (error) {
    if (error instanceof InputError) throw error
    throw new InputError(field, `${quoted(file)} cannot be read (${codeOf(error)})`)
  }
}

/** Writes over a file only where it was named; gives the path. */
export function writeOut(given: string | undefined, otherwise: string, content: string | Uint8Array): string {
  const file = given ?? otherwise
  try {
    writeFileSync(file, content, { flag: given === undefined ? 'wx' : 'w' })
    return file
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') throw new InputError('--out', `there is a file ${quoted(file)} already: name one to write`)
    throw new InputError('--out', `${quoted(file)} cannot be written (${code})`)
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? 'unknown fault'
