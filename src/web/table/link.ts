import type { ServerMessage } from '../../protocol/socket.ts'
import type { Said, Sent } from '../local/table.ts'
import type { Opening } from '../local/worker.ts'

type Without<T> = T extends unknown ? Omit<T, 'ref'> : never
export type Outgoing = Without<Sent>

/** The way to a table, wherever it stands. */
export interface Link {
  readonly isLocal: boolean
  /** Sends and waits for the reply to it. */
  send(message: Outgoing): Promise<Said>
  close(): void
}

export interface LinkEvents {
  heard(message: Said): void
  lost(): void
}

/** Matches replies to what was sent. */
export class Replies {
  private last = 0
  private readonly waiting = new Map<number, (message: Said) => void>()

  next(): { ref: number; reply: Promise<Said> } {
    const ref = ++this.last
    const reply = new Promise<Said>((resolve) => this.waiting.set(ref, resolve))
    return { ref, reply }
  }

  settle(message: Said): void {
    if (message.ref === undefined) return
    this.waiting.get(message.ref)?.(message)
    this.waiting.delete(message.ref)
  }

  fail(): void {
    const gone: ServerMessage = { type: 'error', code: 'busy', message: 'connection lost' }
    for (const resolve of this.waiting.values()) resolve(gone)
    this.waiting.clear()
  }
}

/** A table in a web worker of this page. */
export function workerLink(opening: Opening, events: LinkEvents): Link {
  const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })
  const replies = new Replies()
  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    events.heard(data)
    replies.settle(data)
  })
  worker.addEventListener('error', () => events.lost())
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
