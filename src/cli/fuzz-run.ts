import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame, GameState } from '../engine/index.ts'
import { textOf } from '../engine/file.ts'
import { addCoverage, fuzz, sharesFor, shrink, thinned } from '../engine/proof/index.ts'
import type { Check, Failure, FuzzReport, Policy } from '../engine/proof/index.ts'
import { save, type RunState } from './fuzz-state.ts'
import { setupFor } from './fuzz-setups.ts'
import type { Io } from './io.ts'
import { codeOf, InputError, oneLine } from './problem.ts'
import { startProgress, type Screen } from './progress.mjs'
import type { AnyPrepared } from './setup.ts'

const MOST_ANSWERS = 20_000
const SHRINKS = 60
const SAVE_EVERY = 50

// oxlint-disable-next-line typescript/no-explicit-any -- games of every shape alike
export type AnyCheck = Check<any, any>

export interface Job {
  readonly game: AnyGame
  readonly seed: string
  readonly checks: readonly AnyCheck[]
  readonly folder: string
  /** Where the state of the run is kept. */
  readonly path: string
}

/** Plays until the run has so many games or somebody stops it. */
export async function playGames(
  job: Job,
  state: RunState,
  games: number,
  io: Io,
  screen: Screen,
  isStopped: () => boolean,
): Promise<void> {
  const bar = startProgress(screen, games)
  const spent = cpuClock(state.cpuSeconds)
  while (state.games < games && !isStopped()) {
    const prepared = setupFor(job, state.games)
    const failure = playNext(job, prepared, state)
    if (failure !== undefined)
      bar.above(() => state.failures.push(writeFailure(failure, prepared, job, `${job.seed}-${state.games}`, io)))
    state.games++
    state.cpuSeconds = spent()
    if (state.games % SAVE_EVERY === 0) save(job.path, state)
    bar.at(state.games, `${state.games}/${games} games, ${state.failures.length} failures`)
    // Lets an interrupt through.
    await new Promise(setImmediate)
  }
  bar.end()
  save(job.path, state)
}

function cpuClock(before: number): () => number {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return Math.round((before + (user + system) / 1e6) * 1000) / 1000
  }
}

function playNext({ seed, checks }: Job, prepared: AnyPrepared, state: RunState): Failure | string | undefined {
  const { coverage, games, questions } = state
  const own = `${seed}/${games}`
  const report = fuzz(prepared, {
    seed: own,
    policy: POLICIES[games % POLICIES.length],
    maxAnswers: MOST_ANSWERS,
    mischief: 5,
    checks,
    plan: thinned(own, sharesFor(checks, { games, questions, counts: coverage.checks })),
  })
  addCoverage(coverage, report.coverage)
  // Kept for one game only: which intents were met decides what is asked about in the next.
  coverage.intents.clear()
  state.questions += report.questions
  state.decisions += report.decisions
  if (report.finished) state.finished++
  return report.failure ?? unfinished(report)
}

/** A game without end is a failure too, but there is nothing to shrink. */
const unfinished = (report: FuzzReport): string | undefined =>
  report.finished ? undefined : `no end after ${report.answers} answers`

const early: Policy<GameState, unknown> = (_play, _ask, options, source) =>
  options[Math.min(source.below(options.length), source.below(options.length))]
/** Ending is usually offered last: this one goes on for longer. */
const busy: Policy<GameState, unknown> = (_play, _ask, options, source) =>
  options[source.below(options.length > 1 && source.below(4) > 0 ? options.length - 1 : options.length)]

const POLICIES: readonly ('random' | Policy<GameState, unknown>)[] = ['random', early, 'random', busy]

function writeFailure(failure: Failure | string, prepared: AnyPrepared, job: Job, name: string, io: Io): string {
  if (typeof failure === 'string') {
    io.err(`walstatt fuzz: ${name}: ${failure}\n`)
    return `${name}: ${failure}`
  }
  const small = shrink(prepared, failure, SHRINKS, job.checks)
  const path = join(job.folder, `${prepared.setup.game}-${name.replaceAll(/[^\w-]+/g, '_')}.walstatt.json`)
  try {
    mkdirSync(job.folder, { recursive: true })
    writeFileSync(path, textOf(small.file))
  } catch (error) {
    throw new InputError('--out', `cannot be written (${codeOf(error)})`)
  }
  io.err(`walstatt fuzz: ${path}: ${oneLine(`${small.broken}: ${small.error}`)}\n`)
  return path
}
