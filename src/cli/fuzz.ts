import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastSource, prepare } from '../engine/index.ts'
import type { AnyGame, FastSource, GameState, OptionSpec, OptionValue } from '../engine/index.ts'
import { textOf } from '../engine/file.ts'
import { addCoverage, fuzz, newCoverage, shrink, unscrambled } from '../engine/proof/index.ts'
import type { Coverage, Failure, FuzzReport, Policy } from '../engine/proof/index.ts'
import { parse } from './args.ts'
import type { Command } from './command.ts'
import { screenOf, type Io } from './io.ts'
import { codeOf, InputError, oneLine } from './problem.ts'
import { startProgress, type Screen } from './progress.mjs'
import { gameOf, type AnyPrepared } from './setup.ts'

const MOST_ANSWERS = 20_000
const SHRINKS = 60

export const fuzzCommand: Command = {
  name: 'fuzz',
  about: 'play many random games with every invariant checked',
  help: `usage: walstatt fuzz <game> [options]

Plays legal games over all player counts and options of the table, checks the engine's and the game's invariants on the
way, shortens a game that breaks one and writes it as a game file.

  --games N          how many games (default 1000)
  --seed S           any text; the same seed gives the same games (default 1)
  --every K          all checks at every K-th question, the light ones at all others (default 20)
  --out folder       where failing games are written (default .cache/fuzz)
  --progress         draw the progress bar even with --json or where the errors go to no terminal
  --json             print one JSON object`,
  async run(argv, io) {
    const args = parse(
      argv,
      {
        games: { type: 'string' },
        seed: { type: 'string' },
        every: { type: 'string' },
        out: { type: 'string' },
        progress: { type: 'boolean' },
        json: { type: 'boolean' },
      },
      ['game'],
    )
    const { game } = await gameOf(args.positionals[0])
    const games = args.number('games', 1000, 1, 10_000_000)
    const job = { game, seed: args.text('seed') ?? '1', every: args.number('every', 20, 1, 1_000_000) }
    const result = runAll(job, games, args.text('out') ?? join('.cache', 'fuzz'), io, screenOf(io, args))
    if (args.flag('json')) io.out(JSON.stringify({ game: game.id, games, ...result }))
    else {
      io.out(
        `${game.id}: ${games} games, ${result.finished} finished, ${result.decisions} decisions, ${result.failures.length} failures`,
      )
      io.out(`questions asked: ${result.questions.join(', ')}`)
      if (result.unscrambled.length > 0) io.out(`secrets never scrambled: ${result.unscrambled.join(', ')}`)
    }
    return result.failures.length === 0 ? 0 : 1
  },
}

interface Job {
  readonly game: AnyGame
  readonly seed: string
  readonly every: number
}

interface FuzzResult {
  readonly finished: number
  readonly decisions: number
  readonly failures: readonly string[]
  readonly questions: readonly string[]
  readonly unscrambled: readonly string[]
}

function runAll(job: Job, games: number, folder: string, io: Io, screen: Screen): FuzzResult {
  const bar = startProgress(screen, games)
  const coverage = newCoverage()
  const failures: string[] = []
  let [finished, decisions] = [0, 0]
  for (let i = 0; i < games; i++) {
    const prepared = setupFor(job, i)
    const report = playOne(job, prepared, i, coverage)
    decisions += report.decisions
    if (report.finished) finished++
    const failure = report.failure ?? unfinished(report)
    if (failure !== undefined)
      bar.above(() => failures.push(writeFailure(failure, prepared, folder, `${job.seed}-${i}`, io)))
    bar.at(i + 1, `${i + 1}/${games} games, ${failures.length} failures`)
  }
  bar.end()
  return {
    finished,
    decisions,
    failures,
    questions: [...coverage.questions].sort(),
    unscrambled: unscrambled(coverage),
  }
}

function playOne(job: Job, prepared: AnyPrepared, i: number, sum: Coverage): FuzzReport {
  const seed = `${job.seed}/${i}`
  const policy = POLICIES[i % POLICIES.length]
  const report = fuzz(prepared, { seed, policy, maxAnswers: MOST_ANSWERS, every: job.every, mischief: 5 })
  addCoverage(sum, report.coverage)
  return report
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

function writeFailure(failure: Failure | string, prepared: AnyPrepared, folder: string, name: string, io: Io): string {
  if (typeof failure === 'string') {
    io.err(`walstatt fuzz: ${name}: ${failure}\n`)
    return `${name}: ${failure}`
  }
  const small = shrink(prepared, failure, SHRINKS)
  const path = join(folder, `${prepared.setup.game}-${name.replaceAll(/[^\w-]+/g, '_')}.walstatt.json`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path, textOf(small.file))
  } catch (error) {
    throw new InputError('--out', `cannot be written (${codeOf(error)})`)
  }
  io.err(`walstatt fuzz: ${path}: ${oneLine(`${small.broken}: ${small.error}`)}\n`)
  return path
}

/** Player counts in turn, as far as the game itself has something for them; options are drawn until they fit together. */
export function setupFor(job: Pick<Job, 'game' | 'seed'>, i: number): AnyPrepared {
  const counts = countsOf(job.game)
  const roles = counts[i % counts.length]
  const source = fastSource(job.seed).fork('setup').fork(i)
  for (let attempt = 0; attempt < 200; attempt++) {
    const options = Object.fromEntries(job.game.options.map((spec) => [spec.id, drawValue(spec, roles, source)]))
    const prepared = prepare(job.game, roles, options)
    if (prepared.ok) return prepared.value
  }
  const plain = prepare(job.game, roles)
  if (!plain.ok) throw new InputError('game', `${job.game.id} has no setup for ${roles} players`)
  return plain.value
}

const knownCounts = new WeakMap<AnyGame, readonly number[]>()

/** The player counts that need no content pack. */
function countsOf(game: AnyGame): readonly number[] {
  const known = knownCounts.get(game)
  if (known !== undefined) return known
  const counts: number[] = []
  for (let roles = game.players.min; roles <= game.players.max; roles++) if (prepare(game, roles).ok) counts.push(roles)
  if (counts.length === 0) throw new InputError('game', `${game.id} has no setup without a content pack`)
  knownCounts.set(game, counts)
  return counts
}

function drawValue(spec: OptionSpec, roles: number, source: FastSource): OptionValue {
  if (spec.kind === 'switch') return source.below(4) === 0 ? !spec.default : spec.default
  if (spec.kind === 'number') return spec.default
  const draw = (): string => spec.values[source.below(spec.values.length)]
  return spec.perRole === true ? Array.from({ length: roles }, draw) : draw()
}
