import { fitted, type Sample } from './value/fit.ts'

export interface RatedGame {
  /** By role, who sat there. */
  readonly seats: readonly string[]
  /** By role, what came of it: 1 for winning alone. */
  readonly shares: readonly number[]
}

export interface Rating {
  readonly bot: string
  /** In Elo: 400 more are ten wins to one loss. The first bot has 0. */
  readonly elo: number
  /** Half of the 95 % interval; of the first bot's, nothing. */
  readonly plusMinus: number
}

const ELO = 400 / Math.LN10
/** Where somebody has lost every game, it keeps the loss finite. */
const RIDGE = 0.05

/**
 * Ratings under which the games would most likely have ended as they did: the chance of a seat is its share of all strengths; where all
 * play together, the game itself is their opponent.
 */
export function ratingsOf(games: readonly RatedGame[], bots: readonly string[], isTogether: boolean): Rating[] {
  const [first, ...rest] = bots
  const width = rest.length + (isTogether ? 1 : 0)
  const samples = games.map(({ seats, shares }, game): Sample => {
    const features = seats.map((bot) => {
      const own = rest.map((other) => (other === bot ? 1 : 0))
      return isTogether ? [...own, 1] : own
    })
    const sides = seats.map((_, role) => (isTogether ? 0 : role))
    return { game, at: 1, features, sides, shares }
  })
  const { weights, errors } = fitted(samples, width, isTogether, RIDGE)
  const others = rest.map((bot, i) => ({ bot, elo: ELO * weights[i], plusMinus: 1.96 * ELO * errors[i] }))
  return [{ bot: first, elo: 0, plusMinus: 0 }, ...others]
}
