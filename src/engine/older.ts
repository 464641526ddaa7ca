import { basePlace, freshState, inForce, misfitIn, misfitOf, runsOf, standsAt, type Place, type Stood } from './base.ts'
import { failed, ok, type Problem, type Result } from './game.ts'
import type { Entry } from './log.ts'
import { Match } from './match.ts'
import { Replay } from './replay.ts'
import type { Prepared } from './setup.ts'
import type { GameState } from './table.ts'

/** How far a log fits rules that did not write it. */
export interface Reached<S> {
  /** Where a match can go on: its log is the whole log, its entries in force are those that fit. */
  readonly place: Place<S>
  /** So many entries of the log fit. */
  readonly at: number
  /** Why the next one does not. */
  readonly problem?: Problem
}

/** In the log as it was given: a replay makes records of its own. */
function placeAt<S extends GameState, C>(log: readonly Entry[], match: Match<S, C>, stood: Stood<S>): Place<S> {
  const { force, notes, length, mark } = stood
  const runs = runsOf({ log: match.log, force: force.slice(0, length), notes })
  return { log, ...inForce(log, runs, mark), marks: [mark], floor: mark.at }
}

const noChance = {
  below(): never {
    throw new Error('nothing is drawn here')
  },
}

/** Gives a log that other rules wrote to these, from a place on, as far as it fits. `undefined`: it does not fit at the place itself. */
class Reach<S extends GameState, C> {
  private readonly prepared: Prepared<S, C>
  private readonly log: readonly Entry[]
  private readonly fresh: S | undefined

  constructor(prepared: Prepared<S, C>, log: readonly Entry[]) {
    this.prepared = prepared
    this.log = log
    this.fresh = freshState(prepared.game, prepared.content, prepared.setup)
  }

  from(start: Place<S> | undefined): Reached<S> | undefined {
    try {
      const reached = this.go(start, false)
      return reached === undefined || this.canGoOn(reached.place) ? reached : this.go(start, true)
    } catch {
      return undefined
    }
  }

  /** Before the first step: what is left where nothing else is. */
  beginning(problem: Problem): Result<Reached<S>> {
    const { fresh } = this
    if (fresh === undefined) return failed('setup.options', 'do not fit the rules here')
    const place = { log: this.log, force: [], notes: [], marks: [{ at: 0, state: fresh }], floor: 0 }
    return ok({ place, at: 0, problem })
  }

  private go(start: Place<S> | undefined, isCareful: boolean): Reached<S> | undefined {
    const { game, setup } = this.prepared
    if (start !== undefined && misfitIn(game, start.marks[0].state, this.fresh, setup.roles) !== undefined)
      return undefined
    const replay = new Replay(this.prepared, this.log, start)
    const { match } = replay
    if (!match.isBegun && replay.begin() !== undefined) return undefined
    if (misfitOf(match, this.fresh) !== undefined) return undefined
    for (let stood = standsAt(match); ; stood = standsAt(match)) {
      const here = (): Reached<S> => ({ place: placeAt(this.log, match, stood), at: stood.at })
      if (replay.isDone) return here()
      const path = `log[${replay.at}]`
      const problem = replay.step() ?? (isCareful ? brokenAfter(path, misfitOf(match, this.fresh)) : undefined)
      if (problem !== undefined) return { ...here(), problem }
    }
  }

  private canGoOn(place: Place<S>): boolean {
    try {
      return misfitOf(Match.restore(this.prepared, place, noChance, true), this.fresh) === undefined
    } catch {
      return false
    }
  }
}

const brokenAfter = (path: string, broken: string | undefined): Problem | undefined =>
  broken === undefined ? undefined : { path, problem: `leads to what cannot be: ${broken}` }

/**
 * Where a match goes on by rules that did not write its log. What the rules of before have left is tried first, the latest first (`left`, then
 * every place where the rules changed); then the log is given from its beginning. What is not reached is to be taken back.
 */
export function reach<S extends GameState, C>(
  prepared: Prepared<S, C>,
  log: readonly Entry[],
  left: readonly Place<S>[] = [],
): Result<Reached<S>> {
  const tried = new Reach(prepared, log)
  for (const place of left) {
    const reached = tried.from(place)
    if (reached !== undefined) return ok(reached)
  }
  for (let at = log.length - 1; at >= 0; at--) {
    const reached = log[at].type === 'rules' ? tried.from(baseOf(log, at)) : undefined
    if (reached !== undefined) return ok(reached)
  }
  const whole = tried.from(undefined)
  return whole === undefined ? tried.beginning({ path: 'log[0]', problem: 'the game begins otherwise' }) : ok(whole)
}

/** A file may name entries that are none; the beginning is left then. */
function baseOf<S>(log: readonly Entry[], at: number): Place<S> | undefined {
  try {
    return basePlace<S>(log, at)
  } catch {
    return undefined
  }
}
