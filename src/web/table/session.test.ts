import { describe, expect, it, vi } from 'vitest'
import type { TableInfo } from '../../protocol/http.ts'
import type { Part } from '../../protocol/views.ts'
import type { TableMessage } from '../local/table.ts'
import type { Heard, LinkEvents, Outgoing } from './link.ts'

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined }
  Object.assign(globalThis, {
    matchMedia: () => media,
    localStorage: { getItem: () => null, setItem: () => undefined },
  })
})
const { TableSession } = await import('./session.ts')
const { isUrgent } = await import('./table-state.ts')

const seat = (n: number, part: object = {}) => ({
  seat: n,
  roles: [n],
  holder: 'person' as const,
  name: `player ${n}`,
  isHost: n === 0,
  isHere: true,
  conceded: false,
  ...part,
})

const table = (part: Partial<TableInfo> = {}): TableInfo => ({
  id: 't',
  game: 'g',
  title: '',
  state: 'running',
  visibility: 'link',
  pace: 'live',
  watching: true,
  roles: 2,
  options: {},
  seats: [seat(0), seat(1)],
  fairness: { commitment: '', contributions: [] },
  created: 0,
  updated: 0,
  waiting: [],
  ...part,
})

const whole = (channel: 'public' | number, set: Record<string, string>, events: object[] = []): Part =>
  ({ channel, seq: 1, whole: true, set, events, waiting: [] }) as unknown as Part

const welcome = (mine: number[], part: Partial<TableInfo> = {}): TableMessage => ({
  type: 'welcome',
  version: 1,
  run: 'run',
  table: table(part),
  seats: mine,
  roles: mine,
  parts: [
    whole('public', { open: 'yes' }, [{ type: 'a' }, { type: 'b' }, { type: 'c' }]),
    ...mine.map((role) => whole(role, { hand: 'ace' })),
  ],
  chat: [],
})

/** A server that answers as it is told. */
function seated() {
  const sent: Outgoing[] = []
  const waiting: ((reply: Heard) => void)[] = []
  let events!: LinkEvents
  const session = new TableSession(
    (given) => {
      events = given
      return {
        isLocal: false,
        send(message) {
          sent.push(message)
          return new Promise((resolve) => void waiting.push(resolve))
        },
        close: () => undefined,
      }
    },
    { table: 't' },
  )
  const settle = async (reply: Heard): Promise<void> => {
    waiting.shift()?.(reply)
    await new Promise((resolve) => void setImmediate(resolve))
  }
  return { session, sent, settle, hear: (message: TableMessage) => events.heard(message) }
}

const history = (event: number): TableMessage => ({
  type: 'history',
  event,
  parts: [whole('public', { at: String(event) })],
})

