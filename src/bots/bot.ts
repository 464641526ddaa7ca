import type { FastSource } from '../engine/chance/fast.ts'
import type { Match } from '../engine/match.ts'
import type { AnyAsk } from '../engine/question.ts'
import type { GameState } from '../engine/table.ts'

/**
 * Gives answers like anybody else. A bot sees the match as its role may know it: it imagines worlds (`world.ts`) and
 * never reads the true state. It is made anew for every seat of every match, so it may remember a plan. What it does
 * depends on the position and the source alone.
 */
export interface Bot<S extends GameState = GameState, C = unknown> {
  readonly name: string
  /** One of the options of the question. */
  choose(match: Match<S, C>, ask: AnyAsk<S, C>, options: readonly number[], source: FastSource): number
}

export type MakeBot = <S extends GameState, C>() => Bot<S, C>
