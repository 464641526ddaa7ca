import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Role } from '../engine/index.ts'
import { dispatch, type ActMessage, type Desk, type LookMessage } from '../host/desk.ts'
import type { ClientMessage, Hello } from '../protocol/socket.ts'
import { PROTOCOL_VERSION } from '../protocol/views.ts'
import type { Chat } from './chat.ts'
import { envelope, inReply, updateText } from './envelope.ts'
import { ApiError } from './errors.ts'
import { streamOf, textFrame } from './frame.ts'
import { Inbox } from './inbox.ts'
import type { Matches } from './matches.ts'
import { Pace, readMessage } from './messages-in.ts'
import type { Metrics } from './metrics.ts'
import { tellWhoIsHere } from './presence.ts'
import type { PartText, Reply } from './running.ts'
import type { Seating } from './seating.ts'
import { storedParts } from './stopped.ts'
import type { BotRow } from './store/schema.ts'
import type { Store } from './store/store.ts'
import type { OpenTable, Tables } from './tables.ts'
import { Visit, type Visitor } from './visit.ts'

export interface ConnectionServices {
  readonly store: Store
  readonly tables: Tables
  readonly seating: Seating
  readonly matches: Matches
  readonly chat: Chat
  readonly metrics: Metrics
  /** Messages a second, and how many at once. */
  readonly rate: { readonly perSecond: number; readonly burst: number }
  /** How many messages of one connection may wait. */
  readonly waiting: number
  onTrouble(message: string, error: unknown): void
}

/** Who is behind a socket. */
export interface Who {
  readonly person: { readonly id: string; name: string } | undefined
  /** The hash of its session, or of its token. */
  readonly session: string | undefined
  /** No person, but a program that answers for one seat. */
  readonly program?: BotRow
}

/** A client that reads too slowly is let go: it can come back and be shown everything. */
const MOST_UNREAD = 4_000_000

/** Why the server closes a socket. */
export const CLOSE = { sessionEnded: 4401, tooMuch: 1008, comeAgain: 1012 } as const

/** Views and questions come by themselves. */
const PROGRAMS_SAY: ReadonlySet<ClientMessage['type']> = new Set(['hello', 'ping', 'answer', 'answers', 'offer'])

const refOf = ({ ref }: { ref?: number }): { ref?: number } => (ref === undefined ? {} : { ref })

/**
 * One socket: somebody who visits one table at a time. Messages are handled one after the other; a visit never changes what it may
 * see, and what comes back for a visit that is over reaches nobody.
 */
export class Connection implements Visitor, Desk<void | Promise<void>> {
  readonly person: Who['person']
  readonly session: string | undefined
  readonly program: BotRow | undefined
  private visit: Visit | undefined
  private readonly socket: WebSocket
  private readonly stream: Duplex
  private readonly services: ConnectionServices
  private readonly inbox: Inbox<ClientMessage>
  private readonly pace: Pace
  private isClosed = false

  constructor(socket: WebSocket, who: Who, services: ConnectionServices) {
    this.socket = socket
    this.stream = streamOf(socket)
    this.person = who.person
    this.session = who.session
    this.program = who.program
    this.services = services
    this.pace = new Pace(services.rate)
    this.inbox = new Inbox(
      services.waiting,
      (message) => this.answer(message),
      (error) => services.onTrouble('a message could not be answered', error),
    )
    socket.on('message', (data: Buffer, isBinary: boolean) => this.receive(data, isBinary))
    // The library would answer every ping of the protocol, however many come and whoever reads the answers.
    socket.on('ping', (data: Buffer) => this.mayPass() && this.mayWrite() && socket.pong(data))
    socket.on('pong', () => void this.mayPass())
    socket.on('close', () => this.close())
    socket.on('error', () => this.close())
  }

  private close(): void {
    this.isClosed = true
    this.inbox.close()
    this.leave()
  }

  /** What the protocol itself sends to and fro is no way around the pace. */
  private mayPass(): boolean {
    const pace = this.pace.next()
    if (pace === 'close') this.socket.close(CLOSE.tooMuch)
    return pace === 'pass'
  }

  // Receiving

  private receive(data: Buffer, isBinary: boolean): void {
    this.services.metrics.messages.inc()
    let ref: { ref?: number } = {}
    try {
      const pace = this.pace.next()
      if (pace === 'close') return this.socket.close(CLOSE.tooMuch)
      // Who does not listen is told once, and not with every message.
      if (pace === 'drop') return undefined
      if (pace === 'refuse') throw new ApiError('tooFast', 'too many messages')
      const message = readMessage(data, isBinary)
      ref = message
      if (!this.inbox.put(message)) throw new ApiError('busy', 'too many messages are waiting')
      return undefined
    } catch (error) {
      return this.fail(error, ref)
    }
  }

  private async answer(message: ClientMessage): Promise<void> {
    try {
      if (this.isProgram && !PROGRAMS_SAY.has(message.type))
        throw new ApiError('notAllowed', 'a program only answers for its seat')
      await dispatch<void | Promise<void>>(message, this)
    } catch (error) {
      this.fail(error, message)
    }
  }

