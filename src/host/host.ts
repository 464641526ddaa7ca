import type { HmacSource } from '../engine/chance/hmac.ts'
import type { ChanceSource } from '../engine/chance/source.ts'
import type { Odds } from '../engine/game.ts'
import type { Entry, FoldEntry } from '../engine/log.ts'
import type { Accepted, Match, Refusal } from '../engine/match.ts'
import { openMatch, type Prepared } from '../engine/setup.ts'
import { EVERYONE, type GameState, type Reason, type Role } from '../engine/table.ts'
import { consent, consenting, undo, undoByConsent, undoTarget } from '../engine/undo.ts'
import type { Channel, Part, UndoRequest, WholeChannel } from '../protocol/views.ts'
import { Channels, type Beside, type Told } from './channels.ts'

/** Something a holder of a role does. */
export type Action =
  | { readonly type: 'answer'; readonly question: string; readonly option: string; readonly auto?: boolean }
  | { readonly type: 'answers'; readonly question: string; readonly options: readonly string[] }
  | { readonly type: 'offer'; readonly key: string }
  | { readonly type: 'undo' | 'redo' | 'retract' | 'request' | 'concede' }
  | { readonly type: 'replace'; readonly options: readonly string[] }
  | { readonly type: 'consent'; readonly yes: boolean }

/** What an accepted action leads to. The entries are stored first; only then is anybody shown the parts. */
export interface Update {
  readonly entries: readonly Entry[]
  readonly told: readonly Told[]
  readonly parts: readonly Part[]
  /** The roles that are asked now. */
  readonly waiting: readonly Role[]
  readonly isOver: boolean
}

export type Acted =
  | { readonly ok: true; readonly taken: number; readonly update: Update }
  | { readonly ok: false; readonly refusal: Refusal }

/** Chance of a match; after an undo by consent the next epoch starts. */
export type HostSource = ChanceSource & Partial<Pick<HmacSource, 'nextEpoch' | 'epoch' | 'counter'>>

/** How far log and events had come after each stored step. */
export interface StepEnd {
  readonly log: number
  readonly told: number
}

interface TakenBack {
  readonly role: Role
  readonly entries: readonly FoldEntry[]
}

const refuse = (why: Refusal['why']): Accepted => ({ ok: false, refusal: { why, reasons: [], at: 0 } })
const DONE: Accepted = { ok: true, taken: 1 }

/**
 * Runs one match with everything around it, on a server's worker or in a browser: no I/O, no clock. It shows every audience its
 * channels and nothing else. If the rules throw, the host is of no use any more: drop it and load the match as it was stored.
 */
export class Host<S extends GameState, C> implements Beside {
  readonly prepared: Prepared<S, C>
  readonly match: Match<S, C>
  readonly source: HostSource
  readonly told: Told[]
  readonly steps: StepEnd[]
  /** Roles that bots play: they agree to every undo. */
  bots: ReadonlySet<Role> = new Set()
  private readonly channels: Channels<S, C>
  private taken: TakenBack[] = []
  private declinedAt = -1

  constructor(
    prepared: Prepared<S, C>,
    match: Match<S, C>,
    source: HostSource,
    told: Told[] = [],
    steps: StepEnd[] = [],
  ) {
    this.prepared = prepared
    this.match = match
    this.source = source
    this.told = told
    this.steps = steps
    match.listener = (event, to) => void this.told.push({ event, to })
    this.channels = new Channels(match, this)
  }

  /** Starts a match. Its first update is the first stored step. */
  static start<S extends GameState, C>(
    prepared: Prepared<S, C>,
    source: HostSource,
  ): { readonly host: Host<S, C>; readonly update: Update } {
    const host = new Host(prepared, openMatch(prepared, source), source)
    host.match.begin()
    return { host, update: host.collect() }
  }

  get isOver(): boolean {
    return this.match.over
  }

  get waiting(): Role[] {
    return this.match.play.pending.map((ask) => ask.role)
  }

  // Acting

  act(role: Role, action: Action): Acted {
    if (!Number.isInteger(role) || role < 0 || role >= this.match.roles)
      return { ok: false, refusal: { why: 'notYours', reasons: [], at: 0 } }
    const accepted = this.give(role, action)
    if (!accepted.ok) return accepted
    if (action.type !== 'undo' && action.type !== 'redo') this.taken = []
    return { ok: true, taken: accepted.taken, update: this.collect(role) }
  }

  /** A seat changes hands. The holder is a word like `person` or `bot greedy`, never a name. */
  seatChanged(seat: number, holder: string): Update {
    this.match.log.push({ type: 'seat', seat, holder })
    this.told.push({ event: { type: 'table.seat', seat, holder } as Told['event'], to: EVERYONE })
    return this.collect()
  }

  private give(role: Role, action: Action): Accepted {
    const { match } = this
    switch (action.type) {
      case 'answer':
        return match.answer({ role, question: action.question, option: action.option, auto: action.auto ?? false })
      case 'answers':
        return match.answerAll(role, action.question, action.options)
      case 'offer':
        return match.take(role, action.key)
      case 'undo':
        return this.undo(role)
      case 'redo':
        return this.redo(role)
      case 'retract':
        return match.over ? refuse('over') : match.retract(role)
      case 'replace':
        return match.over ? refuse('over') : match.replace(role, action.options)
      case 'request':
        return this.requestUndo(role)
      case 'consent':
        return this.consent(role, action.yes)
      case 'concede':
        return this.concede(role)
    }
  }

