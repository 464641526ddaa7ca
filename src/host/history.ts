import { Replay } from '../engine/replay.ts'
import { EVERYONE, includes, type GameState, type Role } from '../engine/table.ts'
import type { Part, WholeChannel } from '../protocol/views.ts'
import { Channels } from './channels.ts'
import type { Host } from './host.ts'

/**
 * Earlier views of an audience, by folding the log again. A moment is named by the number of an event in that audience's own
 * counting, so that nobody learns how much happened unseen.
 */
export class History<S extends GameState, C> {
  private readonly host: Host<S, C>
  private replay: Replay<S, C> | undefined

  constructor(host: Host<S, C>) {
    this.host = host
  }

  /** What a role (`undefined`: a spectator) saw after its event `n`; 0 is the beginning. */
  at(role: Role | undefined, n: number): Part[] | undefined {
    const end = this.logAfter(role, n)
    if (end === undefined) return undefined
    const { match } = this.replayTo(end)
    const channels = new Channels(match, { told: [], request: () => undefined, canRedo: () => false })
    const parts: WholeChannel[] = [channels.whole('public')]
    if (role !== undefined) parts.push(withoutQuestion(channels.whole(role)))
    return parts
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

  private replayTo(end: number): Replay<S, C> {
    const { prepared, match } = this.host
    if (this.replay === undefined || this.replay.at > end) {
      this.replay = new Replay(prepared, match.log)
      this.replay.begin()
    }
    const { replay } = this
    while (replay.at < end) {
      const problem = replay.step()
      if (problem !== undefined) throw new Error(`the log does not replay: ${problem.path} ${problem.problem}`)
    }
    return replay
  }
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
