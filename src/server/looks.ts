import type { ServerConfig } from './config.ts'

/** A look at a match that waits for its turn. */
interface Waiting {
  /** A visit, or by what a stranger is counted. */
  readonly who: unknown
  readonly table: string
  /** Who sits at the table is not kept from it by any number of those who watch. */
  readonly isPlayer: boolean
  start(): void
  /** Who asked is gone, or has been forgotten. */
  drop(): void
}

interface Line {
  /** By who asked, in the order of their turns. */
  readonly queues: Map<unknown, Waiting[]>
  readonly underWay: Set<number>
}

/** In one worker. Looks can be long; answers of players never wait behind more than these. */
const AT_ONCE = 2

/**
 * Looks at matches wait here and not in the workers, where nothing could be taken back: a few at a time, in turn for everybody who
 * asks, at most so many for a table. Who goes away is forgotten.
 */
export class Looks {
  private readonly lines = new Map<number, Line>()
  private readonly slotOf = new Map<number, number>()
  private readonly byTable = new Map<string, number>()
  private readonly most: Pick<ServerConfig['queues'], 'looks' | 'tableLooks'>

  constructor(most: Looks['most']) {
    this.most = most
  }

  /** `false` if too many wait already. */
  add(slot: number, look: Waiting): boolean {
    const { queues } = this.line(slot)
    const own = queues.get(look.who)
    const ofTable = this.byTable.get(look.table) ?? 0
    if ((own?.length ?? 0) >= this.most.looks) return false
    if (!look.isPlayer && ofTable >= this.most.tableLooks) return false
    this.byTable.set(look.table, ofTable + 1)
    if (own === undefined) queues.set(look.who, [look])
    else own.push(look)
    this.next(slot)
    return true
  }

  /** A look that has begun, by the number of its request. */
  begun(slot: number, id: number): void {
    this.line(slot).underWay.add(id)
    this.slotOf.set(id, slot)
  }

  done(id: number): void {
    const slot = this.slotOf.get(id)
    if (slot === undefined) return
    this.slotOf.delete(id)
    this.line(slot).underWay.delete(id)
    this.next(slot)
  }

  forget(who: unknown): void {
    for (const { queues } of this.lines.values()) {
      const own = queues.get(who) ?? []
      queues.delete(who)
      for (const look of own) {
        this.uncount(look.table)
        look.drop()
      }
    }
  }

  /** The tables at which somebody waits to look. */
  get tables(): ReadonlySet<string> {
    return new Set(this.byTable.keys())
  }

  private line(slot: number): Line {
    let line = this.lines.get(slot)
    if (line === undefined) this.lines.set(slot, (line = { queues: new Map(), underWay: new Set() }))
    return line
  }

  private next(slot: number): void {
    const { queues, underWay } = this.line(slot)
    while (underWay.size < AT_ONCE) {
      const [turn] = queues
      if (turn === undefined) return
      const [who, own] = turn
      queues.delete(who)
      const look = own.shift()!
      if (own.length > 0) queues.set(who, own)
      this.uncount(look.table)
      look.start()
    }
  }

  private uncount(table: string): void {
    const left = this.byTable.get(table)! - 1
    if (left === 0) this.byTable.delete(table)
    else this.byTable.set(table, left)
  }
}
