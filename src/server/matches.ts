import type { Problem, Role } from '../engine/index.ts'
import type { Action } from '../host/host.ts'
import { STOP_REASONS, stopText } from '../protocol/stopped.ts'
import type { Channel } from '../protocol/views.ts'
import { Batches } from './batches.ts'
import { ApiError } from './errors.ts'
import { GivenUp } from './given-up.ts'
import { MakerQueue } from './maker-queue.ts'
import { BUSY, MAKING_DEATHS, STOPPED, STORAGE, UNSENT } from './heard.ts'
import type { Death, Heard, StepSaid, Unsent } from './heard.ts'
import type { MatchesOptions, MatchSource, SeatStep } from './match-source.ts'
import { Requests } from './requests.ts'
import { answerThen, Running, showAll } from './running.ts'
import type { OnReply, PartText, Pending, Reply, Watcher } from './running.ts'
import type { Write } from './store/store.ts'
import { storeSteps } from './storing.ts'
import { thinkersOf, thinkingText, thoughtsOf } from './thinking.ts'
import type { ThinkRequests } from './think-requests.ts'
import type { Handle, Look, Op } from './worker/messages.ts'
import { WorkerPool } from './worker/pool.ts'

/** A match that failed is tried again this often before it is given up. */
const TRIES = 1

/**
 * All matches that are loaded. An accepted action is stored at the next number of its match, together with everything else that
 * came in the same turn of the event loop; only then is anybody told. If it cannot be stored, the match is loaded again as it was.
 */
export class Matches {
  private readonly options: MatchesOptions
  private readonly pool: WorkerPool
  private readonly running = new Map<string, Running>()
  private readonly byHandle = new Map<Handle, Running>()
  readonly making: MakerQueue
  private readonly thoughts: ThinkRequests
  private readonly requests: Requests
  private readonly opening = new Map<string, Promise<Running>>()
  private readonly heard: Batches<Heard>
  private readonly givenUp = new GivenUp()
  /** Hashes of content that is known to be stored. */
  private readonly contents = new Set<string>()
  private lastId = 0
  private readonly idleTimer: NodeJS.Timeout

  constructor(options: MatchesOptions) {
    this.options = options
    this.heard = new Batches((batch) => this.storeAndTell(batch), options.onTrouble)
    this.pool = new WorkerPool({
      ...options,
      onSaid: (said) => this.heard.add(said),
      onDeath: (slot, culprit, why) => this.heard.add([{ say: 'death', slot, culprit, why }]),
      onUnsent: (slot, op, error) => this.heard.add([{ say: 'unsent', slot, op, error }]),
    })
    this.thoughts = thoughtsOf(this.pool, options, this.byHandle, (running, problem) => this.failed(running, problem))
    this.making = new MakerQueue(this.pool, options.queues)
    this.requests = new Requests(options.queues, options.onTrouble)
    this.idleTimer = setInterval(() => this.closeIdle(), Math.min(options.idle, 30_000))
    this.idleTimer.unref()
  }

  get figures(): { readonly loaded: number; readonly restarts: number } {
    return { loaded: this.running.size, restarts: this.pool.restarts }
  }

  // Requests

  /** Who acts is answered without waiting for anything: what others do next is told right after it. Fulfilled then. */
  async act(table: string, role: Role, action: Action, watcher: Watcher, answer: OnReply): Promise<void> {
    const running = this.running.get(table) ?? (await this.open(table))
    const make = (match: Handle, id: number): Op => ({ op: 'act', match, id, role, action })
    await new Promise<void>((done) => this.request(running, { watcher, make, done: answerThen(answer, () => done()) }))
  }

  /** Who asks gets its turn; who is gone meanwhile (`leave`) hears nothing. */
  async look(table: string, what: Look, who: unknown, watcher?: Watcher): Promise<Reply> {
    const running = this.running.get(table) ?? (await this.open(table))
    if (watcher?.isOver === true) return BUSY
    return new Promise((done) => this.askLook(running, what, who, watcher?.isPlayer === true, done))
  }

  private askLook(running: Running, what: Look, who: unknown, isPlayer: boolean, done: Pending['done']): void {
    const make = (match: Handle, id: number): Op => ({ op: 'look', match, id, what })
    const start = (): number => this.request(running, { watcher: undefined, done, make, who })
    this.requests.look(running, { who, isPlayer, start, done })
  }

