import type { StepArgs } from '../../../../engine/index.ts'
import type { Area, Role } from '../table/state.ts'

/** The frame of a battle. Nothing hidden is in it. */
export interface BattleArgs extends StepArgs {
  readonly area: Area
  readonly attacker: Role
  readonly defender: Role
  /** NONE before the result. */
  winner: Role
  /** How many of the loser's units have been destroyed in this battle. */
  destroyed: number
}
