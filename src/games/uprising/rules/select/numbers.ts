import type { Num } from '../../content/effects/selectors.ts'
import type { Context } from '../context.ts'
import type { Table } from '../state.ts'

export function numberOf(_t: Table, _num: Num, _c: Context): number {
  throw new Error('not written')
}
