/** What figures are worth to the bot, in points of the army cards, and what attacks may be expected to bring. */
import { areAdjacent } from '../rules/engagement/adjacent.ts'
import { attackDiceOf, defenseDiceOf, strikesBack } from '../rules/attack/dice-count.ts'
import { cardOf, endFigure, firstFigure, isStanding, lifeOf, powerOf, printedOf } from '../rules/table/figures.ts'
import { attackChances, type AttackChances } from '../rules/attack/odds.ts'
import type { ArmyCard, Figure, Table } from '../rules/table/state.ts'

/** The part of a figure's worth that is lost only with its last life. */
const LAST_LIFE = 0.35
/** HS-END-04: the last figure of a card carries its points. More and more so towards the last round. */
const LAST_FIGURE = 0.15
const LAST_FIGURE_LATE = 0.8
const LATE_ROUNDS = 3

export function worthOf(t: Table, figure: Figure): number {
  const { master, figures } = printedOf(t, figure)
  return master.points / figures + (isLastOf(t, cardOf(t, figure)) ? lastFigure(t) * master.points : 0)
}

function isLastOf(t: Table, card: ArmyCard): boolean {
  const end = endFigure(t, card)
  if (end - firstFigure(t, card) === 1) return false
  let standing = 0
  for (let figure = firstFigure(t, card); figure < end; figure++) if (isStanding(t, figure)) standing++
  return standing === 1
}

function lastFigure(t: Table): number {
  const { round, options } = t.state
  return options.rounds > 0 && options.rounds - round < LATE_ROUNDS ? LAST_FIGURE_LATE : LAST_FIGURE
}

/** What is lost with this many wounds. */
export function lossBy(t: Table, figure: Figure, wounds: number): number {
  const life = lifeOf(t, figure)
  const left = life - t.state.wounds[figure]
  const worth = worthOf(t, figure)
  if (wounds >= left) return worth * (LAST_LIFE + ((1 - LAST_LIFE) * left) / life)
  return (worth * (1 - LAST_LIFE) * wounds) / life
}

/** Shields that dodge nothing. */
export const NO_DODGE = 31
const known = new Map<number, AttackChances>()

/** The chances of dice against dice; each pair is worked out once. */
export function chancesBetween(attack: number, defense: number, dodge = NO_DODGE, isBack = false): AttackChances {
  const key = ((attack * 64 + defense) * 32 + dodge) * 2 + (isBack ? 1 : 0)
  let found = known.get(key)
  if (found === undefined) known.set(key, (found = attackChances(attack, defense, dodge, isBack)))
  return found
}

export function meanWounds(attack: number, defense: number): number {
  return chancesBetween(attack, defense).wounds.reduce((sum, chance, wounds) => sum + chance * wounds, 0)
}

const dodgeOf = (t: Table, attacker: Figure, target: Figure): number => {
  const power = powerOf(t, cardOf(t, target), 'stealthDodge')
  return power === undefined || areAdjacent(t, attacker, target) ? NO_DODGE : power.shields
}

/** Dice beyond are reckoned as so many. */
const MOST_DICE = 15
const MOST_LIFE = 12
const parts = new Map<number, Float64Array>()

/** The part of its worth that a figure with so much life left loses on average to these dice. */
export function partLost(attack: number, defense: number, left: number, life: number, dodge = NO_DODGE): number {
  let table = parts.get(dodge)
  if (table === undefined) parts.set(dodge, (table = new Float64Array((MOST_DICE + 1) ** 2 * MOST_LIFE ** 2).fill(-1)))
  const [a, d] = [Math.min(attack, MOST_DICE), Math.min(defense, MOST_DICE)]
  const at = ((a * (MOST_DICE + 1) + d) * MOST_LIFE + Math.min(left, MOST_LIFE - 1)) * MOST_LIFE + Math.min(life, 11)
  if (table[at] < 0) table[at] = partOf(chancesBetween(a, d, dodge).wounds, left, life)
  return table[at]
}

function partOf(chances: readonly number[], left: number, life: number): number {
  let wounds = 0
  let end = 0
  for (let n = 1; n < chances.length; n++) {
    wounds += chances[n] * Math.min(n, left)
    if (n >= left) end += chances[n]
  }
  return (wounds / life) * (1 - LAST_LIFE) + end * LAST_LIFE
}

/** The same for an attacker whom Counter Strike answers. */
export const partLostBack = (attack: number, defense: number, left: number, life: number): number =>
  partOf(chancesBetween(attack, defense, NO_DODGE, true).back, left, life)

function expectedLoss(t: Table, figure: Figure, chances: readonly number[]): number {
  const life = lifeOf(t, figure)
  return worthOf(t, figure) * partOf(chances, life - t.state.wounds[figure], life)
}

/** What a normal attack takes from its target on average, less what it costs the attacker (Counter Strike). */
export function gainOf(t: Table, attacker: Figure, target: Figure, importance: number): number {
  const isBack = strikesBack(t, attacker, target)
  const { wounds, back } = chancesBetween(
    attackDiceOf(t, attacker, target),
    defenseDiceOf(t, attacker, target),
    dodgeOf(t, attacker, target),
    isBack,
  )
  const gain = importance * expectedLoss(t, target, wounds)
  return isBack ? gain - expectedLoss(t, attacker, back) : gain
}

/** What a special attack with these dice takes from one of those it affects. */
export function specialGain(t: Table, attacker: Figure, target: Figure, dice: number): number {
  const { wounds } = chancesBetween(dice, defenseDiceOf(t, attacker, target), dodgeOf(t, attacker, target))
  return expectedLoss(t, target, wounds)
}
