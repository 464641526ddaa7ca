import type { StepArgs } from '../../../../engine/index.ts'

/** The arguments of the turn's frame: the active role is in the state. */
export interface TurnArgs extends StepArgs {
  /** The Chaos Horde has captured villages in this turn (BS-FAC-CHA-05). */
  captured?: number
  /** The areas where undead stand that have moved in this phase, one entry for each (BS-UND-01). */
  moved?: number[]
}
