/** The end of the battle (END) and the goals of the scenarios (SCN). */
import type { Figure, Play, Procedure, Role } from './state.ts'

/** After every atomic event: ends the game if a side has reached its goal (HS-RUL-08). */
export function* checkVictory(_play: Play): Procedure {}

/** After a step: goals about entering a space or coming next to somebody. */
export function* checkStep(_play: Play, _figure: Figure): Procedure {}

/** What the scenario does at the end of a round, then the goals that are judged there (HS-RND-19, HS-END-07). */
export function* endOfRound(_play: Play): Procedure {}

/** A figure of the scout's side was destroyed or its card was taken over (HS-SCN-STORM-10). */
export function* showScout(_play: Play, _figure: Figure): Procedure {}

/** An attack of one ally on another ends a truce (HS-SCN-FORT-07). */
export function noticeAttack(_play: Play, _attacker: Role, _affected: readonly Figure[]): void {}
