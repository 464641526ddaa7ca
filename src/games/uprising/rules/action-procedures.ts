import { turnProcedures } from './actions.ts'
import { buildProcedures } from './build.ts'
import { exploreProcedures } from './explore.ts'
import type { Procedures } from './state.ts'

export const actionProcedures: Procedures = { ...buildProcedures, ...turnProcedures, ...exploreProcedures }
