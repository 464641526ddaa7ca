import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Odds } from '../../engine/game.ts'
import type { GameEvent, Reason, Role } from '../../engine/table.ts'
import type { World } from '../../host/world.ts'
import type { TableInfo } from '../../protocol/http.ts'
import { applyParts, emptyMirror, eventsToldTo, sinceOf, type Mirror, type RoleMirror } from '../../protocol/mirror.ts'
import type { ChatLine, Room } from '../../protocol/socket.ts'
import { PROTOCOL_VERSION, type Part } from '../../protocol/views.ts'
import { useSettings } from '../app/settings.ts'
import type { Said } from '../local/table.ts'
import { nextEyes } from './eyes.ts'
import type { Link, LinkEvents, Outgoing } from './link.ts'

export interface Refused {
  readonly why: 'over' | 'stale' | 'notYours' | 'notOffered' | 'notAllowed'
  readonly reasons: readonly Reason[]
}

export interface TableState {
  readonly status: 'connecting' | 'ready' | 'lost' | 'failed'
  /** An error code and, for the curious, its text. */
  readonly problem: { readonly code: string; readonly text: string } | undefined
  readonly table: TableInfo | undefined
  readonly seats: readonly number[]
  readonly roles: readonly Role[]
  readonly mirror: Mirror
  readonly chat: readonly ChatLine[]
  readonly watchers: number
  /** Whose eyes look at the table. */
  readonly eyes: Role | undefined
  /** The device has to be passed on to this role first. */
  readonly cover: Role | undefined
  /** An earlier moment that is being looked at. */
  readonly past: { readonly at: number; readonly mirror: Mirror } | undefined
  /** What is to be animated: events since the view shown before. */
  readonly fresh: readonly GameEvent[]
  readonly refused: Refused | undefined
  readonly odds: readonly Odds[]
}

const START: TableState = {
  status: 'connecting',
  problem: undefined,
  table: undefined,
  seats: [],
  roles: [],
  mirror: emptyMirror,
  chat: [],
  watchers: 0,
  eyes: undefined,
  cover: undefined,
  past: undefined,
  fresh: [],
  refused: undefined,
  odds: [],
}

export const ownOf = (state: TableState): RoleMirror | undefined =>
  state.eyes === undefined ? undefined : state.mirror.roles.get(state.eyes)

/** What the page knows of one table, and what it can do there. It holds no rules: it mirrors what it is told. */
export class TableSession {
  readonly store: StoreApi<TableState> = createStore(() => START)
  readonly isLocal: boolean
  private readonly link: Link
  private readonly greeting: Omit<Extract<Outgoing, { type: 'hello' }>, 'type' | 'version'>
  private run = ''
  private askedOdds = ''

  constructor(connect: (events: LinkEvents) => Link, greeting: TableSession['greeting']) {
    this.greeting = greeting
    this.link = connect({ heard: (message) => this.hear(message), lost: () => this.set({ status: 'lost' }) })
    this.isLocal = this.link.isLocal
  }

  get state(): TableState {
    return this.store.getState()
  }

  private set(part: Partial<TableState>): void {
    this.store.setState(part)
  }

  /** Says hello, at first and after every new connection. */
  async greet(isAgain = false): Promise<void> {
    const since = isAgain && this.run !== '' ? { since: sinceOf(this.state.mirror, this.run) } : {}
    await this.link.send({ type: 'hello', version: PROTOCOL_VERSION, ...this.greeting, ...since })
  }

  close(): void {
    this.link.close()
  }

  // Hearing

  private hear(message: Said): void {
    switch (message.type) {
      case 'welcome':
        this.run = message.run
        this.set({
          status: 'ready',
          problem: undefined,
          table: message.table,
          seats: message.seats,
          roles: message.roles,
          chat: message.chat,
        })
        return this.take(message.parts, true)
      case 'resumed':
      case 'table':
        this.set({ status: 'ready', table: message.table, seats: message.seats, roles: message.roles })
        return this.look()
      case 'update':
        return this.take(message.parts, false)
      case 'refused':
        return this.set({ refused: { why: message.why, reasons: message.reasons } })
      case 'chat':
        return this.set({ chat: [...this.state.chat, message.line] })
      case 'here':
        return this.setHere(message.seats, message.watchers)
      case 'error':
        return this.fail(message.code, message.message)
      default:
    }
  }

  private fail(code: string, text: string): void {
    const isFatal = this.state.status !== 'ready' || code === 'stopped'
    this.set({ problem: { code, text }, ...(isFatal && code !== 'busy' ? { status: 'failed' as const } : {}) })
  }

  private setHere(seats: readonly number[], watchers: number): void {
    const { table } = this.state
    if (table === undefined) return
    const here = table.seats.map((seat) => ({ ...seat, isHere: seats.includes(seat.seat) }))
    this.set({ watchers, table: { ...table, seats: here } })
  }

