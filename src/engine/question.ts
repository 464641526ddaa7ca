import type { GameState, Message, Role, Roles, Table } from './table.ts'
import type { CellValue } from './view.ts'

/** The closed set of question kinds. A client has one widget per kind, never per card. */
export const KINDS = [
  'area',
  'hex',
  'path',
  'unit',
  'figure',
  'card',
  'tile',
  'payment',
  'die',
  'option',
  'number',
  'order',
  'done',
] as const
export type Kind = (typeof KINDS)[number]

/** What an option points at, so that a board can highlight it: `area:12`, `unit:3`, `tile:archer`. */
export type Target = string

/** An option in words, made only when somebody looks. */
export interface Described {
  readonly label: Message
  readonly targets?: readonly Target[]
  /** The rule behind this very option, where it differs from the question's. */
  readonly rule?: string
  /** What choosing it would cost or bring, in words. */
  readonly detail?: Message
  /** What it means, for boards (see `face.ts`). */
  readonly data?: CellValue
}

/**
 * A kind of question a game may ask. Inside the rules an option is a small integer; its key (its meaning, stable across
 * versions) and its words are made on the way out.
 *
 * `options` appends every legal option to `out`, each exactly once, and must append at least one. It is called with the
 * current state every time the question is (re)considered, so it may not change anything.
 */
export interface Question<S extends GameState, C, A = void, O extends number = number> {
  readonly name: string
  readonly kind: Kind
  /** The rule that asks. */
  readonly rule: string
  options(table: Table<S, C>, ask: Ask<S, C, A, O>, out: O[]): void
  key(table: Table<S, C>, option: O, ask: Ask<S, C, A, O>): string
  prompt(table: Table<S, C>, ask: Ask<S, C, A, O>): Message
  /** What the question is about, for boards (see `face.ts`); from what the asked role may know. */
  about?(table: Table<S, C>, ask: Ask<S, C, A, O>): CellValue
  describe(table: Table<S, C>, option: O, ask: Ask<S, C, A, O>): Described
  /**
   * What all others are told of the question; default: the prompt, where the answer will be known to all. The table is dealt anew from
   * what everybody may know, so nothing read from it is a secret; the proof shows that it is no invention either. What the question
   * itself gives away, by its name or `arg`, is for the rules to avoid.
   */
  others?(table: Table<S, C>, ask: Ask<S, C, A, O>): Message
  /** Key and description depend on the option and the content alone, whatever the state: they are made once and kept. */
  readonly fixed?: boolean
  /** The last own answer before chance, a reveal or another role: put to people even with one option. */
  closes?(table: Table<S, C>, ask: Ask<S, C, A, O>): boolean
  /** Being asked, or not, would itself tell a secret: asked even with one option. */
  readonly always?: boolean
  /**
   * Whether there is one option or several depends on what others may not know: put to people even with one option, since others
   * see how long an answer takes. To be told from public facts alone; a search, which nobody watches, goes on by itself.
   */
  veiled?(table: Table<S, C>, ask: Ask<S, C, A, O>): boolean
  /** Who learns the answer. Default: everyone. */
  seenBy?(ask: Ask<S, C, A, O>): Roles
}

/** A question put to a role. */
export interface Ask<S extends GameState = GameState, C = unknown, A = unknown, O extends number = number> {
  readonly question: Question<S, C, A, O>
  readonly role: Role
  /** What the procedure tells the question; ids, never copies of state. */
  readonly arg: A
  /** How many questions this role was asked since the checkpoint, before this one. */
  readonly n: number
}

// oxlint-disable-next-line typescript/no-explicit-any -- the driver handles questions of every shape alike
export type AnyAsk<S extends GameState, C> = Ask<S, C, any, any>

/** Whether a role is asked this very question, and so with its argument. */
export const isAsked = <S extends GameState, C, A, O extends number>(
  ask: AnyAsk<S, C> | undefined,
  question: Question<S, C, A, O>,
): ask is Ask<S, C, A, O> => ask?.question === question

export const questionId = (checkpoint: number, ask: { role: Role; n: number }): string =>
  `${checkpoint}.${ask.role}.${ask.n}`

/** The role that a question with this id would be for. */
export function roleInId(id: string): Role | undefined {
  const role = /^\d+\.(\d+)\.\d+$/.exec(id)?.[1]
  return role === undefined ? undefined : Number(role)
}
