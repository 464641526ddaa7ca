import { randomBytes } from 'node:crypto'
import type { Setup } from '../engine/setup.ts'
import type { Problem } from '../engine/game.ts'
import type { Role } from '../engine/table.ts'
import type { Action } from '../host/host.ts'
import type { Channel } from '../protocol/views.ts'
import { ApiError } from './errors.ts'
import { Making } from './making.ts'
import type { Metrics } from './metrics.ts'
import { Running, showAll, type PartText, type Pending, type Reply, type Watcher } from './running.ts'
import type { NewStep, Store } from './store/store.ts'
import { Thoughts } from './thoughts.ts'
import type { Handle, Look, Op, Said } from './worker/messages.ts'
import { WorkerPool, type PoolOptions } from './worker/pool.ts'

/** What a match is loaded from, besides its steps. */
export interface MatchSource {
  readonly setup: Setup
  readonly key: Uint8Array
  readonly bots: readonly (readonly [Role, string])[]
  readonly from?: number
}

export interface MatchesOptions extends Pick<
  PoolOptions,
  'workers' | 'botWorkers' | 'moreGames' | 'snapshotEvery' | 'limits'
> {
  readonly store: Store
  readonly metrics: Metrics
  /** How long a match stays loaded that nobody looks at, in milliseconds. */
  readonly idle: number
  /** Everything about a table that its match needs; `undefined` if there is no match to load. */
  sourceOf(table: string): Promise<MatchSource | undefined>
  onOver(table: string, outcome: string): void
  onStopped(table: string, why: string): void
  onTrouble(message: string, error: unknown): void
}

type Step = Extract<Said, { say: 'step' }>
type Death = { readonly say: 'death'; readonly slot: number; readonly culprit: Handle; readonly why: string }
type Heard = Said | Death

const STORAGE: Reply = { kind: 'error', code: 'storage', message: 'it could not be stored; nothing has changed' }

/**
 * All matches that are loaded. An accepted action is stored at the next number of its match, together with everything else that
 * came in the same turn of the event loop; only then is anybody told. If it cannot be stored, the match is loaded again as it was.
 */
export class Matches {
  private readonly options: MatchesOptions
  private readonly pool: WorkerPool
  private readonly running = new Map<string, Running>()
  private readonly byHandle = new Map<Handle, Running>()
  private readonly pending = new Map<number, Pending>()
  readonly making: Making
  private readonly thoughts: Thoughts
  private readonly opening = new Map<string, Promise<Running>>()
  private inbox: Heard[] = []
  private flushing: Promise<void> | undefined
  private lastId = 0
  private readonly idleTimer: NodeJS.Timeout

  constructor(options: MatchesOptions) {
    this.options = options
    this.pool = new WorkerPool({
      ...options,
      onSaid: (said) => this.hear(said),
      onDeath: (slot, culprit, why) => this.hear([{ say: 'death', slot, culprit, why }]),
    })
    this.thoughts = new Thoughts(this.pool)
    this.making = new Making(this.pool)
    this.idleTimer = setInterval(() => this.closeIdle(), Math.min(options.idle, 30_000))
    this.idleTimer.unref()
  }

  get count(): number {
    return this.running.size
  }

  get workerRestarts(): number {
    return this.pool.restarts
  }

  waitingIn(table: string): readonly Role[] | undefined {
    const running = this.running.get(table)
    return running?.isLoaded === true ? running.waiting : undefined
  }

  // Requests

  async act(
    table: string,
    role: Role,
    action: Action,
    watcher: Watcher | undefined,
    done: Pending['done'],
  ): Promise<void> {
    const running = this.running.get(table) ?? (await this.open(table))
    this.request(running, watcher, done, (match, id) => ({ op: 'act', match, id, role, action }))
  }

  async look(table: string, what: Look, done: Pending['done']): Promise<void> {
    const running = this.running.get(table) ?? (await this.open(table))
    this.request(running, undefined, done, (match, id) => ({ op: 'look', match, id, what }))
  }

