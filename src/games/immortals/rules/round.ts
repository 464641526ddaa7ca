/** The game round (IM-RND): reinforcement, planning, executing actions, scoring. */
import type { ProcedureOf } from '../../../engine/procedure.ts'
import type { Content } from '../content/content.ts'
import type { State } from './state.ts'

export const roundProcedures: Readonly<Record<string, ProcedureOf<State, Content, never>>> = {}
