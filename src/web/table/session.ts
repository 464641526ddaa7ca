import { createStore, type StoreApi } from 'zustand/vanilla'
import type { QuestionView, Reason, Role } from '../../engine/index.ts'
import type { World } from '../../bots/world.ts'
import type { Suggested } from '../../host/advisor.ts'
import { applyParts, emptyMirror, sinceOf, type Mirror, type NumberedEvent } from '../../protocol/mirror.ts'
import type { Room } from '../../protocol/socket.ts'
import { PROTOCOL_VERSION, type Part } from '../../protocol/views.ts'
import { useSettings } from '../app/settings.ts'
import type { CoachMessage } from '../local/lesson-told.ts'
import type { TableMessage } from '../local/table.ts'
import { Director } from './director/director.ts'
import { pageHouse, type PageHouse } from './director/page-house.ts'
import { nextEyes } from './eyes.ts'
import type { Heard, Link, LinkEvents, Outgoing } from './link.ts'
import { isBusy, patiently } from './patience.ts'
import { keepTurnEnd, turnEndOf } from './since.ts'
import { isAnswered, lossOf, ownOf, slowestAt, START, thinkingNow, toldIn, type TableState } from './table-state.ts'

export { ownOf, type Suggested, type TableState }

/** What the page knows of one table, and what it can do there. It holds no rules: it mirrors what it is told. */
export class TableSession {
  readonly store: StoreApi<TableState> = createStore(() => START)
  readonly isLocal: boolean
  readonly director: Director
  private readonly leave: () => void
  private readonly link: Link
  private readonly greeting: Omit<Extract<Outgoing, { type: 'hello' }>, 'type' | 'version'>
  private run = ''
  private askedOdds = ''
  private greetings = 0
  private isClosed = false
  private isConceding = false
  /** The question to which an answer is under way. */
  private answering: QuestionView | undefined
  /** The moment that is wanted; those skipped while a look was under way are never asked for. */
  private wanted: number | undefined

  constructor(connect: (events: LinkEvents) => Link, greeting: TableSession['greeting'], house: PageHouse = pageHouse) {
    this.greeting = greeting
    this.director = new Director({
      ...house,
      slowest: () => slowestAt(this.state, this.isLocal),
      isAway: () => house.isHidden() || this.state.cover !== undefined || this.state.past !== undefined,
      look: (event) => this.lookBack(event),
      show: (shown) => this.set(shown),
      rested: () => this.look(),
    })
    this.leave = house.onSeen(() => this.director.goOn())
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
    const turn = ++this.greetings
    const isWanted = (): boolean => turn === this.greetings && !this.isClosed
    const hello = (): Promise<Heard> => {
      const since = isAgain && this.run !== '' ? { since: sinceOf(this.state.mirror, this.run) } : {}
      return this.link.send({ type: 'hello', version: PROTOCOL_VERSION, ...this.greeting, ...since })
    }
    const reply = await patiently(hello, isWanted, { forEver: true })
    if (reply.type === 'error' && isWanted()) this.fail(reply.code)
  }

  /** Who we were counts no more. Nothing private stays on the page, and the next hello starts from nothing. */
  end(isSignedOut: boolean): void {
    this.run = ''
    this.set({
      seats: [],
      roles: [],
      mirror: { public: this.state.mirror.public, roles: new Map() },
      ...(isSignedOut ? { gone: 'session' as const } : {}),
    })
    this.director.reset(this.state.mirror)
    this.look()
  }

  close(): void {
    this.isClosed = true
    this.leave()
    this.director.skipAll(false)
    this.link.close()
  }

  // Hearing

