import { findBot } from '../../bots/registry.ts'
import type { World } from '../../bots/world.ts'
import { fastSource, fittingOptions, hmacSource, prepare, rulesUsed } from '../../engine/index.ts'
import type { AnyGame, Entry, FastSource, GameState, Prepared, Problem, Role, Setup } from '../../engine/index.ts'
import { findGame } from '../../games/registry.ts'
import { captain, suggestionFor, type Suggested } from '../../host/advisor.ts'
import { moveBot, type BotsOf } from '../../host/bots.ts'
import { dispatch, lookAt, type ActMessage, type Desk, type LookMessage } from '../../host/desk.ts'
import { exportFor } from '../../host/export.ts'
import { finish, History } from '../../host/history.ts'
import { Host, type Acted, type AnyHost, type Update } from '../../host/host.ts'
import { openHost } from '../../host/open.ts'
import type { StoredStep } from '../../host/restore.ts'
import { openWorld } from '../../host/world.ts'
import type { TableInfo } from '../../protocol/http.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/socket.ts'
import { PROTOCOL_VERSION } from '../../protocol/views.ts'
import { infoOf } from './info.ts'
import type { CoachMessage, ToCoach } from './lesson-told.ts'
import type { LocalContent, LocalGame, LocalStore } from './store.ts'
import { ToldTable } from './told.ts'

/** Asks for a suggestion. */
interface Advise {
  readonly type: 'advise'
  readonly role?: Role
  readonly ref?: number
}
interface Advice extends Suggested {
  readonly type: 'advice'
  readonly ref?: number
}
export type Sent = ClientMessage | { readonly type: 'export'; readonly ref?: number } | ToCoach | Advise
export type TableMessage =
  ServerMessage | { readonly type: 'file'; readonly ref?: number; readonly file: unknown } | CoachMessage | Advice
type Tell = (message: TableMessage) => void

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(i * 2, i * 2 + 2), 16))

const NO_COACH: TableMessage = { type: 'error', code: 'notNow', message: 'this is no lesson' }

const NO_ADVICE: TableMessage = { type: 'error', code: 'notNow', message: 'nothing is asked' }

/** Something that cannot be opened, with the reason. */
export class CannotOpen extends Error {}

interface Ready {
  readonly prepared: Prepared<GameState, unknown>
  readonly content: LocalContent
}

const said = (problems: readonly Problem[]): string =>
  problems.map(({ path, problem }) => `${path}: ${problem}`).join('; ')

/** With the content it was played with last, where that is the program's own or was kept; otherwise with that of today. */
async function readyFor(
  game: LocalGame,
  log: readonly Entry[] = [],
  kept: (hash: string) => Promise<unknown> = () => Promise.resolve(undefined),
): Promise<Ready> {
  const module = await findGame(game.game)?.load()
  if (module === undefined) throw new CannotOpen(`there is no game ${game.game}`)
  const { game: rules } = module
  const isOlder = log.length > 0 && (game.rules?.version ?? FIRST) !== rules.rulesVersion
  const options = isOlder ? fittingOptions(rules.options, game.options, game.seats.length) : game.options
  const result = prepare(rules, game.seats.length, options, game.pack)
  if (!result.ok) throw new CannotOpen(said(result.problems))
  const today = result.value
  const began = log.length === 0 ? undefined : (game.rules ?? { version: FIRST, content: today.setup.content })
  const setup: Setup = { ...today.setup, ...(began && { rulesVersion: began.version, content: began.content }) }
  const own = { hash: today.setup.content, source: sourceOf(rules, game.pack) }
  const { content: hash } = rulesUsed(setup, log)
  const source = hash === own.hash ? undefined : await kept(hash)
  const compiled = source === undefined ? undefined : rules.compileContent?.(source)
  if (compiled?.ok === true)
    return { prepared: { ...today, content: compiled.value.content, setup }, content: { hash, source } }
  return { prepared: { ...today, setup }, content: own }
}

function sourceOf(game: AnyGame, pack: unknown): unknown {
  const loaded = game.loadContent(pack)
  return loaded.ok ? loaded.value.source : undefined
}

