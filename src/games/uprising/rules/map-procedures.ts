import type { Procedures } from './state.ts'

export const mapProcedures: Procedures = {}
