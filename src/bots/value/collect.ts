import {
  fastSource,
  openMatch,
  type FastSource,
  type GameState,
  type Match,
  type Prepared,
  type Value,
} from '../../engine/index.ts'
import type { Bot } from '../bot.ts'
import { answerOnce, isBeyond, type Limits } from '../simulate.ts'
import type { Sample } from './fit.ts'
import { measure, sharesOf, type Measured } from './value.ts'

export interface Collecting<S extends GameState, C> {
  readonly value: Value<S, C>
  /** When a moment is taken: whenever this changes. */
  turn(state: S): number
  /** Of all turns only so many per game, spread evenly. */
  readonly moments: number
  readonly limits: Limits<S>
}

/** The moments of one game, with what came of it; none of a game that came to no end. */
export function collect<S extends GameState, C>(
  prepared: Prepared<S, C>,
  bots: readonly Bot<S, C>[],
  game: number,
  seed: string,
  how: Collecting<S, C>,
): Sample[] {
  const source = fastSource(seed)
  const match = openMatch(prepared, source.fork('chance')).begin()
  const taken = momentsOf(match, bots, source.fork('choices'), prepared.setup.roles, how)
  const { outcome } = match.state
  if (outcome === undefined) return []
  const shares = sharesOf(outcome, prepared.setup.roles)
  const chosen = spread(taken.length, Math.min(how.moments, taken.length))
  return chosen.map((i) => ({ ...taken[i], game, at: i / taken.length, shares }))
}

function momentsOf<S extends GameState, C>(
  match: Match<S, C>,
  bots: readonly Bot<S, C>[],
  choices: FastSource,
  roles: number,
  { value, turn, limits }: Collecting<S, C>,
): Measured[] {
  const taken: Measured[] = []
  let last = turn(match.state)
  let decisions = 0
  while (!match.over && !isBeyond(match.state, decisions, limits)) {
    if (answerOnce(match, bots, choices)) decisions++
    const now = turn(match.state)
    if (now === last || match.over) continue
    last = now
    taken.push(measure(value, match.play, roles))
  }
  return taken
}

const spread = (of: number, wanted: number): number[] =>
  Array.from({ length: wanted }, (_, i) => Math.floor(((i + 0.5) * of) / wanted))
