import type { AnyGame } from '../../engine/game.ts'
import type { Acted } from '../../host/host.ts'
import type { Busy } from './busy.ts'
import type { Contents } from './contents.ts'
import { BUSY, type Handle, type Look, type Op, type Said } from './messages.ts'
import { openSeated, saidStep, type Seated } from './seated.ts'

export interface PlayingOptions {
  readonly busy: Busy
  readonly contents: Contents
  readonly snapshotEvery: number
  say(said: Said): void
}

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>

/** What is done to a match that is loaded. */
export type MatchOp = OpOf<'act' | 'concede' | 'seat' | 'bots' | 'thought' | 'look' | 'cancel' | 'close'>

/** A look that takes longer than one slice. */
interface LongLook {
  readonly seated: Seated
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
  private readonly matches = new Map<Handle, Seated>()
  /** Whose turn is next first. */
  private looks: LongLook[] = []

  constructor(options: PlayingOptions) {
    this.options = options
  }

  load(op: OpOf<'load'>, game: AnyGame | undefined): void {
    const { busy, contents, snapshotEvery, say } = this.options
    if (game === undefined)
      return say({ say: 'stopped', match: op.match, problem: { path: 'setup.game', problem: 'is unknown' } })
    return busy.during(op.match, BUSY.rules, () => {
      try {
        const opened = openSeated(op, game, contents)
        if (!opened.ok) return say({ say: 'stopped', match: op.match, problem: opened.problems[0] })
        const { seated, first } = opened.value
        this.matches.set(op.match, seated)
        say({ say: 'loaded', match: op.match, waiting: seated.host.waiting })
        if (first !== undefined) say(saidStep(seated, first, snapshotEvery))
        return this.askBots(seated)
      } catch (error) {
        return this.stop(op.match, error)
      }
    })
  }

  perform(op: MatchOp): void {
    switch (op.op) {
      case 'act':
        return this.inMatch(op.match, (seated) => this.tell(seated, op.id, seated.host.act(op.role, op.action)))
      case 'concede':
        return this.inMatch(op.match, (seated) =>
          this.tell(seated, op.id, seated.host.concedeSeat(op.role, op.seat, op.holder)),
        )
      case 'seat':
        return this.inMatch(op.match, (seated) => this.tell(seated, op.id, seated.host.seatChanged(op.seat, op.holder)))
      case 'bots':
        return this.inMatch(op.match, (seated) => seated.setBots(op.bots))
      case 'thought':
        return this.inMatch(op.match, (seated) => {
          const update = seated.giveThought(op.thought)
          if (update !== undefined) this.options.say(saidStep(seated, update, this.options.snapshotEvery))
        })
      case 'look':
        return this.look(op)
      case 'cancel':
        return this.dropLooks((look) => look.id === op.id)
      case 'close':
        return this.close(op.match)
    }
  }

  private tell(seated: Seated, id: number, acted: Acted): void {
    const { say, snapshotEvery } = this.options
    if (acted.ok) return say(saidStep(seated, acted.update, snapshotEvery, id, acted.taken))
    const { refusal } = acted
    const text = JSON.stringify(refusal).slice(1)
    return say({ say: 'refused', match: seated.handle, id, why: refusal.why, text })
  }

  private inMatch(handle: Handle, job: (seated: Seated) => void): void {
    const seated = this.matches.get(handle)
    if (seated === undefined) return
    this.options.busy.during(handle, BUSY.rules, () => {
      try {
        job(seated)
        this.askBots(seated)
      } catch (error) {
        this.stop(handle, error)
      }
    })
  }

  private askBots(seated: Seated): void {
    for (const think of seated.toThink()) this.options.say({ say: 'think', match: seated.handle, think })
  }

  /** A fault of the rules: the match goes no further, and nothing of what was being done is kept. */
  stop(handle: Handle, error: unknown): void {
    this.close(handle)
    this.options.say({ say: 'stopped', match: handle, problem: { path: 'rules', problem: problemIn(error) } })
  }

  close(handle: Handle): void {
    this.matches.delete(handle)
    this.dropLooks(({ seated }) => seated.handle === handle)
  }

  // Looking

  private look({ match, id, what }: OpOf<'look'>): void {
    const seated = this.matches.get(match)
    if (seated !== undefined) this.slice({ seated, id, what, slices: seated.look(what) })
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
    const { seated, id, what, slices } = look
    const { busy, say } = this.options
    busy.during(seated.handle, BUSY.rules, () => {
      try {
        const { done, value } = slices.next()
        if (done !== true) return void this.looks.push(look)
        const text = value === undefined ? undefined : JSON.stringify(value)
        return say({ say: 'seen', match: seated.handle, id, text })
      } catch (error) {
        // Who cannot even be shown the table cannot play; any other look that fails hits only who looks.
        if (what.look === 'whole') return this.stop(seated.handle, error)
        return say({ say: 'seen', match: seated.handle, id, text: undefined, problem: problemIn(error) })
      }
    })
  }

  private dropLooks(isMeant: (look: LongLook) => boolean): void {
    this.looks = this.looks.filter((look) => !isMeant(look))
  }
}
