/** What is true while a card or hex is in play; computed when it is needed, never stored. */
import type { ModifierRule } from '../content/effects/verbs.ts'
import type { Context } from './context.ts'
import type { Table } from './state.ts'

export type RuleOf<K extends ModifierRule['rule']> = Extract<ModifierRule, { readonly rule: K }>

/**
 * Calls back for every modifier of a kind whose conditions hold, with the context of its card or hex: `you` is the owner
 * of an own card, `here` the hex of a tile (in a combat: its hex).
 */
export function eachModifier<K extends ModifierRule['rule']>(
  _t: Table,
  _rule: K,
  _visit: (modifier: RuleOf<K>, context: Context) => void,
): void {
  throw new Error('not written')
}
