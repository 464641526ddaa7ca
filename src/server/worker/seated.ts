import { fastSource } from '../../engine/chance/fast.ts'
import { hmacSource } from '../../engine/chance/hmac.ts'
import { ok, type AnyGame, type Result } from '../../engine/game.ts'
import type { Setup } from '../../engine/setup.ts'
import { EVERYONE, includes, type GameState, type Role } from '../../engine/table.ts'
import { exportFor } from '../../host/export.ts'
import { History } from '../../host/history.ts'
import { Host, type AnyHost, type Update } from '../../host/host.ts'
import { loadHost, snapshotOf, type StoredStep } from '../../host/restore.ts'
import { worldFor } from '../../host/world.ts'
import type { Told } from '../../host/channels.ts'
import type { Contents } from './contents.ts'
import type { Handle, Look, Op, Said, Think, Thought } from './messages.ts'

type Load = Extract<Op, { op: 'load' }>

/** At most this part of a long match is played again when it is loaded. */
const SNAPSHOT_SHARE = 8

/** A match in a worker, with its bots. */
export class Seated {
  readonly handle: Handle
  readonly host: AnyHost
  private readonly setup: string
  private bots = new Map<Role, string>()
  /** The question that each bot is thinking about. */
  private readonly thinking = new Map<Role, string>()
  private readonly seed: string
  private history: History<GameState, unknown> | undefined
  private sinceSnapshot: number

  constructor({ match, setup, key, steps }: Load, host: AnyHost, sinceSnapshot: number) {
    this.handle = match
    this.host = host
    this.setup = setup
    this.seed = `${match} ${Array.from(key.subarray(0, 4)).join(' ')} ${steps.length}`
    this.sinceSnapshot = sinceSnapshot
  }

  setBots(bots: Load['bots']): void {
    this.bots = new Map(bots)
    this.thinking.clear()
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
      if (bot === undefined || this.thinking.get(role) === question) return []
      this.thinking.set(role, question)
      const seed = `${this.seed} ${match.log.length}`
      const { state } = match.marks.last
      const { game } = prepared.setup
      return [{ game, setup: this.setup, role, question, bot, seed, state, tail: match.tailOf(role) }]
    })
  }

  /** A bot's answer; nothing happens if the question is not asked any more. */
  giveThought({ role, question, option }: Thought): Update | undefined {
    if (this.thinking.get(role) === question) this.thinking.delete(role)
    if (!this.bots.has(role)) return undefined
    const acted = this.host.act(role, { type: 'answer', question, option })
    return acted.ok ? acted.update : undefined
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

  /** A look is done slice by slice: whoever acts meanwhile does not wait for all of it. */
  *look(what: Look): Generator<void, unknown> {
    const { host } = this
    switch (what.look) {
      case 'whole':
        return what.channels.map((channel) => host.whole(channel))
      case 'explain':
        return host.explain(what.role, what.key)
      case 'odds':
        return host.odds(what.role)
      case 'history':
        this.history ??= new History(host)
        return yield* this.history.at(what.role, what.event)
      case 'world':
        return worldFor(host, what.role, fastSource(what.seed))
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
    told: (JSON.parse(told) as [Told['event'], number][]).map(([event, to]) => ({ event, to })),
  }
}

export function saidStep(seated: Seated, update: Update, snapshotEvery: number, id?: number, taken = 0): Said {
  const { host } = seated
  const snapshot = seated.snapshotIfDue(snapshotEvery)
  return {
    say: 'step',
    match: seated.handle,
    taken,
    entries: JSON.stringify(update.entries),
    told: storedTold(update.told),
    parts: update.parts.map((part) => [part.channel, part.seq, JSON.stringify(part)] as const),
    waiting: update.waiting,
    ...(id === undefined ? {} : { id }),
    ...(update.isOver ? { outcome: JSON.stringify(host.match.state.outcome) } : {}),
    ...(snapshot === undefined ? {} : { snapshot }),
  }
}

export interface Opened {
  readonly seated: Seated
  /** The first step of a match that has just started. */
  readonly first: Update | undefined
}

/** Starts a match, or loads it from its steps. */
export function openSeated(load: Load, game: AnyGame, contents: Contents): Result<Opened> {
  const { key, from } = load
  const prepared = contents.prepare(game, JSON.parse(load.setup) as Setup)
  if (!prepared.ok) return prepared
  if (load.steps.length === 0) {
    const { host, update } = Host.start(prepared.value, hmacSource(key))
    const seated = new Seated(load, host as AnyHost, 0)
    seated.setBots(load.bots)
    return ok({ seated, first: update })
  }
  const snapshot = load.snapshot === undefined ? undefined : JSON.parse(load.snapshot)
  const loaded = loadHost(prepared.value, load.steps.map(readStep), {
    key,
    ...(snapshot === undefined ? {} : { snapshot }),
    ...(from === undefined ? {} : { from }),
  })
  if (!loaded.ok) return loaded
  const seated = new Seated(load, loaded.value as AnyHost, load.steps.length - (snapshot?.steps ?? 0))
  seated.setBots(load.bots)
  return ok({ seated, first: undefined })
}
