import { join } from 'node:path'
import { checkNames, checksWith, neverCompared, unscrambled } from '../engine/proof/index.ts'
import { parse } from './args.ts'
import type { Command } from './command.ts'
import { commitOf } from './commit.mjs'
import { playGames, type Job } from './fuzz-run.ts'
import { jsonOf, newState, resumed, stateFile, type RunState } from './fuzz-state.ts'
import { screenOf, type Io } from './io.ts'
import { oraclesOf } from './oracles.ts'
import { projectRoot } from './root.ts'
import { gameOf } from './setup.ts'

/** So many games meet everything: a check that had nothing to compare in all of them proves nothing. */
const ENOUGH = 50
const INTERRUPTED = 130

export const fuzzCommand: Command = {
  name: 'fuzz',
  about: 'play many random games with every invariant checked',
  help: `usage: walstatt fuzz <game> [options]

Plays legal games over all player counts and options of the table. On the way it checks the invariants of the engine and the
game, and compares the rules with the game's oracles (where the sources are): the cheap checks at every question, the others
at places drawn from the seed. A game that breaks something is shortened and written as a game file. Can be stopped with
Ctrl-C. Also fails if in ${ENOUGH} games or more a check found nothing to compare, or a kind of secret was never scrambled.

  --games N          how many games (default 1000)
  --seed S           any text; the same seed gives the same games and the same checks (default 1)
  --resume           go on with the run of this seed where it was stopped
  --out folder       where failing games and the state of the run are written (default .cache/fuzz)
  --progress         draw the progress bar even with --json or where the errors go to no terminal
  --json             print one JSON object`,
  async run(argv, io) {
    const args = parse(
      argv,
      {
        games: { type: 'string' },
        seed: { type: 'string' },
        resume: { type: 'boolean' },
        out: { type: 'string' },
        progress: { type: 'boolean' },
        json: { type: 'boolean' },
      },
      ['game'],
    )
    const { game } = await gameOf(args.positionals[0])
    const games = args.number('games', 1000, 1, 10_000_000)
    const folder = args.text('out') ?? join('.cache', 'fuzz')
    const oracles = await oraclesOf(game.id)
    const run = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      seed: args.text('seed') ?? '1',
      commit: commitOf(projectRoot()),
      oracles: oracles.map(({ name }) => name),
    }
    const path = stateFile(folder, run)
    const state = args.flag('resume') ? resumed(path, run) : newState(run)
    const job: Job = { game, seed: run.seed, checks: checksWith(oracles), folder, path }
    const isStopped = await untilInterrupted((stopped) => playGames(job, state, games, io, screenOf(io, args), stopped))
    const silent = silentIn(state, job)
    if (args.flag('json')) io.out(JSON.stringify({ ...jsonOf(state), neverCompared: silent.checks, isStopped }))
    else tell(io, job, state, silent)
    if (isStopped) io.err(`walstatt fuzz: stopped after ${state.games} of ${games} games; --resume goes on\n`)
    const isProof = state.failures.length + silent.checks.length + silent.secrets.length === 0
    return isStopped ? INTERRUPTED : isProof ? 0 : 1
  },
}

/** What a run has proven nothing about. */
interface Silent {
  readonly checks: readonly string[]
  readonly secrets: readonly string[]
}

const silentIn = ({ games, coverage }: RunState, { checks }: Job): Silent =>
  games < ENOUGH
    ? { checks: [], secrets: [] }
    : { checks: neverCompared(coverage, checkNames(checks)), secrets: unscrambled(coverage) }

/** Runs it until it is done or interrupted; says whether it was interrupted. */
async function untilInterrupted(run: (isStopped: () => boolean) => Promise<void>): Promise<boolean> {
  let stopped = false
  const stop = (): void => void (stopped = true)
  process.once('SIGINT', stop)
  try {
    await run(() => stopped)
  } finally {
    process.off('SIGINT', stop)
  }
  return stopped
}

function tell(io: Io, { checks }: Job, state: RunState, silent: Silent): void {
  const { game, games, finished, decisions, failures, coverage, cpuSeconds } = state
  io.out(`${game}: ${games} games, ${finished} finished, ${decisions} decisions, ${failures.length} failures`)
  io.out(`${(cpuSeconds / Math.max(1, games)).toFixed(3)} CPU seconds a game`)
  io.out(`questions asked: ${[...coverage.questions].sort().join(', ')}`)
  if (state.oracles.length === 0)
    io.out('oracles: none here; they are asked where the game has some and this runs from its sources')
  io.out('')
  const names = checkNames(checks)
  const width = Math.max(...names.map((name) => name.length))
  io.out(
    `${'check'.padEnd(width)}  ${'comparisons'.padStart(12)}  ${'questions'.padStart(10)}  ${'a game'.padStart(7)}`,
  )
  for (const name of names) {
    const { comparisons, questions } = coverage.checks.get(name) ?? { comparisons: 0, questions: 0 }
    const perGame = (questions / Math.max(1, games)).toFixed(1)
    io.out(
      `${name.padEnd(width)}  ${String(comparisons).padStart(12)}  ${String(questions).padStart(10)}  ${perGame.padStart(7)}`,
    )
  }
  for (const name of silent.checks) io.out(`never compared: ${name}`)
  for (const kind of silent.secrets) io.out(`never scrambled: ${kind}`)
}
