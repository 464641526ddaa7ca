import { readFileSync } from 'node:fs'
import { busyWith } from './busy.ts'

export interface WatchdogOptions {
  /** Milliseconds between two ticks. */
  readonly every: number
  /** Milliseconds of work that a job of this kind may take. */
  limitOf(kind: number): number
  /** Milliseconds that a thread has worked so far; `undefined` where the system does not tell. */
  workOf(thread: number): number | undefined
}

interface Seen {
  readonly job: number
  /** The thread's work when the job was first seen. */
  readonly from: number | undefined
  ticks: number
}

/** A thread that hangs without working is ended after this many times its limit. */
const HANGING = 10

/**
 * Finds workers that take too long. It reads no clock and counts its own ticks, of which a gap, however long, is one: time in which
 * the machine slept is nobody's fault. Where the system tells how long a thread has really worked, only that counts.
 */
export class Watchdog {
  private readonly options: WatchdogOptions
  private readonly seen = new WeakMap<SharedArrayBuffer, Seen>()

  constructor(options: WatchdogOptions) {
    this.options = options
  }

  /** The workers, by their shared memory, that are over their limit. */
  tick(watches: readonly SharedArrayBuffer[]): SharedArrayBuffer[] {
    return watches.filter((watch) => this.isOver(watch))
  }

  private isOver(watch: SharedArrayBuffer): boolean {
    const busy = busyWith(watch)
    if (busy === undefined) return false
    const { every, limitOf, workOf } = this.options
    const work = busy.thread === 0 ? undefined : workOf(busy.thread)
    const seen = this.seen.get(watch)
    if (seen?.job !== busy.job) {
      this.seen.set(watch, { job: busy.job, from: work, ticks: 0 })
      return false
    }
    seen.ticks++
    const limit = limitOf(busy.kind)
    const age = seen.ticks * every
    if (work === undefined || seen.from === undefined) return age > limit
    return work - seen.from > limit || age > limit * HANGING
  }
}

/** The system counts a thread's work in hundredths of a second. */
const CLOCK_TICK = 10
/** Places of user and system time among the fields after the thread's name, which may itself hold spaces and brackets. */
const [USER, SYSTEM] = [11, 12]

/** Linux only. */
export function workOfThread(thread: number): number | undefined {
  try {
    const text = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM])
    return Number.isFinite(ticks) ? ticks * CLOCK_TICK : undefined
  } catch {
    return undefined
  }
}
