import type { ServerMessage } from '../../src/protocol/socket.ts'
import { PROTOCOL_VERSION } from '../../src/protocol/views.ts'
import type { Client } from '../../src/server/testing/client.ts'

/** What is sent on one socket, in every order. `own` and `foreign` are tables by link; a stranger may not look at the foreign one. */
export interface Places {
  readonly own: string
  readonly foreign: string
  /** A public table, at which this person has no seat. */
  readonly open: string
}

type Make = (places: Places) => object | string

const hello = (table: string, more: object = {}): object => ({
  type: 'hello',
  version: PROTOCOL_VERSION,
  table,
  ...more,
})

export const KINDS: Readonly<Record<string, Make>> = {
  helloOwn: ({ own }) => hello(own),
  helloForeign: ({ foreign }) => hello(foreign, { tokens: ['not-the-right-token'] }),
  helloOpen: ({ open }) => hello(open),
  helloWatching: ({ own }) => hello(own, { watch: true }),
  helloNowhere: () => hello('nowhere'),
  chat: () => ({ type: 'chat', room: 'players', text: 'hello?' }),
  answer: () => ({ type: 'answer', role: 0, question: '0', option: 'tile:0' }),
  foreignRole: () => ({ type: 'answer', role: 1, question: '0', option: 'tile:0' }),
  history: () => ({ type: 'history', event: 1 }),
  tryOut: () => ({ type: 'tryOut', role: 1 }),
  ping: () => ({ type: 'ping' }),
  malformed: () => '{"type":',
}

/** Every order of so many of the kinds, each as often as it likes. */
export function ordersOf(kinds: readonly string[], length: number): string[][] {
  if (length === 0) return [[]]
  return kinds.flatMap((kind) => ordersOf(kinds, length - 1).map((rest) => [kind, ...rest]))
}

const FIRST = 1000

/** Sends all at once; the refs count up. */
export function sendAll(client: Client, order: readonly string[], places: Places): void {
  for (const [i, kind] of order.entries()) {
    const message = KINDS[kind](places)
    client.raw(typeof message === 'string' ? message : JSON.stringify({ ...message, ref: FIRST + i }))
  }
}

/** How many answers each message of an order got; what is malformed has no ref to be answered by. */
export const answersIn = (got: readonly ServerMessage[], order: readonly string[]): number[] =>
  order.map((_, i) => got.filter(({ ref }) => ref === FIRST + i).length)

/** One answer to everything; what is said in the chat comes back without a ref, unless it is refused. */
export function areAnswered(got: readonly ServerMessage[], order: readonly string[]): boolean {
  return answersIn(got, order).every((n, i) =>
    order[i] === 'malformed' ? n === 0 : order[i] === 'chat' ? n <= 1 : n === 1,
  )
}

/** The last table that was entered: where this socket is now. */
export function placeAfter(order: readonly string[], places: Places): string | undefined {
  const last = order.filter((kind) => kind.startsWith('hello')).at(-1)
  if (last === 'helloOwn' || last === 'helloWatching') return places.own
  return last === 'helloOpen' ? places.open : undefined
}