  get isProgram(): boolean {
    return this.program !== undefined
  }

  private here(): Visit {
    if (this.visit === undefined) throw new ApiError('notNow', 'say hello first')
    return this.visit
  }

  private roleOf({ role }: { role?: Role }): Role {
    const { roles } = this.here()
    const own = role ?? roles[0]
    if (own === undefined || !roles.includes(own)) throw new ApiError('notYourSeat', 'this is not your seat')
    return own
  }

  // Desk

  pong(message: { ref?: number }): void {
    this.send(JSON.stringify({ type: 'pong', ...refOf(message) }))
  }

  chat({ room, text }: Extract<ClientMessage, { type: 'chat' }>): Promise<void> {
    return this.services.chat.say(this.here().open, this.here(), room, text)
  }

  async act(message: ActMessage): Promise<void> {
    const { visit, role } = this.acting(message)
    await this.services.matches.act(visit.open.table.id, role, message, visit, (reply) =>
      this.acted(visit, message, reply),
    )
  }

  async concede(message: Extract<ClientMessage, { type: 'concede' }>): Promise<void> {
    const { visit, role } = this.acting(message)
    await this.services.seating.concede(visit.open, role, visit, (reply) => this.acted(visit, message, reply))
  }

  private acting(message: { role?: Role }): { visit: Visit; role: Role } {
    const visit = this.here()
    const role = this.roleOf(message)
    const { state } = visit.open.table
    if (state === 'stopped') throw new ApiError('stopped', 'this match was stopped')
    if (state !== 'running' && state !== 'over') throw new ApiError('notRunning', 'the match has not started')
    return { visit, role }
  }

  private acted(visit: Visit, message: { ref?: number }, reply: Reply): void {
    if (reply.kind === 'accepted') {
      const head = { ...refOf(message), taken: reply.taken }
      // Whoever has another visit by now has been shown everything; what was done is acknowledged all the same.
      if (visit.isOver) this.send(updateText([], head))
      else
        visit.send(
          updateText(
            reply.parts.filter(([channel]) => visit.channels.has(channel)),
            head,
          ),
        )
    } else if (reply.kind === 'refused') {
      this.send(inReply(reply.text, message.ref))
      // Whoever answers a question of yesterday has missed something.
      if (reply.why === 'stale') visit.rejoin()
    } else this.failReply(reply, message)
  }

  async look(message: LookMessage): Promise<void> {
    const visit = this.here()
    const isSpectator = message.type === 'history' && visit.roles.length === 0
    const role = isSpectator ? undefined : this.roleOf(message)
    const as = { message, role, seed: `${Date.now()} ${visit.seats.join()}` }
    const reply = await this.services.matches.look(visit.open.table.id, { look: 'asked', as }, visit, visit)
    if (visit.isOver) return this.fail(new ApiError('notNow', 'you have left this table'), message)
    if (reply.kind !== 'seen') return this.failReply(reply, message)
    if (reply.text === undefined) return this.fail(new ApiError('notNow', 'there is nothing to see'), message)
    return visit.send(inReply(reply.text, message.ref))
  }

  // Visiting

  async greet(hello: Hello): Promise<void> {
    this.leave()
    const open = await this.services.tables.find(hello.table)
    if (this.isClosed) return
    const visit = this.begin(open, hello, hello.ref)
    try {
      await this.join(visit, hello.since)
    } catch (error) {
      // Who could not be shown anything is not there.
      visit.takeRef()
      if (this.visit === visit) this.leave()
      throw error
    }
    if (!this.isProgram) await this.services.seating.cameBack(open, visit.seats)
    // Who only watches is counted, and no news else: there may be any number of them.
    if (!visit.isOver && visit.seats.length > 0) this.services.tables.changed(open)
  }

  private seatsAt(open: OpenTable, { watch }: Hello): number[] {
    const { tables } = this.services
    if (this.program !== undefined) return tables.seatOfProgram(open, this.program)
    return watch === true ? [] : tables.seatsFor(open, this.person?.id)
  }

  private mayWatch(open: OpenTable, { tokens = [] }: Hello): boolean {
    return !this.isProgram && this.services.tables.mayWatch(open, this.person?.id, tokens)
  }

  /** Who may see what is decided here, once and for the whole visit. */
  private begin(open: OpenTable, hello: Hello, ref: number | undefined): Visit {
    const seats = this.seatsAt(open, hello)
    if (seats.length === 0 && !this.mayWatch(open, hello))
      throw new ApiError('notAllowed', 'this table can be watched only with its link, if at all')
    const visit = new Visit(this, open, hello, seats, ref)
    this.visit = visit
    open.here.add(visit)
    return visit
  }

