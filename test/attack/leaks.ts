import type { ServerMessage } from '../../src/protocol/socket.ts'
import { channelOf, type Caller, type Expected } from './matrix.ts'
import { CHAT } from './scene.ts'

/** Words that stand in the store and in no reply while a game runs. */
const NEVER = [
  '"secret"',
  'token_hash',
  'watch_hash',
  '"password"',
  '"draw"',
  '"hashes"',
  CHAT.players,
  CHAT.spectators,
]

/** What a reply over HTTP says that this caller may not know. */
export function leaksIn(body: unknown, caller: Caller, expected: Expected): string[] {
  const text = JSON.stringify(body) ?? ''
  const said = NEVER.filter((word) => text.includes(word) && !isDescription(body))
  if (expected !== 'ok') return [...said, ...Object.keys(body as object).filter((key) => key !== 'error')]
  const roles = (body as { file?: { roles?: readonly number[] } }).file?.roles ?? []
  return [...said, ...roles.filter((role) => role !== channelOf(caller)).map((role) => `the view of role ${role}`)]
}

/** The description of the interface names every field. */
const isDescription = (body: unknown): boolean => typeof body === 'object' && body !== null && 'openapi' in body

const isPlayer = (caller: Caller): boolean => channelOf(caller) !== undefined

/** What came over a socket that this caller may not know: foreign channels, foreign rooms. */
export function leaksInMessages(got: readonly ServerMessage[], caller: Caller): string[] {
  const channels = got.flatMap((message) => ('parts' in message ? message.parts.map(({ channel }) => channel) : []))
  const foreign = channels.filter((channel) => channel !== 'public' && channel !== channelOf(caller))
  const lines = got.flatMap((m) => (m.type === 'welcome' ? m.chat : m.type === 'chat' ? [m.line] : []))
  // Nobody talks with a program.
  const overheard = lines.filter(({ room }) => caller === 'program' || (room === 'spectators') === isPlayer(caller))
  return [...foreign.map((channel) => `channel ${channel}`), ...overheard.map(({ text }) => `chat: ${text}`)]
}