  private hear(message: TableMessage): void {
    switch (message.type) {
      case 'welcome':
        this.run = message.run
        this.set({ problem: undefined, chat: message.chat, pack: message.pack })
        this.sit(message)
        return this.takeWhole(message.parts)
      case 'resumed':
      case 'table':
        this.sit(message)
        return this.look()
      case 'update':
        return this.take(message.parts, message.ref !== undefined)
      case 'refused':
        return this.set({ refused: { why: message.why, reasons: message.reasons } })
      case 'chat':
        return this.set({ chat: [...this.state.chat, message.line] })
      case 'here':
        return this.setHere(message.seats, message.watchers)
      case 'thinking':
        return this.set({ thinking: thinkingNow(message.bots) })
      case 'coach':
        return this.hearCoach(message)
      case 'error':
        return this.hearTrouble(message)
      case 'botFailed':
        return this.fail(message.type)
      default:
    }
  }

  private hearCoach({ type: _, ...coach }: CoachMessage): void {
    this.set({ coach, ...(coach.lesson?.kind === 'watch' ? { watching: coach } : {}) })
  }

  private hearTrouble(trouble: Extract<TableMessage, { type: 'error' }>): void {
    // What was asked from here is dealt with where it was asked.
    if (trouble.ref !== undefined) return
    // The server wanted to show everything anew and could not: it is asked for it until it can.
    if (trouble.code === 'busy') return void this.greet()
    if (isBusy(trouble)) return
    if (trouble.code === 'notAllowed') this.shutOut()
    this.fail(trouble.code)
  }

  /** The table may not be seen from here any more: nothing of it stays on the page. */
  private shutOut(): void {
    const { seats, gone, status } = this.state
    const wasWatching = seats.length === 0 && status === 'ready' && gone === undefined
    const lost = this.isConceding ? 'conceded' : 'seat'
    // Said before the eyes are closed: how soon the page is drawn without them hangs on it.
    this.set({
      status: 'failed',
      mirror: emptyMirror,
      chat: [],
      past: undefined,
      gone: seats.length > 0 ? lost : wasWatching ? 'watch' : gone,
    })
    this.end(false)
  }

  /** The table, and what is held of it from here. */
  private sit({
    table,
    seats,
    roles,
  }: Pick<Extract<TableMessage, { type: 'table' }>, 'table' | 'seats' | 'roles'>): void {
    const { state } = this
    const wasStopped = state.table?.state === 'stopped' && table.state !== 'stopped'
    const hasLost = state.seats.length > 0 && seats.length === 0
    const kept = [...state.mirror.roles].filter(([role]) => roles.includes(role))
    this.set({
      status: 'ready',
      table,
      seats,
      roles,
      gone: seats.length > 0 ? undefined : hasLost ? lossOf(table, state.seats) : state.gone,
      ...(kept.length < state.mirror.roles.size
        ? { mirror: { public: state.mirror.public, roles: new Map(kept) }, past: undefined }
        : {}),
    })
    if (kept.length < state.mirror.roles.size) this.director.reset(this.state.mirror)
    // The match that goes on is another run of it, of which nothing is known here.
    if (wasStopped) void this.greet()
  }

  private fail(code: string): void {
    const isFatal = this.state.status !== 'ready' || (this.isLocal && code === 'stopped')
    this.set({ problem: { code }, ...(isFatal ? { status: 'failed' as const } : {}) })
  }

  private setHere(seats: readonly number[], watchers: number): void {
    const { table } = this.state
    if (table === undefined) return
    const here = table.seats.map((seat) => ({ ...seat, isHere: seats.includes(seat.seat) }))
    this.set({ watchers, table: { ...table, seats: here } })
  }

  private takeWhole(parts: readonly Part[]): void {
    const mirror = applyParts(emptyMirror, parts)
    if (mirror === undefined) return void this.greet()
    this.set({ mirror })
    this.director.reset(mirror)
    this.look()
  }

  /** Own acts are seen at once, those of others one after the other. */
  private take(parts: readonly Part[], isReply: boolean): void {
    const { mirror: old } = this.state
    const mirror = applyParts(old, parts)
    if (mirror === undefined) return void this.greet()
    this.set({ mirror })
    const isOwn = isReply || isAnswered(old, mirror)
    this.director.take(parts, mirror, isOwn)
    if (isOwn) this.noteTurn(old)
    this.look()
  }

