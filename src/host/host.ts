import {
  type Accepted,
  type ChanceSource,
  consent,
  type Entry,
  EVERYONE,
  type FoldEntry,
  type GameState,
  type HmacSource,
  type Match,
  type Odds,
  openMatch,
  type Prepared,
  type Reason,
  type Refusal,
  type Role,
  undo,
  undoByConsent,
  undoTarget,
} from '../engine/index.ts'
import type { Channel, Part, UndoRequest, WholeChannel } from '../protocol/views.ts'
import { Back } from './back.ts'
import { Channels, type MatchContext, type Told } from './channels.ts'

/** Something a holder of a role does. */
export type Action =
  | { readonly type: 'answer'; readonly question: string; readonly option: string; readonly auto?: boolean }
  | { readonly type: 'answers'; readonly question: string; readonly options: readonly string[] }
  | { readonly type: 'offer'; readonly key: string }
  | { readonly type: 'undo' | 'redo' | 'retract' | 'request' }
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

type Refused = Extract<Accepted, { ok: false }>
const refuse = (why: Refusal['why']): Refused => ({ ok: false, refusal: { why, reasons: [], at: 0 } })
const DONE: Accepted = { ok: true, taken: 1 }

/**
 * Runs one match with everything around it, on a server's worker or in a browser: no I/O, no clock. It shows every audience its
 * channels and nothing else. If the rules throw, the host is of no use any more: drop it and load the match as it was stored.
 */
export class Host<S extends GameState, C> implements MatchContext {
  readonly prepared: Prepared<S, C>
  readonly match: Match<S, C>
  readonly source: HostSource
  readonly told: Told[]
  readonly steps: StepEnd[]
  /** Roles that bots play: they agree to every undo. */
  bots: ReadonlySet<Role> = new Set()
  readonly back: Back
  /** Rules of another version wrote it, and it is over: what they tell of it now may differ from what was. */
  isOlder = false
  private readonly channels: Channels<S, C>

  constructor(
    prepared: Prepared<S, C>,
    match: Match<S, C>,
    source: HostSource,
    told: Told[] = [],
    steps: StepEnd[] = [],
    back = new Back(),
  ) {
    this.prepared = prepared
    this.match = match
    this.source = source
    this.told = told
    this.steps = steps
    this.back = back
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
    return { host, update: host.collect([]) }
  }

  /** Plays on with a match that stands already. What came before is nobody's to give again or to agree to. */
  static goOn<S extends GameState, C>(prepared: Prepared<S, C>, match: Match<S, C>, source: HostSource): Host<S, C> {
    match.changeSource(source)
    const { length } = match.log
    return new Host(prepared, match, source, [], [{ log: length, told: 0 }], new Back(length))
  }

  get isOver(): boolean {
    return this.match.over
  }

  get waiting(): Role[] {
    return this.match.play.pending.map((ask) => ask.role)
  }

  // Acting

  act(role: Role, action: Action): Acted {
    if (!this.hasRole(role)) return refuse('notYours')
    const { force } = this.match
    const accepted = this.give(role, action)
    if (!accepted.ok) return accepted
    return { ok: true, taken: accepted.taken, update: this.collect(force, role) }
  }

  /** A seat changes hands. The holder is a word like `person` or `bot captain`, never a name. A finished match stays as it is. */
  seatChanged(seat: number, holder: string): Acted {
    if (this.match.over) return refuse('over')
    this.changeHands(seat, holder)
    return { ok: true, taken: 1, update: this.collect(this.match.force) }
  }

  /** A role gives up and its seat changes hands: one step, so that nothing can come between. */
  concedeSeat(role: Role, seat: number, holder: string): Acted {
    if (!this.hasRole(role)) return refuse('notYours')
    const conceded = this.concede(role)
    if (!conceded.ok) return conceded
    this.changeHands(seat, holder)
    return { ok: true, taken: 1, update: this.collect(this.match.force) }
  }

  /** The match goes on by other rules, or with other content; so many answers were taken back for it. */
  rulesChanged({ taken, isContent }: { readonly taken: number; readonly isContent: boolean }): Update {
    const { match } = this
    const event = { type: 'table.rules', version: this.prepared.game.rulesVersion, taken, isContent }
    this.told.push({ event, to: EVERYONE })
    // What has one option now is answered as ever.
    if (match.isBegun) match.play.start()
    else match.begin()
    return this.collect(match.force)
  }

  private hasRole(role: Role): boolean {
    return Number.isInteger(role) && role >= 0 && role < this.match.roles
  }

