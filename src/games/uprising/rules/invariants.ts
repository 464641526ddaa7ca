import type { Table } from './state.ts'

/** What must be true whenever somebody is asked. */
export function invariants(_t: Table): string[] {
  return []
}