  /** Shows a watcher all its channels, and from then on every change. Fulfilled when it was welcomed, or why not. */
  async join(
    table: string,
    watcher: Watcher,
    welcome: (parts: string, run: string) => void,
  ): Promise<Reply | undefined> {
    const channels: Channel[] = [...watcher.channels]
    const running = this.running.get(table) ?? (await this.open(table))
    if (watcher.isOver) return undefined
    return new Promise((done) =>
      this.askLook(running, { look: 'whole', channels }, watcher, watcher.isPlayer, (reply) => {
        if (reply.kind !== 'seen') return done(reply)
        if (watcher.isOver) return done(undefined)
        // Without waiting for anything: an update that follows must come after the welcome.
        welcome(reply.text ?? '[]', reply.run)
        running.watchers.add(watcher)
        return done(undefined)
      }),
    )
  }

  /** Goes on where a lost connection was; `undefined` if that is not possible any more. */
  resume(
    table: string,
    watcher: Watcher,
    since: { run: string; seqs: Readonly<Record<string, number>> },
  ): PartText[] | undefined {
    const running = this.running.get(table)
    if (running === undefined || !running.isLoaded || running.run !== since.run) return undefined
    const missed = running.missed(watcher.channels, since.seqs)
    if (missed !== undefined) running.watchers.add(watcher)
    return missed
  }

  /** Nothing is told or looked up for it any more. */
  leave(table: string, watcher: Watcher): void {
    this.running.get(table)?.watchers.delete(watcher)
    this.requests.forget(watcher, BUSY, (running, id) =>
      this.send(running, { op: 'cancel', match: running.handle, id }),
    )
  }

  /** A seat changes hands: the match is told, and what else is written for it is written with that step. */
  async seatChanged(table: string, { seat, holder, bots }: SeatStep, also: readonly Write[]): Promise<void> {
    const make = (match: Handle, id: number): Op => ({ op: 'seat', match, id, seat, holder, bots })
    const reply = await this.changeSeat(table, bots, { watcher: undefined, also, make })
    if (reply.kind === 'error') throw new ApiError(reply.code, reply.message)
    if (reply.kind === 'refused') throw new ApiError('notNow', 'the game is over')
  }

  /** A role gives up, and its seat goes to a bot: one step, and one thing in the store. */
  async concede(
    table: string,
    role: Role,
    { seat, holder, bots }: SeatStep,
    also: readonly Write[],
    watcher: Watcher,
    answer: OnReply,
  ): Promise<void> {
    const make = (match: Handle, id: number): Op => ({ op: 'concede', match, id, role, seat, holder, bots })
    await this.changeSeat(table, bots, { watcher, also, make }, answer)
  }

  private async changeSeat(
    table: string,
    bots: MatchSource['bots'],
    asked: Omit<Pending, 'running' | 'done' | 'tries'>,
    answer: OnReply = () => undefined,
  ): Promise<Reply> {
    const running = await this.open(table)
    const reply = await new Promise<Reply>((done) =>
      this.request(running, { ...asked, done: answerThen(answer, done) }),
    )
    if (reply.kind === 'accepted') running.bots = thinkersOf(bots)
    return reply
  }

  private request(running: Running, asked: Omit<Pending, 'running' | 'tries'>): number {
    const id = this.requests.add({ ...asked, running })
    this.send(running, asked.make(running.handle, id))
    return id
  }

  private send(running: Running, op: Op): void {
    running.used = Date.now()
    if (running.queue === undefined) this.pool.send(running.slot, op)
    else running.queue.push(op)
  }

  /** Which bots think for long, as a message; nothing where none does. */
  thinkingAt(table: string): string | undefined {
    const running = this.running.get(table)
    const bots = running === undefined ? [] : this.thoughts.thinkingAt(running.handle)
    return bots.length === 0 ? undefined : thinkingText(bots)
  }

  // Loading

