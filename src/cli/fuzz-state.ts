import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addCoverage, newCoverage, unscrambled, type Count, type Coverage } from '../engine/proof/index.ts'
import { codeOf, InputError } from './problem.ts'

const FORMAT = 1

/** What a run is about: only the very same run is gone on with. */
export interface RunOf {
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  readonly commit: string
  /** The names of the oracles; without the sources there are none. */
  readonly oracles: readonly string[]
}

/** How far a run has come. */
export interface RunState extends RunOf {
  /** Games played; also the number of the next one. */
  games: number
  finished: number
  questions: number
  decisions: number
  cpuSeconds: number
  readonly failures: string[]
  readonly coverage: Coverage
}

export const newState = (run: RunOf): RunState => ({
  ...run,
  games: 0,
  finished: 0,
  questions: 0,
  decisions: 0,
  cpuSeconds: 0,
  failures: [],
  coverage: newCoverage(),
})

/** As it is printed and written. */
export function jsonOf({ coverage, ...state }: RunState): object {
  return {
    format: FORMAT,
    ...state,
    checks: Object.fromEntries(coverage.checks),
    asked: [...coverage.questions].sort(),
    secrets: [...coverage.listed].sort(),
    unscrambled: unscrambled(coverage),
  }
}

interface Stored extends Omit<RunState, 'coverage'> {
  readonly format: number
  readonly checks: Record<string, Count>
  readonly asked: readonly string[]
  readonly secrets: readonly string[]
  readonly unscrambled: readonly string[]
}

export const stateFile = (folder: string, { game, seed }: RunOf): string =>
  join(folder, `${game}-${seed.replaceAll(/[^\w-]+/g, '_')}.json`)

/** Goes on where a run was stopped; a new one where there is none. */
export function resumed(path: string, run: RunOf): RunState {
  if (!existsSync(path)) return newState(run)
  const { format, checks, asked, secrets, unscrambled: never, ...stored } = read(path)
  const [old, now] = [identity(stored), identity(run)]
  if (format !== FORMAT || old !== now)
    throw new InputError('--resume', `${path} belongs to another run (${old}, now ${now}); begin anew without --resume`)
  const coverage = newCoverage()
  addCoverage(coverage, {
    ...newCoverage(),
    checks: new Map(Object.entries(checks)),
    questions: new Set(asked),
    listed: new Set(secrets),
    scrambled: new Set(secrets.filter((kind) => !never.includes(kind))),
  })
  return { ...stored, ...run, coverage }
}

function read(path: string): Stored {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Stored
  } catch {
    throw new InputError('--resume', `${path} cannot be read; begin anew without --resume`)
  }
}

const identity = ({ game, rulesVersion, seed, commit, oracles }: RunOf): string =>
  `${game} ${rulesVersion}, seed ${seed}, commit ${commit}, oracles: ${oracles?.join(', ')}`

/** Whole or not at all: a run may be stopped at any moment. */
export function save(path: string, state: RunState): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.new`, `${JSON.stringify(jsonOf(state))}\n`)
    renameSync(`${path}.new`, path)
  } catch (error) {
    throw new InputError('--out', `cannot be written (${codeOf(error)})`)
  }
}
