/** What figures are worth to the bot, in points of the army cards, and what attacks may be expected to bring. */
import { areAdjacent } from '../../rules/engagement/adjacent.ts'
import { attackDiceOf, defenseDiceOf, strikesBack } from '../../rules/attack/dice-count.ts'
import { cardOf, endFigure, firstFigure, isStanding, lifeOf, powerOf, printedOf } from '../../rules/table/figures.ts'
import { attackChances, type AttackChances } from '../../rules/attack/odds.ts'
import type { ArmyCard, Figure, Table } from '../../rules/table/state.ts'

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

const NO_DODGE = 31
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

function expectedLoss(t: Table, figure: Figure, chances: readonly number[]): number {
  const life = lifeOf(t, figure)
  const left = life - t.state.wounds[figure]
  const worth = worthOf(t, figure)
  let wounds = 0
  let end = 0
  for (let n = 1; n < chances.length; n++) {
    wounds += chances[n] * Math.min(n, left)
    if (n >= left) end += chances[n]
  }
  return worth * ((wounds / life) * (1 - LAST_LIFE) + end * LAST_LIFE)
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
