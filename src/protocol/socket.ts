import { z } from 'zod'
import { seatSchema, tableSchema } from './http.ts'
import { isPlain, NOT_PLAIN } from './plain.ts'
import { oddsSchema, partSchema, PROTOCOL_VERSION, reasonSchema } from './views.ts'

/** Longest texts that come from outside. */
export const MOST = {
  role: 31,
  question: 40,
  key: 400,
  options: 200,
  chat: 1000,
  name: 40,
  token: 100,
  message: 16_384,
} as const

const ref = z.int().min(0).max(Number.MAX_SAFE_INTEGER).exactOptional()
/** Which of the roles held by this connection acts; may be left out by who holds only one. */
const role = z.int().min(0).max(MOST.role).exactOptional()
const key = z.string().max(MOST.key)
const token = z.string().min(16).max(MOST.token)

/** The last numbers seen on each channel. `run` names the server's own numbering; after a restart it is another one. */
export const sinceSchema = z.strictObject({
  run: z.string().max(40),
  seqs: z.record(z.string().max(8), z.int().min(0)),
})
export type Since = z.infer<typeof sinceSchema>

export const ROOMS = ['players', 'team', 'spectators'] as const
export type Room = (typeof ROOMS)[number]

const message = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ref, ...shape })

/** What a client may send. Every message may carry a `ref`; the reply to it carries the same. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /** First message of a connection. Seats come from the session cookie and from tokens. */
  message('hello', {
    version: z.literal(PROTOCOL_VERSION),
    table: z.string().max(40),
    tokens: z.array(token).max(32).exactOptional(),
    /** Only watch, even where this person holds a seat. */
    watch: z.boolean().exactOptional(),
    since: sinceSchema.exactOptional(),
  }),
  message('answer', { role, question: z.string().max(MOST.question), option: key }),
  message('answers', {
    role,
    question: z.string().max(MOST.question),
    options: z.array(key).min(1).max(MOST.options),
  }),
  message('offer', { role, key }),
  message('undo', { role }),
  message('redo', { role }),
  /** Takes back all answers of the running secret simultaneous choice. */
  message('retract', { role }),
  message('replace', { role, options: z.array(key).min(1).max(MOST.options) }),
  /** Asks all others to go back beyond what may be taken back alone. */
  message('request', { role }),
  message('consent', { role, yes: z.boolean() }),
  message('concede', { role }),
  message('explain', { role, key }),
  message('odds', { role }),
  /** The table as it was after an event of one's own numbering. */
  message('history', { role, event: z.int().min(0) }),
  message('tryOut', { role }),
  message('chat', { room: z.enum(ROOMS), text: z.string().trim().min(1).max(MOST.chat).refine(isPlain, NOT_PLAIN) }),
  message('ping', {}),
])
export type ClientMessage = z.infer<typeof clientMessageSchema>
export type Hello = Extract<ClientMessage, { type: 'hello' }>
type Answer = Extract<ClientMessage, { type: 'answer' }>

const isNumber = (value: unknown, most: number): boolean =>
  value === undefined || (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most)
const isText = (value: unknown, most: number): boolean => typeof value === 'string' && value.length <= most
const ANSWER_FIELDS = new Set(['type', 'ref', 'role', 'question', 'option'])

/** The one message that comes all the time, checked as its schema would, but by hand. Anything else is for the schema. */
export function asAnswer(value: object): Answer | undefined {
  const { type, ref: n, role: own, question, option } = value as Record<string, unknown>
  if (type !== 'answer' || !isText(question, MOST.question) || !isText(option, MOST.key)) return undefined
  if (!isNumber(n, Number.MAX_SAFE_INTEGER) || !isNumber(own, MOST.role)) return undefined
  for (const field in value) if (!ANSWER_FIELDS.has(field)) return undefined
  return value as Answer
}

export const ERROR_CODES = [
  'malformed',
  'tooLarge',
  'tooFast',
  'version',
  'unknownTable',
  'unknownGame',
  'unknownWork',
  'invalid',
  'notYourSeat',
  'notAllowed',
  'notHost',
  'notRunning',
  'notNow',
  'full',
  'signedOut',
  'wrongPassword',
  'taken',
  'stopped',
  'storage',
  'busy',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

export const problemSchema = z.object({ path: z.string(), problem: z.string() })

export const errorSchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  /** Where something is wrong with what was sent. */
  problems: z.array(problemSchema).exactOptional(),
})
export type ErrorBody = z.infer<typeof errorSchema>

export const chatLineSchema = z.object({
  n: z.int(),
  room: z.enum(ROOMS),
  name: z.string(),
  seat: z.int().exactOptional(),
  text: z.string(),
  at: z.int(),
})
export type ChatLine = z.infer<typeof chatLineSchema>

const WHY = ['over', 'stale', 'notYours', 'notOffered', 'notAllowed'] as const
const parts = z.array(partSchema)

const serverMessage = <T extends string, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), ref, ...shape })

/** What the server sends. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  /** The whole table, with every channel of this connection. Also sent after a stale answer. */
  serverMessage('welcome', {
    version: z.literal(PROTOCOL_VERSION),
    run: z.string(),
    table: tableSchema,
    seats: z.array(z.int()),
    roles: z.array(z.int()),
    parts,
    chat: z.array(chatLineSchema),
    /** The hash of the table's own content pack, which `GET /api/tables/:id/pack` tells. */
    pack: z.string().exactOptional(),
  }),
  /** The connection goes on where it was; updates that were missed follow. */
  serverMessage('resumed', { table: tableSchema, seats: z.array(z.int()), roles: z.array(z.int()) }),
  /** Something happened. With a `ref`: your message was accepted, and is stored. */
  serverMessage('update', { parts, taken: z.int().exactOptional() }),
  serverMessage('refused', { why: z.enum(WHY), reasons: z.array(reasonSchema), at: z.int() }),
  serverMessage('explained', { reasons: z.array(reasonSchema) }),
  serverMessage('odds', { odds: z.array(oddsSchema) }),
  serverMessage('history', { event: z.int(), parts }),
  /** A world that the role thinks possible, to play on in; nothing in it is the truth but what the role knows. With the table's own content. */
  serverMessage('world', { world: z.unknown(), pack: z.unknown().optional() }),
  serverMessage('chat', { line: chatLineSchema }),
  /** The table itself changed: seats, state, who is here. */
  serverMessage('table', { table: tableSchema, seats: z.array(z.int()), roles: z.array(z.int()) }),
  serverMessage('here', { seats: z.array(seatSchema.shape.seat), watchers: z.int() }),
  /** The bots that have thought for a while, and for how many milliseconds; all of them whenever one begins or ends. A welcome clears the list. */
  serverMessage('thinking', { bots: z.array(z.object({ role: z.int(), for: z.int() })) }),
  serverMessage('error', errorSchema.shape),
  serverMessage('pong', {}),
])
export type ServerMessage = z.infer<typeof serverMessageSchema>
