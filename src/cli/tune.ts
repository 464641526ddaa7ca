import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calibrate, type Calibration } from '../bots/value/calibration.ts'
import { fit, type Sample } from '../bots/value/fit.ts'
import { collect } from '../bots/value/collect.ts'
import { chancesIn } from '../bots/value/value.ts'
import type { GameState, Value } from '../engine/index.ts'
import { gameOf, preparedOf, setupHelp, setupOptions, type AnyPrepared } from './setup.ts'
import { botsOf, budgetOf, parse, thinkHelp, thinkOptions, type Arguments } from './args.ts'
import type { Command } from './command.ts'
import { commitOf } from './commit.mjs'
import { screenOf, type Io } from './io.ts'
import { LIMITS } from './limits-of-games.ts'
import { codeOf, InputError } from './problem.ts'
import { startProgress } from './progress.mjs'
import { projectRoot } from './root.ts'
import { FEW, plotOf } from './tune-plot.ts'
import type { Results } from './results.ts'
import { openSamples, readSamples, type SamplesOf } from './tune-samples.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- tuned alike for every game
type AnyValue = Value<any, any>

const MOMENTS = 24
/** Every fifth game is held out. */
const HELD_OUT = 5

export const tune: Command = {
  name: 'tune',
  about: "learn a bot's judgement of positions from games that bots play",
  help: `usage: walstatt tune <game> [options]

Plays games between bots, notes what was on the table turn by turn and who won, and fits the weights of the game's features to it. What
was played is kept; the same command goes on where it stopped, other set-ups add to it. Every fifth game is held out: from those come the
printed log loss, Brier score and calibration.

  --games N          how many games of this set-up there are to be in the end (default 200; 0: only fit)
${setupHelp}
  --bots a,b         who plays; from game to game every bot takes the next seat (default captain,captain,soldier,captain,recruit)
${thinkHelp}
  --seed S           any text (default tune)
  --data folder      where the games are kept (default .cache/tune/<game>)
  --out file         where the weights go (default src/games/<game>/bot/weights.json)
  --plot file        draw the calibration as SVG
  --check            fit nothing: measure the weights as they are on all games there are
  --json             print one JSON object
  --progress         draw the progress bar even with --json or where the errors go to no terminal`,
  async run(argv, io) {
    const args = parse(
      argv,
      {
        ...setupOptions,
        games: { type: 'string' },
        bots: { type: 'string' },
        ...thinkOptions,
        seed: { type: 'string' },
        data: { type: 'string' },
        out: { type: 'string' },
        plot: { type: 'string' },
        check: { type: 'boolean' },
        json: { type: 'boolean' },
        progress: { type: 'boolean' },
      },
      ['game'],
    )
    const module = await gameOf(args.positionals[0])
    const { game } = module
    const value = game.mind?.value as AnyValue | undefined
    const turn = game.mind?.turn
    if (value === undefined || turn === undefined) throw new InputError('game', `${game.id} has nothing to be tuned`)
    const folder = args.text('data') ?? join(projectRoot(), '.cache', 'tune', game.id)
    const prepared = preparedOf(module, args)
    const limits = { ...LIMITS, round: (state: GameState): number => module.round(state) }
    const how = { value, turn, moments: MOMENTS, limits }
    const run = { game: game.id, features: value.features, ...givenOf(args, prepared) }
    await playGames(openSamples(folder, run), run, args, io, (at, seed, bots) => collect(prepared, bots, at, seed, how))
    const samples = readSamples(folder, value.features)
    if (samples.length === 0) throw new InputError('--games', 'there are no games yet')
    const learnt = learn(samples, value, args.flag('check'))
    if (!args.flag('check')) writeWeights(args, game.id, samples, value, learnt.weights)
    const plot = args.text('plot')
    if (plot !== undefined) write(plot, plotOf(learnt.heldOut, game.id), '--plot')
    report(io, args, value, learnt)
    return 0
  },
}