  /** A turn ends with an answer after which nothing more is asked; what others did in the same step is news. */
  private noteTurn(before: Mirror): void {
    const { table, eyes } = this.state
    if (table === undefined || eyes === undefined || ownOf(this.state)?.question !== undefined) return
    const turnEnd = { told: toldIn(before, eyes), when: Date.now() }
    this.set({ turnEnd })
    keepTurnEnd(localStorage, table.id, eyes, turnEnd)
  }

  private recallTurn(): void {
    const { table, eyes } = this.state
    if (table === undefined || eyes === undefined) return this.set({ turnEnd: undefined })
    this.set({ turnEnd: turnEndOf(localStorage, table.id, eyes) })
  }

  /** Whose eyes look now, and what follows from it. */
  private look(): void {
    const { state } = this
    // Who watches a show sees its end before the device is passed on.
    const watches =
      state.isShowing && (state.eyes === undefined ? state.roles.length > 1 : state.roles.includes(state.eyes))
    const next = watches ? state : nextEyes(state)
    if (next.eyes !== state.eyes || next.cover !== state.cover) this.set({ eyes: next.eyes, cover: next.cover })
    if (next.eyes !== state.eyes) this.recallTurn()
    this.director.look(next.eyes)
    this.askOdds()
    this.maybeEndTurn()
  }

  /** The person the device was passed to is ready to look. */
  uncover(): void {
    const { cover } = this.state
    if (cover === undefined) return
    this.set({ eyes: cover, cover: undefined, past: undefined, refused: undefined, odds: [] })
    this.recallTurn()
    this.look()
    this.director.goOn()
  }

  private askOdds(): void {
    const question = ownOf(this.state)?.question
    const id = question?.id ?? ''
    if (id === this.askedOdds) return
    this.askedOdds = id
    if (this.state.odds.length > 0) this.set({ odds: [] })
    if (question !== undefined) void this.fetchOdds(id)
  }

  private async fetchOdds(id: string): Promise<void> {
    const reply = await this.ask({ type: 'odds' }, () => this.askedOdds === id)
    if (reply.type === 'odds' && this.askedOdds === id && reply.odds.length > 0) this.set({ odds: reply.odds })
  }

  private maybeEndTurn(): void {
    const question = ownOf(this.state)?.question
    const { cover, isShowing } = this.state
    if (question === undefined || cover !== undefined || isShowing || !useSettings.getState().endTurn) return
    if (question.closes && question.options.length === 1) void this.answer(question.options[0].key)
  }

  // Doing

  private send(message: Outgoing): Promise<Heard> {
    const { eyes } = this.state
    return this.link.send({ ...(eyes === undefined ? {} : { role: eyes }), ...message } as Outgoing)
  }

  /** A look changes nothing: while the server is busy it is quietly tried again. */
  private ask(message: Outgoing, isWanted = (): boolean => true): Promise<Heard> {
    return patiently(
      () => this.send(message),
      () => !this.isClosed && isWanted(),
    )
  }

  private async act(message: Outgoing): Promise<boolean> {
    this.director.skipAll(false)
    this.set({ refused: undefined })
    const reply = await this.send(message)
    if (reply.type === 'error') this.fail(reply.code)
    // What went wrong before has been overcome.
    else if (reply.type === 'update' && this.state.problem !== undefined) this.set({ problem: undefined })
    if (reply.type !== 'update') this.look()
    return reply.type === 'update'
  }

  async answer(...keys: string[]): Promise<boolean> {
    const question = ownOf(this.state)?.question
    if (question === undefined || this.state.past !== undefined) return false
    // A second click is no second answer: the server would call it stale.
    if (this.answering === question) return false
    this.answering = question
    const message: Outgoing =
      keys.length === 1
        ? { type: 'answer', question: question.id, option: keys[0] }
        : { type: 'answers', question: question.id, options: keys }
    const isTaken = await this.act(message)
    if (this.answering === question) this.answering = undefined
    return isTaken
  }

