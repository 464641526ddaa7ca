import type { AnyGame, Problem } from '../../engine/index.ts'
import type { Acted, AnyHost } from '../../host/host.ts'
import type { Busy } from './busy.ts'
import type { Contents } from './contents.ts'
import { WORK, type Handle, type Look, type Op, type FromWorker } from './messages.ts'
import { isOlder, openHosted, saidStep, type HostedMatch } from './hosted-match.ts'

export interface PlayingOptions {
  readonly busy: Busy
  readonly contents: Contents
  readonly snapshotEvery: number
  say(said: FromWorker): void
}

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>

/** What is done to a match that is loaded. */
export type MatchOp = OpOf<'act' | 'concede' | 'seat' | 'thought' | 'look' | 'cancel' | 'close'>

/** A look that takes longer than one slice. */
interface LongLook {
  readonly hosted: HostedMatch
  readonly id: number
  readonly what: Look
  readonly slices: Generator<void, unknown>
}

const LONGEST_PROBLEM = 500

export const problemIn = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, LONGEST_PROBLEM)

/** The matches of a worker. */
export class Playing {
  private readonly options: PlayingOptions
  private readonly matches = new Map<Handle, HostedMatch>()
  /** Whose turn is next first. */
  private looks: LongLook[] = []

  constructor(options: PlayingOptions) {
    this.options = options
  }

  load(op: OpOf<'load'>, game: AnyGame | undefined): void {
    const { busy, contents, snapshotEvery, say } = this.options
    if (game === undefined)
      return say({ say: 'stopped', match: op.match, problem: { path: 'setup.game', problem: 'is unknown' } })
    return busy.during(op.match, WORK.rules, () => {
      try {
        const opened = openHosted(op, game, contents)
        if (!opened.ok) return this.cannotLoad(op, game, opened.problems[0])
        if ('wants' in opened.value) return say({ say: 'wants', match: op.match, hash: opened.value.wants })
        const { hosted, first } = opened.value
        this.matches.set(op.match, hosted)
        say({ say: 'loaded', match: op.match, waiting: hosted.host.waiting })
        if (first !== undefined) say(saidStep(hosted, first, snapshotEvery))
        return this.askBots(hosted)
      } catch (error) {
        return this.stop(op.match, error)
      }
    })
  }

  private cannotLoad(op: OpOf<'load'>, game: AnyGame, problem: Problem): void {
    const older = op.isOver === true && isOlder(op, game) ? { isOlder: true as const } : {}
    this.options.say({ say: 'stopped', match: op.match, problem, ...older })
  }

  perform(op: MatchOp): void {
    switch (op.op) {
      case 'act':
        return this.inMatch(op.match, (hosted) => this.tell(hosted, op.id, hosted.host.act(op.role, op.action)))
      case 'concede':
        return this.changeHands(op, (host) => host.concedeSeat(op.role, op.seat, op.holder))
      case 'seat':
        return this.changeHands(op, (host) => host.seatChanged(op.seat, op.holder))
      case 'thought':
        return this.inMatch(op.match, (hosted) => {
          const update = hosted.giveThought(op.thought)
          if (update !== undefined) this.options.say(saidStep(hosted, update, this.options.snapshotEvery))
        })
      case 'look':
        return this.look(op)
      case 'cancel':
        return this.dropLooks((look) => look.id === op.id)
      case 'close':
        return this.close(op.match)
    }
  }

  /** Whoever held the seat before, a bot that is still thinking too, answers nothing any more. */
  private changeHands({ match, id, bots }: OpOf<'concede' | 'seat'>, change: (host: AnyHost) => Acted): void {
    this.inMatch(match, (hosted) => {
      const changed = change(hosted.host)
      if (changed.ok) hosted.setBots(bots)
      this.tell(hosted, id, changed)
    })
  }

  private tell(hosted: HostedMatch, id: number, acted: Acted): void {
    const { say, snapshotEvery } = this.options
    if (acted.ok) return say(saidStep(hosted, acted.update, snapshotEvery, id, acted.taken))
    const { refusal } = acted
    const text = JSON.stringify({ type: 'refused', ...refusal })
    return say({ say: 'refused', match: hosted.handle, id, why: refusal.why, text })
  }

  private inMatch(handle: Handle, job: (hosted: HostedMatch) => void): void {
    const hosted = this.matches.get(handle)
    if (hosted === undefined) return
    this.options.busy.during(handle, WORK.rules, () => {
      try {
        job(hosted)
        this.askBots(hosted)
      } catch (error) {
        this.stop(handle, error)
      }
    })
  }

  private askBots(hosted: HostedMatch): void {
    for (const think of hosted.toThink()) this.options.say({ say: 'think', match: hosted.handle, think })
  }

  /** A fault of the rules: the match goes no further, and nothing of what was being done is kept. */
  stop(handle: Handle, error: unknown): void {
    this.close(handle)
    this.options.say({ say: 'stopped', match: handle, problem: { path: 'rules', problem: problemIn(error) } })
  }

  close(handle: Handle): void {
    this.matches.delete(handle)
    this.dropLooks(({ hosted }) => hosted.handle === handle)
  }

  // Looking

  private look({ match, id, what }: OpOf<'look'>): void {
    const hosted = this.matches.get(match)
    if (hosted !== undefined) this.slice({ hosted, id, what, slices: hosted.look(what) })
  }

  get isLooking(): boolean {
    return this.looks.length > 0
  }

  /** Goes on with one of the long looks, for one slice. */
  lookOn(): void {
    const next = this.looks.shift()
    if (next !== undefined) this.slice(next)
  }

  private slice(look: LongLook): void {
    const { hosted, id, what, slices } = look
    const { busy, say } = this.options
    busy.during(hosted.handle, WORK.rules, () => {
      try {
        const { done, value } = slices.next()
        if (done !== true) return void this.looks.push(look)
        const text = value === undefined ? undefined : JSON.stringify(value)
        return say({ say: 'seen', match: hosted.handle, id, text })
      } catch (error) {
        // Who cannot even be shown the table cannot play; any other look that fails hits only who looks.
        if (what.look === 'whole') return this.stop(hosted.handle, error)
        return say({ say: 'seen', match: hosted.handle, id, text: undefined, problem: problemIn(error) })
      }
    })
  }

  private dropLooks(isMeant: (look: LongLook) => boolean): void {
    this.looks = this.looks.filter((look) => !isMeant(look))
  }
}