  /** Shows a watcher all its channels, and from then on every change. */
  async join(
    table: string,
    watcher: Watcher,
    welcome: (parts: string, run: string) => void,
    fail: Pending['done'],
  ): Promise<void> {
    const channels: Channel[] = [...watcher.channels]
    await this.look(table, { look: 'whole', channels }, (reply) => {
      if (reply.kind !== 'seen') return fail(reply)
      welcome(reply.text ?? '[]', reply.run)
      this.running.get(table)?.watchers.add(watcher)
      return undefined
    })
  }

  /** Goes on where a lost connection was; `false` if that is not possible any more. */
  resume(
    table: string,
    watcher: Watcher,
    since: { run: string; seqs: Readonly<Record<string, number>> },
  ): PartText[] | false {
    const running = this.running.get(table)
    if (running === undefined || !running.isLoaded || running.run !== since.run) return false
    const missed = running.missed(watcher.channels, since.seqs)
    if (missed === undefined) return false
    running.watchers.add(watcher)
    return missed
  }

  leave(table: string, watcher: Watcher): void {
    this.running.get(table)?.watchers.delete(watcher)
  }

  async seatChanged(table: string, seat: number, holder: string, bots: MatchSource['bots']): Promise<void> {
    const running = await this.open(table)
    running.bots = new Set(bots.map(([role]) => role))
    const reply = await new Promise<Reply>((done) => {
      this.request(running, undefined, done, (match, id) => ({ op: 'seat', match, id, seat, holder }))
      this.send(running, { op: 'bots', match: running.handle, bots })
    })
    if (reply.kind === 'error') throw new ApiError(reply.code, reply.message)
  }

  private request(running: Running, watcher: Watcher | undefined, done: Pending['done'], make: Pending['make']): void {
    const id = ++this.lastId
    this.pending.set(id, { running, watcher, done, make })
    this.send(running, make(running.handle, id))
  }

