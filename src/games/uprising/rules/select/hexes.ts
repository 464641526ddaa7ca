import type { HexSel } from '../../content/effects/selectors.ts'
import type { Context } from '../context.ts'
import type { Space, Table } from '../state.ts'

/** Every space that meets the selector, in rising order; what `pick` takes of them is the verb's to ask or decide. */
export function hexesOf(_t: Table, _sel: HexSel, _c: Context, _out: Space[]): Space[] {
  throw new Error('not written')
}
