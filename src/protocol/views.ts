import { z } from 'zod'
import {
  type CellValue,
  type GameEvent,
  KINDS,
  type Message,
  type Odds,
  type OptionView,
  type Outcome,
  type QuestionView,
  type Reason,
  type Role,
  type Waiting,
} from '../engine/index.ts'

/** Counts up whenever an old client would misunderstand a new server, or the other way round. */
export const PROTOCOL_VERSION = 1

/**
 * What is shown of a match goes through channels: the public one, which everybody at the table gets, and one for each role, which
 * only its holder gets. Every channel numbers its own updates, so a number tells nobody what happens elsewhere.
 */
export type Channel = 'public' | Role

export type CellRecord = Readonly<Record<string, CellValue>>

/** A role asks all others to go back to before its last answer. */
export interface UndoRequest {
  readonly by: Role
  readonly agreed: readonly Role[]
}

/** What changed for everybody. Absent means unchanged. */
export interface PublicPart {
  readonly channel: 'public'
  readonly seq: number
  readonly set?: CellRecord
  readonly gone?: readonly string[]
  /** New events, numbered on from those before. */
  readonly events?: readonly GameEvent[]
  readonly waiting?: readonly Waiting[]
  /** Roles that are ready in a running simultaneous choice. */
  readonly request?: UndoRequest | false
  readonly outcome?: Outcome | false
}

/** An event that only some roles are told; it comes after the public event with the number `after` (0: before all). */
export interface OwnEvent {
  readonly after: number
  readonly event: GameEvent
}

/** So many options from a place on, exactly as in the last question that this role was shown. */
export type SameOptions = readonly [from: number, count: number]

/** A question as it is sent: most of its options are often those of the last one. */
export type SentQuestion = Omit<QuestionView, 'options'> & { readonly options: readonly (OptionView | SameOptions)[] }

/** What changed for one role. Absent means unchanged. */
export interface RolePart {
  readonly channel: Role
  readonly seq: number
  readonly set?: CellRecord
  readonly gone?: readonly string[]
  /**
   * Public cells that this role sees otherwise while it plans in secret: `[value]`, or `[]` where it sees none. They lie over the
   * public cells until they are gone.
   */
  readonly over?: { readonly set: CellRecord; readonly gone: readonly string[] }
  readonly events?: readonly OwnEvent[]
  readonly question?: SentQuestion | false
  readonly offers?: readonly OptionView[]
  readonly undo?: boolean
  readonly redo?: boolean
}

export type Part = PublicPart | RolePart

/** A whole channel, for somebody who joins. */
export type WholeChannel = Part & { readonly whole: true }

// Schemas: a client checks what it gets with these, so they are exact about structure and lenient about the games' own values.

const role = z.int().min(0).max(31)
const text = z.string()

export const messageSchema: z.ZodType<Message> = z.object({
  key: text,
  args: z.record(text, z.union([text, z.number()])).exactOptional(),
})

export const reasonSchema: z.ZodType<Reason> = z.object({ rule: text, message: messageSchema })

const cellSchema = z.unknown() as unknown as z.ZodType<CellValue>

export const optionViewSchema: z.ZodType<OptionView> = z.object({
  key: text,
  label: messageSchema,
  targets: z.array(text).exactOptional(),
  rule: text.exactOptional(),
  detail: messageSchema.exactOptional(),
  data: cellSchema.exactOptional(),
})

export const questionSchema: z.ZodType<SentQuestion> = z.object({
  id: text,
  kind: z.enum(KINDS),
  name: text,
  rule: text,
  prompt: messageSchema,
  about: cellSchema.exactOptional(),
  options: z.array(z.union([optionViewSchema, z.tuple([z.int().min(0), z.int().min(1)])])),
  closes: z.boolean(),
})

export const oddsSchema: z.ZodType<Odds> = z.object({
  about: messageSchema,
  option: text.exactOptional(),
  data: cellSchema.exactOptional(),
  chances: z.array(z.object({ label: messageSchema, probability: z.number(), isGood: z.boolean().exactOptional() })),
})

const waitingSchema: z.ZodType<Waiting> = z.object({
  role,
  prompt: messageSchema.exactOptional(),
  question: text.exactOptional(),
})
const scores = z.array(z.number())
export const outcomeSchema: z.ZodType<Outcome> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ranking'), places: z.array(z.array(role)), scores }),
  z.object({ kind: z.literal('teams'), winners: z.array(role), losers: z.array(role) }),
  z.object({ kind: z.literal('allWin'), scores: scores.exactOptional() }),
  z.object({ kind: z.literal('allLose'), scores: scores.exactOptional() }),
  z.object({ kind: z.literal('nobody') }),
])
export const eventSchema: z.ZodType<GameEvent> = z.looseObject({ type: text })
const cellsSchema = z.record(text, z.unknown()) as unknown as z.ZodType<CellRecord>
const gone = z.array(text)
const whole = z.literal(true).exactOptional()

const publicPartSchema = z.object({
  channel: z.literal('public'),
  seq: z.int(),
  whole,
  set: cellsSchema.exactOptional(),
  gone: gone.exactOptional(),
  events: z.array(eventSchema).exactOptional(),
  waiting: z.array(waitingSchema).exactOptional(),
  request: z.union([z.literal(false), z.object({ by: role, agreed: z.array(role) })]).exactOptional(),
  outcome: z.union([z.literal(false), outcomeSchema]).exactOptional(),
})

const rolePartSchema = z.object({
  channel: role,
  seq: z.int(),
  whole,
  set: cellsSchema.exactOptional(),
  gone: gone.exactOptional(),
  over: z.object({ set: cellsSchema, gone }).exactOptional(),
  events: z.array(z.object({ after: z.int(), event: eventSchema })).exactOptional(),
  question: z.union([z.literal(false), questionSchema]).exactOptional(),
  offers: z.array(optionViewSchema).exactOptional(),
  undo: z.boolean().exactOptional(),
  redo: z.boolean().exactOptional(),
})

export const partSchema: z.ZodType<Part> = z.union([publicPartSchema, rolePartSchema])