  private changeHands(seat: number, holder: string): void {
    this.match.note({ type: 'seat', seat, holder })
    const event = { type: 'table.seat', seat, holder }
    this.told.push({ event, to: EVERYONE })
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
    }
  }

  private tell(type: string, role: Role, more: object = {}): void {
    const event = { type: `table.${type}`, role, ...more }
    this.told.push({ event, to: EVERYONE })
  }

  private undo(role: Role): Accepted {
    const { match } = this
    if (match.over) return refuse('over')
    // In a sealed round nobody else may notice.
    if (match.play.isSealed) return undo(match, role)
    const back = this.toldSince(undoTarget(match, role))
    const undone = undo(match, role)
    if (undone.ok) this.tell('undo', role, back)
    return undone
  }

  /** How many public events are taken back with an entry in force; nothing where it was not the first of its step. */
  private toldSince(to: number | undefined): { back?: number } {
    const { match, steps, told } = this
    const at = to === undefined ? -1 : match.log.lastIndexOf(match.force[to])
    const step = steps.findIndex(({ log }) => log > at)
    if (at < 0 || step < 1 || steps[step - 1].log !== at) return {}
    return { back: told.slice(steps[step - 1].told).filter((one) => one.to === EVERYONE).length }
  }

  canRedo(role: Role): boolean {
    return this.back.taken.at(-1)?.role === role && !this.match.over
  }

  private redo(role: Role): Accepted {
    if (!this.canRedo(role)) return refuse('notAllowed')
    const { match } = this
    for (const entry of this.back.taken.at(-1)!.entries) {
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
    for (let i = force.length - 1; i >= this.match.floor; i--) {
      const entry = force[i]
      if (entry.type === 'offer' ? entry.role === role : entry.type === 'answer' && entry.role === role && !entry.auto)
        return i
    }
    return -1
  }

  /** The consents at the end of the log that are about the same request; those that somebody declined count no more. */
  private openRequest(): { by: Role; to: number; agreed: Set<Role> } | undefined {
    const { log } = this.match
    const agreed = new Set<Role>()
    let open: { by: Role; to: number; agreed: Set<Role> } | undefined
    for (let i = log.length - 1; i >= this.back.closedAt; i--) {
      const entry = log[i]
      if (entry.type !== 'consent' || (open !== undefined && entry.to !== open.to)) break
      agreed.add(entry.role)
      open = { by: entry.role, to: entry.to, agreed }
    }
    return open
  }

  request(): UndoRequest | undefined {
    const open = this.openRequest()
    return open === undefined ? undefined : { by: open.by, agreed: [...open.agreed].sort((a, b) => a - b) }
  }

  private requestUndo(role: Role): Accepted {
    const { match } = this
    if (match.over) return refuse('over')
    if (match.play.isSealed || this.openRequest() !== undefined) return refuse('notAllowed')
    if (!this.back.canRequest(match.force.length)) return refuse('notAllowed')
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
      this.tell('decline', role)
      return DONE
    }
    // Once is enough: the log is not for filling.
    if (open.agreed.has(role)) return refuse('notAllowed')
    const agreed = consent(this.match, role, open.to)
    return agreed.ok ? this.goBackIfAgreed() : agreed
  }

  private goBackIfAgreed(): Accepted {
    const { by, to, agreed } = this.openRequest()!
    if (agreed.size < this.match.roles) return DONE
    const back = this.toldSince(to)
    const undone = undoByConsent(this.match, by, to)
    if (!undone.ok) return undone
    this.source.nextEpoch?.()
    this.tell('undo', by, back)
    return DONE
  }

  private concede(role: Role): Accepted {
    const { log, over } = this.match
    if (over) return refuse('over')
    if (log.some((entry) => entry.type === 'concede' && entry.role === role)) return refuse('notAllowed')
    this.match.note({ type: 'concede', role })
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

  /** `force` is what was in force before. */
  private collect(force: readonly FoldEntry[], actor?: Role): Update {
    const { match, told, steps } = this
    const before = steps.at(-1) ?? { log: 0, told: 0 }
    const step = { entries: match.log.slice(before.log), told: told.slice(before.told) }
    this.back.after(step, force, match.log.length)
    steps.push({ log: match.log.length, told: told.length })
    return { ...step, parts: this.channels.update(actor), waiting: this.waiting, isOver: match.over }
  }
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts of every game are handled alike
export type AnyHost = Host<any, any>
