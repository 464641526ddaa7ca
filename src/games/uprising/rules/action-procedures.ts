import type { Procedures } from './state.ts'

export const actionProcedures: Procedures = {}
