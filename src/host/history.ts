import {
  basePlace,
  EVERYONE,
  type GameState,
  includes,
  lastRulesAt,
  type Place,
  type Problem,
  Replay,
  type Role,
} from '../engine/index.ts'
import type { Part, WholeChannel } from '../protocol/views.ts'
import { Channels } from './channels.ts'
import type { Host } from './host.ts'
import { Positions } from './positions.ts'

/** How many entries are given again before others may have a turn. */
const SLICE = 20

/** Runs a look to its end at once, where nobody else waits for a turn. */
export function finish<T>(look: Generator<void, T>): T {
  for (;;) {
    const { done, value } = look.next()
    if (done === true) return value
  }
}

/**
 * Earlier views of an audience, by folding the log again. A moment is named by the number of an event in that audience's own
 * counting, so that nobody learns how much happened unseen. Positions are kept on the way, so only a first look may take long.
 */
export class History<S extends GameState, C> {
  private readonly host: Host<S, C>
  /** Where the rules changed for the last time. What was before is shown as far as these rules can follow. */
  private readonly base: Place<S> | undefined
  private readonly positions: Positions<S>
  private readonly before: Positions<S>
  /** Where the last look ended: mostly the next one goes on from there. A look that is under way has it for itself. */
  private replay: Replay<S, C> | undefined
  /** From this place on, up to where the rules changed, they cannot follow. */
  private lost: number | undefined

  constructor(host: Host<S, C>) {
    this.host = host
    const { log } = host.match
    const at = lastRulesAt(log)
    this.base = at === undefined ? undefined : basePlace(log, at)
    this.positions = new Positions(log)
    this.before = new Positions(log.slice(0, at ?? 0))
  }

  /**
   * What a role (`undefined`: a spectator) saw after its event `n`; 0 is the beginning. It stops after every few entries; until it
   * goes on the match may be played, undone and looked at, and it may be dropped at any stop.
   */
  *at(role: Role | undefined, n: number): Generator<void, Part[] | undefined> {
    const end = this.logAfter(role, n)
    if (end === undefined) return undefined
    const mayMiss = this.isBefore(end) || this.host.isOlder
    if (mayMiss && end > (this.lost ?? end)) return UNSEEN
    const replay = this.startFor(end)
    if (replay === undefined) return UNSEEN
    for (let given = 1; replay.at < end; given++) {
      const problem = replay.step()
      if (problem !== undefined && mayMiss) {
        this.lost = replay.at
        return UNSEEN
      }
      must(problem)
      this.positionsFor(end).keep(replay.match, replay.at)
      if (given % SLICE === 0) yield
    }
    const channels = new Channels(replay.match, { told: [], request: () => undefined, canRedo: () => false })
    const parts: WholeChannel[] = [channels.whole('public')]
    if (role !== undefined) parts.push(withoutQuestion(channels.whole(role)))
    this.replay = replay
    return parts
  }

  private isBefore(end: number): boolean {
    return this.base !== undefined && end < this.base.log.length
  }

  private positionsFor(end: number): Positions<S> {
    return this.isBefore(end) ? this.before : this.positions
  }

  private logAfter(role: Role | undefined, n: number): number | undefined {
    const { told, steps } = this.host
    if (n === 0) return steps[0]?.log
    let seen = 0
    for (let i = 0; i < told.length; i++) {
      const { to } = told[i]
      if (to === EVERYONE || (role !== undefined && includes(to, role))) seen++
      if (seen === n) return steps.find((step) => step.told > i)!.log
    }
    return undefined
  }

  /** A replay at or before a place, as near as there is one; `undefined` if these rules begin otherwise. */
  private startFor(end: number): Replay<S, C> | undefined {
    const { prepared, match } = this.host
    this.positions.keepMarks(match, this.base?.force.length)
    const { replay: last } = this
    const near = this.positionsFor(end).before(end)
    if (
      last !== undefined &&
      last.at <= end &&
      last.at >= (near ?? 0) &&
      this.isBefore(last.at) === this.isBefore(end)
    ) {
      this.replay = undefined
      return last
    }
    const replay = new Replay(prepared, match.log, this.placeFor(end))
    const problem = replay.match.isBegun ? undefined : replay.begin()
    if (problem !== undefined && (this.isBefore(end) || this.host.isOlder)) return undefined
    must(problem)
    return replay
  }

  private placeFor(end: number): Place<S> | undefined {
    const place = this.positionsFor(end).placeBefore(end)
    const { base } = this
    if (base === undefined || this.isBefore(end)) return place
    // What is taken back goes back no further than to where the rules changed.
    return place === undefined ? base : { ...place, marks: [...base.marks, ...place.marks], floor: base.marks[0].at }
  }
}

/** Nobody can say any more how the table looked then. */
const UNSEEN: WholeChannel[] = [{ channel: 'public', seq: 0, whole: true, events: [], waiting: [] }]

function must(problem: Problem | undefined): void {
  if (problem !== undefined) throw new Error(`the log does not replay: ${problem.path} ${problem.problem}`)
}

/** What could be answered then cannot be answered now. */
function withoutQuestion(part: WholeChannel): WholeChannel {
  const {
    question: _question,
    offers: _offers,
    undo: _undo,
    redo: _redo,
    ...rest
  } = part as unknown as Record<string, unknown>
  return rest as unknown as WholeChannel
}
