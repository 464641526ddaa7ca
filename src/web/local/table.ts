import { findBot } from '../../bots/registry.ts'
import type { World } from '../../bots/world.ts'
import { fastSource, hmacSource, rulesUsed } from '../../engine/index.ts'
import type { FastSource, GameState, Role } from '../../engine/index.ts'
import { captain, suggestionFor, type Suggested } from '../../host/advisor.ts'
import { answerWith, botToMove, type BotsOf } from '../../host/bots.ts'
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
import { CannotOpen, readyFor, said } from './ready.ts'
import type { LocalContent, LocalGame, LocalSeat, LocalStore } from './store.ts'
import { Thinker, type Thinks } from './thinking/thinker.ts'
import type { Room } from './thinking/task.ts'
import { thinksLong, ThoughtsOfBots, type Thinking } from './thoughts-of-bots.ts'
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
/** A bot could not go on; the Captain plays for it. */
interface BotFailed {
  readonly type: 'botFailed'
  readonly ref?: number
}
export type Sent = ClientMessage | { readonly type: 'export'; readonly ref?: number } | ToCoach | Advise
export type TableMessage =
  | ServerMessage
  | { readonly type: 'file'; readonly ref?: number; readonly file: unknown }
  | CoachMessage
  | Advice
  | Thinking
  | BotFailed
type Tell = (message: TableMessage) => void

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(i * 2, i * 2 + 2), 16))

const NO_COACH: TableMessage = { type: 'error', code: 'notNow', message: 'this is no lesson' }

const NO_ADVICE: TableMessage = { type: 'error', code: 'notNow', message: 'nothing is asked' }

/** What a table needs beside its game. */
interface Beside {
  /** What its content was compiled from, where that is not the content of today. */
  readonly kept?: unknown
  thinkerFor(room: Room): Thinks
}

const inWorker = (room: Room): Thinks => new Thinker(room)

function roomOf({ prepared, match }: AnyHost, { pack }: LocalGame, source: unknown): Room {
  const { game, options } = prepared.setup
  return { game, roles: match.roles, options, pack, ...(source === undefined ? {} : { source }) }
}

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
  private readonly thoughts: ThoughtsOfBots

  private constructor(host: AnyHost, game: LocalGame, store: LocalStore | undefined, tell: Tell, beside: Beside) {
    this.host = host
    this.game = game
    this.store = store
    this.tell = tell
    this.stored = host.steps.length
    this.history = new History(host)
    this.thoughts = new ThoughtsOfBots(host, beside.thinkerFor(roomOf(host, game, beside.kept)), tell)
    this.choices = fastSource(game.key).fork(`choices ${host.steps.length}`)
    this.seatBots()
  }

  static async open(
    game: LocalGame,
    store: LocalStore,
    tell: Tell,
    thinkerFor = inWorker,
  ): Promise<LocalTable | ToldTable> {
    const steps = await store.steps(game.id)
    const log = steps.flatMap(({ entries }) => entries)
    const { prepared, content, kept } = await readyFor(game, log, (hash) => store.content(hash))
    const beside = { kept, thinkerFor }
    const key = bytesOf(game.key)
    if (steps.length === 0) {
      const { host, update } = Host.start(prepared, hmacSource(key))
      const { rulesVersion, content: hash } = prepared.setup
      const rules = { version: rulesVersion, content: hash }
      return new LocalTable(host, { ...game, rules }, store, tell, beside).begun(update, content)
    }
    const isOver = game.outcome !== undefined
    const opened = openHost(prepared, steps, { key, from: game.from ?? 0, content: content.hash, isOver })
    const { version } = rulesUsed(prepared.setup, log)
    if (!opened.ok && isOver && version !== prepared.game.rulesVersion) return new ToldTable(game, steps, version, tell)
    if (!opened.ok) throw new CannotOpen(said(opened.problems))
    const { host, changed } = opened.value
    const table = new LocalTable(host, game, store, tell, beside)
    return changed === undefined ? table : table.begun(changed, content)
  }

  /** The first step here is stored before anything is shown, with the content that it is played with. */
  private async begun(update: Update, content: LocalContent): Promise<LocalTable> {
    this.stored = this.host.steps.length - 1
    await this.save(update, content)
    return this
  }

  /** A copy to try things out in: it is not stored, and bots play all other roles. */
  static async openWorld(game: LocalGame, world: World, tell: Tell): Promise<LocalTable> {
    const host = openWorld((await readyFor(game)).prepared, world, hmacSource(bytesOf(game.key)))
    return new LocalTable(host, game, undefined, tell, { thinkerFor: inWorker })
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
    if (message.type === 'hello') this.thoughts.show()
    this.thoughts.look()
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

  private async moved(role: Role): Promise<Update | undefined> {
    const { host, choices } = this
    const { bot = 'captain' } = this.game.seats[role]
    const { play } = host.match
    const ask = play.pending.find((waiting) => waiting.role === role)!
    if (!thinksLong(bot) || play.options(ask).length === 1) return answerWith(host, role, this.bots.get(role)!, choices)
    const thought = await this.thoughts.of(role, bot, choices)
    if (thought === 'late') return undefined
    if (thought === 'failed') return this.toCaptain(role)
    const { match } = host
    const asked = match.asked(role)!
    const option = asked.question.key(match.play, thought, asked)
    const acted = host.act(role, { type: 'answer', question: match.idOf(asked), option })
    return acted.ok ? acted.update : this.toCaptain(role)
  }

  /** Nobody waits for a bot that cannot think: the Captain goes on for it, and the table is told. */
  private toCaptain(role: Role): Update | undefined {
    this.reseat(role, { bot: 'captain' })
    this.tell({ type: 'table', table: this.info, seats: this.people, roles: this.people })
    this.tell({ type: 'botFailed' })
    const acted = this.host.seatChanged(role, 'bot captain')
    return acted.ok ? acted.update : undefined
  }

  /** Whoever concedes leaves the seat to a bot. */
  private giveToBot(role: Role): void {
    const { name } = this.game.seats[role]
    this.reseat(role, { holder: 'bot', name, bot: 'captain', conceded: true })
  }

  private reseat(role: Role, part: Partial<LocalSeat>): void {
    const seats = this.game.seats.map((seat, i) => (i === role ? { ...seat, ...part } : seat))
    this.game = { ...this.game, seats }
    this.bots = new Map([...this.bots].filter(([one]) => one !== role))
    this.seatBots()
  }

  /** Bots answer one by one; messages of people are heard in between. */
  private async runBots(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      for (;;) {
        const role = botToMove(this.host, this.bots)
        if (role === undefined) break
        const update = await this.moved(role)
        // Somebody went back meanwhile: what was thought is about something else.
        if (update === undefined) continue
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
