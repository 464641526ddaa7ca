import { writeFileSync } from 'node:fs'
import type { Limits } from '../bots/simulate.ts'
import { saveMatch, textOf } from '../engine/file.ts'
import type { GameState } from '../engine/index.ts'
import type { AnyModule } from '../games/registry.ts'
import { botsOf, budgetOf, type NamedBot, parse, thinkHelp, thinkOptions, type Arguments } from './args.ts'
import type { Command } from './command.ts'
import { asMatch, type GamePlan, type GameRun, type Means, meansOf, playGame, thoughtIn } from './game-runs.ts'
import { screenOf, type Io } from './io.ts'
import { LIMITS } from './limits-of-games.ts'
import { codeOf, InputError, oneLine } from './problem.ts'
import { startProgress, type Screen } from './progress.mjs'
import { openResults, type Results } from './results.ts'
import { gameOf, preparedOf, setupHelp, setupOptions, type AnyPrepared } from './setup.ts'

interface Outcomes {
  /** Games won alone, by seat and by bot. */
  readonly wins: number[]
  readonly byBot: Record<string, number>
  shared: number
  nobody: number
}

interface Tally {
  finished: number
  stuck: number
  crashed: number
  limited: number
  decisions: number
  readonly outcomes: Outcomes
  /** The first fault, for people. */
  fault?: string
}

interface Job {
  readonly prepared: AnyPrepared
  readonly bots: readonly NamedBot[]
  readonly seed: string
  readonly limits: Limits<GameState>
  /** From game to game every bot takes the next seat. */
  readonly alternate: boolean
}

export const simulate: Command = {
  name: 'simulate',
  about: 'play games between bots and count how they end',
  help: `usage: walstatt simulate <game> [options]

  --games N          how many games (default 100)
${setupHelp}
  --bots a,b         a bot for each seat; a shorter list is repeated (default random)
  --alternate        from game to game every bot moves on by one seat
${thinkHelp}
  --seed S           any text; the same seed gives the same games (default 1)
  --json             print one JSON object
  --out file         write the last game to a file
  --keep file        keep what was played; the same command goes on where it stopped
  --progress         draw the progress bar even with --json or where the errors go to no terminal

Exit code 1 if a game crashed or got stuck. Games that reach the technical limit of ${LIMITS.rounds} rounds are counted apart.`,
  async run(argv, io) {
    const args = parse(
      argv,
      {
        ...setupOptions,
        games: { type: 'string' },
        bots: { type: 'string' },
        ...thinkOptions,
        alternate: { type: 'boolean' },
        keep: { type: 'string' },
        seed: { type: 'string' },
        json: { type: 'boolean' },
        out: { type: 'string' },
        progress: { type: 'boolean' },
      },
      ['game'],
    )
    const module = await gameOf(args.positionals[0])
    const games = args.number('games', 100, 1, 10_000_000)
    const job = await jobOf(module, preparedOf(module, args), args)
    const { runs, seconds } = runAll(job, games, args, screenOf(io, args))
    const tally = tallyOf(job, runs)
    const out = args.text('out')
    if (out !== undefined) writeLast(job, games, out)
    report(io, job, runs, tally, seconds, args.flag('json'))
    return tally.crashed + tally.stuck > 0 ? 1 : 0
  },
}

async function jobOf(module: AnyModule, prepared: AnyPrepared, args: Arguments): Promise<Job> {
  const given = await botsOf(args.text('bots') ?? 'random', budgetOf(args))
  const { roles } = prepared.setup
  if (given.length > roles) throw new InputError('--bots', `${given.length} bots for ${roles} seats`)
  const bots = Array.from({ length: roles }, (_, role) => given[role % given.length])
  const limits = { ...LIMITS, round: (state: GameState): number => module.round(state) }
  return { prepared, bots, seed: args.text('seed') ?? '1', limits, alternate: args.flag('alternate') }
}

const planOf = (job: Job, game: number): GamePlan => ({
  ...job,
  bots: job.bots.map((bot, seat) => (job.alternate ? job.bots[(seat + game) % job.bots.length] : bot)),
  seed: `${job.seed}/${game}`,
})

