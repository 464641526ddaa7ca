import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Role } from '../engine/table.ts'
import type { Action } from '../host/host.ts'
import { asAnswer, clientMessageSchema, MOST, type ClientMessage, type Hello } from '../protocol/socket.ts'
import { PROTOCOL_VERSION, type Channel } from '../protocol/views.ts'
import { ApiError, read } from './errors.ts'
import type { Chat } from './chat.ts'
import { textFrame } from './frame.ts'
import type { Matches } from './matches.ts'
import type { Metrics } from './metrics.ts'
import { tellWhoIsHere } from './presence.ts'
import { updateText, type PartText, type Reply, type Watcher } from './running.ts'
import { rolesOf } from './seats.ts'
import type { AtTable, OpenTable, Tables } from './tables.ts'
import type { Look } from './worker/messages.ts'

export interface ConnectionServices {
  readonly tables: Tables
  readonly matches: Matches
  readonly chat: Chat
  readonly metrics: Metrics
  /** Messages a second, and how many at once. */
  readonly rate: { readonly perSecond: number; readonly burst: number }
  onTrouble(message: string, error: unknown): void
}

type Sent = ClientMessage & { readonly ref?: number }

/** A client that reads too slowly is let go: it can come back and be shown everything. */
const MOST_UNREAD = 4_000_000

const refOf = ({ ref }: { ref?: number }): string => (ref === undefined ? '' : `,"ref":${ref}`)

/** One socket: somebody at a table, with the seats it holds or none. */
export class Connection implements Watcher, AtTable {
  seats: readonly number[] = []
  roles: readonly Role[] = []
  channels: ReadonlySet<Channel> = new Set(['public'])
  table: OpenTable | undefined
  readonly person: { readonly id: string; readonly name: string } | undefined
  private hello: Hello | undefined
  private readonly socket: WebSocket
  /** Messages are written as whole frames: without compression nothing of the library's own waits in between. */
  private readonly stream: Duplex
  private readonly services: ConnectionServices
  private tokens: number
  private refilled = Date.now()
  private isShown = false

  static open(socket: WebSocket, person: Connection['person'], services: ConnectionServices): Connection {
    return new Connection(socket, person, services)
  }

