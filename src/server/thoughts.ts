import type { Role } from '../engine/table.ts'
import type { Handle, Op } from './worker/messages.ts'
import type { WorkerPool } from './worker/pool.ts'

type ThinkOp = Extract<Op, { op: 'think' }>

/** What bots are thinking about. */
export class Thoughts {
  private readonly pool: WorkerPool
  private readonly open = new Map<string, { readonly slot: number; readonly op: ThinkOp }>()

  constructor(pool: WorkerPool) {
    this.pool = pool
  }

  ask(op: ThinkOp): void {
    const slot = this.pool.botSlot(op.match)
    this.open.set(`${op.match} ${op.think.role}`, { slot, op })
    this.pool.send(slot, op)
  }

  done(match: Handle, role: Role): void {
    this.open.delete(`${match} ${role}`)
  }

  /** The match was put away. */
  forget(match: Handle): void {
    for (const [key, { op, slot }] of this.open) {
      if (op.match !== match) continue
      this.open.delete(key)
      this.pool.send(slot, { op: 'close', match })
    }
  }

  /** Bots whose worker has ended think again; one that took too long chooses at random this time. */
  again(slot: number, culprit: Handle, giveUp: (match: Handle) => void): void {
    for (const { slot: at, op } of this.open.values()) {
      if (at !== slot) continue
      if (op.match !== culprit) this.ask(op)
      else if (op.think.bot === 'random') giveUp(op.match)
      else this.ask({ ...op, think: { ...op.think, bot: 'random' } })
    }
  }
}
