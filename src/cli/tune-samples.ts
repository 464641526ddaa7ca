import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Sample } from '../bots/value/fit.ts'
import { linesIn, openResults, type Results } from './results.ts'

/** What games are played in one file. */
export interface SamplesOf {
  readonly game: string
  readonly features: readonly string[]
  readonly seats: number
  readonly options: string
  readonly bots: string
  readonly seed: string
  /** What those who search may think. */
  readonly budget: string
}

/** The file of a run; each of its results is the moments of one game. */
export function openSamples(folder: string, run: SamplesOf): Results<readonly Sample[]> {
  const name = createHash('sha256').update(JSON.stringify(run)).digest('hex').slice(0, 16)
  return openResults(join(folder, `${name}.jsonl`), run, '--data')
}

/** All games in the folder that were measured by the same features, numbered one after the other. */
export function readSamples(folder: string, features: readonly string[]): Sample[] {
  const found: Sample[] = []
  let game = 0
  for (const name of readdirSync(folder).sort()) {
    const [head, ...games] = linesIn(join(folder, name))
    if ((JSON.parse(head) as SamplesOf).features.join() !== features.join()) continue
    for (const line of games) {
      for (const sample of JSON.parse(line) as Sample[]) found.push({ ...sample, game })
      game++
    }
  }
  return found
}
