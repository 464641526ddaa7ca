import type { TableMessage, Sent } from '../local/table.ts'
import type { Opening } from '../local/worker.ts'

type Without<T> = T extends unknown ? Omit<T, 'ref'> : never
export type Outgoing = Without<Sent>

/** The connection broke before there was a reply: nobody knows what became of it. */
interface Lost {
  readonly type: 'lost'
}
export type Heard = TableMessage | Lost

/** The way to a table, wherever it stands. */
export interface Link {
  readonly isLocal: boolean
  /** Sends and waits for the reply to it. */
  send(message: Outgoing): Promise<Heard>
  close(): void
}

export interface LinkEvents {
  heard(message: TableMessage): void
  lost(): void
}

/** Matches replies to what was sent. */
export class Replies {
  private last = 0
  private readonly waiting = new Map<number, (message: Heard) => void>()

  next(): { ref: number; reply: Promise<Heard> } {
    const ref = ++this.last
    const reply = new Promise<Heard>((resolve) => this.waiting.set(ref, resolve))
    return { ref, reply }
  }

  settle(message: TableMessage): void {
    // What comes too fast is thrown away unread, so the server cannot say which it was.
    if (message.type === 'error' && message.code === 'tooFast' && message.ref === undefined) this.all(message)
    if (message.ref === undefined) return
    this.waiting.get(message.ref)?.(message)
    this.waiting.delete(message.ref)
  }

  fail(): void {
    this.all({ type: 'lost' })
  }

  private all(message: Heard): void {
    for (const resolve of this.waiting.values()) resolve(message)
    this.waiting.clear()
  }
}

/** A table in a web worker of this page. */
export function workerLink(opening: Opening, events: LinkEvents): Link {
  const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })
  const replies = new Replies()
  worker.addEventListener('message', ({ data }: MessageEvent<TableMessage>) => {
    events.heard(data)
    replies.settle(data)
  })
  worker.addEventListener('error', () => {
    replies.fail()
    events.lost()
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  worker.postMessage(opening)
  return {
    isLocal: true,
    send(message) {
      const { ref, reply } = replies.next()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage({ ...message, ref })
      return reply
    },
    close: () => worker.terminate(),
  }
}
