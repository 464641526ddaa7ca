import { serverMessageSchema } from '../../protocol/socket.ts'
import { Replies, type Heard, type Link, type LinkEvents, type Outgoing } from '../table/link.ts'

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 8000
/** The server's word that the session behind a connection has ended. */
export const SESSION_ENDED = 4401

export interface SocketEvents extends LinkEvents {
  /** A new connection stands: say hello. */
  again(): void
  /** Who we were counts no more; the next connection is somebody else's, or nobody's. */
  ended(): void
}

/** A table at the server. A lost connection is taken up again, and the session goes on where it was. */
class SocketLink implements Link {
  readonly isLocal = false
  private readonly events: SocketEvents
  private readonly replies = new Replies()
  private socket: WebSocket
  /** What was sent before the first connection stood. */
  private waiting: string[] = []
  private pause = FIRST_PAUSE
  private isClosed = false
  private hasOpened = false

  constructor(events: SocketEvents) {
    this.events = events
    this.socket = this.connect()
  }

  private connect(): WebSocket {
    const address = new URL('/api/socket', location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => this.opened())
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => this.heard(data))
    socket.addEventListener('close', ({ code }: CloseEvent) => this.lost(code))
    return socket
  }

  private opened(): void {
    const isAgain = this.hasOpened
    this.hasOpened = true
    for (const text of this.waiting) this.socket.send(text)
    this.waiting = []
    if (isAgain) this.events.again()
  }

  private heard(data: string): void {
    const parsed = serverMessageSchema.safeParse(JSON.parse(data))
    if (!parsed.success) return
    // Only now: a server that lets us in and at once out again must not be asked all the time.
    if (parsed.data.type === 'welcome' || parsed.data.type === 'resumed') this.pause = FIRST_PAUSE
    this.events.heard(parsed.data)
    this.replies.settle(parsed.data)
  }

  private lost(code: number): void {
    if (this.isClosed) return
    if (this.hasOpened) this.replies.fail()
    this.events.lost()
    if (code === SESSION_ENDED) this.events.ended()
    setTimeout(() => {
      if (!this.isClosed) this.socket = this.connect()
    }, this.pause)
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2)
  }

  send(message: Outgoing): Promise<Heard> {
    const { ref, reply } = this.replies.next()
    const text = JSON.stringify({ ...message, ref })
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text)
    else if (this.hasOpened) this.replies.fail()
    else this.waiting.push(text)
    return reply
  }

  close(): void {
    this.isClosed = true
    this.socket.close()
  }
}

export const socketLink = (events: SocketEvents): Link => new SocketLink(events)
