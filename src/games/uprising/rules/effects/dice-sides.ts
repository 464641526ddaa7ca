/** Which dice the words for sides mean: those of a hero roll under way, else of the combat's groups. */
import type { SideSel } from '../../content/effects/selectors.ts'
import { SYMBOLS, type DieSymbol } from '../../content/names.ts'
import { groupsMeant } from '../combat/combat-group.ts'
import { choosable, choiceOf, HERO_POOL } from '../combat/dice-choice.ts'
import type { DiceChoice, DicePool, DicePurpose } from '../combat/dice-choice.ts'
import type { Context } from '../select/context.ts'
import { isPlayer, type Group, type Role, type Table } from '../table/state.ts'

export const symbolNumber = (symbol: DieSymbol): number => SYMBOLS.indexOf(symbol)

/** `you` in a hero roll is the rolling Hero; there is no other side. */
export function poolsMeant(t: Table, sel: SideSel, context: Context): DicePool[] {
  const { combat, heroRoll } = t.state
  if (heroRoll !== undefined) return sel === 'you' || sel === 'self' || sel === 'both' ? [HERO_POOL] : []
  return combat === undefined ? [] : (groupsMeant(combat, sel, context) as DicePool[])
}

export function groupsOfSide(t: Table, sel: SideSel, context: Context): Group[] {
  const { combat } = t.state
  return combat === undefined ? [] : groupsMeant(combat, sel, context).map((number) => combat.groups[number])
}

/** Before any die of the round or roll is rolled (UP-CMB-19, UP-CMB-55). */
export function isBeforeRolling(t: Table): boolean {
  const { combat, heroRoll } = t.state
  return heroRoll === undefined ? combat?.step === 'beforeRolling' : heroRoll.faces.length === 0
}

/** Who decides about dice of a pool: its own player, else the card's owner, else the first player (UP-RUL-05). */
export function deciderOfDice(t: Table, pool: DicePool, context: Context): Role {
  const { combat, heroRoll, firstPlayer } = t.state
  const side = pool === HERO_POOL ? heroRoll!.role : combat!.groups[pool].side
  if (isPlayer(side)) return side
  return context.you >= 0 ? context.you : firstPlayer
}

/** Whether a side has a die that can be chosen for this. */
export function hasChoosable(
  t: Table,
  pools: readonly DicePool[],
  purpose: DicePurpose,
  more: Partial<DiceChoice> = {},
): boolean {
  for (const pool of pools) {
    const dice: number[] = []
    choosable(t, choiceOf(pool, purpose, 1, more), dice)
    if (dice.length > 0) return true
  }
  return false
}