/** Before games noted by which rules they began, there was but one version. */
const FIRST = 1

/**
 * A table on this device: the same host that a server runs, a store that is written before anything is shown, and bots for the empty
 * seats. It speaks the protocol of the socket, so that the page does not care where its table stands.
 */
export class LocalTable implements Desk<TableMessage | Promise<TableMessage>> {
  private readonly host: AnyHost
  private game: LocalGame
  private readonly store: LocalStore | undefined
  private readonly tell: Tell
  private readonly history: History<GameState, unknown>
  private readonly choices: FastSource
  private bots: BotsOf<GameState, unknown> = new Map()
  private stored: number
  private running = false

  private constructor(host: AnyHost, game: LocalGame, store: LocalStore | undefined, tell: Tell) {
    this.host = host
    this.game = game
    this.store = store
    this.tell = tell
    this.stored = host.steps.length
    this.history = new History(host)
    this.choices = fastSource(game.key).fork(`choices ${host.steps.length}`)
    this.seatBots()
  }

  static async open(game: LocalGame, store: LocalStore, tell: Tell): Promise<LocalTable | ToldTable> {
    const steps = await store.steps(game.id)
    const log = steps.flatMap(({ entries }) => entries)
    const { prepared, content } = await readyFor(game, log, (hash) => store.content(hash))
    const key = bytesOf(game.key)
    if (steps.length === 0) {
      const { host, update } = Host.start(prepared, hmacSource(key))
      const { rulesVersion, content: hash } = prepared.setup
      return LocalTable.begun(
        host,
        { ...game, rules: { version: rulesVersion, content: hash } },
        store,
        tell,
        update,
        content,
      )
    }
    const isOver = game.outcome !== undefined
    const opened = openHost(prepared, steps, { key, from: game.from ?? 0, content: content.hash, isOver })
    const { version } = rulesUsed(prepared.setup, log)
    if (!opened.ok && isOver && version !== prepared.game.rulesVersion) return new ToldTable(game, steps, version, tell)
    if (!opened.ok) throw new CannotOpen(said(opened.problems))
    const { host, changed } = opened.value
    if (changed === undefined) return new LocalTable(host, game, store, tell)
    return LocalTable.begun(host, game, store, tell, changed, content)
  }

  /** The first step here is stored before anything is shown, with the content that it is played with. */
  private static async begun(
    host: AnyHost,
    game: LocalGame,
    store: LocalStore,
    tell: Tell,
    update: Update,
    content: LocalContent,
  ): Promise<LocalTable> {
    const table = new LocalTable(host, game, store, tell)
    table.stored = host.steps.length - 1
    await table.save(update, content)
    return table
  }

  /** A copy to try things out in: it is not stored, and bots play all other roles. */
  static async openWorld(game: LocalGame, world: World, tell: Tell): Promise<LocalTable> {
    const host = openWorld((await readyFor(game)).prepared, world, hmacSource(bytesOf(game.key)))
    return new LocalTable(host, game, undefined, tell)
  }

  private seatBots(): void {
    const bots = new Map<Role, ReturnType<NonNullable<ReturnType<typeof findBot>>>>()
    this.game.seats.forEach(({ holder, bot }, role) => {
      if (holder === 'bot') bots.set(role, this.bots.get(role) ?? (findBot(bot ?? 'captain') ?? findBot('random')!)())
    })
    this.bots = bots as BotsOf<GameState, unknown>
    this.host.bots = new Set(bots.keys())
  }

  private get people(): Role[] {
    return this.game.seats.flatMap((seat, role) => (seat.holder === 'person' ? [role] : []))
  }

  private get info(): TableInfo {
    const { game, host } = this
    const { outcome } = host.match.state
    const { options } = host.prepared.setup
    return infoOf({ ...game, options, waiting: host.waiting }, outcome)
  }

  greet({ ref }: { ref?: number }): TableMessage {
    const { people } = this
    return {
      type: 'welcome',
      ...(ref === undefined ? {} : { ref }),
      version: PROTOCOL_VERSION,
      run: 'local',
      table: this.info,
      seats: people,
      roles: people,
      parts: [this.host.whole('public'), ...people.map((role) => this.host.whole(role))],
      chat: [],
    }
  }

