import { activationProcedures } from './activation.ts'
import { leavingProcedures } from './card-leaves.ts'
import { eventProcedures } from './events.ts'
import { immediateProcedures } from './immediate.ts'
import { moveProcedures } from './move-card.ts'
import { placingProcedures } from './placing.ts'
import { settleProcedures } from './settle.ts'
import { skeletonProcedures } from './skeletons.ts'
import type { Procedures } from './state.ts'
import { targetProcedures } from './targets.ts'

export const nemesisProcedures: Procedures = {
  ...settleProcedures,
  ...placingProcedures,
  ...immediateProcedures,
  ...leavingProcedures,
  ...targetProcedures,
  ...activationProcedures,
  ...eventProcedures,
  ...skeletonProcedures,
  ...moveProcedures,
}
