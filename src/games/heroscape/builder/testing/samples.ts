import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHsc } from '../virtualscape.ts'
import type { HscDocument } from '../virtualscape.ts'

interface Expected {
  readonly file: string
  readonly bytes: number
  readonly docVersion: number
  readonly tileVersions: readonly number[]
  readonly name: string
  readonly author: string
  readonly players: string | null
  readonly scenarioBytes: number
  readonly levelPerPage: number
  readonly transparency: number
  readonly tileCount: number
  readonly minZ: number
  readonly maxZ: number
  readonly typeHistogram: Readonly<Record<string, number>>
  /** By family, as hexadecimal 0xBBGGRR. */
  readonly colours: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly startNames: Readonly<Record<string, number>>
  readonly figures: readonly unknown[]
}

export const SAMPLES = join('test', 'hsc')

/** What a right reader finds in the sample maps. */
export const manifest = (
  JSON.parse(readFileSync(join(SAMPLES, 'manifest.json'), 'utf8')) as { readonly files: readonly Expected[] }
).files

export const bytesOf = (file: string): Uint8Array => new Uint8Array(readFileSync(join(SAMPLES, file)))

export function documentOf(file: string): HscDocument {
  const read = readHsc(bytesOf(file))
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  return read.document
}

/** Whole numbers below a bound, always the same ones for a seed. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