  offer = (key: string): Promise<boolean> => this.act({ type: 'offer', key })
  undo = (): Promise<boolean> => this.act({ type: 'undo' })
  redo = (): Promise<boolean> => this.act({ type: 'redo' })
  request = (): Promise<boolean> => this.act({ type: 'request' })
  consent = (yes: boolean): Promise<boolean> => this.act({ type: 'consent', yes })
  /** In a lesson: on, or show me. */
  goOn = (): Promise<boolean> => this.act({ type: 'goOn' })
  showMe = (): Promise<boolean> => this.act({ type: 'showMe' })
  /** Something beside the game itself went wrong. */
  trouble = (code: string): void => this.set({ problem: { code } })
  forgive = (): void => this.set({ refused: undefined, problem: undefined })

  /** Who may not watch afterwards is shown out before the reply comes. */
  async concede(roles: readonly Role[] = this.state.eyes === undefined ? [] : [this.state.eyes]): Promise<boolean> {
    this.isConceding = true
    for (const role of roles) this.isConceding &&= await this.act({ type: 'concede', role })
    return this.isConceding
  }

  explain = (key: string): Promise<readonly Reason[]> =>
    this.ask({ type: 'explain', key }).then((reply) => (reply.type === 'explained' ? reply.reasons : []))

  /** What would be sound here, if anybody can say. */
  advise = (): Promise<Suggested | undefined> =>
    this.ask({ type: 'advise' }).then((reply) => (reply.type === 'advice' ? reply : undefined))

  /** Nothing is replied to what was said: it is heard like everybody's. */
  async say(room: Room, text: string): Promise<void> {
    const reply = await this.link.send({ type: 'chat', room, text })
    if (reply.type === 'error') this.fail(reply.code)
  }

  async world(): Promise<{ world: World; pack?: unknown } | undefined> {
    const reply = await this.ask({ type: 'tryOut' })
    return reply.type === 'world' ? { world: reply.world as World, pack: reply.pack } : undefined
  }

  file = (): Promise<unknown> =>
    this.link.send({ type: 'export' }).then((reply) => (reply.type === 'file' ? reply.file : undefined))

  // Looking back

  /** What was told and has been shown. */
  get events(): readonly NumberedEvent[] {
    return this.state.told
  }

  /** The table as it was after an event; a busy server is not asked twice. */
  private async lookBack(event: number): Promise<Mirror | undefined> {
    const reply = await this.send({ type: 'history', event })
    return reply.type === 'history' ? applyParts(emptyMirror, reply.parts) : undefined
  }

  /** Shows the table as it was after an event; stepping forward animates it. */
  async goTo(at: number): Promise<void> {
    if (at >= this.events.length) return this.now()
    const isUnderWay = this.wanted !== undefined
    this.wanted = Math.max(0, at)
    // Whoever drags a slider passes hundreds of moments: only the one they stop at is looked up.
    if (isUnderWay) return
    while (this.wanted !== undefined) await this.show(this.wanted)
  }

  private async show(at: number): Promise<void> {
    const reply = await this.ask({ type: 'history', event: at }, () => this.wanted === at)
    if (this.wanted !== at) return
    this.wanted = undefined
    if (reply.type === 'error') this.fail(reply.code)
    if (reply.type !== 'history') return
    const mirror = applyParts(emptyMirror, reply.parts)
    if (mirror === undefined) return
    const isForward = this.state.past !== undefined && at === this.state.past.at + 1
    const isUnseen = mirror.public.cells.size === 0 && this.state.mirror.public.cells.size > 0
    const shown = isUnseen ? (this.state.past?.mirror ?? this.state.mirror) : mirror
    this.set({ past: { at, mirror: shown, isUnseen }, fresh: isForward ? [this.events[at - 1].event] : [] })
  }

  now(): void {
    this.wanted = undefined
    this.set({ past: undefined, fresh: [] })
    this.director.goOn()
  }
}
