import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample } from '../bots/value/fit.ts'
import { codeOf, InputError } from './problem.ts'

/** What games are played in one file. */
export interface SamplesOf {
  readonly game: string
  readonly features: readonly string[]
  readonly seats: number
  readonly options: string
  readonly bots: string
  readonly seed: string
}

export interface SampleFile {
  readonly run: SamplesOf
  /** How many games there are already. */
  readonly games: number
  /** The moments of the next game; on the disk when it returns. */
  add(samples: readonly Sample[]): void
}

const linesOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith(']') || line.endsWith('}'))

/** The file of a run: its first line says what it is, each other is one game. */
export function openSamples(folder: string, run: SamplesOf): SampleFile {
  const head = JSON.stringify(run)
  const path = join(folder, `${createHash('sha256').update(head).digest('hex').slice(0, 16)}.jsonl`)
  try {
    mkdirSync(folder, { recursive: true })
    // A line that an end by force cut off is played again.
    const lines = existsSync(path) ? linesOf(path) : [head]
    writeFileSync(path, `${lines.join('\n')}\n`)
    return { run, games: lines.length - 1, add: (samples) => appendFileSync(path, `${JSON.stringify(samples)}\n`) }
  } catch (error) {
    throw new InputError('--data', `cannot be used (${codeOf(error)})`)
  }
}

/** All games in the folder that were measured by the same features, numbered one after the other. */
export function readSamples(folder: string, features: readonly string[]): Sample[] {
  const found: Sample[] = []
  let game = 0
  for (const name of readdirSync(folder).sort()) {
    const [head, ...games] = linesOf(join(folder, name))
    const run = JSON.parse(head) as SamplesOf
    if (run.features.join() !== features.join()) continue
    for (const line of games) {
      for (const sample of JSON.parse(line) as Sample[]) found.push({ ...sample, game })
      game++
    }
  }
  return found
}