  private send(running: Running, op: Op): void {
    running.used = Date.now()
    if (running.queue === undefined) this.pool.send(running.slot, op)
    else running.queue.push(op)
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

  private async openNow(table: string): Promise<Running> {
    const running = new Running(table, ++this.lastId, this.pool.assign(), newRun(), Date.now())
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
    const source = await sourceOf(running.id)
    if (source === undefined) throw new ApiError('notRunning', 'this table has no match yet')
    const { steps, snapshot } = await store.stepsOf(running.id)
    running.seq = (steps.at(-1)?.seq ?? -1) + 1
    running.bots = new Set(source.bots.map(([role]) => role))
    this.byHandle.set(running.handle, running)
    this.pool.send(running.slot, {
      op: 'load',
      match: running.handle,
      steps: steps.map(({ entries, told }) => [entries, told] as const),
      ...source,
      ...(snapshot === undefined ? {} : { snapshot }),
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
    running.reset(++this.lastId, newRun())
    for (const [id, pending] of this.pending) {
      if (pending.running !== running) continue
      if (failure === undefined) running.queue!.push(pending.make(running.handle, id))
      else this.settle(id, failure)
    }
    try {
      await this.load(running)
      for (const watcher of running.watchers) {
        running.watchers.delete(watcher)
        watcher.rejoin()
      }
    } catch (error) {
      this.options.onTrouble('a match could not be loaded again', error)
      this.drop(running, STORAGE)
    }
  }

  private drop(running: Running, reply: Reply): void {
    this.running.delete(running.id)
    this.byHandle.delete(running.handle)
    this.thoughts.forget(running.handle)
    this.pool.release(running.slot)
    for (const [id, pending] of this.pending) if (pending.running === running) this.settle(id, reply)
  }

  private closeIdle(): void {
    const now = Date.now()
    const busy = new Set([...this.pending.values()].map(({ running }) => running))
    for (const running of this.running.values()) {
      if (running.watchers.size > 0 || running.isBotToMove || busy.has(running)) continue
      if (now - running.used < this.options.idle || !running.isLoaded) continue
      this.pool.send(running.slot, { op: 'close', match: running.handle })
      this.drop(running, STORAGE)
    }
  }

  // What workers say

  private hear(heard: readonly Heard[]): void {
    for (const one of heard) this.inbox.push(one)
    this.flushing ??= new Promise<void>((done) => setImmediate(done)).then(() => this.flush())
  }

  private async flush(): Promise<void> {
    while (this.inbox.length > 0) {
      const batch = this.inbox
      this.inbox = []
      await this.storeAndTell(batch)
    }
    this.flushing = undefined
  }

  private async storeAndTell(batch: readonly Heard[]): Promise<void> {
    const steps: NewStep[] = []
    const now = Date.now()
    for (const said of batch) if (said.say === 'step') this.addRow(steps, said, now)
    const failed = new Set<Running>()
    if (steps.length > 0) {
      const timer = this.options.metrics.commit.startTimer()
      try {
        await this.options.store.append(steps)
        this.options.metrics.steps.inc(steps.length)
      } catch (error) {
        this.options.onTrouble('steps could not be stored', error)
        for (const said of batch) {
          const running = said.say === 'step' ? this.byHandle.get(said.match) : undefined
          if (running !== undefined) failed.add(running)
        }
      }
      timer()
    }
    for (const said of batch) this.tell(said, failed)
    for (const running of failed) await this.reload(running, STORAGE)
  }

  private addRow(steps: NewStep[], said: Step, at: number): void {
    const running = this.byHandle.get(said.match)
    if (running === undefined) return
    const { entries, told, outcome, snapshot } = said
    steps.push({
      row: { table_id: running.id, seq: running.seq++, entries, told, waiting: JSON.stringify(said.waiting), at },
      ...(outcome === undefined ? {} : { over: { outcome } }),
      ...(snapshot === undefined ? {} : { snapshot }),
    })
  }

  private tell(said: Heard, failed: ReadonlySet<Running>): void {
    if (said.say === 'made') return this.making.done(said.id, said.made)
    if (said.say === 'death') return this.afterDeath(said)
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
        return this.settle(said.id, { kind: 'refused', why: said.why, text: said.text })
      case 'seen':
        return this.settle(said.id, { kind: 'seen', text: said.text, run: running.run })
      case 'think':
        return this.thoughts.ask({ op: 'think', match: said.match, think: said.think })
      case 'thought':
        this.thoughts.done(said.match, said.thought.role)
        return this.send(running, { op: 'thought', match: said.match, thought: said.thought })
      case 'stopped':
        return this.stop(running, said.problem)
    }
  }

  private tellStep(running: Running, said: Step): void {
    running.waiting = said.waiting
    running.keep(said.parts)
    const asked = said.id === undefined ? undefined : this.pending.get(said.id)
    if (said.id !== undefined) this.settle(said.id, { kind: 'accepted', taken: said.taken, parts: said.parts })
    showAll(running, said.parts, asked?.watcher)
    if (said.outcome !== undefined) this.options.onOver(running.id, said.outcome)
  }

  private settle(id: number, reply: Reply): void {
    const pending = this.pending.get(id)
    this.pending.delete(id)
    pending?.done(reply)
  }

  private stop(running: Running, problem: Problem): void {
    const why = `${running.isLoaded ? '' : 'load: '}${problem.path}: ${problem.problem}`
    this.drop(running, { kind: 'error', code: 'stopped', message: 'this match was stopped: its rules failed' })
    this.options.metrics.stopped.inc()
    this.options.onStopped(running.id, why)
  }

  /** A worker has ended. The match it was busy with is stopped; the others go on in its successor. */
  private afterDeath({ slot, culprit, why }: Death): void {
    const words =
      why === 'time'
        ? 'the rules took too long'
        : why === 'memory'
          ? 'the rules took too much memory'
          : 'the worker failed'
    const stop = (handle: Handle): void => {
      const guilty = this.byHandle.get(handle)
      if (guilty !== undefined) this.stop(guilty, { path: 'rules', problem: words })
    }
    this.thoughts.again(slot, culprit, stop)
    if (this.byHandle.get(culprit)?.slot === slot) stop(culprit)
    this.making.again(slot, culprit, words)
    for (const running of this.running.values()) if (running.slot === slot) void this.reload(running, undefined)
  }

  async close(): Promise<void> {
    clearInterval(this.idleTimer)
    await this.flushing
    await this.pool.close()
  }
}

const newRun = (): string => randomBytes(6).toString('base64url')
