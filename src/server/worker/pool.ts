import { Worker } from 'node:worker_threads'
import { parseBot } from '../../bots/levels.ts'
import { busyWith } from './busy.ts'
import { WORK, WATCH, type Handle, type Op, type FromWorker, type WorkerData } from './messages.ts'
import { Watchdog, workOfThread } from './watchdog.ts'

/** Why a worker ended. */
export type Why = 'time' | 'memory' | 'crash'

export interface PoolOptions {
  /** Threads that run matches, and for each pace of thinking threads in which bots think. Two more make what people send. */
  readonly workers: number
  readonly botWorkers: number
  readonly moreGames: readonly string[]
  readonly snapshotEvery: number
  /** Milliseconds that a Marshal may think about a turn; by playouts unless told. */
  readonly marshal?: number
  /** Milliseconds of work that rules, a bot's one answer, or checking what somebody sent may take. */
  readonly limits: { readonly rules: number; readonly bot: number; readonly making: number }
  onSaid(said: readonly FromWorker[]): void
  /** A worker ended and was replaced. The culprit is the match it was busy with, `NO_MATCH`, or 0 if it was idle. */
  onDeath(slot: number, culprit: Handle, why: Why): void
  /** This one could not be sent to a worker; whatever else was sent with it was. */
  onUnsent(slot: number, op: Op, error: unknown): void
}

interface Slot {
  readonly isMaker: boolean
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
/** Views and options are short-lived: room for many of them makes collecting rare. */
const MEMORY = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 }
const MAKER_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const MAKERS = 2
// A build bundles the worker; the sources need a loader first.
const entry = new URL(import.meta.url.endsWith('.ts') ? './boot.mjs' : './worker.mjs', import.meta.url)

/** Those who answer at once, Generals, and Marshals. */
const PACES = 3

function paceOf(bot: string): number {
  const level = parseBot(bot)?.level
  return level === 'marshal' ? 2 : level === 'general' ? 1 : 0
}

const newSlot = (isMaker: boolean): Slot => ({
  isMaker,
  worker: undefined,
  watch: new SharedArrayBuffer(WATCH.bytes),
  out: [],
  matches: 0,
  isEnding: false,
})

/** Threads that run game code. One that takes too long, or too much, is ended and replaced; the server goes on. */
export class WorkerPool {
  restarts = 0
  private readonly options: PoolOptions
  /** Those of matches, then those of bots, then the makers. A worker starts when it is first needed. */
  private readonly slots: Slot[]
  private readonly watchdog: Watchdog
  private readonly timer: NodeJS.Timeout
  private isClosed = false
  private willSend = false
  /** When the workers were last sent something. */
  private flushed = 0

  constructor(options: PoolOptions) {
    this.options = options
    const others = options.workers + PACES * options.botWorkers
    this.slots = Array.from({ length: others + MAKERS }, (_, at) => newSlot(at >= others))
    const { rules, bot, making } = options.limits
    const limits = new Map<number, number>([
      [WORK.rules, rules],
      [WORK.bot, bot + (options.marshal ?? 0)],
      [WORK.making, making],
    ])
    this.watchdog = new Watchdog({
      every: LOOK_EVERY,
      limitOf: (kind) => limits.get(kind) ?? rules,
      workOf: workOfThread,
    })
    this.timer = setInterval(() => this.look(), LOOK_EVERY)
    this.timer.unref()
  }

  /** The slot with the fewest matches takes the next one. */
  assign(): number {
    let best = 0
    for (let at = 1; at < this.options.workers; at++) if (this.slots[at].matches < this.slots[best].matches) best = at
    this.slots[best].matches++
    return best
  }

  /** Where this bot of a match thinks; always the same place, as it may remember a plan. Nobody waits there for who thinks much longer. */
  botSlot(match: Handle, bot: string): number {
    const { workers, botWorkers } = this.options
    return workers + paceOf(bot) * botWorkers + (match % botWorkers)
  }

  /** Where what people send is checked: large things wait for each other, and small ones do not wait for them. */
  makerSlot(isLarge: boolean): number {
    return this.options.workers + PACES * this.options.botWorkers + (isLarge ? 1 : 0)
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
      const ops = slot.out
      slot.out = []
      if (!this.post(at, slot, ops)) this.postEach(at, slot, ops)
    }
  }

  /** Of a batch that cannot be sent nothing is: each goes alone, so that only the bad one fails. */
  private postEach(at: number, slot: Slot, ops: readonly Op[]): void {
    for (const op of ops) this.post(at, slot, [op], (error) => this.options.onUnsent(at, op, error))
  }

  private post(at: number, slot: Slot, ops: readonly Op[], onError?: (error: unknown) => void): boolean {
    try {
      slot.worker ??= this.startWorker(at, slot)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      slot.worker.postMessage(ops)
      return true
    } catch (error) {
      onError?.(error)
      return false
    }
  }

  private startWorker(at: number, { watch, isMaker }: Slot): Worker {
    const { moreGames, snapshotEvery, marshal } = this.options
    const worker = new Worker(entry, {
      workerData: {
        watch,
        moreGames,
        snapshotEvery,
        ...(marshal === undefined ? {} : { marshal }),
      } satisfies WorkerData,
      resourceLimits: isMaker ? MAKER_MEMORY : MEMORY,
    })
    worker.on('message', (said: readonly FromWorker[]) => this.options.onSaid(said))
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.replace(at, worker, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash'),
    )
    worker.on('exit', () => this.replace(at, worker, 'crash'))
    return worker
  }

  private look(): void {
    const over = new Set(this.watchdog.tick(this.slots.map(({ watch }) => watch)))
    this.slots.forEach(({ watch, worker }, at) => {
      if (worker !== undefined && over.has(watch)) this.replace(at, worker, 'time')
    })
  }

  private replace(at: number, worker: Worker, why: Why): void {
    const slot = this.slots[at]
    if (this.isClosed || slot.worker !== worker || slot.isEnding) return
    slot.isEnding = true
    const culprit = busyWith(slot.watch)?.handle ?? 0
    void this.succeed(at, worker, culprit, why)
  }

  private async succeed(at: number, worker: Worker, culprit: Handle, why: Why): Promise<void> {
    await worker.terminate()
    if (this.isClosed) return
    this.restarts++
    const { isMaker, matches } = this.slots[at]
    this.slots[at] = { ...newSlot(isMaker), matches }
    this.options.onDeath(at, culprit, why)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.timer)
    await Promise.all(this.slots.map(({ worker }) => worker?.terminate()))
  }
}
