import { leavingProcedures } from './card-leaves.ts'
import { immediateProcedures } from './immediate.ts'
import { placingProcedures } from './placing.ts'
import { settleProcedures } from './settle.ts'
import type { Procedures } from './state.ts'
import { targetProcedures } from './targets.ts'

export const nemesisProcedures: Procedures = {
  ...settleProcedures,
  ...placingProcedures,
  ...immediateProcedures,
  ...leavingProcedures,
  ...targetProcedures,
}
