import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LEVELS } from '../bots/levels.ts'
import { type Rating, ratingsOf } from '../bots/ratings.ts'
import type { Limits } from '../bots/simulate.ts'
import type { GameState } from '../engine/index.ts'
import { botsOf, budgetOf, type NamedBot, parse, thinkHelp, thinkOptions, type Arguments } from './args.ts'
import type { Command } from './command.ts'
import { type GameRun, type Means, meansOf, playGame, thoughtIn } from './game-runs.ts'
import { screenOf, type Io } from './io.ts'
import { LIMITS } from './limits-of-games.ts'
import { isDecided, type Pair, seatingOf, sharesOfRun, type Standing, standingOf } from './pairs.ts'
import { InputError } from './problem.ts'
import { startProgress, type Progress } from './progress.mjs'
import { openResults } from './results.ts'
import { projectRoot } from './root.ts'
import { gameOf, preparedOf, setupHelp, setupOptions, type AnyPrepared } from './setup.ts'

/** By this much thought may last longer than it was given. */
const TOLERATED = 1.1

interface Ladder {
  readonly prepared: AnyPrepared
  readonly limits: Limits<GameState>
  readonly isTogether: boolean
  readonly seed: string
  readonly least: number
  readonly most: number
  /** What the figure is measured against. */
  readonly goal: number
  readonly folder: string
  readonly budget: string
}

interface Played {
  readonly pair: Pair
  readonly runs: readonly GameRun[]
  readonly standing: Standing
}

export const ladder: Command = {
  name: 'ladder',
  about: 'measure how strong bots are, against each other',
  help: `usage: walstatt ladder <game> [options]

Plays every pair of bots until the 95 % interval of the first one's share lies above or below the goal. The first has one seat, the
second all others; seats rotate with the same chance. Where all win or lose together, each plays alone, and the figure is how many times
as often the first wins. What was played is kept; the same command goes on where it stopped. Elo comes from all games together.

  --bots a,b         who is compared (default ${LEVELS.join(',')},captain-1)
  --against bot      compare each with this one only
  --goal N           in hundredths (default the fair share; where all play together 100: as often)
  --least N          games of a pair, at the least (default 60)
  --games N          games of a pair, at the most (default 200)
${setupHelp}
${thinkHelp}
  --together         all play against the game, although it does not say so
  --budget-check     exit code 1 if a turn took more than ${Math.round((TOLERATED - 1) * 100)} % over --think, on the mean of a bot
  --seed S           any text (default ladder)
  --data folder      where the games are kept (default .cache/ladder)
  --json             print one JSON object
  --progress         draw the progress bar even with --json or where the errors go to no terminal`,
  async run(argv, io) {
    const args = parse(argv, options, ['game'])
    const module = await gameOf(args.positionals[0])
    const limits = { ...LIMITS, round: (state: GameState): number => module.round(state) }
    const isTogether = module.game.mind?.value?.isTogether === true || args.flag('together')
    const set = ladderOf(args, preparedOf(module, args), limits, isTogether)
    const { pairs, bots } = await pairsOf(args)
    const bar = startProgress(screenOf(io, args), pairs.length * set.most)
    const played = pairs.map((pair, i) => playPair(set, pair, bar, i * set.most))
    bar.end()
    const runs = played.flatMap((one) => one.runs)
    const rated = runs.map((run) => ({ seats: run.seats, shares: sharesOfRun(run, isTogether) }))
    report(io, args, set, played, ratingsOf(rated, bots, isTogether), means(runs))
    return isWithin(args, runs) && runs.every(({ why }) => why === 'finished' || why === 'limited') ? 0 : 1
  },
}

const options = {
  ...setupOptions,
  ...thinkOptions,
  bots: { type: 'string' },
  against: { type: 'string' },
  goal: { type: 'string' },
  least: { type: 'string' },
  games: { type: 'string' },
  together: { type: 'boolean' },
  'budget-check': { type: 'boolean' },
  seed: { type: 'string' },
  data: { type: 'string' },
  json: { type: 'boolean' },
  progress: { type: 'boolean' },
} as const

function ladderOf(args: Arguments, prepared: AnyPrepared, limits: Limits<GameState>, isTogether: boolean): Ladder {
  const fair = isTogether ? 100 : Math.round(100 / prepared.setup.roles)
  const most = args.number('games', 200, 1, 1_000_000)
  return {
    prepared,
    limits,
    isTogether,
    seed: args.text('seed') ?? 'ladder',
    least: Math.min(most, args.number('least', 60, 1, 1_000_000)),
    most,
    goal:
      args.text('goal') === undefined && !isTogether
        ? 1 / prepared.setup.roles
        : args.number('goal', fair, 1, 999) / 100,
    folder: args.text('data') ?? join(projectRoot(), '.cache', 'ladder'),
    budget: `${args.text('think') ?? ''}/${args.text('playouts') ?? ''}`,
  }
}

