import type { StepArgs } from '../../../../engine/index.ts'

/** The frame of a turn; whose turn it is and what has been done lies in `state.turn`. */
export type TurnArgs = StepArgs