  private take(parts: readonly Part[], isWhole: boolean): void {
    const old = this.state.mirror
    const mirror = applyParts(isWhole ? emptyMirror : old, parts)
    if (mirror === undefined) return void this.greet()
    const { eyes } = this.state
    const before = eventsToldTo(old, eyes).length
    const fresh = isWhole ? [] : eventsToldTo(mirror, eyes).slice(before)
    this.set({ mirror, fresh: fresh.map(({ event }) => event) })
    this.look()
  }

  /** Whose eyes look now, and what follows from it. */
  private look(): void {
    const { state } = this
    const next = nextEyes(state)
    if (next.eyes !== state.eyes || next.cover !== state.cover) this.set(next)
    this.askOdds()
    this.maybeEndTurn()
  }

  /** The person the device was passed to is ready to look. */
  uncover(): void {
    const { cover } = this.state
    if (cover === undefined) return
    this.set({ eyes: cover, cover: undefined, fresh: [], past: undefined, refused: undefined, odds: [] })
    this.look()
  }

  private askOdds(): void {
    const question = ownOf(this.state)?.question
    const id = question?.id ?? ''
    if (id === this.askedOdds) return
    this.askedOdds = id
    if (this.state.odds.length > 0) this.set({ odds: [] })
    if (question === undefined) return
    void this.fetchOdds(id)
  }

  private async fetchOdds(id: string): Promise<void> {
    const reply = await this.ask({ type: 'odds' })
    if (reply.type === 'odds' && this.askedOdds === id && reply.odds.length > 0) this.set({ odds: reply.odds })
  }

  private maybeEndTurn(): void {
    const question = ownOf(this.state)?.question
    if (question === undefined || this.state.cover !== undefined || !useSettings.getState().endTurn) return
    if (question.closes && question.options.length === 1) void this.answer(question.options[0].key)
  }

  // Doing

  private role(): { role: Role } | object {
    const { eyes } = this.state
    return eyes === undefined ? {} : { role: eyes }
  }

  private ask(message: Outgoing): Promise<Said> {
    return this.link.send({ ...message, ...this.role() } as Outgoing)
  }

  private async act(message: Outgoing): Promise<boolean> {
    this.set({ refused: undefined })
    const reply = await this.ask(message)
    return reply.type === 'update'
  }

  async answer(...keys: string[]): Promise<boolean> {
    const question = ownOf(this.state)?.question
    if (question === undefined || this.state.past !== undefined) return false
    if (keys.length === 1) return this.act({ type: 'answer', question: question.id, option: keys[0] })
    return this.act({ type: 'answers', question: question.id, options: keys })
  }

  offer = (key: string): Promise<boolean> => this.act({ type: 'offer', key })
  undo = (): Promise<boolean> => this.act({ type: 'undo' })
  redo = (): Promise<boolean> => this.act({ type: 'redo' })
  request = (): Promise<boolean> => this.act({ type: 'request' })
  consent = (yes: boolean): Promise<boolean> => this.act({ type: 'consent', yes })
  concede = (): Promise<boolean> => this.act({ type: 'concede' })
  /** Something beside the game itself went wrong. */
  trouble = (code: string): void => this.set({ problem: { code, text: code } })
  forgive = (): void => this.set({ refused: undefined, problem: undefined })

  async explain(key: string): Promise<readonly Reason[]> {
    const reply = await this.ask({ type: 'explain', key })
    return reply.type === 'explained' ? reply.reasons : []
  }

  say(room: Room, text: string): void {
    void this.link.send({ type: 'chat', room, text })
  }

  async world(): Promise<World | undefined> {
    const reply = await this.ask({ type: 'tryOut' })
    return reply.type === 'world' ? (reply.world as World | undefined) : undefined
  }

  async file(): Promise<unknown> {
    const reply = await this.link.send({ type: 'export' })
    return reply.type === 'file' ? reply.file : undefined
  }

  // Looking back

  get events(): readonly { readonly n: number; readonly event: GameEvent }[] {
    return eventsToldTo(this.state.mirror, this.state.eyes)
  }

  /** Shows the table as it was after an event; stepping forward animates it. */
  async goTo(at: number): Promise<void> {
    const { events } = this
    if (at >= events.length) return this.now()
    const reply = await this.ask({ type: 'history', event: Math.max(0, at) })
    if (reply.type !== 'history') return
    const mirror = applyParts(emptyMirror, reply.parts)
    if (mirror === undefined) return
    const isForward = this.state.past !== undefined && at === this.state.past.at + 1
    this.set({ past: { at, mirror }, fresh: isForward ? [events[at - 1].event] : [] })
  }

  now(): void {
    this.set({ past: undefined, fresh: [] })
  }
}
