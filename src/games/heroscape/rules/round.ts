/** Rounds (RND) and everything before the first of them. */
import type { ProcedureOf } from '../../../engine/procedure.ts'
import type { Content } from '../content/content.ts'
import type { State } from './state.ts'

export const roundProcedures: Readonly<Record<string, ProcedureOf<State, Content, never>>> = {}
