import type { Procedures } from './state.ts'

export const frameProcedures: Procedures = {}