  /** Loads a match, or starts it. */
  open(table: string): Promise<Running> {
    const running = this.running.get(table)
    if (running !== undefined) return Promise.resolve(running)
    let opening = this.opening.get(table)
    if (opening === undefined) {
      opening = this.openNow(table).finally(() => this.opening.delete(table))
      this.opening.set(table, opening)
    }
    return opening
  }

  /** Tries a match again that was given up: also where it is loaded to be looked at. */
  async openAgain(table: string): Promise<void> {
    this.givenUp.forget(table)
    const running = this.running.get(table)
    if (running === undefined) return void (await this.open(table))
    running.failures = 0
    return this.reload(running, undefined)
  }

  private async openNow(table: string): Promise<Running> {
    this.givenUp.check(table)
    const running = new Running(table, ++this.lastId, this.pool.assign(), Date.now())
    try {
      await this.load(running)
    } catch (error) {
      this.pool.release(running.slot)
      if (error instanceof ApiError) throw error
      this.options.onTrouble('a match could not be loaded', error)
      throw new ApiError('storage', 'the match could not be loaded')
    }
    this.running.set(table, running)
    return running
  }

  private async load(running: Running): Promise<void> {
    const { store, sourceOf } = this.options
    const { handle } = running
    const source = await sourceOf(running.id)
    if (source === undefined) throw new ApiError('notRunning', 'this table has no match yet')
    const { steps, snapshot } = await store.stepsOf(running.id)
    const content = running.wants === undefined ? undefined : ((await store.content(running.wants)) ?? '')
    // Put away meanwhile, or loaded once more.
    if (running.dropped !== undefined || running.handle !== handle) return
    running.seq = (steps.at(-1)?.seq ?? -1) + 1
    running.bots = thinkersOf(source.bots)
    this.byHandle.set(running.handle, running)
    this.pool.send(running.slot, {
      op: 'load',
      match: running.handle,
      steps: steps.map(({ entries, told }) => [entries, told] as const),
      ...source,
      ...(snapshot === undefined ? {} : { snapshot }),
      ...(content === undefined ? {} : { content }),
    })
    const waiting = running.queue ?? []
    running.queue = undefined
    for (const op of waiting) this.pool.send(running.slot, op)
  }

  /** Loads a match again as it is stored; what was asked of it meanwhile is asked again, or has failed. */
  private async reload(running: Running, failure: Reply | undefined): Promise<void> {
    this.byHandle.delete(running.handle)
    this.thoughts.forget(running.handle)
    this.pool.send(running.slot, { op: 'close', match: running.handle })
    running.reset(++this.lastId)
    this.requests.restart(running, failure)
    try {
      await this.load(running)
      for (const watcher of Array.from(running.watchers)) {
        running.watchers.delete(watcher)
        watcher.rejoin()
      }
    } catch (error) {
      this.options.onTrouble('a match could not be loaded again', error)
      this.drop(running, STORAGE)
    }
  }

  /** Whoever watches is not left waiting for news that never come. */
  private drop(running: Running, reply: Reply): void {
    if (this.running.get(running.id) === running) this.running.delete(running.id)
    this.byHandle.delete(running.handle)
    this.thoughts.forget(running.handle)
    this.pool.release(running.slot)
    running.dropped = reply
    this.requests.settleAll(running, reply)
    // After what was answered just now.
    for (const watcher of running.watchers) setImmediate(() => watcher.lost())
  }

  private closeIdle(): void {
    const now = Date.now()
    for (const running of this.running.values()) {
      if (!running.isIdle(now - this.options.idle) || this.requests.isBusy(running)) continue
      this.pool.send(running.slot, { op: 'close', match: running.handle })
      this.drop(running, STORAGE)
    }
  }

  // What workers say

  private async storeAndTell(batch: readonly Heard[]): Promise<void> {
    const { byHandle, requests, options, contents } = this
    const failed = await storeSteps(batch, { byHandle, requests, options, contents })
    // Nothing that goes wrong with one of them reaches another.
    for (const said of batch) {
      try {
        this.tell(said, failed)
      } catch (error) {
        this.options.onTrouble('something could not be told', error)
      }
    }
    for (const running of failed) await this.reload(running, STORAGE)
  }

