import type { ClientMessage } from '../../src/protocol/socket.ts'
import { line, of, STRANGERS, unknown, type Expected, type Line, type Lines } from './matrix.ts'

export type MessageType = ClientMessage['type']

/** What is sent, and what becomes of it for every kind of caller. `question` is the one that seat 0 is asked. */
export interface MessageLine {
  readonly lines: Lines
  readonly message?: (question: string, option: string) => object
}

/** Who may not even look at a table by link has not said hello. What a program does not say is refused whatever it is about. */
const atTable = (rest: Expected, program: Expected, ...but: readonly Partial<Line>[]): Lines => ({
  public: line(rest, ...but, { program }),
  link: line(rest, ...but, of(STRANGERS, 'notNow'), { program }),
})

const role = 0

/** Only for who holds the seat. */
const seat = (own: Expected, message: MessageLine['message'], program: Expected = 'notAllowed'): MessageLine => ({
  lines: atTable('notYourSeat', program, { own, device: own }),
  ...(message === undefined ? {} : { message }),
})

/** By type: one that is missing does not compile. */
export const MESSAGE_LINES: Readonly<Record<MessageType, MessageLine>> = {
  hello: { lines: { public: line('ok'), link: line('ok', of(STRANGERS, 'notAllowed'), { program: 'ok' }) } },
  ping: { lines: { public: line('ok'), link: line('ok') }, message: () => ({}) },
  answer: seat('ok', (question, option) => ({ role, question, option }), 'ok'),
  answers: seat('ok', (question, option) => ({ role, question, options: [option, 'ready'] }), 'ok'),
  offer: seat('refused', () => ({ role, key: 'sell' }), 'refused'),
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
    lines: atTable('ok', 'notAllowed', { other: 'notYourSeat' }),
    message: () => ({ role, event: 1 }),
  },
  chat: {
    lines: atTable('notAllowed', 'notAllowed', { own: 'ok', device: 'ok', other: 'ok' }),
    message: () => ({ room: 'players', text: 'said by somebody' }),
  },
}

/** Spectators talk among themselves; who is not known has no name. */
export const SPECTATORS_CHAT: Lines = atTable(
  'ok',
  'notAllowed',
  unknown('signedOut'),
  of(['own', 'device', 'other'], 'notAllowed'),
)
