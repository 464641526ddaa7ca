/** What the dice of a combat or hero roll show, what was added to it and what does not count (UP-CMB-35 to -46). */
import type { Content } from '../../content/content.ts'
import type { SideSel } from '../../content/effects/selectors.ts'
import { BOLT, SHIELD, SKULL, SYMBOLS } from '../../content/names.ts'
import type { Context } from '../select/context.ts'
import { NONE, type Group, type Table } from '../table/state.ts'
import { isMeant, mayUse } from './combat-group.ts'

/** How often a face of a die shows a symbol. */
export function symbolsOn(content: Content, colour: number, face: number, symbol: number): number {
  if (face === NONE) return 0
  const die = content.dice[colour]
  return (symbol === SKULL ? die.skulls : symbol === SHIELD ? die.shields : die.bolts)[face]
}

export function isBlank(content: Content, colour: number, face: number): boolean {
  const die = content.dice[colour]
  return die.skulls[face] + die.shields[face] + die.bolts[face] === 0
}

/** A die of which a symbol does not count is noted as `die * 3 + symbol`. */
export const ignoredCode = (die: number, symbol: number): number => die * SYMBOLS.length + symbol

/** Symbols on the dice of a group, without generated ones (UP-CMB-45). */
export function onDice(t: Table, group: Group, symbol: number): number {
  let sum = 0
  for (let die = 0; die < group.dice.length; die++)
    if (!group.ignored.includes(ignoredCode(die, symbol)))
      sum += symbolsOn(t.content, group.dice[die], group.faces[die], symbol)
  return sum
}

/** Symbols of a group that count. */
export function counting(t: Table, group: Group, symbol: number): number {
  if (symbol === SHIELD && !mayUse(group, 'shields')) return 0
  return Math.max(0, onDice(t, group, symbol) + group.added[symbol] - group.cancelled[symbol])
}

/** Bolts that can still be used: for Godpowers, cards, or to cancel Shields (UP-CMB-42, UP-CMB-44). */
export function freeBolts(t: Table, group: Group): number {
  return mayUse(group, 'bolts') ? Math.max(0, counting(t, group, BOLT) - group.boltsUsed) : 0
}

/** Skulls and Shields that a price takes are gone. */
export function spendSymbols(group: Group, symbol: number, n: number): void {
  if (symbol === BOLT) group.boltsUsed += n
  else group.cancelled[symbol] += n
}

/** For counting in effects: symbols of the sides that are meant, in the hero roll or the combat under way. */
export function symbolsOfSide(t: Table, sel: SideSel, context: Context, symbol: number, onlyDice: boolean): number {
  const { combat, heroRoll } = t.state
  if (heroRoll !== undefined) {
    let sum = onlyDice ? 0 : heroRoll.added[symbol]
    heroRoll.dice.forEach((colour, die) => (sum += symbolsOn(t.content, colour, heroRoll.faces[die] ?? NONE, symbol)))
    return sum
  }
  if (combat === undefined) return 0
  let sum = 0
  for (let i = 0; i < 2; i++) {
    if (!isMeant(combat, sel, context, i)) continue
    sum += onlyDice ? onDice(t, combat.groups[i], symbol) : counting(t, combat.groups[i], symbol)
  }
  return sum
}
