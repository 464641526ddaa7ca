/** Step 3 of a turn: attacking (ATT, HS-BAS-19 ff.). */
import type { ProcedureOf, StepResult } from '../../../engine/procedure.ts'
import type { Content } from '../content/content.ts'
import type { Play, Procedure, State } from './state.ts'
import type { TurnArgs } from './turn-args.ts'

/** Asks for one attack or power after the other ('again'), until the player ends the step or nothing is left to do. */
export function* attackStep(_play: Play, _args: TurnArgs): Procedure<StepResult> {
  throw new Error('not written')
}

export const attackProcedures: Readonly<Record<string, ProcedureOf<State, Content, never>>> = {}
