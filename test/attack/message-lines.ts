import type { ClientMessage } from '../../src/protocol/socket.ts'
import { both, line, of, STRANGERS, unknown, type Expected, type Line, type Lines } from './matrix.ts'

export type MessageType = ClientMessage['type']

/** What is sent, and what becomes of it for every kind of caller. `question` is the one that seat 0 is asked. */
export interface MessageLine {
  readonly lines: Lines
  readonly message?: (question: string, option: string) => object
}

/** Who may not even look at a table by link has not said hello. */
const atTable = (rest: Expected, ...but: readonly Partial<Line>[]): Lines => ({
  public: line(rest, ...but),
  link: line(rest, ...but, of(STRANGERS, 'notNow')),
})

const role = 0

/** Only for who holds the seat. */
const seat = (own: Expected, message: MessageLine['message']): MessageLine => ({
  lines: atTable('notYourSeat', { own, device: own }),
  ...(message === undefined ? {} : { message }),
})

/** By type: one that is missing does not compile. */
export const MESSAGE_LINES: Readonly<Record<MessageType, MessageLine>> = {
  hello: { lines: { public: line('ok'), link: line('ok', of(STRANGERS, 'notAllowed')) } },
  ping: { lines: both('ok'), message: () => ({}) },
  answer: seat('ok', (question, option) => ({ role, question, option })),
  answers: seat('ok', (question, option) => ({ role, question, options: [option, 'ready'] })),
  offer: seat('refused', () => ({ role, key: 'sell' })),
  undo: seat('refused', () => ({ role })),
  redo: seat('refused', () => ({ role })),
  retract: seat('refused', () => ({ role })),
  replace: seat('refused', (_question, option) => ({ role, options: [option] })),
  request: seat('refused', () => ({ role })),
  consent: seat('refused', () => ({ role, yes: true })),
  concede: seat('ok', () => ({ role })),
  explain: seat('ok', (_question, option) => ({ role, key: option })),
  odds: seat('ok', () => ({ role })),
  tryOut: seat('ok', () => ({ role })),
  // Who watches looks back at what everybody saw, whatever role they name; another seat may not look with these eyes.
  history: {
    lines: atTable('ok', { other: 'notYourSeat' }),
    message: () => ({ role, event: 1 }),
  },
  chat: {
    lines: atTable('notAllowed', { own: 'ok', device: 'ok', other: 'ok' }),
    message: () => ({ room: 'players', text: 'said by somebody' }),
  },
}

/** Spectators talk among themselves; who is not known has no name. */
export const SPECTATORS_CHAT: Lines = atTable('ok', unknown('signedOut'), of(['own', 'device', 'other'], 'notAllowed'))
