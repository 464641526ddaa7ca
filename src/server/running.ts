import { randomBytes } from 'node:crypto'
import type { Role } from '../engine/index.ts'
import type { ErrorCode } from '../protocol/socket.ts'
import type { Channel } from '../protocol/views.ts'
import { updateText } from './envelope.ts'
import { textFrame } from './frame.ts'
import type { Write } from './store/store.ts'
import type { Handle, Op } from './worker/messages.ts'

/** A part as it goes over the wire. */
export type PartText = readonly [channel: Channel, seq: number, text: string]

/** What became of a request to a match. */
export type Reply =
  | { readonly kind: 'accepted'; readonly taken: number; readonly parts: readonly PartText[] }
  | { readonly kind: 'refused'; readonly why: string; readonly text: string }
  /** JSON text; absent where there is nothing to see. */
  | { readonly kind: 'seen'; readonly text: string | undefined; readonly run: string }
  | { readonly kind: 'error'; readonly code: ErrorCode; readonly message: string }

/** Somebody who is shown a match: a connection. */
export interface Watcher {
  readonly channels: ReadonlySet<Channel>
  /** New parts for this watcher's channels, as a whole frame; never empty. */
  show(frame: Buffer): void
  /** Holds a seat. */
  readonly isPlayer: boolean
  /** Gone meanwhile: shown nothing any more, and never added again. */
  readonly isOver: boolean
  /** The match was loaded anew: everything is to be shown again. */
  rejoin(): void
  /** The match cannot be shown any more: come again later. */
  lost(): void
}

export interface Pending {
  readonly running: Running
  make(handle: Handle, id: number): Op
  /** Who asked: gets the acknowledgement instead of the plain update. */
  readonly watcher: Watcher | undefined
  /** What is stored with the step that answers it. */
  readonly also?: readonly Write[]
  /** For a look: who waits for it. */
  readonly who?: unknown
  /** How often it was asked again. */
  tries: number
  /** Its step is stored: it must not run again, whatever becomes of the worker. */
  isStored?: boolean
  done(reply: Reply): void
}

export type OnReply = Pending['done']

/** Answers first; whatever goes wrong in it, what waits for it goes on. */
export const answerThen =
  (answer: OnReply, done: (reply: Reply) => void): OnReply =>
  (reply) => {
    try {
      answer(reply)
    } finally {
      done(reply)
    }
  }

const RING = 64
/** Characters; one part alone may be larger. */
const RING_SIZE = 500_000

/** The last parts of a channel, for those who come back after a lost connection. */
class Ring {
  private readonly kept: PartText[] = []
  private size = 0

  push(part: PartText): void {
    this.kept.push(part)
    this.size += part[2].length
    while (this.kept.length > 1 && (this.kept.length > RING || this.size > RING_SIZE))
      this.size -= this.kept.shift()![2].length
  }

  get last(): number {
    return this.kept.at(-1)?.[1] ?? 0
  }

  /** The parts after a number; `undefined` if some of them are not kept any more. */
  after(seq: number): PartText[] | undefined {
    if (seq === this.last) return []
    const first = this.kept[0]
    if (first === undefined || seq < first[1] - 1 || seq > this.last) return undefined
    return this.kept.filter(([, n]) => n > seq)
  }
}

/** Names a load's numbering of parts. */
const newRun = (): string => randomBytes(6).toString('base64url')

/** A match that is loaded in a worker, as the main thread knows it. */
export class Running {
  readonly id: string
  handle: Handle
  readonly slot: number
  /** Names this load's numbering of parts. */
  run: string
  /** The number of the next step to be stored. */
  seq = 0
  waiting: readonly Role[] = []
  bots: ReadonlySet<Role> = new Set()
  /** The hash of the content that is to be looked up for it. */
  wants: string | undefined
  used: number
  isLoaded = false
  /** It was put away, and what was asked of it then was answered with this. */
  dropped: Reply | undefined
  /** How often it failed since the last step that went well. */
  failures = 0
  /** Requests that wait until the steps have been read from the store. */
  queue: Op[] | undefined = []
  readonly watchers = new Set<Watcher>()
  private rings = new Map<Channel, Ring>()

  constructor(id: string, handle: Handle, slot: number, now: number) {
    this.id = id
    this.handle = handle
    this.slot = slot
    this.run = newRun()
    this.used = now
  }

  /** Starts anew with another load. */
  reset(handle: Handle): void {
    this.handle = handle
    this.run = newRun()
    this.isLoaded = false
    this.queue = []
    this.rings = new Map()
  }

  keep(parts: readonly PartText[]): void {
    for (const part of parts) {
      let ring = this.rings.get(part[0])
      if (ring === undefined) this.rings.set(part[0], (ring = new Ring()))
      ring.push(part)
    }
  }

  /** What somebody missed, if it can still be told. */
  missed(channels: Iterable<Channel>, seqs: Readonly<Record<string, number>>): PartText[] | undefined {
    const parts: PartText[] = []
    for (const channel of channels) {
      const seq = seqs[String(channel)]
      if (seq === undefined) return undefined
      const ring = this.rings.get(channel)
      const after = ring === undefined ? (seq === 0 ? [] : undefined) : ring.after(seq)
      if (after === undefined) return undefined
      parts.push(...after)
    }
    return parts
  }

  /** Nobody watches it, nobody is about to move, and nothing was asked of it since. */
  isIdle(since: number): boolean {
    return this.isLoaded && this.watchers.size === 0 && !this.isBotToMove && this.used <= since
  }

  get isBotToMove(): boolean {
    return this.waiting.some((role) => this.bots.has(role))
  }
}

/**
 * Tells every watcher what changed for it. The same message is written once for all who get the same. One who cannot be told is no
 * trouble for the others.
 */
export function showAll(
  running: Running,
  parts: readonly PartText[],
  except: Watcher | undefined,
  onTrouble: (error: unknown) => void,
): void {
  if (parts.length === 0 || running.watchers.size === 0) return
  const messages = new Map<number, Buffer>()
  const messageFor = (bits: number): Buffer => {
    let message = messages.get(bits)
    if (message === undefined) {
      message = textFrame(updateText(parts.filter((_, i) => bits & (1 << i))))
      messages.set(bits, message)
    }
    return message
  }
  for (const watcher of running.watchers) {
    if (watcher === except || watcher.isOver) continue
    let bits = 0
    parts.forEach(([channel], i) => watcher.channels.has(channel) && (bits |= 1 << i))
    if (bits === 0) continue
    try {
      watcher.show(messageFor(bits))
    } catch (error) {
      running.watchers.delete(watcher)
      onTrouble(error)
    }
  }
}
