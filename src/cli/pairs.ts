import { wilson, type Share } from '../bots/matchup.ts'
import type { NamedBot } from './args.ts'
import type { GameRun } from './game-runs.ts'

/** Two bots to be compared. */
export interface Pair {
  readonly first: NamedBot
  readonly second: NamedBot
}

/** Who sits where in a game, and whose chance it shares. */
export interface Seating {
  readonly bots: readonly NamedBot[]
  readonly seed: number
}

/**
 * One seat for the first bot, all others for the second, with the same chance until the first has sat everywhere. Where all play
 * together: all seats for one of them, then with the same chance for the other.
 */
export function seatingOf({ first, second }: Pair, game: number, seats: number, isTogether: boolean): Seating {
  if (isTogether) {
    const bot = game % 2 === 0 ? first : second
    return { bots: Array.from({ length: seats }, () => bot), seed: Math.floor(game / 2) }
  }
  const own = game % seats
  return {
    bots: Array.from({ length: seats }, (_, seat) => (seat === own ? first : second)),
    seed: Math.floor(game / seats),
  }
}

/** By role, what came of a game; a shared first place is shared, unless all win together. */
export const sharesOfRun = ({ seats, winners }: GameRun, isTogether: boolean): number[] =>
  seats.map((_, role) => (winners.includes(role) ? (isTogether ? 1 : 1 / winners.length) : 0))

export interface Standing extends Share {
  readonly games: number
  /** Of the first bot; where all play together, how many times as many as the second. */
  readonly figure: number
}

/** What the first bot has won. */
export function standingOf(pair: Pair, runs: readonly GameRun[], isTogether: boolean): Standing {
  const wonBy = (name: string, of: readonly GameRun[]): number =>
    of.reduce((sum, run) => {
      const shares = sharesOfRun(run, isTogether)
      return sum + (isTogether ? shares[0] : run.seats.reduce((own, bot, i) => own + (bot === name ? shares[i] : 0), 0))
    }, 0)
  if (!isTogether) {
    const interval = wilson(wonBy(pair.first.name, runs), runs.length)
    return { games: runs.length, figure: interval.share, ...interval }
  }
  const [own, other] = [pair.first, pair.second].map(({ name }) => runs.filter(({ seats }) => seats[0] === name))
  const won = wonBy(pair.first.name, own)
  return { games: runs.length, ...ratioOf(won, own.length, wonBy(pair.second.name, other), other.length) }
}

/** How many times as often, with its 95 % interval (on the logarithm; half a game is added to each count). */
function ratioOf(won: number, of: number, lost: number, against: number): Omit<Standing, 'games'> {
  const [a, n, b, m] = [won + 0.5, of + 0.5, lost + 0.5, against + 0.5]
  const figure = a / n / (b / m)
  const spread = Math.exp(1.96 * Math.sqrt(Math.max(0, 1 / a - 1 / n + 1 / b - 1 / m)))
  return { figure, share: won / Math.max(1, of), low: figure / spread, high: figure * spread }
}

/** Whether the interval lies on one side of the goal, or there are as many games as there may be. */
export const isDecided = ({ games, low, high }: Standing, goal: number, least: number, most: number): boolean =>
  games >= most || (games >= least && (low > goal || high < goal))
