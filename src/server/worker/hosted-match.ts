import { createHash } from 'node:crypto'
import { EVERYONE, fastSource, hmacSource, includes, ok, rulesUsed } from '../../engine/index.ts'
import type { AnyGame, GameState, Result, Role, Setup } from '../../engine/index.ts'
import { worldFor } from '../../bots/world.ts'
import { lookAt } from '../../host/desk.ts'
import { exportFor } from '../../host/export.ts'
import { History } from '../../host/history.ts'
import { Host, type Acted, type AnyHost, type Update } from '../../host/host.ts'
import { openHost } from '../../host/open.ts'
import { snapshotOf, type Snapshot, type StoredStep } from '../../host/restore.ts'
import type { Told } from '../../host/channels.ts'
import { OWN_BOT } from '../seats.ts'
import type { Contents, Ready, Wanted } from './contents.ts'
import type { Bots, Content, Handle, Look, Op, FromWorker, Think, Thought } from './messages.ts'

type Load = Extract<Op, { op: 'load' }>

/** At most this part of a long match is played again when it is loaded. */
const SNAPSHOT_SHARE = 8
/** How often a bot may think again about a question. */
const MOST_TRIES = 3

/** A match in a worker, with its bots. */
export class HostedMatch {
  readonly handle: Handle
  readonly host: AnyHost
  private readonly setup: string
  private bots = new Map<Role, string>()
  /** The question that each bot is thinking about. */
  private readonly thinking = new Map<Role, string>()
  /** By role: how many answers of its bot to this question were not on offer. */
  private readonly refused = new Map<Role, { readonly question: string; readonly tries: number }>()
  private readonly seed: string
  private history: History<GameState, unknown> | undefined
  private sinceSnapshot: number
  private readonly content: Wanted
  private toStore: Content | undefined

  constructor({ match, setup, key, steps, content }: Load, host: AnyHost, ready: Ready, sinceSnapshot: number) {
    this.handle = match
    this.host = host
    this.setup = setup
    const { hash, source } = ready
    this.content = { hash, ...(content === undefined ? {} : { stored: content }) }
    this.toStore = { hash, game: host.prepared.setup.game, source }
    // It goes to bots, who are to learn nothing of the key.
    const own = createHash('sha256').update('walstatt/bots/1').update(key).digest('base64url')
    this.seed = `${match} ${own} ${steps.length}`
    this.sinceSnapshot = sinceSnapshot
  }

  setBots(bots: Bots): void {
    const before = this.bots
    this.bots = new Map(bots)
    for (const [role, bot] of before) {
      if (this.bots.get(role) === bot) continue
      this.thinking.delete(role)
      this.refused.delete(role)
    }
    this.host.bots = new Set(this.bots.keys())
  }

  /** What bots are to think about that they do not think about already. */
  toThink(): Think[] {
    const { match, prepared } = this.host
    if (this.bots.size === 0) return []
    return match.play.pending.flatMap((ask) => {
      const { role } = ask
      const bot = this.bots.get(role)
      const question = match.idOf(ask)
      if (bot === undefined || bot === OWN_BOT || this.thinking.get(role) === question) return []
      this.thinking.set(role, question)
      const tries = this.triesAt(role, question)
      const seed = `${this.seed} ${match.log.length}${tries === 0 ? '' : ` ${tries}`}`
      const world = worldFor(match, role, fastSource(seed).fork('sent'))!
      return [{ game: prepared.setup.game, setup: this.setup, content: this.content, question, bot, seed, world }]
    })
  }

  /** A bot's answer; nothing happens if the question is not asked any more. */
  giveThought(thought: Thought): Update | undefined {
    const { role, question } = thought
    if (this.thinking.get(role) === question) this.thinking.delete(role)
    if (!this.bots.has(role) || this.bots.get(role) === OWN_BOT) return undefined
    const tries = this.triesAt(role, question)
    const last = this.lastResort(role, question, tries)
    const acted =
      'offer' in thought && last === undefined
        ? this.take(role, question, thought.offer)
        : this.host.act(role, { type: 'answer', question, option: last ?? ('option' in thought ? thought.option : '') })
    if (acted.ok) this.refused.delete(role)
    else if (acted.refusal.why === 'notOffered') this.refused.set(role, { question, tries: tries + 1 })
    return acted.ok ? acted.update : undefined
  }

  /** Only where the question still waits that it was thought about. */
  private take(role: Role, question: string, key: string): Acted {
    const ask = this.host.match.asked(role)
    if (ask !== undefined && this.host.match.idOf(ask) === question) return this.host.act(role, { type: 'offer', key })
    return this.host.act(role, { type: 'answer', question, option: '' })
  }

  private triesAt(role: Role, question: string): number {
    const refused = this.refused.get(role)
    return refused?.question === question ? refused.tries : 0
  }

  /**
   * A bot thinks in worlds that its role thinks possible. Where one of them offers what the table does not, the game does not list all its
   * secrets; the bot thinks again in other worlds, and in the end takes any option of the table, so that nobody waits for ever.
   */
  private lastResort(role: Role, question: string, tries: number): string | undefined {
    const { match } = this.host
    const ask = tries < MOST_TRIES ? undefined : match.asked(role)
    if (ask === undefined || match.idOf(ask) !== question) return undefined
    const options = match.play.options(ask)
    return ask.question.key(match.play, options[fastSource(this.seed).below(options.length)], ask)
  }

