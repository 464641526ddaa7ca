import type { AnyAsk } from './question.ts'
import type { GameState, Role, Table } from './table.ts'
import type { Play } from './play.ts'

/** An option with what the game itself thinks of it: higher is better, comparable within one question only. */
export interface Scored {
  readonly option: number
  readonly score: number
}

/**
 * A learnt judgement of positions: `walstatt tune` fits the weights to games that bots played. The chance of a side is its share of
 * exp(weights · features) among all sides.
 */
export interface Value<S extends GameState, C> {
  /** What is counted, in the game's words. */
  readonly features: readonly string[]
  /** Appends the features of a role. A feature that is the same for everybody tells nothing, unless all play against the game. */
  measure(table: Table<S, C>, role: Role, out: number[]): void
  /** Whoever has the same number wins and loses together. Unset: everybody alone. */
  side?(table: Table<S, C>, role: Role): number
  /** All win or lose together: the chance is that of their one side against the game. */
  readonly isTogether?: boolean
  /** In the order of the features. */
  readonly weights: readonly number[]
}

/**
 * How bots think about a game. Every table given to it is a world dealt for a role: nothing in it is the truth but what that role may
 * know. What is missing, bots do without.
 */
export interface Mind<S extends GameState = GameState, C = unknown> {
  /**
   * The options by the game's judgement of the single step, best first, at most `k`; none where it has nothing to say. Asked for more
   * than one, it judges them all. The table may be changed.
   */
  candidates?(table: Table<S, C>, ask: AnyAsk<S, C>, options: readonly number[], k: number): readonly Scored[]
  /** One sound option at little cost, to play on with in a world. Default: the first candidate. */
  next?(play: Play<S, C>, ask: AnyAsk<S, C>, options: readonly number[]): number
  /** How good a position is for a role, in points: to compare the ends of one compound. */
  worth?(table: Table<S, C>, role: Role): number
  readonly value?: Value<S, C>
  /** How many turns (or rounds) have begun. All questions of a role in one turn are thought through as one plan. */
  turn?(state: S): number
  /** After how many turns more a plan is judged. */
  readonly horizon?: number
  /** Questions that others answer at the same time, unseen: where the answer can be read, it is mixed. */
  readonly unseen?: ReadonlySet<string>
  /** A difference of scores that a beginner does not see. */
  readonly grain?: number
  /** Others of the same game, by name: what they want differs. */
  readonly characters?: Readonly<Record<string, Mind<S, C>>>
}
