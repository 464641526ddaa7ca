import type { ChanceSource } from './chance/source.ts'
import type { Play } from './play.ts'
import type { AnyAsk } from './question.ts'
import type { GameState, Role, Table } from './table.ts'

/** An option with what the game itself thinks of it: higher is better, comparable within one question only. */
export interface Scored {
  readonly option: number
  readonly score: number
}

/** Own answers in their order, beginning with the question that is asked. */
export type Line = readonly number[]

/**
 * A learnt judgement of positions: `walstatt tune` fits the weights to games that bots played. The chance of a side is its share of
 * exp(weights · features) among all sides.
 */
export interface Value<S extends GameState, C> {
  /**
   * What is counted, in the game's words. The narrator names each as the message `feature.<name>`: what there is more or less of, in
   * the nominative ("villages that score next").
   */
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
 * know. What others know, even in that world, it may not use: it looks only at what the role of the question may know. What is
 * missing, bots do without.
 */
export interface Mind<S extends GameState = GameState, C = unknown> {
  /**
   * The options by the game's judgement of the single step, best first, at most `k`; none where it has nothing to say. Asked for more
   * than one, it judges them all, unless the answer is plain: a single proposal is taken at once. The table may be changed, but not
   * where just one is asked for: without `next`, games are played on with it.
   */
  candidates?(table: Table<S, C>, ask: AnyAsk<S, C>, options: readonly number[], k: number): readonly Scored[]
  /**
   * One sound option at little cost, to play on with in a world; it may draw from `play.source`. The position stays as it is. Default:
   * the first candidate.
   */
  next?(play: Play<S, C>, ask: AnyAsk<S, C>, options: readonly number[]): number
  /**
   * Whole plans for the turn that goes on with this question, at most `k`, the most promising first: where single steps show too little
   * of what belongs together. What a plan leaves open, or what is not on offer when its time comes, `next` answers. None where it has
   * nothing to say. They may differ by what is drawn from `source`. The table may be changed.
   */
  plans?(
    table: Table<S, C>,
    ask: AnyAsk<S, C>,
    options: readonly number[],
    k: number,
    source: ChanceSource,
  ): readonly Line[]
  /**
   * A standing offer (`Game.standing`) that the role of a question takes before it answers: it is asked again after each. None where
   * the answer comes first. It may not be taken for ever. The position stays as it is.
   */
  offer?(table: Table<S, C>, ask: AnyAsk<S, C>): number | undefined
  /** How good a position is for a role, in points: to compare the ends of one compound. */
  worth?(table: Table<S, C>, role: Role): number
  /** Its weights come from `bot/weights.json`. */
  readonly value?: Value<S, C>
  /** How many turns (or rounds) have begun: never falls. All questions of a role in one turn are thought through as one plan. */
  turn?(state: S): number
  /** After how many turns more a plan is judged by the value (1: when the next has begun). Unset: it is played to the end of the game. */
  readonly horizon?: number | ((state: S, role: Role) => number)
  /** Questions that others answer at the same time, unseen: where the answer can be read, it is mixed. */
  readonly unseen?: ReadonlySet<string>
  /** How many playouts of a turn take about a second of one core: what a General may think. */
  readonly playouts?: number
  /** A difference of scores (of `candidates`, else of `worth`) that a beginner does not see. */
  readonly grain?: number
  /**
   * Others of the same game, by name: what they want differs (another `candidates`, `worth` or value). They are whole minds: what is to
   * stay as it is, they repeat. Names and sentences stand in the game's facts.
   */
  readonly characters?: Readonly<Record<string, Mind<S, C>>>
}