function runAll(job: Job, games: number, args: Arguments, screen: Screen): { runs: GameRun[]; seconds: number } {
  const results = keptIn(args, job)
  const runs = results.found.slice(0, games)
  const bar = startProgress(screen, games)
  const started = performance.now()
  let decisions = 0
  for (let game = runs.length; game < games; game++) {
    const played = playGame(planOf(job, game))
    results.add(played)
    runs.push(played)
    decisions += played.decisions
    bar.at(game + 1, `${game + 1}/${games} games, ${decisions} decisions`)
  }
  const seconds = (performance.now() - started) / 1000
  bar.end()
  return { runs, seconds }
}

/** What an earlier run of the same command has played; without a file nothing is kept. */
function keptIn(args: Arguments, job: Job): Results<GameRun> {
  const path = args.text('keep')
  if (path === undefined) return { found: [], add: () => undefined }
  const { game, roles, options } = job.prepared.setup
  const bots = job.bots.map(({ name }) => name)
  const { seed, alternate } = job
  const budget = { think: args.text('think'), playouts: args.text('playouts') }
  return openResults<GameRun>(path, { game, roles, options, bots, seed, alternate, ...budget }, '--keep')
}

function tallyOf(job: Job, runs: readonly GameRun[]): Tally {
  const byBot = Object.fromEntries(job.bots.map(({ name }) => [name, 0]))
  const outcomes = { wins: job.bots.map(() => 0), byBot, shared: 0, nobody: 0 }
  const tally: Tally = { finished: 0, stuck: 0, crashed: 0, limited: 0, decisions: 0, outcomes }
  runs.forEach((run, game) => {
    tally[run.why]++
    tally.decisions += run.decisions
    if (run.fault !== undefined) tally.fault ??= `game ${game} (--seed ${planOf(job, game).seed}): ${run.fault}`
    if (run.why === 'finished') countOutcome(tally, run)
  })
  return tally
}

function countOutcome({ outcomes }: Tally, { winners, seats }: GameRun): void {
  if (winners.length === 0) outcomes.nobody++
  else if (winners.length > 1) outcomes.shared++
  else {
    outcomes.wins[winners[0]]++
    outcomes.byBot[seats[winners[0]]]++
  }
}

function writeLast(job: Job, games: number, file: string): void {
  const { match } = asMatch(planOf(job, games - 1))
  try {
    writeFileSync(file, textOf(saveMatch(job.prepared.setup, match, { hashes: true })))
  } catch (error) {
    throw new InputError('--out', `cannot be written (${codeOf(error)})`)
  }
}

function report(io: Io, job: Job, runs: readonly GameRun[], tally: Tally, seconds: number, json: boolean): void {
  const { fault, outcomes, decisions, ...counts } = tally
  const games = runs.length
  const rate = (n: number): number => Number((n / Math.max(seconds, 1e-9)).toPrecision(6))
  const { game, roles: seats } = job.prepared.setup
  const names = job.bots.map(({ name }) => name)
  const rates = { decisionsPerSecond: rate(decisions), gamesPerSecond: rate(games) }
  const thought = Object.entries(thoughtIn(runs)).map(([name, one]): [string, Means] => [name, meansOf(one)])
  if (fault !== undefined) io.err(`walstatt simulate: ${oneLine(fault)}\n`)
  if (json) {
    const { finished, stuck, crashed, limited } = counts
    const result = { game, games, finished, stuck, crashed, limited, decisions, ...rates, outcomes }
    io.out(JSON.stringify({ ...result, thought: Object.fromEntries(thought), seats, bots: names, seed: job.seed }))
    return
  }
  io.out(`${game}, ${seats} seats, ${games} games: ${names.join(', ')}`)
  io.out(`finished ${counts.finished}, stuck ${counts.stuck}, crashed ${counts.crashed}, limited ${counts.limited}`)
  io.out(
    `decisions ${decisions} (${Math.round(rates.decisionsPerSecond)} per second, ${rates.gamesPerSecond} games per second)`,
  )
  names.forEach((name, seat) =>
    io.out(`seat ${seat + 1}${job.alternate ? '' : ` (${name})`}: ${outcomes.wins[seat]} wins`),
  )
  for (const [name, wins] of Object.entries(outcomes.byBot)) io.out(`${name}: ${wins} wins`)
  io.out(`shared first places ${outcomes.shared}, nobody wins ${outcomes.nobody}`)
  for (const [name, { msPerDecision, msPerTurn, longestTurn }] of thought)
    io.out(`${name} thinks ${msPerDecision} ms a decision, ${msPerTurn} ms a turn, ${longestTurn} ms at most`)
}