  private tell(type: string, role: Role): void {
    this.told.push({ event: { type: `table.${type}`, role } as Told['event'], to: EVERYONE })
  }

  private undo(role: Role): Accepted {
    const { match } = this
    if (match.over) return refuse('over')
    // In a sealed round nobody else may notice.
    if (match.play.isSealed) return undo(match, role)
    const to = undoTarget(match, role)
    const entries = to === undefined ? [] : match.force.slice(to)
    const undone = undo(match, role)
    if (!undone.ok) return undone
    this.taken.push({ role, entries })
    this.tell('undo', role)
    return undone
  }

  canRedo(role: Role): boolean {
    return this.taken.at(-1)?.role === role && !this.match.over
  }

  private redo(role: Role): Accepted {
    if (!this.canRedo(role)) return refuse('notAllowed')
    const { match } = this
    for (const entry of this.taken.pop()!.entries) {
      if (entry.type === 'draw') break
      const { option } = entry
      const given =
        entry.type === 'offer'
          ? match.take(role, option)
          : match.answer({ role: entry.role, question: entry.question, option, auto: entry.auto ?? false })
      // What the engine has answered by itself meanwhile is stale.
      if (!given.ok && !(given.refusal.why === 'stale' && entry.type === 'answer' && entry.auto)) break
    }
    this.tell('redo', role)
    return DONE
  }

  // Going back by consent

  private lastOwn(role: Role): number {
    const { force } = this.match
    for (let i = force.length - 1; i >= 0; i--) {
      const entry = force[i]
      if (entry.type === 'offer' ? entry.role === role : entry.type === 'answer' && entry.role === role && !entry.auto)
        return i
    }
    return -1
  }

  /** The consents at the end of the log that are about the same request. */
  private openRequest(): { by: Role; to: number } | undefined {
    const { log } = this.match
    const last = log.at(-1)
    if (last?.type !== 'consent' || this.declinedAt === log.length) return undefined
    let first = log.length - 1
    for (let entry = log[first - 1]; entry?.type === 'consent' && entry.to === last.to; entry = log[first - 1]) first--
    return { by: (log[first] as typeof last).role, to: last.to }
  }

  request(): UndoRequest | undefined {
    const open = this.openRequest()
    return open === undefined ? undefined : { by: open.by, agreed: [...consenting(this.match, open.to)].sort() }
  }

  private requestUndo(role: Role): Accepted {
    const { match } = this
    if (match.over) return refuse('over')
    if (match.play.isSealed || this.openRequest() !== undefined) return refuse('notAllowed')
    const to = this.lastOwn(role)
    if (to < 0) return refuse('notAllowed')
    const asked = consent(match, role, to)
    if (!asked.ok) return asked
    for (const bot of this.bots) if (bot !== role) consent(match, bot, to)
    this.tell('request', role)
    return this.goBackIfAgreed()
  }

  private consent(role: Role, yes: boolean): Accepted {
    const open = this.openRequest()
    if (open === undefined || this.match.over) return refuse('notAllowed')
    if (!yes) {
      this.declinedAt = this.match.log.length
      this.tell('decline', role)
      return DONE
    }
    const agreed = consent(this.match, role, open.to)
    return agreed.ok ? this.goBackIfAgreed() : agreed
  }

  private goBackIfAgreed(): Accepted {
    const { by, to } = this.openRequest()!
    if (consenting(this.match, to).size < this.match.roles) return DONE
    const undone = undoByConsent(this.match, by, to)
    if (!undone.ok) return undone
    this.source.nextEpoch?.()
    this.tell('undo', by)
    return DONE
  }

  private concede(role: Role): Accepted {
    const { log, over } = this.match
    if (over) return refuse('over')
    if (log.some((entry) => entry.type === 'concede' && entry.role === role)) return refuse('notAllowed')
    log.push({ type: 'concede', role })
    this.tell('concede', role)
    return DONE
  }

  // Showing

  /** A whole channel, for somebody who joins. From then on its changes are part of every update. */
  whole(channel: Channel): WholeChannel {
    return this.channels.whole(channel)
  }

  explain(role: Role, key: string): Reason[] {
    return this.match.explain(role, { key })
  }

  odds(role: Role): Odds[] {
    const play = this.match.positionOf(role)
    const ask = play.pending.find((waiting) => waiting.role === role)
    return ask === undefined ? [] : play.game.odds(play, role, ask)
  }

  private collect(actor?: Role): Update {
    const before = this.steps.at(-1) ?? { log: 0, told: 0 }
    const update = {
      entries: this.match.log.slice(before.log),
      told: this.told.slice(before.told),
      parts: this.channels.update(actor),
      waiting: this.waiting,
      isOver: this.match.over,
    }
    this.steps.push({ log: this.match.log.length, told: this.told.length })
    return update
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts of every game are handled alike
export type AnyHost = Host<any, any>
