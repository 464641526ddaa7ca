import { loopProcedures } from './effects/loops.ts'
import type { Procedures } from './state.ts'
import { windowProcedures } from './windows.ts'

export const cardProcedures: Procedures = { ...windowProcedures, ...loopProcedures }
