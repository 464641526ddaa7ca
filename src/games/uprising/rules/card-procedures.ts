import type { Procedures } from './state.ts'

export const cardProcedures: Procedures = {}
