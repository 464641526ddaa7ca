import { Worker } from 'node:worker_threads'
import { BUSY, WATCH, type Handle, type Op, type Said, type WorkerData } from './messages.ts'

export interface PoolOptions {
  /** Threads that run matches, and threads in which bots think. */
  readonly workers: number
  readonly botWorkers: number
  readonly moreGames: readonly string[]
  readonly snapshotEvery: number
  /** Milliseconds that rules, or a bot's one answer, may take. */
  readonly limits: { readonly rules: number; readonly bot: number }
  onSaid(said: readonly Said[]): void
  /** A worker ended and was replaced. The culprit is the match it was busy with. */
  onDeath(slot: number, culprit: Handle, why: 'time' | 'memory' | 'crash'): void
}

interface Slot {
  worker: Worker | undefined
  watch: SharedArrayBuffer
  out: Op[]
  matches: number
  isEnding: boolean
}

/**
 * Milliseconds between two batches to the workers of a busy server. What comes in together is worked on, stored and told together,
 * and waking a thread or the disk for each costs more than the work. A quiet server does not wait.
 */
const SEND_DISTANCE = 2
const LOOK_EVERY = 100
const MEGABYTES = 1024
/** Views and options are short-lived: room for many of them makes collecting rare. */
const YOUNG_MEGABYTES = 64
// A build bundles the worker; the sources need a loader first.
const entry = new URL(import.meta.url.endsWith('.ts') ? './boot.mjs' : './worker.mjs', import.meta.url)

/** Threads that run game code. One that takes too long, or too much, is ended and replaced; the server goes on. */
export class WorkerPool {
  restarts = 0
  private readonly options: PoolOptions
  /** A worker starts when it is first needed. */
  private readonly slots: Slot[]
  private readonly watchdog: NodeJS.Timeout
  private isClosed = false
  private willSend = false
  /** When the workers were last sent something. */
  private flushed = 0

  constructor(options: PoolOptions) {
    this.options = options
    this.slots = Array.from({ length: options.workers + options.botWorkers }, () => ({
      worker: undefined,
      watch: new SharedArrayBuffer(WATCH.bytes),
      out: [],
      matches: 0,
      isEnding: false,
    }))
    this.watchdog = setInterval(() => this.look(), LOOK_EVERY)
    this.watchdog.unref()
  }

  /** The slot with the fewest matches takes the next one. */
  assign(): number {
    let best = 0
    for (let at = 1; at < this.options.workers; at++) if (this.slots[at].matches < this.slots[best].matches) best = at
    this.slots[best].matches++
    return best
  }

  /** Where the bots of a match think; always the same place, as they may remember a plan. */
  botSlot(match: Handle): number {
    return this.options.workers + (match % this.options.botWorkers)
  }

  release(slot: number): void {
    this.slots[slot].matches--
  }

  /** Sent at once, or with everything else that comes in until the next batch. */
  send(slot: number, op: Op): void {
    this.slots[slot].out.push(op)
    if (this.willSend) return
    this.willSend = true
    const wait = this.flushed + SEND_DISTANCE - performance.now()
    if (wait > 0) setTimeout(() => this.flush(), wait)
    else setImmediate(() => this.flush())
  }

  private flush(): void {
    this.willSend = false
    this.flushed = performance.now()
    if (this.isClosed) return
    for (const [at, slot] of this.slots.entries()) {
      if (slot.out.length === 0 || slot.isEnding) continue
      slot.worker ??= this.startWorker(at, slot.watch)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      slot.worker.postMessage(slot.out)
      slot.out = []
    }
  }

  private startWorker(at: number, watch: SharedArrayBuffer): Worker {
    const { moreGames, snapshotEvery } = this.options
    const worker = new Worker(entry, {
      workerData: { watch, moreGames, snapshotEvery } satisfies WorkerData,
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    worker.on('message', (said: readonly Said[]) => this.options.onSaid(said))
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.replace(at, worker, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'),
    )
    worker.on('exit', () => this.replace(at, worker, 'crash'))
    return worker
  }

  private look(): void {
    this.slots.forEach((slot, at) => {
      const busy = new Int32Array(slot.watch)
      if (Atomics.load(busy, WATCH.handle) === 0) return
      const limit = busy[WATCH.kind] === BUSY.bot ? this.options.limits.bot : this.options.limits.rules
      if (Date.now() - new Float64Array(slot.watch)[WATCH.since] > limit) this.replace(at, slot.worker!, 'time')
    })
  }

  private replace(at: number, worker: Worker, why: 'time' | 'memory' | 'crash'): void {
    const slot = this.slots[at]
    if (this.isClosed || slot.worker !== worker || slot.isEnding) return
    slot.isEnding = true
    const culprit = Atomics.load(new Int32Array(slot.watch), WATCH.handle)
    void this.succeed(at, worker, culprit, why)
  }

  private async succeed(at: number, worker: Worker, culprit: Handle, why: 'time' | 'memory' | 'crash'): Promise<void> {
    await worker.terminate()
    if (this.isClosed) return
    this.restarts++
    Object.assign(this.slots[at], {
      worker: undefined,
      watch: new SharedArrayBuffer(WATCH.bytes),
      out: [],
      isEnding: false,
    })
    this.options.onDeath(at, culprit, why)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.watchdog)
    await Promise.all(this.slots.map(({ worker }) => worker?.terminate()))
  }
}
