import { writeFileSync } from 'node:fs'
import type { MakeBot } from '../bots/bot.ts'
import { winnersOf } from '../bots/matchup.ts'
import { simulateMatch, simulateRandom, type Limits, type Simulation } from '../bots/simulate.ts'
import { saveMatch, textOf } from '../engine/file.ts'
import { EngineFault, type GameState } from '../engine/index.ts'
import type { AnyModule } from '../games/registry.ts'
import { botsOf, parse, type Arguments } from './args.ts'
import type { Command } from './command.ts'
import { screenOf, type Io } from './io.ts'
import { LIMITS } from './limits-of-games.ts'
import { codeOf, InputError, oneLine } from './problem.ts'
import { startProgress, type Screen } from './progress.mjs'
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
  readonly bots: readonly { readonly name: string; readonly make: MakeBot }[]
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
  --seed S           any text; the same seed gives the same games (default 1)
  --json             print one JSON object
  --out file         write the last game to a file
  --progress         draw the progress bar even with --json or where the errors go to no terminal

Exit code 1 if a game crashed or got stuck. Games that reach the technical limit of ${LIMITS.rounds} rounds are counted apart.`,
  async run(argv, io) {
    const args = parse(
      argv,
      {
        ...setupOptions,
        games: { type: 'string' },
        bots: { type: 'string' },
        alternate: { type: 'boolean' },
        seed: { type: 'string' },
        json: { type: 'boolean' },
        out: { type: 'string' },
        progress: { type: 'boolean' },
      },
      ['game'],
    )
    const module = await gameOf(args.positionals[0])
    const games = args.number('games', 100, 1, 10_000_000)
    const job = jobOf(module, preparedOf(module, args), args)
    const { tally, seconds } = runAll(job, games, screenOf(io, args))
    const out = args.text('out')
    if (out !== undefined) writeLast(job, games, out)
    report(io, job, games, tally, seconds, args.flag('json'))
    return tally.crashed + tally.stuck > 0 ? 1 : 0
  },
}

function jobOf(module: AnyModule, prepared: AnyPrepared, args: Arguments): Job {
  const given = botsOf(args.text('bots') ?? 'random')
  const { roles } = prepared.setup
  if (given.length > roles) throw new InputError('--bots', `${given.length} bots for ${roles} seats`)
  const bots = Array.from({ length: roles }, (_, role) => given[role % given.length])
  const limits = { ...LIMITS, round: (state: GameState): number => module.round(state) }
  return { prepared, bots, seed: args.text('seed') ?? '1', limits, alternate: args.flag('alternate') }
}

/** The bot on a seat in a game. */
function botAt(job: Job, seat: number, game: number): Job['bots'][number] {
  const { length } = job.bots
  return job.bots[job.alternate ? (seat + game) % length : seat]
}

const seedOf = (job: Job, game: number): string => `${job.seed}/${game}`

function runAll(job: Job, games: number, screen: Screen): { tally: Tally; seconds: number } {
  const wins = job.bots.map(() => 0)
  const byBot = Object.fromEntries(job.bots.map(({ name }) => [name, 0]))
  const outcomes = { wins, byBot, shared: 0, nobody: 0 }
  const tally: Tally = { finished: 0, stuck: 0, crashed: 0, limited: 0, decisions: 0, outcomes }
  const bar = startProgress(screen, games)
  const started = performance.now()
  for (let game = 0; game < games; game++) {
    count(tally, job, game)
    bar.at(game + 1, `${game + 1}/${games} games, ${tally.decisions} decisions`)
  }
  const seconds = (performance.now() - started) / 1000
  bar.end()
  return { tally, seconds }
}

function count(tally: Tally, job: Job, game: number): void {
  try {
    const result = playGame(job, game)
    tally[result.why]++
    tally.decisions += result.decisions
    if (result.why === 'finished') countOutcome(tally, result, job, game)
  } catch (error) {
    const isStuck = error instanceof EngineFault && (error.fault === 'stuck' || error.fault === 'runaway')
    tally[isStuck ? 'stuck' : 'crashed']++
    tally.fault ??= `game ${game} (--seed ${seedOf(job, game)}): ${error instanceof Error ? error.message : String(error)}`
  }
}

function playGame(job: Job, game: number): Simulation {
  const isRandom = job.bots.every(({ name }) => name === 'random')
  if (isRandom) return simulateRandom(job.prepared, seedOf(job, game), job.limits)
  return asMatch(job, game)
}

const asMatch = (job: Job, game: number): ReturnType<typeof simulateMatch> =>
  simulateMatch(
    job.prepared,
    job.bots.map((_, seat) => botAt(job, seat, game).make()),
    seedOf(job, game),
    job.limits,
  )

function countOutcome({ outcomes }: Tally, { outcome }: Simulation, job: Job, game: number): void {
  const winners = winnersOf(outcome, job.bots.length)
  if (winners.length === 0) outcomes.nobody++
  else if (winners.length > 1) outcomes.shared++
  else {
    outcomes.wins[winners[0]]++
    outcomes.byBot[botAt(job, winners[0], game).name]++
  }
}

function writeLast(job: Job, games: number, file: string): void {
  const { match } = asMatch(job, games - 1)
  try {
    writeFileSync(file, textOf(saveMatch(job.prepared.setup, match, { hashes: true })))
  } catch (error) {
    throw new InputError('--out', `cannot be written (${codeOf(error)})`)
  }
}

function report(io: Io, job: Job, games: number, tally: Tally, seconds: number, json: boolean): void {
  const { fault, outcomes, decisions, ...counts } = tally
  const rate = (n: number): number => Number((n / Math.max(seconds, 1e-9)).toPrecision(6))
  const { game, roles: seats } = job.prepared.setup
  const names = job.bots.map(({ name }) => name)
  const rates = { decisionsPerSecond: rate(decisions), gamesPerSecond: rate(games) }
  if (fault !== undefined) io.err(`walstatt simulate: ${oneLine(fault)}\n`)
  if (json) {
    const { finished, stuck, crashed, limited } = counts
    const result = { game, games, finished, stuck, crashed, limited, decisions, ...rates, outcomes }
    io.out(JSON.stringify({ ...result, seats, bots: names, seed: job.seed }))
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
}
