import type { Handle, Op, FromWorker } from '../worker/messages.ts'
import { WorkerPool, type PoolOptions } from '../worker/pool.ts'
import { testGames } from './test-games.ts'

export type Heard<K extends FromWorker['say']> = Extract<FromWorker, { say: K }>

export interface Death {
  readonly slot: number
  readonly culprit: Handle
  readonly why: string
}

/** Real workers, and all that they say. */
export class TestPool {
  readonly said: FromWorker[] = []
  readonly deaths: Death[] = []
  readonly unsent: Op[] = []
  readonly pool: WorkerPool
  private waiting: (() => boolean)[] = []

  constructor(change: Partial<PoolOptions>) {
    this.pool = new WorkerPool({
      workers: 1,
      botWorkers: 1,
      moreGames: [testGames],
      snapshotEvery: 100,
      limits: { rules: 60_000, bot: 60_000, making: 60_000 },
      ...change,
      onSaid: (some) => {
        this.said.push(...some)
        change.onSaid?.(some)
        this.check()
      },
      onDeath: (slot, culprit, why) => {
        this.deaths.push({ slot, culprit, why })
        change.onDeath?.(slot, culprit, why)
        this.check()
      },
      onUnsent: (slot, op, error) => {
        this.unsent.push(op)
        change.onUnsent?.(slot, op, error)
        this.check()
      },
    })
  }

  /** The first thing said of this kind, now or later, that fits. */
  heard<K extends FromWorker['say']>(kind: K, test: (one: Heard<K>) => boolean = () => true): Promise<Heard<K>> {
    return this.until(() => this.said.find((one): one is Heard<K> => one.say === kind && test(one as Heard<K>)))
  }

  /** Until so many workers have died. */
  died(count: number): Promise<Death> {
    return this.until(() => this.deaths[count - 1])
  }

  private check(): void {
    this.waiting = this.waiting.filter((isDone) => !isDone())
  }

  private until<T>(find: () => T | undefined): Promise<T> {
    return new Promise((done) => {
      this.waiting.push(() => {
        const found = find()
        if (found !== undefined) done(found)
        return found !== undefined
      })
      this.check()
    })
  }
}

export const testPool = (change: Partial<PoolOptions> = {}): TestPool => new TestPool(change)
