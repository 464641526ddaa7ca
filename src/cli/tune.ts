import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calibrate, type Calibration } from '../bots/value/calibration.ts'
import { fit, type Sample } from '../bots/value/fit.ts'
import { collect } from '../bots/value/collect.ts'
import { chancesIn } from '../bots/value/value.ts'
import type { GameState, Value } from '../engine/index.ts'
import { gameOf, preparedOf, setupHelp, setupOptions, type AnyPrepared } from './setup.ts'
import { botsOf, parse, type Arguments } from './args.ts'
import type { Command } from './command.ts'
import { commitOf } from './commit.mjs'
import { screenOf, type Io } from './io.ts'
import { LIMITS } from './limits-of-games.ts'
import { codeOf, InputError } from './problem.ts'
import { startProgress } from './progress.mjs'
import { projectRoot } from './root.ts'
import { plotOf } from './tune-plot.ts'
import { openSamples, readSamples, type SampleFile } from './tune-samples.ts'

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
    const file = openSamples(folder, { game: game.id, features: value.features, ...givenOf(args, prepared) })
    playGames(file, args, io, (game, seed, bots) => collect(prepared, bots, game, seed, how))
    const samples = readSamples(folder, value.features)
    if (samples.length === 0) throw new InputError('--games', 'there are no games yet')
    const isCheck = args.flag('check')
    const held = isCheck ? samples : samples.filter(({ game }) => game % HELD_OUT === 0)
    const learnt = isCheck ? value.weights : weightsFrom(samples, value)
    const judged = { ...value, weights: learnt }
    const found = calibrate(held, (sample) => chancesIn(judged, sample))
    const halves = calibrate(
      held.filter(({ at }) => at >= 0.5),
      (sample) => chancesIn(judged, sample),
    )
    if (!isCheck) writeWeights(args, game.id, samples, value, learnt)
    const plot = args.text('plot')
    if (plot !== undefined) write(plot, plotOf(found, `${game.id}`), '--plot')
    report(io, args, value, learnt, found, halves)
    return 0
  },
}

const givenOf = (
  args: Arguments,
  { setup }: AnyPrepared,
): { seats: number; options: string; bots: string; seed: string } => ({
  seats: setup.roles,
  options: args.list('option').join(' '),
  bots: args.text('bots') ?? 'captain,captain,soldier,captain,recruit',
  seed: args.text('seed') ?? 'tune',
})

// oxlint-disable-next-line typescript/no-explicit-any -- bots of every game
type Collect = (game: number, seed: string, bots: any[]) => Sample[]

function playGames(file: SampleFile, args: Arguments, io: Io, play: Collect): void {
  const wanted = args.number('games', 200, 0, 1_000_000)
  const bots = botsOf(file.run.bots)
  const bar = startProgress(screenOf(io, args), Math.max(wanted, 1))
  for (let game = file.games; game < wanted; game++) {
    const seats = Array.from({ length: file.run.seats }, (_, seat) => bots[(seat + game) % bots.length].make())
    file.add(play(game, `${file.run.seed}/${game}`, seats))
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

function report(
  io: Io,
  args: Arguments,
  value: AnyValue,
  weights: readonly number[],
  found: Calibration,
  secondHalf: Calibration,
): void {
  if (args.flag('json')) {
    io.out(JSON.stringify({ features: value.features, weights, heldOut: found, secondHalf }))
    return
  }
  value.features.forEach((feature, i) => io.out(`${feature.padEnd(28)}${weights[i]}`))
  for (const [name, { games, samples, brier, logLoss }] of [
    ['held out', found],
    ['second half', secondHalf],
  ] as const)
    io.out(`${name}: ${games} games, ${samples} moments, Brier ${digits(brier)}, log loss ${digits(logLoss)}`)
  for (const { from, said, came, times, games } of secondHalf.tenths)
    if (times > 0)
      io.out(
        `${digits(from)}  said ${digits(said)}  came ${digits(came)}  ${games} games${games < 200 ? ' (few)' : ''}`,
      )
}
