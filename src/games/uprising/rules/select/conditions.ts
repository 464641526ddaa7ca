import type { Condition } from '../../content/effects/conditions.ts'
import type { Context } from '../context.ts'
import type { Space, Table } from '../state.ts'

/** Whether all conditions hold. Without a `hex` of its own a condition speaks of `candidate`, by default the context's hex. */
export function holds(_t: Table, _conditions: readonly Condition[], _c: Context, _candidate?: Space): boolean {
  throw new Error('not written')
}