describe('a table that is watched from the page', () => {
  it('keeps nothing private when the session ends, and starts from nothing', () => {
    const { session, sent, hear } = seated()
    hear(welcome([1]))
    expect(session.state.mirror.roles.get(1)?.cells.get('hand')).toBe('ace')
    session.end(true)
    expect(session.state).toMatchObject({ gone: 'session', seats: [], roles: [], eyes: undefined })
    expect(session.state.mirror.roles.size).toBe(0)
    void session.greet(true)
    expect(sent.at(-1)).toEqual({ type: 'hello', version: 1, table: 't' })
    hear(welcome([]))
    expect(session.state.gone).toBe('session')
    hear(welcome([1]))
    expect(session.state.gone).toBeUndefined()
  })

  it('tells that the seat is played elsewhere, and forgets the hand', () => {
    const { session, hear } = seated()
    hear(welcome([1]))
    hear({ type: 'table', table: table(), seats: [], roles: [] })
    expect(session.state).toMatchObject({ gone: 'seat', eyes: undefined })
    expect(session.state.mirror.roles.size).toBe(0)
  })

  it.each<[string, (session: InstanceType<typeof TableSession>, hear: (message: TableMessage) => void) => void]>([
    ['the seat is lost', (_, hear) => hear({ type: 'table', table: table(), seats: [], roles: [] })],
    ['the table may not be seen any more', (_, hear) => hear({ type: 'error', code: 'notAllowed', message: '' })],
    ['the session ends, before it is known why', (session) => session.end(false)],
    ['somebody signs out', (session) => session.end(true)],
  ])('takes the hand off the page at once when %s', (_, lose) => {
    const { session, hear } = seated()
    hear(welcome([1]))
    const urgent: (string | undefined)[] = []
    const handIn = ({ shown, eyes }: typeof session.state): string | undefined =>
      eyes === undefined ? undefined : (shown.roles.get(eyes)?.cells.get('hand') as string | undefined)
    expect(handIn(session.state)).toBe('ace')
    session.store.subscribe((state, before) => {
      if (isUrgent(state, before)) urgent.push(handIn(state))
    })
    lose(session, hear)
    expect(urgent).toEqual([undefined])
  })

  it('waits with nobody who has conceded, and has seen it', () => {
    const { session, hear } = seated()
    hear(welcome([1]))
    let urgent = 0
    session.store.subscribe((state, before) => void (urgent += isUrgent(state, before) ? 1 : 0))
    void session.concede()
    hear({ type: 'error', code: 'notAllowed', message: '' })
    expect([urgent, session.state.gone, session.state.eyes]).toEqual([0, 'conceded', undefined])
  })

  it('tells who has conceded that, and nothing else', () => {
    const { session, hear } = seated()
    hear(welcome([1]))
    hear({ type: 'table', table: table({ seats: [seat(0), seat(1, { conceded: true })] }), seats: [], roles: [] })
    expect(session.state.gone).toBe('conceded')
  })

  it('holds what others did after my own last answer as news', async () => {
    const { session, settle, hear } = seated()
    const asked = { ...whole(1, { hand: 'ace' }), question: { id: 'q', options: [{ key: 'yes' }] } } as unknown as Part
    const seen = welcome([1])
    hear({ ...seen, parts: [(seen as unknown as { parts: Part[] }).parts[0], asked] } as TableMessage)
    void session.answer('yes')
    const mine = { channel: 'public', seq: 2, events: [{ type: 'mine' }, { type: 'loss' }] }
    hear({ type: 'update', ref: 1, parts: [mine, { channel: 1, seq: 2, question: false }] } as unknown as TableMessage)
    await settle({ type: 'update', parts: [] } as unknown as Heard)
    expect(session.state.told.map(({ event }) => event.type)).toEqual(['a', 'b', 'c', 'mine', 'loss'])
    expect(session.state.turnEnd).toMatchObject({ told: 3 })
  })

  it('knows with which content pack the table is played, as soon as it knows the table', () => {
    const { session, hear } = seated()
    const seen: unknown[] = []
    session.store.subscribe(({ table: known, pack }) => void seen.push(known === undefined ? 'no table' : pack))
    hear({ ...welcome([1]), pack: 'hash' } as TableMessage)
    expect(new Set(seen)).toEqual(new Set(['no table', 'hash']))
  })

  it('knows a concession also where nobody may watch', () => {
    const { session, hear } = seated()
    hear(welcome([1]))
    void session.concede()
    hear({ type: 'error', code: 'notAllowed', message: '' })
    expect(session.state).toMatchObject({ status: 'failed', gone: 'conceded' })
  })

  it('tells who watched that the link is another now', () => {
    const { session, hear } = seated()
    hear(welcome([]))
    hear({ type: 'error', code: 'notAllowed', message: '' })
    expect(session.state).toMatchObject({ status: 'failed', gone: 'watch' })
  })

  it('animates together what came before the page could draw, and nothing twice', () => {
    const { session, hear } = seated()
    const tell = (seq: number, type: string): void =>
      hear({ type: 'update', parts: [{ channel: 'public', seq, set: {}, events: [{ type }], waiting: [] }] } as never)
    const fresh = (): string[] => session.state.fresh.map(({ type }) => type)
    hear(welcome([0]))
    session.director.drew(session.state.told.length)
    tell(2, 'd')
    tell(3, 'e')
    expect(fresh()).toEqual(['d', 'e'])
    session.director.drew(session.state.told.length)
    tell(4, 'f')
    expect(fresh()).toEqual(['f'])
  })

  it('takes a double click for one answer', async () => {
    const { session, sent, hear, settle } = seated()
    const question = { id: 'q1', kind: 'pick', options: [{ key: 'a' }, { key: 'b' }] }
    const { parts, ...rest } = welcome([1]) as Extract<TableMessage, { type: 'welcome' }>
    hear({ ...rest, parts: [parts[0], { ...parts[1], question } as unknown as Part] })
    const answers = () => sent.filter(({ type }) => type === 'answer')
    sent.splice(0)
    const [first, second] = [session.answer('a'), session.answer('a')]
    expect(await second).toBe(false)
    expect(answers()).toHaveLength(1)
    // The first thing that was sent asked for the odds.
    await settle({ type: 'odds', odds: [] })
    await settle({ type: 'lost' })
    expect(await first).toBe(false)
    void session.answer('a')
    expect(answers()).toHaveLength(2)
  })

  it('shows nothing more of a table that may not be seen any more', () => {
    const { session, hear } = seated()
    hear(welcome([1]))
    hear({ type: 'error', code: 'notAllowed', message: '' })
    expect(session.state).toMatchObject({ status: 'failed', gone: 'seat', chat: [] })
    expect(session.state.mirror.public.cells.size + session.state.mirror.roles.size).toBe(0)
  })

  it('says hello anew when a stopped match goes on', () => {
    const { sent, hear } = seated()
    hear(welcome([1], { state: 'stopped', stopped: 'why' }))
    expect(sent).toHaveLength(0)
    hear({ type: 'table', table: table(), seats: [1], roles: [1] })
    expect(sent).toEqual([{ type: 'hello', version: 1, table: 't' }])
  })

  it('tells that an action was not taken, but not that a look waits', async () => {
    const { session, hear, settle } = seated()
    hear(welcome([1]))
    void session.explain('x')
    await settle({ type: 'error', code: 'busy', message: '' })
    expect(session.state.problem).toBeUndefined()
    void session.undo()
    await settle({ type: 'error', code: 'busy', message: '' })
    expect(session.state).toMatchObject({ status: 'ready', problem: { code: 'busy' } })
  })

  it('says nothing of what was under way when the connection broke', async () => {
    const { session, hear, settle } = seated()
    hear(welcome([1]))
    const done = session.undo()
    await settle({ type: 'lost' })
    expect(await done).toBe(false)
    expect(session.state.problem).toBeUndefined()
  })

  it('asks only for the moment at which a dragged slider stops', async () => {
    const { session, sent, hear, settle } = seated()
    hear(welcome([1]))
    for (const at of [2, 1, 0]) void session.goTo(at)
    const asked = () => sent.filter(({ type }) => type === 'history').map((one) => (one as { event: number }).event)
    expect(asked()).toEqual([2])
    await settle(history(2))
    expect(session.state.past).toBeUndefined()
    expect(asked()).toEqual([2, 0])
    await settle(history(0))
    expect(session.state.past?.at).toBe(0)
    void session.goTo(1)
    session.now()
    await settle(history(1))
    expect(session.state.past).toBeUndefined()
  })
})
