/** Abilities of cards and hexes: which can be used when, how often, at what price (UP-CRD-13 to -19, UP-CMB-53 to -59). */
import type { Ability, Window } from '../content/effects/timing.ts'
import type { Content } from '../content/content.ts'
import type { Context } from './context.ts'
import type { Play, Procedure, Role, Table } from './state.ts'

/** Every ability in the content has a number; the `used…` lists of the state hold these. */
export function abilityNumbered(
  _content: Content,
  _number: number,
): { readonly ability: Ability; readonly source: number; readonly of: number } {
  throw new Error('not written')
}

/** The numbers of what a role can use in this window now: frequency, price, place, conditions, first effect possible. */
export function usableAbilities(_t: Table, _role: Role, _window: Window, _out: number[]): number[] {
  throw new Error('not written')
}

/**
 * Opens a window: whatever must happen in it happens (Nemesis first), then every player who can use something is asked,
 * clockwise from the first player, until all pass; who has nothing to use is not asked. A frame (`window`), so that
 * what the abilities do comes before the next asking.
 */
export function pushWindow(_play: Play, _window: Window, _context: Context): void {
  throw new Error('not written')
}

/** Pays and carries out an ability: marks it as used, pushes its effects. */
export function* useAbility(_play: Play, _role: Role, _number: number, _context: Context): Procedure {
  throw new Error('not written')
}
