import { placingVerbProcedures } from './effects/map-place.ts'
import type { Procedures } from './state.ts'

export const mapProcedures: Procedures = { ...placingVerbProcedures }
