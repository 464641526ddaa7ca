import { fastSource, openMatch, Play } from '../engine/index.ts'
import type { Answer, FastSource, GameState, Match, Outcome, Prepared, Role } from '../engine/index.ts'
import { type Bot, moveOf, type Taken } from './bot.ts'
import { turnOf } from './search/policy.ts'

export interface Limits<S> {
  /** A game with more decisions counts as stuck: no game is that long. */
  readonly decisions: number
  /** A game with more rounds is stopped and counted apart. */
  readonly rounds: number
  round(state: S): number
}

/** How a simulated game went. Without an outcome it was limited. */
export interface Simulation {
  readonly outcome: Outcome | undefined
  readonly why: 'finished' | 'limited' | 'stuck'
  /** Answers to questions with at least two options. */
  readonly decisions: number
  readonly rounds: number
}

/** How often the limits are looked at. */
const CHECK = 64

/**
 * One game of random bots, straight on the driver: no log, no match, nothing but the rules. Every decision is uniform
 * over its full list of options. The same seed gives the same game as `simulateMatch` with random bots.
 */
export function simulateRandom<S extends GameState, C>(
  prepared: Prepared<S, C>,
  seed: string,
  limits: Limits<S>,
): Simulation {
  const { game, content, setup } = prepared
  const source = fastSource(seed)
  const choices = source.fork('choices')
  const state = game.setup(content, setup.roles, setup.options)
  const play = new Play(game, content, state, source.fork('chance')).start()
  let decisions = 0
  let checkAt = CHECK
  while (state.outcome === undefined) {
    const ask = play.question!
    const options = play.options(ask)
    const n = options.length
    if (n === 1) play.answer(ask, options[0])
    else {
      decisions++
      play.answer(ask, options[choices.below(n)])
    }
    if (decisions < checkAt) continue
    checkAt += CHECK
    if (isBeyond(state, decisions, limits)) break
  }
  return report(state, decisions, limits)
}

export function isBeyond<S extends GameState>(state: S, decisions: number, limits: Limits<S>): boolean {
  return decisions > limits.decisions || limits.round(state) > limits.rounds
}

function report<S extends GameState>(state: S, decisions: number, limits: Limits<S>): Simulation {
  const rounds = limits.round(state)
  const why = state.outcome !== undefined ? 'finished' : rounds > limits.rounds ? 'limited' : 'stuck'
  return { outcome: state.outcome, why, decisions, rounds }
}

/** How long a seat thought, by a clock of the caller. */
export interface Thinking {
  ms: number
  decisions: number
  /** In how many turns it had something to decide. */
  turns: number
  /** In the longest of them. */
  most: number
}

/** Measures how long each seat thinks, turn by turn. */
export class Stopwatch {
  readonly seats: Thinking[]
  private readonly now: () => number
  private readonly turns: number[]
  private readonly inTurn: number[]

  constructor(roles: number, now: () => number) {
    this.now = now
    this.seats = Array.from({ length: roles }, () => ({ ms: 0, decisions: 0, turns: 0, most: 0 }))
    this.turns = this.seats.map(() => NaN)
    this.inTurn = this.seats.map(() => 0)
  }

  time<T>(role: Role, turn: number, think: () => T): T {
    const seat = this.seats[role]
    const before = this.now()
    const answer = think()
    const ms = this.now() - before
    if (turn !== this.turns[role]) {
      this.turns[role] = turn
      this.inTurn[role] = 0
      seat.turns++
    }
    this.inTurn[role] += ms
    seat.ms += ms
    seat.decisions++
    seat.most = Math.max(seat.most, this.inTurn[role])
    return answer
  }
}

export interface SimulatedMatch<S extends GameState, C> extends Simulation {
  readonly match: Match<S, C>
}

/** One game of any bots, as a match with its log. The seats' bots are given in order. */
export function simulateMatch<S extends GameState, C>(
  prepared: Prepared<S, C>,
  bots: readonly Bot<S, C>[],
  seed: string,
  limits: Limits<S>,
  watch?: Stopwatch,
): SimulatedMatch<S, C> {
  const source = fastSource(seed)
  const choices = source.fork('choices')
  const match = openMatch(prepared, source.fork('chance')).begin()
  let decisions = 0
  let checkAt = CHECK
  while (!match.over) {
    if (answerOnce(match, bots, choices, watch)) decisions++
    if (decisions < checkAt) continue
    checkAt += CHECK
    if (isBeyond(match.state, decisions, limits)) break
  }
  return { ...report(match.state, decisions, limits), match }
}

/** Lets the bot that is asked answer; says whether it had a choice. */
export function answerOnce<S extends GameState, C>(
  match: Match<S, C>,
  bots: readonly Bot<S, C>[],
  source: FastSource,
  watch?: Stopwatch,
): boolean {
  const ask = match.play.question!
  const isChoice = match.play.options(ask).length > 1
  const think = (): Answer | Taken => moveOf(bots[ask.role], match, ask.role, source)
  const isTimed = watch !== undefined && isChoice
  const move = isTimed ? watch.time(ask.role, turnOf(match.game.mind ?? {}, match.state), think) : think()
  const accepted = 'offer' in move ? match.take(move.role, move.offer) : match.answer(move)
  if (!accepted.ok) throw new Error(`${bots[ask.role].name} was refused: ${accepted.refusal.why}`)
  return isChoice
}
