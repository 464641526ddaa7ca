import { describe, expect, it } from 'vitest'
import { Busy, busyWith } from './busy.ts'
import { WORK, WATCH } from './messages.ts'
import { Watchdog, workOfThread } from './watchdog.ts'

const HOUR = 3_600_000
const EVERY = 100
const LIMITS = new Map<number, number>([
  [WORK.rules, 1000],
  [WORK.bot, 3000],
])

/** A machine with a clock of its own; a thread's work is counted apart from it. */
class Machine {
  now = 0
  work = 0
  readonly watch = new SharedArrayBuffer(WATCH.bytes)
  readonly busy: Busy
  private readonly watchdog: Watchdog

  constructor(thread: number, tells = true) {
    this.busy = new Busy(this.watch, thread)
    this.watchdog = new Watchdog({
      every: EVERY,
      limitOf: (kind) => LIMITS.get(kind)!,
      workOf: () => (tells ? this.work : undefined),
    })
  }

  /** Time passes, in which the thread works for a part; then the watchdog looks. */
  tick(passed = EVERY, worked = passed): boolean {
    this.now += passed
    this.work += worked
    return this.watchdog.tick([this.watch]).length > 0
  }

  /** How many ticks it takes until the job is ended. */
  ticksUntilEnd(worked: number, most = 1000): number {
    for (let ticks = 1; ticks <= most; ticks++) if (this.tick(EVERY, worked)) return ticks
    return Infinity
  }
}

const during = (machine: Machine, job: () => void, kind: number = WORK.rules): void => machine.busy.during(7, kind, job)

describe('what a worker is busy with', () => {
  it('is seen from outside while it lasts, every job with a number of its own', () => {
    const watch = new SharedArrayBuffer(WATCH.bytes)
    const busy = new Busy(watch, 12)
    expect(busyWith(watch)).toBeUndefined()
    const first = busy.during(7, WORK.rules, () => busyWith(watch)!)
    expect(first).toMatchObject({ handle: 7, kind: WORK.rules, thread: 12 })
    expect(() =>
      busy.during(8, WORK.bot, () => {
        expect(busyWith(watch)).toMatchObject({ handle: 8, kind: WORK.bot })
        expect(busyWith(watch)!.job).not.toBe(first.job)
        throw new Error('broken')
      }),
    ).toThrow('broken')
    expect(busyWith(watch)).toBeUndefined()
  })
})

describe.each([
  ['by the work of its thread', true],
  ['by ticks alone where the system does not tell', false],
])('a worker is ended %s', (_name, tells) => {
  const machine = (): Machine => new Machine(tells ? 12 : 0, tells)

  it('a busy loop is', () => {
    const own = machine()
    during(own, () => expect(own.ticksUntilEnd(EVERY)).toBe(12))
  })

  it('each kind has its limit', () => {
    const own = machine()
    during(own, () => expect(own.ticksUntilEnd(EVERY)).toBe(32), WORK.bot)
  })

  it('a machine that slept for an hour in the middle of a job ends nothing', () => {
    const own = machine()
    during(own, () => {
      for (let i = 0; i < 4; i++) expect(own.tick()).toBe(false)
      expect(own.tick(HOUR, 0)).toBe(false)
      for (let i = 0; i < 4; i++) expect(own.tick()).toBe(false)
    })
    expect(own.tick()).toBe(false)
  })

  it('however many short jobs follow one another, none of them is', () => {
    const own = machine()
    for (let i = 0; i < 100; i++) during(own, () => expect(own.tick()).toBe(false))
  })

  it('nor one that is idle', () => {
    const own = machine()
    during(own, () => own.tick())
    expect(own.ticksUntilEnd(EVERY, 100)).toBe(Infinity)
  })
})

describe('a thread that is given little time', () => {
  it('is not ended while it works less than its limit, but when it hangs', () => {
    const own = new Machine(12)
    during(own, () => {
      for (let i = 0; i < 90; i++) expect(own.tick(EVERY, EVERY / 10)).toBe(false)
    })
    during(own, () => expect(own.ticksUntilEnd(0)).toBe(102))
  })
})

it('a new worker in the place of another is not taken for it', () => {
  const watchdog = new Watchdog({ every: EVERY, limitOf: () => 1000, workOf: () => undefined })
  const [first, second] = [0, 1].map(() => new SharedArrayBuffer(WATCH.bytes))
  new Busy(first, 0).during(7, WORK.rules, () => {
    for (let i = 0; i < 11; i++) watchdog.tick([first])
    new Busy(second, 0).during(7, WORK.rules, () => {
      expect(watchdog.tick([second])).toEqual([])
      expect(watchdog.tick([second])).toEqual([])
      expect(watchdog.tick([first, second])).toEqual([first])
    })
  })
})

it('the system tells what a thread has worked, or not', () => {
  expect(workOfThread(0)).toBeUndefined()
  expect(workOfThread(process.pid) === undefined).toBe(process.platform !== 'linux')
})
