import { findBot } from '../../bots/registry.ts'
import type { World } from '../../bots/world.ts'
import { fastSource, hmacSource, prepare } from '../../engine/index.ts'
import type { FastSource, GameState, Prepared, Role } from '../../engine/index.ts'
import { findGame } from '../../games/registry.ts'
import { moveBot, type BotsOf } from '../../host/bots.ts'
import { dispatch, lookAt, type ActMessage, type Desk, type LookMessage } from '../../host/desk.ts'
import { exportFor } from '../../host/export.ts'
import { finish, History } from '../../host/history.ts'
import { Host, type Acted, type AnyHost, type Update } from '../../host/host.ts'
import { loadHost, type StoredStep } from '../../host/restore.ts'
import { openWorld } from '../../host/world.ts'
import type { TableInfo } from '../../protocol/http.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/socket.ts'
import { PROTOCOL_VERSION } from '../../protocol/views.ts'
import type { LocalGame, LocalStore } from './store.ts'

export type Sent = ClientMessage | { readonly type: 'export'; readonly ref?: number }
export type TableMessage = ServerMessage | { readonly type: 'file'; readonly ref?: number; readonly file: unknown }
type Tell = (message: TableMessage) => void

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(i * 2, i * 2 + 2), 16))

/** Something that cannot be opened, with the reason. */
export class CannotOpen extends Error {}

async function prepared(game: LocalGame): Promise<Prepared<GameState, unknown>> {
  const module = await findGame(game.game)?.load()
  if (module === undefined) throw new CannotOpen(`there is no game ${game.game}`)
  const result = prepare(module.game, game.seats.length, game.options, game.pack)
  if (!result.ok) throw new CannotOpen(result.problems.map(({ path, problem }) => `${path}: ${problem}`).join('; '))
  return result.value
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

  static async open(game: LocalGame, store: LocalStore, tell: Tell): Promise<LocalTable> {
    const ready = await prepared(game)
    const steps = await store.steps(game.id)
    const key = bytesOf(game.key)
    if (steps.length > 0) {
      const loaded = loadHost(ready, steps, { key, from: game.from ?? 0 })
      if (!loaded.ok) throw new CannotOpen(loaded.problems.map(({ path, problem }) => `${path}: ${problem}`).join('; '))
      return new LocalTable(loaded.value, game, store, tell)
    }
    const { host, update } = Host.start(ready, hmacSource(key))
    const table = new LocalTable(host, game, store, tell)
    table.stored = 0
    await table.save(update)
    return table
  }

  /** A copy to try things out in: it is not stored, and bots play all other roles. */
  static async openWorld(game: LocalGame, world: World, tell: Tell): Promise<LocalTable> {
    const host = openWorld(await prepared(game), world, hmacSource(bytesOf(game.key)))
    return new LocalTable(host, game, undefined, tell)
  }

  private seatBots(): void {
    const bots = new Map<Role, ReturnType<NonNullable<ReturnType<typeof findBot>>>>()
    this.game.seats.forEach(({ holder, bot }, role) => {
      if (holder === 'bot') bots.set(role, this.bots.get(role) ?? (findBot(bot ?? 'greedy') ?? findBot('random')!)())
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
    return {
      id: game.id,
      game: game.game,
      title: '',
      state: host.isOver ? 'over' : 'running',
      visibility: 'link',
      pace: 'live',
      watching: false,
      roles: game.seats.length,
      options: host.prepared.setup.options,
      seats: game.seats.map((seat, i) => ({
        seat: i,
        roles: [i],
        holder: seat.holder,
        name: seat.name,
        ...(seat.bot === undefined ? {} : { bot: seat.bot }),
        isHost: i === 0,
        isHere: true,
        conceded: seat.conceded === true,
      })),
      fairness: { commitment: '', contributions: [] },
      created: game.created,
      updated: game.updated,
      waiting: host.waiting,
      ...(outcome === undefined ? {} : { outcome }),
    }
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
  private async save(update: Update): Promise<void> {
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
    await this.store?.append(this.game, at, [step])
  }

  async hear(message: Sent): Promise<void> {
    const { ref } = message
    const reply = await this.replyTo(message)
    if (reply !== undefined) this.tell(ref === undefined ? reply : { ...reply, ref })
    void this.runBots()
  }

  private async replyTo(message: Sent): Promise<TableMessage | undefined> {
    if (message.type === 'export') return { type: 'file', file: exportFor(this.host, this.people, { isLocal: true }) }
    return dispatch<TableMessage | Promise<TableMessage>>(message, this)
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
    const acted = this.host.concedeSeat(role, role, 'bot greedy')
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
      i === role ? { holder: 'bot' as const, name: seat.name, bot: 'greedy', conceded: true } : seat,
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
