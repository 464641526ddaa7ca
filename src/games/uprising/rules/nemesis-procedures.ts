import type { Procedures } from './state.ts'

export const nemesisProcedures: Procedures = {}