  private async join(visit: Visit, since?: Hello['since']): Promise<void> {
    const { matches, chat, tables } = this.services
    const { open } = visit
    await chat.load(open)
    await tables.lookAtPack(open)
    const info = JSON.stringify(await tables.info(open))
    if (visit.isOver) return
    const missed = since === undefined ? undefined : matches.resume(open.table.id, visit, since)
    if (missed !== undefined) return this.resumed(visit, info, missed)
    const { state } = open.table
    if (state === 'open' || state === 'opening') return this.welcome(visit, info, '[]', '')
    const failure = await this.shown(visit, info)
    if (failure?.kind !== 'error' || visit.isOver) return
    if (failure.code !== 'stopped') throw new ApiError(failure.code, failure.message)
    // The rules cannot show it any more: what was told is still there.
    const parts = await storedParts(this.services.store, open.table, visit.roles)
    const now = JSON.stringify(await tables.info(open))
    this.welcome(visit, now, JSON.stringify(parts), '')
  }

  private async shown(visit: Visit, info: string): Promise<Reply | undefined> {
    const { matches } = this.services
    try {
      return await matches.join(visit.open.table.id, visit, (parts, run) => this.welcome(visit, info, parts, run))
    } catch (error) {
      if (error instanceof ApiError) return { kind: 'error', code: error.code, message: error.message }
      throw error
    }
  }

  private resumed(visit: Visit, info: string, missed: readonly PartText[]): void {
    visit.isShown = true
    visit.send(envelope({ type: 'resumed', ...visit.takeRef(), ...visit.own }, { table: info }))
    if (missed.length > 0) visit.send(updateText(missed))
    this.welcomed(visit)
  }

  /** Without waiting for anything: an update that follows must come after it. */
  private welcome(visit: Visit, info: string, parts: string, run: string): void {
    visit.isShown = run !== ''
    const chat = this.services.chat.linesFor(visit.open, visit)
    const { pack = '' } = visit.open
    const own = { ...visit.own, chat, ...(pack === '' ? {} : { pack }) }
    const head = { type: 'welcome', ...visit.takeRef(), version: PROTOCOL_VERSION, run, ...own }
    visit.send(envelope(head, { table: info, parts }))
    this.welcomed(visit)
  }

  private welcomed(visit: Visit): void {
    const thinking = this.services.matches.thinkingAt(visit.open.table.id)
    if (thinking !== undefined) visit.send(thinking)
    visit.welcomed()
    tellWhoIsHere(visit.open)
  }

  private leave(): void {
    const { visit } = this
    if (visit === undefined) return
    this.visit = undefined
    this.end(visit)
    if (visit.seats.length > 0) this.services.tables.changed(visit.open)
    tellWhoIsHere(visit.open)
  }

  private end(visit: Visit): void {
    visit.end()
    visit.open.here.delete(visit)
    this.services.matches.leave(visit.open.table.id, visit)
  }

  // Visitor

  comeAgain(visit: Visit): void {
    if (this.visit !== visit) return
    this.end(visit)
    try {
      const again = this.begin(visit.open, visit.hello, visit.takeRef().ref)
      void this.join(again).catch((error: unknown) => {
        this.failJoin(again, error)
        // Nobody is left at a table without hearing of it: the client comes again by itself.
        if (this.visit === again) this.letGo()
      })
    } catch (error) {
      this.visit = undefined
      this.failJoin(visit, error)
    }
  }

  private failJoin(visit: Visit, error: unknown): void {
    this.fail(error, visit.takeRef())
  }

  /** Who has other seats now, or none, makes another visit; who may not stay is shown out. */
  rightsChanged(visit: Visit): void {
    const { open, hello } = visit
    const seats = this.seatsAt(open, hello)
    if (seats.length === 0 && !this.mayWatch(open, hello)) {
      this.failJoin(visit, new ApiError('notAllowed', 'you may not watch this table any more'))
      return this.leave()
    }
    if (seats.join() !== visit.seats.join()) this.comeAgain(visit)
    return undefined
  }

  letGo(): void {
    this.socket.close(CLOSE.comeAgain)
  }

  /** The session has ended: with it everything that it opened. */
  showOut(): void {
    this.close()
    this.socket.close(CLOSE.sessionEnded)
  }

  // Sending

  show(frame: Buffer): void {
    if (this.mayWrite()) this.stream.write(frame)
  }

  private mayWrite(): boolean {
    if (this.isClosed || this.socket.readyState !== this.socket.OPEN) return false
    if (this.stream.writableLength <= MOST_UNREAD) return true
    this.socket.terminate()
    return false
  }

  private send(message: string): void {
    this.show(textFrame(message))
  }

  private failReply(reply: Reply, message: { ref?: number }): void {
    if (reply.kind === 'error') this.fail(new ApiError(reply.code, reply.message), message)
  }

  private fail(error: unknown, message: { ref?: number }): void {
    const known = error instanceof ApiError ? error : new ApiError('internal', 'something went wrong here')
    if (known !== error) this.services.onTrouble('a message failed', error)
    this.send(JSON.stringify({ type: 'error', ...refOf(message), ...known.body }))
  }
}
