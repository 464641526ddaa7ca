import { worldFor } from '../bots/world.ts'
import { fastSource, type GameState, type Role } from '../engine/index.ts'
import type { ClientMessage, Hello, ServerMessage } from '../protocol/socket.ts'
import type { History } from './history.ts'
import type { Host } from './host.ts'

type MessageOf<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>

/** Something to look at that changes nothing. */
export type LookMessage = MessageOf<'explain' | 'odds' | 'history' | 'tryOut'>
/** What a look shows. */
type LookReply = Extract<ServerMessage, { type: 'explained' | 'odds' | 'history' | 'world' }>
/** Something that a holder of a role does. */
export type ActMessage = MessageOf<
  'answer' | 'answers' | 'offer' | 'undo' | 'redo' | 'retract' | 'replace' | 'request' | 'consent'
>

/** A table that messages come to, wherever it stands. */
export interface Desk<R> {
  greet(message: Hello): R
  pong(message: MessageOf<'ping'>): R
  chat(message: MessageOf<'chat'>): R
  look(message: LookMessage): R
  act(message: ActMessage): R
  /** It takes more than the match: the seat changes hands. */
  concede(message: MessageOf<'concede'>): R
}

/** Every message of the protocol and who deals with it: the same for a table at a server and one on this device. */
export function dispatch<R>(message: ClientMessage, desk: Desk<R>): R {
  switch (message.type) {
    case 'hello':
      return desk.greet(message)
    case 'ping':
      return desk.pong(message)
    case 'chat':
      return desk.chat(message)
    case 'explain':
    case 'odds':
    case 'history':
    case 'tryOut':
      return desk.look(message)
    case 'concede':
      return desk.concede(message)
    default:
      return desk.act(message)
  }
}

/** A look with all that it needs. Without a role it is a spectator's, who may look at the past only. */
export interface LookAs {
  readonly message: LookMessage
  readonly role: Role | undefined
  /** For a world to try things out in. */
  readonly seed: string
}

/** What a look shows; `undefined` where there is nothing to see. It is done slice by slice: whoever acts meanwhile does not wait for all of it. */
export function* lookAt<S extends GameState, C>(
  host: Host<S, C>,
  history: History<S, C>,
  { message, role, seed }: LookAs,
): Generator<void, LookReply | undefined> {
  if (message.type === 'history') {
    const parts = yield* history.at(role, message.event)
    return parts && { type: 'history', event: message.event, parts }
  }
  if (role === undefined) return undefined
  switch (message.type) {
    case 'explain':
      return { type: 'explained', reasons: host.explain(role, message.key) }
    case 'odds':
      return { type: 'odds', odds: host.odds(role) }
    case 'tryOut': {
      const world = worldFor(host.match, role, fastSource(seed))
      const { pack } = host.prepared.setup
      return world && { type: 'world', world, ...(pack === undefined ? {} : { pack }) }
    }
  }
}
