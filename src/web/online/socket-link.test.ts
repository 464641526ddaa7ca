import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_ENDED, socketLink } from './socket-link.ts'

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: string[] = []

  constructor() {
    super()
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  drop(code: number): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  close(): void {
    this.readyState = 3
  }
}

const events = () => ({ heard: vi.fn(), lost: vi.fn(), again: vi.fn(), ended: vi.fn() })
const last = (): FakeSocket => FakeSocket.all.at(-1)!
const resumed = {
  type: 'resumed',
  seats: [],
  roles: [],
  table: {
    id: 't',
    game: 'g',
    title: '',
    state: 'running',
    visibility: 'link',
    pace: 'live',
    watching: true,
    roles: 1,
    options: {},
    seats: [],
    fairness: { commitment: '0'.repeat(64), contributions: [] },
    created: 0,
    updated: 0,
    waiting: [],
  },
}

describe('a connection to the server', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('location', { href: 'http://here.test/table/t' })
    FakeSocket.all = []
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is taken up again after any end but its own', () => {
    const told = events()
    const link = socketLink(told)
    for (const code of [1001, 1006, 1012, 4408]) {
      last().open()
      last().say(resumed)
      const before = FakeSocket.all.length
      last().drop(code)
      vi.runAllTimers()
      expect(FakeSocket.all).toHaveLength(before + 1)
    }
    expect(told.ended).not.toHaveBeenCalled()
    link.close()
    last().drop(1005)
    vi.runAllTimers()
    expect(FakeSocket.all).toHaveLength(5)
  })

  it('tells when its session has ended, and comes back as whoever the browser is then', () => {
    const told = events()
    socketLink(told)
    last().open()
    last().drop(SESSION_ENDED)
    expect(told.ended).toHaveBeenCalledOnce()
    vi.runAllTimers()
    last().open()
    expect(told.again).toHaveBeenCalledOnce()
  })

  it('does not hurry a server that lets it in and out again', () => {
    socketLink(events())
    const pauses: number[] = []
    for (let i = 0; i < 4; i++) {
      last().open()
      last().drop(SESSION_ENDED)
      const before = Date.now()
      vi.runAllTimers()
      pauses.push(Date.now() - before)
    }
    expect(pauses).toEqual([400, 800, 1600, 3200])
    last().open()
    last().say(resumed)
    last().drop(1006)
    const before = Date.now()
    vi.runAllTimers()
    expect(Date.now() - before).toBe(400)
  })

  it('answers what was sent when the connection broke, and what came too fast', async () => {
    const link = socketLink(events())
    last().open()
    const first = link.send({ type: 'ping' })
    last().say({ type: 'error', code: 'tooFast', message: '' })
    expect(await first).toMatchObject({ type: 'error', code: 'tooFast' })
    const second = link.send({ type: 'ping' })
    last().drop(1006)
    expect(await second).toEqual({ type: 'lost' })
  })
})
