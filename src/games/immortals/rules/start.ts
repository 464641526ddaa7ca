/** The start round (IM-STA) and the filling of the tower (IM-TOW-01 to IM-TOW-04). */
import type { ProcedureOf } from '../../../engine/procedure.ts'
import type { Content } from '../content/content.ts'
import type { State } from './state.ts'

/** `startRound` runs first; when the tower is filled it pushes `round` with `{ step: 0 }`. */
export const startProcedures: Readonly<Record<string, ProcedureOf<State, Content, never>>> = {}
