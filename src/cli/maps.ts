import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { AnyMapFormat, MapFormatEntry } from '../games/map-format.ts'
import { games } from '../games/registry.ts'
import { quoted } from './args.ts'
import { codeOf, InputError } from './problem.ts'

/** The formats of all games. */
async function mapFormats(): Promise<MapFormatEntry[]> {
  const modules = await Promise.all(games.map((entry) => entry.load()))
  return modules.flatMap((module) => module.mapFormats)
}

/** "Virtualscape (.hsc)" */
export const mapPrograms = async (): Promise<string> =>
  (await mapFormats()).map(({ program, extension }) => `${program} (${extension})`).join(', ')

/** ".hsc" */
export const mapEndings = async (): Promise<string[]> => (await mapFormats()).map(({ extension }) => extension)

/** The format that the end of a file's name speaks of; without a name the first. */
export async function formatOf(file: string | undefined, field = 'file'): Promise<AnyMapFormat> {
  const formats = await mapFormats()
  const entry = formats.find(({ extension }) => file === undefined || file.toLowerCase().endsWith(extension))
  const known = formats.map(({ extension }) => extension).join(', ')
  if (entry === undefined) throw new InputError(field, `${quoted(file ?? '')} must end in: ${known}`)
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
export function writeOut(
  given: string | undefined,
  otherwise: string,
  content: string | Uint8Array,
  mode = 0o666,
): string {
  const file = given ?? otherwise
  try {
    writeFileSync(file, content, { flag: given === undefined ? 'wx' : 'w', mode })
    return file
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST') throw new InputError('--out', `there is a file ${quoted(file)} already: name one to write`)
    throw new InputError('--out', `${quoted(file)} cannot be written (${code})`)
  }
}