/** Each with each; or each with one. The last of the bots is what the ratings begin with. */
async function pairsOf(args: Arguments): Promise<{ pairs: Pair[]; bots: string[] }> {
  const budget = budgetOf(args)
  const given = await botsOf(args.text('bots') ?? `${LEVELS.join(',')},captain-1`, budget)
  const against = args.text('against')
  const [other] = against === undefined ? [] : await botsOf(against, budget)
  const pairs: Pair[] = []
  const isSame = (a: NamedBot, b: NamedBot): boolean => a.name === b.name
  if (other !== undefined) for (const first of given) if (!isSame(first, other)) pairs.push({ first, second: other })
  if (other === undefined)
    for (let i = given.length - 1; i > 0; i--)
      for (let j = 0; j < i; j++) pairs.push({ first: given[i], second: given[j] })
  const bots = [...new Set([...(other === undefined ? [] : [other]), ...given].map(({ name }) => name))]
  if (pairs.length === 0 || bots.length < 2) throw new InputError('--bots', 'there is nobody to be compared with')
  return { pairs, bots }
}

/** To the end that the interval sets; what is known is not played again. */
function playPair(set: Ladder, pair: Pair, bar: Progress, before: number): Played {
  const { prepared, seed, limits, isTogether, most, least, goal } = set
  const { game, roles, options: setup } = prepared.setup
  const names = [pair.first.name, pair.second.name]
  const run = { game, roles, options: setup, bots: names, seed, budget: set.budget, isTogether }
  const name = createHash('sha256').update(JSON.stringify(run)).digest('hex').slice(0, 16)
  const { found, add } = openResults<GameRun>(
    join(set.folder, `${game}-${names.join('-')}-${name}.jsonl`),
    run,
    '--data',
  )
  const runs = [...found]
  let standing = standingOf(pair, runs, isTogether)
  // Whole rounds of seats only: a seat may be better than another.
  const round = isTogether ? 2 : roles
  while (runs.length % round !== 0 || !isDecided(standing, goal, least, most)) {
    const { bots, seed: chance } = seatingOf(pair, runs.length, roles, isTogether)
    const played = playGame({ prepared, bots, limits, seed: `${seed}/${chance}` })
    add(played)
    runs.push(played)
    standing = standingOf(pair, runs, isTogether)
    bar.at(before + runs.length, `${names.join(' – ')}: ${runs.length} games, ${inHundred(standing.figure)}`)
  }
  return { pair, runs, standing }
}

function means(runs: readonly GameRun[]): Record<string, Means> {
  return Object.fromEntries(Object.entries(thoughtIn(runs)).map(([name, one]) => [name, meansOf(one)]))
}

/** Whether those who search have kept to their time, on the mean of the turns. */
function isWithin(args: Arguments, runs: readonly GameRun[]): boolean {
  if (!args.flag('budget-check')) return true
  if (args.text('think') === undefined) throw new InputError('--budget-check', 'needs --think')
  const given = args.number('think', 0, 1, 10_000_000)
  return Object.values(means(runs)).every(({ msPerTurn }) => msPerTurn <= given * TOLERATED)
}

const inHundred = (figure: number): string => (100 * figure).toFixed(1)

function report(
  io: Io,
  args: Arguments,
  set: Ladder,
  played: readonly Played[],
  ratings: readonly Rating[],
  thought: Readonly<Record<string, Means>>,
): void {
  const figures = played.map(({ pair, standing }) => ({
    bot: pair.first.name,
    against: pair.second.name,
    ...standing,
    goal: set.goal,
    isReached: standing.low > set.goal ? true : standing.high < set.goal ? false : undefined,
  }))
  if (args.flag('json')) {
    const { game, roles: seats } = set.prepared.setup
    io.out(JSON.stringify({ game, seats, seed: set.seed, budget: set.budget, figures, ratings, thought }))
    return
  }
  for (const { bot, against, games, figure, low, high, isReached } of figures) {
    const verdict = isReached === undefined ? 'open' : isReached ? 'above' : 'below'
    const interval = `${inHundred(low)}–${inHundred(high)}`
    io.out(
      `${bot} – ${against}: ${inHundred(figure)} (${interval}) of ${games} games, goal ${inHundred(set.goal)}: ${verdict}`,
    )
  }
  for (const { bot, elo, plusMinus } of [...ratings].sort((a, b) => b.elo - a.elo))
    io.out(`${bot.padEnd(24)}${String(Math.round(elo)).padStart(6)} ± ${Math.round(plusMinus)}`)
  for (const [name, { msPerDecision, msPerTurn, longestTurn }] of Object.entries(thought))
    io.out(`${name} thinks ${msPerDecision} ms a decision, ${msPerTurn} ms a turn, ${longestTurn} ms at most`)
}