  /**
   * A snapshot now and then, so that loading stays short. It lists all that is in force: the longer the match, the longer until
   * the next one, and a step costs the same however many came before.
   */
  snapshotIfDue(every: number): string | undefined {
    if (++this.sinceSnapshot < Math.max(every, this.host.steps.length / SNAPSHOT_SHARE)) return undefined
    this.sinceSnapshot = 0
    return JSON.stringify(snapshotOf(this.host))
  }

  /** The content goes with the first step after every load. */
  takeContent(): Content | undefined {
    const content = this.toStore
    this.toStore = undefined
    return content
  }

  *look(what: Look): Generator<void, unknown> {
    const { host } = this
    switch (what.look) {
      case 'whole':
        return what.channels.map((channel) => host.whole(channel))
      case 'asked':
        this.history ??= new History(host)
        return yield* lookAt(host, this.history, what.as)
      case 'export':
        return exportFor(host, what.roles)
      case 'holdsSecrets':
        return this.holdsSecrets(what.roles)
      case 'report':
        return { setup: host.prepared.setup, log: host.match.log, state: host.match.state }
    }
  }

  /** An answer that is still sealed is a secret, too. */
  private holdsSecrets(roles: readonly Role[]): boolean {
    const { play, game } = this.host.match
    if (play.isSealed) return true
    return game
      .secrets(play, undefined)
      .some(({ seenBy }) => seenBy !== EVERYONE && roles.some((role) => includes(seenBy, role)))
  }
}

/** Told events are stored as pairs: they are many. */
export const storedTold = (told: readonly Told[]): string => JSON.stringify(told.map(({ event, to }) => [event, to]))

export function readStep([entries, told]: readonly [string, string]): StoredStep {
  return {
    entries: JSON.parse(entries) as StoredStep['entries'],
    told: (JSON.parse(told) as [Told['event'], Told['to']][]).map(([event, to]) => ({ event, to })),
  }
}

export function saidStep(
  hosted: HostedMatch,
  update: Update,
  snapshotEvery: number,
  id?: number,
  taken = 0,
): FromWorker {
  const { host } = hosted
  const snapshot = hosted.snapshotIfDue(snapshotEvery)
  const content = hosted.takeContent()
  return {
    say: 'step',
    match: hosted.handle,
    taken,
    entries: JSON.stringify(update.entries),
    told: storedTold(update.told),
    parts: update.parts.map((part) => [part.channel, part.seq, JSON.stringify(part)] as const),
    waiting: update.waiting,
    ...(id === undefined ? {} : { id }),
    ...(update.isOver ? { outcome: JSON.stringify(host.match.state.outcome) } : {}),
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(content === undefined ? {} : { content }),
  }
}

export interface Opened {
  readonly hosted: HostedMatch
  /** The first step of a match that has just started, or that goes on by other rules. */
  readonly first: Update | undefined
}

/** A snapshot only saves time: one that cannot be read is none. */
function readSnapshot(text: string | undefined): Snapshot | undefined {
  try {
    return text === undefined ? undefined : ((JSON.parse(text) as Snapshot | null) ?? undefined)
  } catch {
    return undefined
  }
}

/** Stored content is to be looked up first. */
export interface Wants {
  readonly wants: string
}

/** Starts a match, or loads it from its steps. */
export function openHosted(load: Load, game: AnyGame, contents: Contents): Result<Opened | Wants> {
  const setup = JSON.parse(load.setup) as Setup
  const steps = load.steps.map(readStep)
  const { content: hash } = rulesUsed(
    setup,
    steps.flatMap(({ entries }) => entries),
  )
  const ready = contents.prepare(game, setup, {
    hash,
    ...(load.content === undefined ? {} : { stored: load.content }),
  })
  if (!ready.ok) return ready
  if (ready.value === undefined) return ok({ wants: hash })
  const opened = steps.length === 0 ? started(load, ready.value) : loadedFrom(load, ready.value, steps)
  if (opened.ok) opened.value.hosted.setBots(load.bots)
  return opened
}

function started(load: Load, ready: Ready): Result<Opened> {
  const { host, update } = Host.start(ready.prepared, hmacSource(load.key))
  return ok({ hosted: new HostedMatch(load, host, ready, 0), first: update })
}

function loadedFrom(load: Load, ready: Ready, steps: readonly StoredStep[]): Result<Opened> {
  const { key, from, isOver = false } = load
  const snapshot = readSnapshot(load.snapshot)
  const loaded = openHost(ready.prepared, steps, {
    key,
    content: ready.hash,
    isOver,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(from === undefined ? {} : { from }),
  })
  if (!loaded.ok) return loaded
  const { host, changed } = loaded.value
  const hosted = new HostedMatch(load, host, ready, steps.length - (snapshot?.steps ?? 0))
  return ok({ hosted, first: changed })
}

/** Whether rules of another version wrote it. */
export function isOlder(load: Load, game: AnyGame): boolean {
  const log = load.steps.flatMap((step) => readStep(step).entries)
  return rulesUsed(JSON.parse(load.setup) as Setup, log).version !== game.rulesVersion
}
