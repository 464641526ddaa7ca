/** Step 2 of a turn: moving (MOV, ENG, HS-BAS-09 ff.). */
import type { ProcedureOf, StepResult } from '../../../engine/procedure.ts'
import type { Content } from '../content/content.ts'
import type { Play, Procedure, State } from './state.ts'
import type { TurnArgs } from './turn-args.ts'

/** Asks for one figure after the other ('again'), until the player ends the step or no figure can move any more. */
export function* moveStep(_play: Play, _args: TurnArgs): Procedure<StepResult> {
  throw new Error('not written')
}

export const moveProcedures: Readonly<Record<string, ProcedureOf<State, Content, never>>> = {}
