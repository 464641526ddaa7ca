import type { ServerConfig } from './config.ts'
import { BUSY } from './heard.ts'
import { Looks } from './looks.ts'
import type { Pending, Reply, Running } from './running.ts'

/** How often something is asked again of a match that had to be loaded anew: it may itself be what ends its worker. */
const TRIES = 3

/** What was asked of matches and is not answered yet. */
export class Requests {
  private readonly open = new Map<number, Pending>()
  private readonly onTrouble: (message: string, error: unknown) => void
  private readonly looks: Looks
  private lastId = 0

  constructor(queues: ServerConfig['queues'], onTrouble: (message: string, error: unknown) => void) {
    this.looks = new Looks(queues)
    this.onTrouble = onTrouble
  }

  add(asked: Omit<Pending, 'tries'>): number {
    const id = ++this.lastId
    this.open.set(id, { ...asked, tries: 0 })
    return id
  }

  get(id: number | undefined): Pending | undefined {
    return id === undefined ? undefined : this.open.get(id)
  }

  /** Whatever goes wrong in answering is the trouble of who asked alone. */
  settle(id: number, reply: Reply): void {
    const pending = this.open.get(id)
    this.open.delete(id)
    this.looks.done(id)
    try {
      pending?.done(reply)
    } catch (error) {
      this.onTrouble('a reply could not be told', error)
    }
  }

  settleAll(running: Running, reply: Reply): void {
    for (const [id, pending] of this.open) if (pending.running === running) this.settle(id, reply)
  }

  /** The match starts anew: what is stored was done, everything else is asked again or has failed. */
  restart(running: Running, failure: Reply | undefined): void {
    // A copy: what is answered may let the next look begin.
    for (const [id, pending] of Array.from(this.open)) {
      if (pending.running !== running) continue
      if (pending.isStored === true) this.settle(id, { kind: 'accepted', taken: 1, parts: [] })
      else if (failure !== undefined) this.settle(id, failure)
      else if (++pending.tries > TRIES) this.settle(id, BUSY)
      else running.queue!.push(pending.make(running.handle, id))
    }
  }

  /** A look waits for its turn. Who has begun to look is answered like everybody who asked for something. */
  look(
    running: Running,
    { who, isPlayer, start, done }: { who: unknown; isPlayer: boolean; start(): number; done: Pending['done'] },
  ): void {
    const begin = (): void => {
      if (running.dropped !== undefined) done(running.dropped)
      else this.looks.begun(running.slot, start())
    }
    const look = { who, table: running.id, isPlayer, start: begin, drop: () => done(BUSY) }
    if (!this.looks.add(running.slot, look)) done(BUSY)
  }

  /** Who asked to look is gone. Calls back for what has begun already. */
  forget(who: unknown, reply: Reply, cancel: (running: Running, id: number) => void): void {
    this.looks.forget(who)
    for (const [id, pending] of this.open) {
      if (pending.who !== who) continue
      cancel(pending.running, id)
      this.settle(id, reply)
    }
  }

  /** Whether something is asked of it, or about to be. */
  isBusy(running: Running): boolean {
    return this.looks.tables.has(running.id) || [...this.open.values()].some((pending) => pending.running === running)
  }
}
