import type { Result } from '../engine/game.ts'
import { NO_MATCH, type Handle, type Op } from './worker/messages.ts'
import type { WorkerPool } from './worker/pool.ts'

type Make =
  | {
      readonly op: 'prepare'
      readonly game: string
      readonly roles: number
      readonly options: unknown
      readonly pack: unknown
    }
  | { readonly op: 'file'; readonly file: unknown }
  | { readonly op: 'games' }

/** What workers make outside of any match: game code never runs in the main thread. */
export class Making {
  private readonly pool: WorkerPool
  private readonly open = new Map<number, { slot: number; op: Op; done(made: Result<unknown>): void }>()
  private lastId = 0

  constructor(pool: WorkerPool) {
    this.pool = pool
  }

  async make<T>(what: Make): Promise<Result<T>> {
    const slot = this.pool.assign()
    const id = ++this.lastId
    const op = { ...what, id } as Op
    const made = await new Promise<Result<unknown>>((done) => {
      this.open.set(id, { slot, op, done })
      this.pool.send(slot, op)
    })
    this.pool.release(slot)
    return made as Result<T>
  }

  done(id: number, made: Result<unknown>): void {
    const open = this.open.get(id)
    this.open.delete(id)
    open?.done(made)
  }

  /** The worker has ended: of this, or of something else. */
  again(slot: number, culprit: Handle, why: string): void {
    for (const [id, { slot: at, op }] of this.open) {
      if (at !== slot) continue
      if (culprit !== NO_MATCH) this.pool.send(slot, op)
      else this.done(id, { ok: false, problems: [{ path: 'pack', problem: why }] })
    }
  }
}
