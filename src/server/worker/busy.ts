import { readlinkSync } from 'node:fs'
import { WATCH, type Handle } from './messages.ts'

/** A job that a worker is at. */
export interface BusyWith {
  /** Every job of a worker has another number. */
  readonly job: number
  readonly handle: Handle
  readonly kind: number
  /** The worker's thread as the system knows it; 0 where it does not tell. */
  readonly thread: number
}

/** The worker's side: says in shared memory what it is busy with, so that it can be ended if it does not come back. */
export class Busy {
  private readonly numbers: Int32Array

  constructor(watch: SharedArrayBuffer, thread = ownThread()) {
    this.numbers = new Int32Array(watch)
    Atomics.store(this.numbers, WATCH.thread, thread)
  }

  during<T>(handle: Handle, kind: number, job: () => T): T {
    Atomics.store(this.numbers, WATCH.handle, handle)
    Atomics.store(this.numbers, WATCH.kind, kind)
    Atomics.add(this.numbers, WATCH.job, 1)
    try {
      return job()
    } finally {
      Atomics.add(this.numbers, WATCH.job, 1)
    }
  }
}

/** The main thread's side. What a worker died of stays readable. */
export function busyWith(watch: SharedArrayBuffer): BusyWith | undefined {
  const numbers = new Int32Array(watch)
  const job = Atomics.load(numbers, WATCH.job)
  if (job % 2 === 0) return undefined
  const [handle, kind, thread] = [WATCH.handle, WATCH.kind, WATCH.thread].map((at) => Atomics.load(numbers, at))
  // Another job has begun meanwhile: what was read may be of both.
  return Atomics.load(numbers, WATCH.job) === job ? { job, handle, kind, thread } : undefined
}

/** Linux only. */
function ownThread(): number {
  try {
    return Number(/\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0] ?? 0)
  } catch {
    return 0
  }
}