  constructor(socket: WebSocket, person: Connection['person'], services: ConnectionServices) {
    this.socket = socket
    this.stream = (socket as unknown as { _socket: Duplex })._socket
    this.person = person
    this.services = services
    this.tokens = services.rate.burst
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary))
    socket.on('close', () => this.leave())
    socket.on('error', () => this.leave())
  }

  // Receiving

  private receive(data: Buffer, isBinary: boolean): void {
    this.services.metrics.messages.inc()
    let ref: { ref?: number } = {}
    try {
      if (data.length > MOST.message) throw new ApiError('tooLarge', `a message has at most ${MOST.message} bytes`)
      if (!this.mayPass()) throw new ApiError('tooFast', 'too many messages')
      const message = readMessage(data, isBinary)
      ref = message
      void this.handle(message).catch((error: unknown) => this.fail(error, message))
    } catch (error) {
      this.fail(error, ref)
    }
  }

  private mayPass(): boolean {
    const { perSecond, burst } = this.services.rate
    const now = Date.now()
    this.tokens = Math.min(burst, this.tokens + ((now - this.refilled) * perSecond) / 1000)
    this.refilled = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }

  private async handle(message: Sent): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.greet(message)
      case 'ping':
        return this.send(`{"type":"pong"${refOf(message)}}`)
      case 'chat':
        return this.say(message)
      case 'explain':
        return this.look(
          message,
          { look: 'explain', role: this.roleOf(message), key: message.key },
          'explained',
          'reasons',
        )
      case 'odds':
        return this.look(message, { look: 'odds', role: this.roleOf(message) }, 'odds', 'odds')
      case 'tryOut': {
        const seed = `${Date.now()} ${this.seats.join()}`
        return this.look(message, { look: 'world', role: this.roleOf(message), seed }, 'world', 'world')
      }
      case 'history': {
        const role = this.roles.length === 0 ? undefined : this.roleOf(message)
        return this.look(
          message,
          { look: 'history', role, event: message.event },
          'history',
          `event":${message.event},"parts`,
        )
      }
      default:
        return this.act(message)
    }
  }

  private here(): OpenTable {
    if (this.table === undefined) throw new ApiError('notNow', 'say hello first')
    return this.table
  }

  private roleOf({ role }: { role?: Role }): Role {
    this.here()
    const own = role ?? this.roles[0]
    if (own === undefined || !this.roles.includes(own)) throw new ApiError('notYourSeat', 'this is not your seat')
    return own
  }

  private act(
    message: Exclude<Sent, { type: 'hello' | 'ping' | 'chat' | 'explain' | 'odds' | 'tryOut' | 'history' }>,
  ): Promise<void> {
    const open = this.here()
    const role = this.roleOf(message)
    const { state, id } = open.table
    if (state === 'stopped') throw new ApiError('stopped', 'this match was stopped')
    if (state !== 'running' && state !== 'over') throw new ApiError('notRunning', 'the match has not started')
    return this.services.matches.act(id, role, message as Action, this, (reply) => this.acted(message, role, reply))
  }

  private acted(message: Sent, role: Role, reply: Reply): void {
    if (reply.kind === 'accepted') {
      const parts = reply.parts.filter(([channel]) => this.channels.has(channel))
      this.send(
        `{"type":"update"${refOf(message)},"taken":${reply.taken},${updateText(parts).slice('{"type":"update",'.length)}`,
      )
      if (message.type === 'concede')
        void this.services.tables.conceded(this.here(), role).catch((error: unknown) => this.fail(error, {}))
    } else if (reply.kind === 'refused') {
      this.send(`{"type":"refused"${refOf(message)},${reply.text}`)
      // Whoever answers a question of yesterday has missed something.
      if (reply.why === 'stale') this.rejoin()
    } else this.failReply(reply, message)
  }

  private async look(message: Sent, what: Look, type: string, field: string): Promise<void> {
    await this.services.matches.look(this.here().table.id, what, (reply) => {
      if (reply.kind !== 'seen') return this.failReply(reply, message)
      if (reply.text === undefined) return this.fail(new ApiError('notNow', 'there is nothing to see'), message)
      return this.send(`{"type":"${type}"${refOf(message)},"${field}":${reply.text}}`)
    })
  }

  private async say(message: Extract<Sent, { type: 'chat' }>): Promise<void> {
    await this.services.chat.say(this.here(), this, message.room, message.text)
  }

  // Joining

  private async greet(message: Hello): Promise<void> {
    this.leave()
    const open = await this.services.tables.find(message.table)
    await this.services.chat.load(open)
    this.hello = message
    this.takeSeats(open)
    if (this.seats.length === 0 && !this.services.tables.mayWatch(open, message.tokens ?? []))
      throw new ApiError('notAllowed', 'this table can be watched only with its link, if at all')
    this.table = open
    open.here.add(this)
    await this.join(open, message.since)
    // Who only watches is counted, and no news else: there may be any number of them.
    if (this.seats.length > 0) this.services.tables.changed(open, this)
  }

  private takeSeats(open: OpenTable): boolean {
    const before = this.roles.join()
    const { watch, tokens = [] } = this.hello!
    this.seats = watch === true ? [] : this.services.tables.seatsFor(open, this.person?.id, tokens)
    this.roles = open.seats.filter(({ seat }) => this.seats.includes(seat)).flatMap(rolesOf)
    this.channels = new Set<Channel>(['public', ...this.roles])
    return before !== this.roles.join()
  }

  private async join(open: OpenTable, since?: Hello['since']): Promise<void> {
    const { tables, matches } = this.services
    const missed = since === undefined ? false : matches.resume(open.table.id, this, since)
    if (missed !== false) return this.resumed(open, missed)
    const { state, stopped } = open.table
    if (state === 'open' || state === 'opening' || stopped?.startsWith('load: ')) return this.welcome(open, '[]', '')
    const info = JSON.stringify(await tables.info(open))
    return matches.join(
      open.table.id,
      this,
      (parts, run) => void this.welcomeNow(open, info, parts, run),
      (reply) => this.failReply(reply, this.hello!),
    )
  }

  private async resumed(open: OpenTable, missed: readonly PartText[]): Promise<void> {
    this.isShown = true
    const info = JSON.stringify(await this.services.tables.info(open))
    this.send(`{"type":"resumed"${refOf(this.hello!)},"table":${info},${this.own()}}`)
    if (missed.length > 0) this.send(updateText(missed))
    tellWhoIsHere(open)
  }

  private own(): string {
    return `"seats":${JSON.stringify(this.seats)},"roles":${JSON.stringify(this.roles)}`
  }

  private async welcome(open: OpenTable, parts: string, run: string): Promise<void> {
    this.welcomeNow(open, JSON.stringify(await this.services.tables.info(open)), parts, run)
  }

  /** Without waiting for anything: an update that follows must come after it. */
  private welcomeNow(open: OpenTable, info: string, parts: string, run: string): void {
    this.isShown = run !== ''
    const head = `{"type":"welcome"${refOf(this.hello!)},"version":${PROTOCOL_VERSION},"run":"${run}","table":${info}`
    const chat = JSON.stringify(this.services.chat.linesFor(open, this))
    this.send(`${head},${this.own()},"parts":${parts},"chat":${chat}}`)
    tellWhoIsHere(open)
  }

  // Watcher and AtTable

  show(frame: Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.stream.writableLength > MOST_UNREAD) return this.socket.terminate()
    this.stream.write(frame)
  }

  rejoin(): void {
    const { table } = this
    if (table === undefined) return
    this.services.matches.leave(table.table.id, this)
    void this.join(table).catch((error: unknown) => this.fail(error, {}))
  }

  tableChanged(info: Promise<string>): void {
    const { table } = this
    if (table === undefined) return
    const isOther = this.takeSeats(table)
    const mayStay = this.seats.length > 0 || this.services.tables.mayWatch(table, this.hello!.tokens ?? [])
    if (!mayStay) {
      this.fail(new ApiError('notAllowed', 'you may not watch this table any more'), {})
      return this.leave()
    }
    if (isOther || (!this.isShown && table.table.state === 'running')) return this.rejoin()
    void info
      .then((text) => this.send(`{"type":"table","table":${text},${this.own()}}`))
      .catch((error: unknown) => this.fail(error, {}))
    return undefined
  }

  private leave(): void {
    const { table } = this
    if (table === undefined) return
    this.table = undefined
    this.isShown = false
    table.here.delete(this)
    this.services.matches.leave(table.table.id, this)
    if (this.seats.length > 0) this.services.tables.changed(table)
    tellWhoIsHere(table)
  }

  // Sending

  send(message: string): void {
    this.show(textFrame(message))
  }

  private failReply(reply: Reply, message: { ref?: number }): void {
    if (reply.kind === 'error') this.fail(new ApiError(reply.code, reply.message), message)
  }

  private fail(error: unknown, message: { ref?: number }): void {
    const known = error instanceof ApiError ? error : new ApiError('internal', 'something went wrong here')
    if (known !== error) this.services.onTrouble('a message failed', error)
    this.send(`{"type":"error"${refOf(message)},${JSON.stringify(known.body).slice(1)}`)
  }
}

function readMessage(data: Buffer, isBinary: boolean): Sent {
  let value: unknown
  try {
    value = isBinary ? undefined : JSON.parse(data.toString('utf8'))
  } catch {
    value = undefined
  }
  if (typeof value !== 'object' || value === null) throw new ApiError('malformed', 'a message is a JSON object')
  const answer = asAnswer(value)
  if (answer !== undefined) return answer
  if ((value as { type?: unknown }).type === 'hello' && (value as { version?: unknown }).version !== PROTOCOL_VERSION)
    throw new ApiError('version', `this server speaks version ${PROTOCOL_VERSION}: load the page again`)
  return read(clientMessageSchema, value, 'malformed') as Sent
}
