import type { Mind } from './mind.ts'
import type { Play } from './play.ts'
import type { Procedure, ProcedureOf } from './procedure.ts'
import type { AnyAsk, Described } from './question.ts'
import type { Secret } from './secrets.ts'
import type { GameState, Message, Reason, Role, Table } from './table.ts'
import type { CellValue, PutCell } from './view.ts'

/** A choice made at the table before the game starts. Options draw the setup form and are validated from it. */
export type OptionSpec =
  | {
      readonly id: string
      readonly kind: 'choice'
      /** Per role: every role has its own value; `default` is then used for each. */
      readonly perRole?: boolean
      readonly values: readonly string[]
      readonly default: string
      /** Which rule or ruling the option is about. */
      readonly rule?: string
    }
  | { readonly id: string; readonly kind: 'switch'; readonly default: boolean; readonly rule?: string }
  | {
      readonly id: string
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly default: number
      readonly rule?: string
    }

export type OptionValue = string | number | boolean | readonly string[]
export type Options = Readonly<Record<string, OptionValue>>

/** A problem in something given from outside, naming the field. */
export interface Problem {
  readonly path: string
  readonly problem: string
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
export const failed = <T = never>(path: string, problem: string): Result<T> => ({
  ok: false,
  problems: [{ path, problem }],
})

/** Everything that can be done at any time besides the asked question, also out of turn. */
export interface Standing<S extends GameState, C> {
  /** Appends the offers open to this role now. */
  offers(table: Table<S, C>, role: Role, out: number[]): void
  key(table: Table<S, C>, role: Role, offer: number): string
  describe(table: Table<S, C>, role: Role, offer: number): Described
  procedure(play: Play<S, C>, role: Role, offer: number): Procedure<S, C>
}

/** Something a player points at or tries to do that is not on offer. The shape of `key` is the game's own. */
export interface Intent {
  /** The key of an option, or a target such as `area:12`. */
  readonly key: string
}

/** The chances of something a role is about to decide. */
export interface Odds {
  readonly about: Message
  /** The key of the option that they belong to, where they belong to one. */
  readonly option?: string
  /** The same as `about`, for boards; `oddsFace` types it. */
  readonly data?: CellValue
  readonly chances: readonly Chance[]
}

/** One outcome. */
export interface Chance {
  readonly label: Message
  readonly probability: number
  /** For whoever asks; left out where it is neither good nor bad. */
  readonly isGood?: boolean
}

/**
 * A game: one folder exports one of these, and nothing outside the folder knows the game.
 *
 * The engine calls `setup` once; the state it returns holds the first frames on `next` and makes no random choice itself
 * (chance belongs into procedures, where it is recorded). `clone` must copy everything that procedures change and may
 * share what they never change. `publicView` and `privateView` build cells field by field; they never delete.
 */
export interface Game<S extends GameState = GameState, C = unknown> {
  readonly id: string
  /** Raised whenever a stored game would be folded differently; a match then goes on from where these rules can follow. */
  readonly rulesVersion: number
  readonly players: { readonly min: number; readonly max: number }
  readonly options: readonly OptionSpec[]
  /** Problems beyond the single option: combinations, player counts. */
  checkOptions(content: C, roles: number, options: Options): readonly Problem[]
  /** The content with a pack laid over it, or what is wrong with the pack. */
  loadContent(pack?: unknown): Result<{ readonly content: C; readonly source: unknown }>
  /** Content from what was stored of it with a match. It may come from anywhere: it is checked as strictly as a pack. */
  compileContent?(source: unknown): Result<{ readonly content: C; readonly source: unknown }>
  setup(content: C, roles: number, options: Options): S
  /** Fields of the state that a game begins with and loses on the way. Any other that is missing means that older rules made the state. */
  readonly passing?: readonly (keyof S & string)[]
  readonly procedures: Readonly<Record<string, ProcedureOf<S, C, never>>>
  readonly standing?: Standing<S, C>
  clone(state: S): S
  publicView(table: Table<S, C>, put: PutCell): void
  privateView(table: Table<S, C>, role: Role, put: PutCell): void
  /**
   * Every thing that somebody may not know, with who knows it. The pools are those of the given role (`undefined`: a
   * spectator): who passed a draft hand on still knows which cards are among it, but not where each of them is now.
   */
  secrets(table: Table<S, C>, role: Role | undefined): Secret[]
  /** Why an intent is not on offer to a role; empty where the game has nothing to say. */
  explain(table: Table<S, C>, role: Role, intent: Intent, ask: AnyAsk<S, C> | undefined): Reason[]
  /** The chances behind the question a role is asked, from what it may know. */
  odds(table: Table<S, C>, role: Role, ask: AnyAsk<S, C>): Odds[]
  /** What must be true of every state at a question; names of what is broken. */
  invariants(table: Table<S, C>): string[]
  /** How bots think about it. */
  readonly mind?: Mind<S, C>
}

// oxlint-disable-next-line typescript/no-explicit-any -- registries and files handle games of every kind alike
export type AnyGame = Game<any, any>