  private tell(said: Heard, failed: ReadonlySet<Running>): void {
    if (said.say === 'made') return this.making.done(said.id, said.made)
    if (said.say === 'death') return this.afterDeath(said)
    if (said.say === 'unsent') return this.unsent(said)
    // Whatever has become of the match, its worker thinks no more.
    if (said.say === 'thought') this.thoughts.done(said.match, said.thought)
    if (said.say === 'unable') return this.thoughts.unable(said.match, said, said.problem)
    const running = this.byHandle.get(said.match)
    // A late word of an earlier load, or of a match that could not be stored.
    if (running === undefined || failed.has(running)) return undefined
    switch (said.say) {
      case 'step':
        return this.tellStep(running, said)
      case 'loaded':
        running.isLoaded = true
        running.waiting = said.waiting
        return undefined
      case 'refused':
        this.options.metrics.refused.inc()
        return this.requests.settle(said.id, { kind: 'refused', why: said.why, text: said.text })
      case 'seen':
        if (said.problem !== undefined) this.options.onTrouble('a look failed', new Error(said.problem))
        return this.requests.settle(said.id, { kind: 'seen', text: said.text, run: running.run })
      case 'think':
        return this.thoughts.ask({ op: 'think', match: said.match, think: said.think })
      case 'thought':
        return this.send(running, { op: 'thought', match: said.match, thought: said.thought })
      case 'wants':
        running.wants = said.hash
        return void this.reload(running, undefined)
      case 'stopped':
        return said.isOlder === true ? this.putAside(running) : this.failed(running, said.problem)
    }
  }

  private tellStep(running: Running, said: StepSaid): void {
    running.waiting = said.waiting
    running.failures = 0
    running.keep(said.parts)
    const asked = this.requests.get(said.id)
    if (said.id !== undefined) this.requests.settle(said.id, { kind: 'accepted', taken: said.taken, parts: said.parts })
    showAll(running, said.parts, asked?.watcher, (error) =>
      this.options.onTrouble('a watcher could not be told', error),
    )
    if (said.outcome !== undefined) this.options.onOver(running.id)
  }

  private unsent({ slot, op, error }: Unsent): void {
    this.options.onTrouble('something could not be sent to a worker', error)
    if (!('match' in op)) return this.making.unsent(slot, op)
    if ('id' in op) return this.requests.settle(op.id, UNSENT)
    if (op.op === 'think') return this.thoughts.unsent(op)
    const running = this.byHandle.get(op.match)
    if (running !== undefined) this.failed(running, { path: op.op, problem: 'could not be sent' })
  }

  /** The rules of a match failed: it is tried once more from what is stored, and then given up. */
  private failed(running: Running, problem: Problem): void {
    if (running.failures++ < TRIES) void this.reload(running, undefined)
    else void this.giveUp(running, stopText(problem))
  }

  /** Whoever waits for it hears of it when it is noted: a look at the table then shows the same. */
  private async giveUp(running: Running, why: string): Promise<void> {
    const { metrics, onStopped, onTrouble } = this.options
    metrics.stopped.inc()
    await onStopped(running.id, why).catch((error: unknown) => onTrouble('a stop could not be noted', error))
    if (running.dropped === undefined) this.putAside(running)
  }

  private putAside(running: Running): void {
    this.givenUp.add(running)
    const watchers = Array.from(running.watchers)
    running.watchers.clear()
    this.drop(running, STOPPED)
    // They are shown it as it is now.
    for (const watcher of watchers) watcher.rejoin()
  }

  /** A worker has ended. The match it was busy with has failed; the others go on in its successor. */
  private afterDeath({ slot, culprit, why }: Death): void {
    const problem = why === 'crash' ? { path: 'rules', problem: 'the worker failed' } : STOP_REASONS[why]
    const others = [...this.running.values()].filter((own) => own.slot === slot && own.handle !== culprit)
    this.thoughts.again(slot, culprit, problem.problem)
    const guilty = this.byHandle.get(culprit)
    if (guilty?.slot === slot) this.failed(guilty, problem)
    this.making.again(slot, culprit, MAKING_DEATHS[why] ?? 'could not be checked')
    for (const running of others) void this.reload(running, undefined)
  }

  async close(): Promise<void> {
    clearInterval(this.idleTimer)
    await this.heard.end()
    await this.pool.close()
  }
}