interface Learnt {
  readonly weights: readonly number[]
  readonly heldOut: Calibration
  /** Of the games that were held out, the second half. */
  readonly secondHalf: Calibration
}

/** Fits to four fifths and measures with the rest; or measures the weights as they are with all. */
function learn(samples: readonly Sample[], value: AnyValue, isCheck: boolean): Learnt {
  const held = isCheck ? samples : samples.filter(({ game }) => game % HELD_OUT === 0)
  const weights = isCheck ? value.weights : weightsFrom(samples, value)
  const chances = (sample: Sample): readonly number[] => chancesIn({ ...value, weights }, sample)
  const late = held.filter(({ at }) => at >= 0.5)
  return { weights, heldOut: calibrate(held, chances), secondHalf: calibrate(late, chances) }
}

const givenOf = (args: Arguments, { setup }: AnyPrepared): Omit<SamplesOf, 'game' | 'features'> => ({
  seats: setup.roles,
  options: args.list('option').join(' '),
  bots: args.text('bots') ?? 'captain,captain,soldier,captain,recruit',
  seed: args.text('seed') ?? 'tune',
  budget: args.text('playouts') ?? (args.text('think') === undefined ? '' : `${args.text('think')} ms`),
})

// oxlint-disable-next-line typescript/no-explicit-any -- bots of every game
type Collect = (game: number, seed: string, bots: any[]) => Sample[]

async function playGames(
  { found, add }: Results<readonly Sample[]>,
  run: SamplesOf,
  args: Arguments,
  io: Io,
  play: Collect,
): Promise<void> {
  const wanted = args.number('games', 200, 0, 1_000_000)
  const bots = await botsOf(run.bots, budgetOf(args))
  const bar = startProgress(screenOf(io, args), Math.max(wanted, 1))
  for (let game = found.length; game < wanted; game++) {
    const seats = Array.from({ length: run.seats }, (_, seat) => bots[(seat + game) % bots.length].make())
    add(play(game, `${run.seed}/${game}`, seats))
    bar.at(game + 1, `${game + 1}/${wanted} games`)
  }
  bar.end()
}

const weightsFrom = (samples: readonly Sample[], value: AnyValue): number[] =>
  fit(
    samples.filter(({ game }) => game % HELD_OUT !== 0),
    value.features.length,
    value.isTogether === true,
  ).map((weight) => Number(weight.toPrecision(5)))

function writeWeights(
  args: Arguments,
  game: string,
  samples: readonly Sample[],
  { features }: AnyValue,
  weights: readonly number[],
): void {
  const file = args.text('out') ?? join(projectRoot(), 'src', 'games', game, 'bot', 'weights.json')
  const games = new Set(samples.map((sample) => sample.game)).size
  write(
    file,
    `${JSON.stringify({ commit: commitOf(projectRoot()), games, features, weights }, undefined, 2)}\n`,
    '--out',
  )
}

function write(file: string, text: string, field: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new InputError(field, `cannot be written (${codeOf(error)})`)
  }
}

const digits = (n: number): string => n.toFixed(3)

function report(io: Io, args: Arguments, { features }: AnyValue, { weights, heldOut, secondHalf }: Learnt): void {
  if (args.flag('json')) {
    io.out(JSON.stringify({ features, weights, heldOut, secondHalf }))
    return
  }
  features.forEach((feature, i) => io.out(`${feature.padEnd(28)}${weights[i]}`))
  for (const [name, { games, samples, brier, logLoss }] of [
    ['held out', heldOut],
    ['second half', secondHalf],
  ] as const)
    io.out(`${name}: ${games} games, ${samples} moments, Brier ${digits(brier)}, log loss ${digits(logLoss)}`)
  for (const { from, said, came, times, games } of secondHalf.tenths)
    if (times > 0)
      io.out(
        `${digits(from)}  said ${digits(said)}  came ${digits(came)}  ${games} games${games < FEW ? ' (few)' : ''}`,
      )
}
