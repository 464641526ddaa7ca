import type { GameState, Outcome, Prepared, Role } from '../engine/index.ts'
import type { MakeBot } from './bot.ts'
import { simulateMatch, type Limits } from './simulate.ts'

/** A share with its 95 % interval (Wilson: also right near 0 and 1). */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

export function wilson(successes: number, n: number): Share {
  if (n === 0) return { share: 0, low: 0, high: 1 }
  const z = 1.959964
  const share = successes / n
  const middle = share + (z * z) / (2 * n)
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return { share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

/** The roles that share the first place. */
export function winnersOf(outcome: Outcome | undefined, roles: number): Role[] {
  if (outcome === undefined) return []
  if (outcome.kind === 'ranking') return [...outcome.places[0]]
  if (outcome.kind === 'teams') return [...outcome.winners]
  return outcome.kind === 'allWin' ? Array.from({ length: roles }, (_, role) => role) : []
}

export interface MatchupResult {
  readonly games: number
  /** Games won alone by a seat of the first bot; shared first places are draws. */
  readonly wins: number
  readonly losses: number
  readonly draws: number
  /** Games stopped by a limit. */
  readonly unfinished: number
  readonly winShare: Share
  /** Mean of the first bot's score minus the second's, with half of its 95 % interval. */
  readonly margin: { readonly mean: number; readonly plusMinus: number }
}

export interface MatchupSettings<S> {
  readonly games: number
  readonly seed: string
  readonly limits: Limits<S>
  readonly onGame?: (done: number) => void
}

/** Two bots against each other: seats alternate, and both ways round are played with the same chance. */
export function matchup<S extends GameState, C>(
  prepared: Prepared<S, C>,
  [first, second]: readonly [MakeBot, MakeBot],
  settings: MatchupSettings<S>,
): MatchupResult {
  const tally = { wins: 0, losses: 0, draws: 0, unfinished: 0 }
  const margins: number[] = []
  const { roles } = prepared.setup
  for (let i = 0; i < settings.games; i++) {
    const isFirst = (role: Role): boolean => (role + i) % 2 === 0
    const bots = Array.from({ length: roles }, (_, role) => (isFirst(role) ? first<S, C>() : second<S, C>()))
    const { outcome } = simulateMatch(prepared, bots, `${settings.seed}/${Math.floor(i / 2)}`, settings.limits)
    count(tally, winnersOf(outcome, roles), isFirst, outcome === undefined)
    const margin = marginOf(outcome, isFirst)
    if (margin !== undefined) margins.push(margin)
    settings.onGame?.(i + 1)
  }
  return { games: settings.games, ...tally, winShare: wilson(tally.wins, settings.games), margin: meanOf(margins) }
}

function count(
  tally: { wins: number; losses: number; draws: number; unfinished: number },
  winners: readonly Role[],
  isFirst: (role: Role) => boolean,
  isUnfinished: boolean,
): void {
  const ours = winners.filter(isFirst).length
  if (isUnfinished) tally.unfinished++
  else if (ours === winners.length && ours > 0) tally.wins++
  else if (ours === 0 && winners.length > 0) tally.losses++
  else tally.draws++
}

function marginOf(outcome: Outcome | undefined, isFirst: (role: Role) => boolean): number | undefined {
  if (outcome?.kind !== 'ranking') return undefined
  const mean = (wanted: boolean): number => {
    const scores = outcome.scores.filter((_, role) => isFirst(role) === wanted)
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }
  return mean(true) - mean(false)
}

function meanOf(values: readonly number[]): { mean: number; plusMinus: number } {
  const n = values.length
  if (n === 0) return { mean: 0, plusMinus: 0 }
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, n - 1)
  return { mean, plusMinus: 1.96 * Math.sqrt(variance / n) }
}
