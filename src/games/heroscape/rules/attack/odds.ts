/** Exact chances of attacks, before they are chosen. */
import { say } from '../table/rules.ts'
import type { AnyAsk, Message, Odds } from '../../../../engine/index.ts'
import type { Content } from '../../content/content.ts'
import { areAdjacent } from '../engagement/adjacent.ts'
import { lineFigures } from '../powers/fire-line.ts'
import { splash } from '../powers/special-attack.ts'
import { cardOf, lifeOf, powerOf } from '../table/figures.ts'
import { attackOddsFace } from '../table/faces.ts'
import { NONE, type Figure, type Role, type State, type Table } from '../table/state.ts'
import { attackerIn, END_ATTACKS, offerIn, targetIn } from './attack.ts'
import { attackDiceOf, defenseDiceOf, strikesBack } from './dice-count.ts'

/** HS-RUL-06 */
const SKULL_CHANCE = 3 / 6
const SHIELD_CHANCE = 2 / 6

/** How likely each number of successes is, from 0 to all dice. */
export function successes(dice: number, chance: number): number[] {
  let list = [1]
  for (let n = 0; n < dice; n++) {
    const next = new Array<number>(list.length + 1).fill(0)
    list.forEach((probability, hits) => {
      next[hits] += probability * (1 - chance)
      next[hits + 1] += probability * chance
    })
    list = next
  }
  return list
}

/** By number of wounds: how likely the target gets them, and how likely the attacker gets them in return. */
export interface AttackChances {
  readonly wounds: readonly number[]
  /** From 1 on; what is left is in `wounds`. */
  readonly back: readonly number[]
}

/** `dodge`: so many shields block everything; `isBack`: shields beyond the skulls strike back. */
export function attackChances(attack: number, defense: number, dodge: number, isBack: boolean): AttackChances {
  const [skulls, shields] = [successes(attack, SKULL_CHANCE), successes(defense, SHIELD_CHANCE)]
  const wounds = new Array<number>(attack + 1).fill(0)
  const back = new Array<number>(defense + 1).fill(0)
  for (let s = 0; s <= attack; s++) {
    for (let d = 0; d <= defense; d++) {
      const both = skulls[s] * shields[d]
      if (isBack && d > s) back[d - s] += both
      else wounds[d >= s || d >= dodge ? 0 : s - d] += both
    }
  }
  return { wounds, back }
}

function dodgeOf(t: Table, attacker: Figure, target: Figure): number {
  const power = powerOf(t, cardOf(t, target), 'stealthDodge')
  return power === undefined || areAdjacent(t, attacker, target) ? Infinity : power.shields
}

/** The chances of a normal attack. */
export function chancesOf(t: Table, attacker: Figure, target: Figure): AttackChances {
  const [attack, defense] = [attackDiceOf(t, attacker, target), defenseDiceOf(t, attacker, target)]
  return attackChances(attack, defense, dodgeOf(t, attacker, target), strikesBack(t, attacker, target))
}

const sumFrom = (list: readonly number[], from: number): number =>
  list.reduce((sum, probability, i) => (i >= from ? sum + probability : sum), 0)

/** One line per outcome that can happen: the worst for the target first, the worst for the attacker last. */
function inWords(t: Table, { wounds, back }: AttackChances, attacker: Figure, target: Figure): Odds['chances'] {
  const left = lifeOf(t, target) - t.state.wounds[target]
  const own = lifeOf(t, attacker) - t.state.wounds[attacker]
  const list: { label: Message; probability: number }[] = []
  const add = (label: Message, probability: number): void => {
    if (probability > 0) list.push({ label, probability })
  }
  add(say('attack.oddsDestroyed'), sumFrom(wounds, left))
  for (let n = Math.min(left, wounds.length) - 1; n > 0; n--) add(say('attack.oddsWounds', { wounds: n }), wounds[n])
  add(say('attack.oddsUnharmed'), wounds[0])
  for (let n = 1; n < Math.min(own, back.length); n++) add(say('attack.oddsStruckBack', { wounds: n }), back[n])
  add(say('attack.oddsAttackerDestroyed'), sumFrom(back, own))
  return list
}

export function attackOdds(t: Table, attacker: Figure, target: Figure): Odds {
  const [attack, defense] = [attackDiceOf(t, attacker, target), defenseDiceOf(t, attacker, target)]
  const pair = { attacker, target, attack, defense }
  const chances = inWords(t, chancesOf(t, attacker, target), attacker, target)
  return attackOddsFace.with({ about: say('attack.odds', pair), chances }, pair)
}

/** A special attack rolls the same dice for all; each figure's chances are its own. */
export function specialOdds(t: Table, attacker: Figure, target: Figure, attack: number): Odds {
  const defense = defenseDiceOf(t, attacker, target)
  const pair = { attacker, target, attack, defense }
  const chances = inWords(t, attackChances(attack, defense, dodgeOf(t, attacker, target), false), attacker, target)
  return attackOddsFace.with({ about: say('attack.oddsSpecial', pair), chances }, pair)
}

function normalOdds(t: Table, ask: AnyAsk<State, Content>, options: readonly number[]): Odds[] {
  const pairs = options.filter((option) => option !== END_ATTACKS && offerIn(t, option) === NONE)
  return pairs.map((option) => ({
    ...attackOdds(t, attackerIn(t, option), targetIn(t, option)),
    option: ask.question.key(t, option, ask),
  }))
}

/** Those affected by any option, each once. */
function affectedBy(t: Table, name: string, attacker: Figure, options: readonly number[]): Figure[] {
  const affected = options.flatMap((option) =>
    name === 'fireLine' ? lineFigures(t, attacker, option, []) : splash(t, option, []),
  )
  return [...new Set(affected)].sort((a, b) => a - b)
}

export function oddsFor(t: Table, _role: Role, ask: AnyAsk<State, Content>): Odds[] {
  const { name } = ask.question
  if (name !== 'attack' && name !== 'fireLine' && name !== 'explosion' && name !== 'grenade') return []
  const options: number[] = []
  ask.question.options(t, ask, options)
  if (name === 'attack') return normalOdds(t, ask, options)
  const { figure } = ask.arg as { figure: Figure }
  const power = powerOf(t, cardOf(t, figure), name)
  if (power === undefined) return []
  return affectedBy(t, name, figure, options).map((target) => specialOdds(t, figure, target, power.dice))
}
