// Plays Immortals with the same bot in every seat and prints how often every race wins: see docs/balance.md.
//   npm run balance -- immortals [--games 500] [--players 5] [--seed balance]
import { wilson, winnersOf } from '../../../bots/matchup.ts'
import { startProgress, type Screen } from '../../../cli/progress.mjs'
import { fastSource, Play, prepare, type FastSource } from '../../../engine/index.ts'
import { mind } from '../bot.ts'
import { defaultContent, type Content } from '../content/content.ts'
import { immortals } from '../index.ts'
import type { State } from '../rules/table/state.ts'

/** How a race did in the games that count for it. */
interface Tally {
  games: number
  /** A shared win counts as a part for each. */
  won: number
  points: number
}

interface Tallies {
  readonly light: readonly Tally[]
  readonly shadow: readonly Tally[]
}

const STUCK = 20_000

/** To the end. Where the bot likes several options alike, chance decides: it meets them in a random order. */
function playOn(play: Play<State, Content>, choices: FastSource): void {
  let decisions = 0
  while (play.state.outcome === undefined) {
    const ask = play.question!
    const options = [...play.options(ask)]
    play.answer(
      ask,
      options.length === 1 ? options[0] : mind.candidates!(play, ask, shuffled(options, choices), 1)[0].option,
    )
    if (++decisions > STUCK) throw new Error(`stuck after ${decisions} decisions`)
  }
}

function shuffled(options: number[], source: FastSource): number[] {
  for (let i = options.length - 1; i > 0; i--) {
    const k = source.below(i + 1)
    ;[options[i], options[k]] = [options[k], options[i]]
  }
  return options
}

function playedGame(content: Content, players: number, seed: string): State {
  const prepared = prepare(immortals, players)
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
  const source = fastSource(seed)
  const state = immortals.setup(content, players, prepared.value.setup.options)
  const play = new Play<State, Content>(immortals, content, state, source.fork('chance'))
  play.start()
  playOn(play, source.fork('choices'))
  return state
}

const countsFor = (races: readonly unknown[]): Tally[] => races.map(() => ({ games: 0, won: 0, points: 0 }))

function count(state: State, { light, shadow }: Tallies, games: number): void {
  const winners = winnersOf(state.outcome, state.roles)
  for (let role = 0; role < state.roles; role++)
    for (const tally of [light[state.lightRace[role]], shadow[state.shadowRace[role]]]) {
      if (tally.games === games) continue
      tally.games++
      tally.points += state.points[role]
      if (winners.includes(role)) tally.won += 1 / winners.length
    }
}

/** Plays until every race has taken part in so many games; of a race that is dealt more often, the first ones count. */
export function measure(
  content: Content,
  players: number,
  games: number,
  seed: string,
  onGame: (least: number) => void = () => {},
): Tallies {
  const tallies = { light: countsFor(content.lightRaces), shadow: countsFor(content.shadowRaces) }
  const least = (): number => Math.min(...[...tallies.light, ...tallies.shadow].map((tally) => tally.games))
  for (let number = 0; least() < games; number++) {
    count(playedGame(content, players, `${seed}/${players}/${number}`), tallies, games)
    onGame(least())
  }
  return tallies
}

const percent = (n: number): string => `${(100 * n).toFixed(1)} %`

function rowOf(players: number, name: string, { games, won, points }: Tally): string {
  const { share, low, high } = wilson(won, games)
  const off = 100 * (share - 1 / players)
  const cells = [
    players,
    name,
    percent(1 / players),
    percent(share),
    `${percent(low)} to ${percent(high)}`,
    `${off < 0 ? '−' : '+'}${Math.abs(off).toFixed(1)}`,
    (points / games).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

export function balance(argv: readonly string[], screen: Screen): void {
  const value = (name: string, otherwise: string): string => {
    const at = argv.indexOf(`--${name}`)
    return at < 0 ? otherwise : argv[at + 1]
  }
  const [games, seed] = [Number(value('games', '500')), value('seed', 'balance')]
  const sizes = value('players', '3,4,5').split(',').map(Number)
  const content = defaultContent()
  console.log('| Players | Race | Fair | Won | 95 % interval | Points off | VP |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  const progress = startProgress(screen, games * sizes.length)
  for (const [i, players] of sizes.entries()) {
    const { light, shadow } = measure(content, players, games, seed, (least) =>
      progress.at(i * games + least, `${players} players, ${least} of ${games} games of every race`),
    )
    progress.above(() => {
      content.lightRaces.forEach((race, at) => console.log(rowOf(players, race.name.en, light[at])))
      content.shadowRaces.forEach((race, at) => console.log(rowOf(players, race.name.en, shadow[at])))
    })
  }
  progress.end()
}
