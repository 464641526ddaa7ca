import { WebSocket } from 'ws'
import { applyParts, emptyMirror, sinceOf, type Mirror } from '../../protocol/mirror.ts'
import type { CreatedTable, NewTable } from '../../protocol/http.ts'
import { serverMessageSchema, type ClientMessage, type ServerMessage } from '../../protocol/socket.ts'
import { PROTOCOL_VERSION } from '../../protocol/views.ts'

export type Got<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>
type Sendable = {
  [K in ClientMessage['type']]: Omit<Extract<ClientMessage, { type: K }>, 'ref'>
}[ClientMessage['type']]

/** A person with a browser: keeps its cookie. */
export class Browser {
  cookie = ''
  private readonly address: string
  private readonly token: string | undefined

  constructor(address: string, token?: string) {
    this.address = address
    this.token = token
  }

  /** A program with this token, in the same place. */
  with(token: string): Browser {
    return new Browser(this.address, token)
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; headers: Headers; body: never }> {
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie()[0]
    if (set !== undefined) this.cookie = set.split(';')[0]
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as never }
  }

  async table(change: Partial<NewTable> & Pick<NewTable, 'seats'>): Promise<CreatedTable> {
    const input = { game: 'lanterns', options: {}, visibility: 'public', pace: 'live', ...change }
    const { status, body } = await this.call('POST', '/api/tables', input)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }

  connect(): Client {
    return new Client(this.address, this.cookie, undefined, this.token)
  }
}

const gapIn = (mirror: Mirror, parts: Got<'update'>['parts']): string =>
  `${JSON.stringify(sinceOf(mirror, '').seqs)}, then ${parts.map(({ channel, seq }) => `${channel} ${seq}`).join(', ')}`

/** A socket that checks every message it gets and keeps a mirror. */
export class Client {
  readonly got: ServerMessage[] = []
  mirror: Mirror = emptyMirror
  run = ''
  bytes = 0
  /** What came in makes no sense. */
  onTrouble: (error: unknown) => void = (error) => {
    throw error
  }
  readonly socket: WebSocket
  private waiting: { test(message: ServerMessage): boolean; found(message: ServerMessage): void }[] = []
  private lastRef = 0
  private opened: Promise<void>

  constructor(address: string, cookie: string, origin?: string, token?: string) {
    const url = `${address.replace('http', 'ws')}/api/socket`
    this.socket = new WebSocket(url, {
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(origin === undefined ? {} : { origin }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
    })
    this.opened = new Promise((open, fail) => {
      this.socket.once('open', () => open())
      this.socket.once('error', fail)
    })
    this.opened.catch(() => undefined)
    this.socket.on('error', () => undefined)
    this.socket.on('message', (data: Buffer) => {
      try {
        this.receive(data)
      } catch (error) {
        this.onTrouble(error)
      }
    })
  }

  private receive(data: Buffer): void {
    this.bytes += data.length
    const message = serverMessageSchema.parse(JSON.parse(data.toString()))
    this.got.push(message)
    if (message.type === 'welcome') {
      this.run = message.run
      this.mirror = applyParts(emptyMirror, message.parts)!
    } else if (message.type === 'update') {
      const next = applyParts(this.mirror, message.parts)
      if (next === undefined) throw new Error(`a gap: ${gapIn(this.mirror, message.parts)}`)
      this.mirror = next
    }
    const found = this.waiting.filter((wait) => wait.test(message))
    this.waiting = this.waiting.filter((wait) => !found.includes(wait))
    for (const wait of found) wait.found(message)
  }

  raw(text: string | Buffer): void {
    this.socket.send(text)
  }

  /** The first message from now on that fits. */
  next<T extends ServerMessage['type']>(type: T, test: (message: Got<T>) => boolean = () => true): Promise<Got<T>> {
    return new Promise((found) =>
      this.waiting.push({
        test: (message) => message.type === type && test(message as Got<T>),
        found: (message) => found(message as Got<T>),
      }),
    )
  }

  /** Sends and waits for the reply. */
  async ask(message: Sendable): Promise<ServerMessage> {
    await this.opened
    const ref = ++this.lastRef
    const reply = new Promise<ServerMessage>((found) => this.waiting.push({ test: (got) => got.ref === ref, found }))
    this.raw(JSON.stringify({ ...message, ref }))
    return reply
  }

  async hello(
    table: string,
    more: { tokens?: string[]; resume?: boolean; watch?: boolean; mirror?: Mirror; run?: string } = {},
  ): Promise<ServerMessage> {
    const { tokens, watch, mirror, run } = more
    if (mirror !== undefined) this.mirror = mirror
    return this.ask({
      type: 'hello',
      version: PROTOCOL_VERSION,
      table,
      ...(tokens === undefined ? {} : { tokens }),
      ...(watch === undefined ? {} : { watch }),
      ...(mirror === undefined ? {} : { since: sinceOf(mirror, run ?? '') }),
    })
  }

  /** Waits until the mirror is as wanted. */
  async until(test: (mirror: Mirror) => boolean): Promise<void> {
    while (!test(this.mirror))
      await new Promise<void>((done) => this.waiting.push({ test: () => true, found: () => done() }))
  }

  /** Answers the question of a role with one of its options. */
  answer(role: number, pickOption: (keys: string[]) => string = ([first]) => first): Promise<ServerMessage> {
    const question = this.mirror.roles.get(role)?.question
    if (question === undefined) throw new Error(`role ${role} is not asked`)
    return this.ask({
      type: 'answer',
      role,
      question: question.id,
      option: pickOption(question.options.map(({ key }) => key)),
    })
  }

  close(): void {
    this.socket.terminate()
  }
}
