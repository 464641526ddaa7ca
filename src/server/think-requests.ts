import type { Handle, Op, Thought } from './worker/messages.ts'
import type { WorkerPool } from './worker/pool.ts'

type ThinkOp = Extract<Op, { op: 'think' }>

interface Open {
  readonly slot: number
  readonly op: ThinkOp
  /** How often the worker ended and nobody knows of what. */
  readonly deaths: number
}

const MOST_DEATHS = 3

/** What bots are thinking about. */
export class ThinkRequests {
  private readonly pool: Pick<WorkerPool, 'botSlot' | 'send'>
  private readonly open = new Map<string, Open>()

  constructor(pool: ThinkRequests['pool']) {
    this.pool = pool
  }

  ask(op: ThinkOp, deaths = 0): void {
    const slot = this.pool.botSlot(op.match)
    this.open.set(`${op.match} ${op.think.world.role}`, { slot, op, deaths })
    this.pool.send(slot, op)
  }

  /** After an undo a thought may be late: its role is thinking about another question by now. */
  done(match: Handle, { role, question }: Pick<Thought, 'role' | 'question'>): void {
    const key = `${match} ${role}`
    if (this.open.get(key)?.op.think.question === question) this.open.delete(key)
  }

  /** The match was put away. */
  forget(match: Handle): void {
    for (const [key, { op, slot }] of this.open) {
      if (op.match !== match) continue
      this.open.delete(key)
      this.pool.send(slot, { op: 'close', match })
    }
  }

  /**
   * Bots whose worker has ended think again; one that took too long chooses at random this time, and one that fails even so gives
   * up. Whose bot it was not has nothing counted against it.
   */
  again(slot: number, culprit: Handle, giveUp: (match: Handle) => void): void {
    const before = [...this.open]
    for (const [key, open] of before) {
      // Giving up may have made the other bots of that match forget what they thought about.
      if (open.slot !== slot || this.open.get(key) !== open) continue
      const { op, deaths } = open
      const isUnknown = culprit === 0
      if (op.match === culprit && op.think.bot !== 'random')
        this.ask({ ...op, think: { ...op.think, bot: 'random' } }, deaths)
      else if (op.match === culprit || (isUnknown && deaths + 1 >= MOST_DEATHS)) {
        this.open.delete(key)
        giveUp(op.match)
      } else this.ask(op, isUnknown ? deaths + 1 : deaths)
    }
  }
}