  /** Stores what happened, and only then shows it. */
  private async save(update: Update, content?: LocalContent): Promise<void> {
    const { game, host } = this
    const { outcome } = host.match.state
    this.game = {
      ...game,
      updated: Date.now(),
      waiting: update.waiting,
      ...(outcome === undefined ? {} : { outcome }),
    }
    const step: StoredStep = { entries: update.entries, told: update.told }
    // The number is taken before waiting: a person's answer may come while a bot's is being written.
    const at = this.stored++
    await this.store?.append(this.game, at, [step], content)
  }

  async hear(message: Sent): Promise<void> {
    const { ref } = message
    const reply = await this.replyTo(message)
    if (reply !== undefined) this.tell(ref === undefined ? reply : { ...reply, ref })
    void this.runBots()
  }

  private async replyTo(message: Sent): Promise<TableMessage | undefined> {
    if (message.type === 'goOn' || message.type === 'showMe') return NO_COACH
    if (message.type === 'export') return { type: 'file', file: exportFor(this.host, this.people, { isLocal: true }) }
    if (message.type === 'advise') return this.advise(this.roleOf(message))
    return dispatch<TableMessage | Promise<TableMessage>>(message, this)
  }

  /** Of the same bot that plays here; it learns nothing that the role does not know. */
  private async advise(role: Role): Promise<TableMessage> {
    const suggested = await suggestionFor(this.host, role, captain, this.choices.fork(`advice ${this.stored}`))
    return suggested === undefined ? NO_ADVICE : { type: 'advice', ...suggested }
  }

  private roleOf({ role }: { role?: Role }): Role {
    return role ?? this.people[0] ?? 0
  }

  // Desk

  pong = (): TableMessage => ({ type: 'pong' })
  chat = (): TableMessage => ({ type: 'error', code: 'notAllowed', message: 'nobody else is here' })

  look(message: LookMessage): TableMessage {
    const as = { message, role: this.roleOf(message), seed: String(this.choices.word()) }
    const nothing: TableMessage = { type: 'error', code: 'notNow', message: 'there is nothing to see' }
    return finish(lookAt(this.host, this.history, as)) ?? nothing
  }

  act(message: ActMessage): Promise<TableMessage> {
    return this.acted(this.host.act(this.roleOf(message), message))
  }

  async concede(message: { role?: Role }): Promise<TableMessage> {
    const role = this.roleOf(message)
    const acted = this.host.concedeSeat(role, role, 'bot captain')
    if (acted.ok) this.giveToBot(role)
    const reply = await this.acted(acted)
    if (acted.ok) this.tell({ type: 'table', table: this.info, seats: this.people, roles: this.people })
    return reply
  }

  private async acted(acted: Acted): Promise<TableMessage> {
    if (!acted.ok) return { type: 'refused', ...acted.refusal, reasons: [...acted.refusal.reasons] }
    await this.save(acted.update)
    return { type: 'update', parts: [...acted.update.parts], taken: acted.taken }
  }

  /** Whoever concedes leaves the seat to a bot. */
  private giveToBot(role: Role): void {
    const seats = this.game.seats.map((seat, i) =>
      i === role ? { holder: 'bot' as const, name: seat.name, bot: 'captain', conceded: true } : seat,
    )
    this.game = { ...this.game, seats }
    this.seatBots()
  }

  /** Bots answer one by one; messages of people are heard in between. */
  private async runBots(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      for (;;) {
        const update = moveBot(this.host, this.bots, this.choices)
        if (update === undefined) break
        await this.save(update)
        this.tell({ type: 'update', parts: [...update.parts] })
        await new Promise((resolve) => setTimeout(resolve, 0))
      }
    } catch (error) {
      this.tell({ type: 'error', code: 'stopped', message: (error as Error).message })
    }
    this.running = false
    if (this.host.isOver) this.tell({ type: 'table', table: this.info, seats: this.people, roles: this.people })
  }
}
