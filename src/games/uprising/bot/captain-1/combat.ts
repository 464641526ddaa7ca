/** In a combat or a hero roll: which abilities to use, which dice to roll again, whom to lose. */
import type { Cost } from '../../content/effects/timing.ts'
import type { Effect } from '../../content/effects/verbs.ts'
import { BOLT, SHIELD, SKULL, SYMBOLS } from '../../content/names.ts'
import { abilityAt } from '../../rules/cards/ability-index.ts'
import { contextOfAbility } from '../../rules/cards/obstacles.ts'
import { groupStrengthOf } from '../../rules/combat/combat-group.ts'
import { convertedTo, diceIn, facesIn, HERO_POOL, type DiceChoice } from '../../rules/combat/dice-choice.ts'
import { counting, freeBolts, symbolsOn } from '../../rules/combat/symbols.ts'
import { heroSymbols } from '../../rules/heroes/hero-roll.ts'
import type { Context } from '../../rules/select/context.ts'
import { numberOf } from '../../rules/select/numbers.ts'
import { isPlayer, NONE, printed, type Combat, type Group, type HeroRoll } from '../../rules/table/state.ts'
import { costOf, worthOf } from './effects.ts'
import type { Scene } from './scene.ts'
import { DIE } from './weights.ts'

interface Balance {
  readonly dealt: number
  readonly taken: number
}

interface Change {
  skulls: number
  shields: number
  enemySkulls: number
  enemyShields: number
  bolts: number
}

const NOTHING: Change = { skulls: 0, shields: 0, enemySkulls: 0, enemyShields: 0, bolts: 0 }

/** What the round comes to as the dice lie, with changes; Bolts that are left cancel Shields. */
function balance({ t }: Scene, c: Combat, change: Change): Balance {
  const [own, enemy] = c.groups
  const bolts = Math.max(0, freeBolts(t, own) + change.bolts)
  const enemyBolts = enemy.card === NONE ? 0 : freeBolts(t, enemy)
  const skulls = counting(t, own, SKULL) + change.skulls
  const enemyShields = Math.max(0, counting(t, enemy, SHIELD) + change.enemyShields - bolts)
  const shields = Math.max(0, counting(t, own, SHIELD) + change.shields - enemyBolts)
  const enemySkulls = Math.max(0, counting(t, enemy, SKULL) + change.enemySkulls)
  return {
    dealt: Math.min(groupStrengthOf(t, c, enemy), Math.max(0, skulls - enemyShields)),
    taken: Math.min(groupStrengthOf(t, c, own), Math.max(0, enemySkulls - shields)),
  }
}

const DEALT = 0.9
const TAKEN = 0.85

function valueOf(scene: Scene, c: Combat, change: Change): number {
  const { dealt, taken } = balance(scene, c, change)
  const own = groupStrengthOf(scene.t, c, c.groups[0])
  const enemy = groupStrengthOf(scene.t, c, c.groups[1])
  return DEALT * dealt + (dealt >= enemy ? 0.6 : 0) - TAKEN * taken - (taken >= own ? 1 : 0)
}

/** Most of a symbol on one die. */
function mostOn({ t }: Scene, group: Group, symbol: number): number {
  let most = 0
  group.dice.forEach(
    (colour, die) => (most = Math.max(most, symbolsOn(t.content, colour, group.faces[die] ?? NONE, symbol))),
  )
  return most
}

const changed = (symbol: number, n: number, isOurs: boolean): Change => ({
  ...NOTHING,
  ...(symbol === SKULL && (isOurs ? { skulls: n } : { enemySkulls: n })),
  ...(symbol === SHIELD && (isOurs ? { shields: n } : { enemyShields: n })),
  ...(symbol === BOLT && isOurs && { bolts: n }),
})

/** What an effect changes about the dice that lie there; undefined: something else. */
function changeBy(scene: Scene, c: Combat, effect: Effect, context: Context): Change | undefined {
  const { t } = scene
  const isOurs = 'side' in effect && (effect.side === 'you' || effect.side === 'self')
  switch (effect.op) {
    case 'addSymbols':
    case 'turnDice':
      return changed(SYMBOLS.indexOf(effect.symbol), numberOf(t, effect.n, context), isOurs)
    case 'ignoreDice': {
      const symbol = SYMBOLS.indexOf(effect.symbol)
      return changed(symbol, -mostOn(scene, c.groups[isOurs ? 0 : 1], symbol), isOurs)
    }
    case 'cancel': {
      const n = effect.n === 'all' ? Infinity : numberOf(t, effect.n, context)
      const symbol = SYMBOLS.indexOf(effect.symbol)
      const sides = effect.side === 'both' ? [true, false] : [isOurs]
      const lost = sides.map((ours) => changed(symbol, -Math.min(n, counting(t, c.groups[ours ? 0 : 1], symbol)), ours))
      return together(lost, [])
    }
    case 'reroll': {
      if (!isOurs) return undefined
      const n = effect.n === 'any' || effect.n === 'all' ? Infinity : numberOf(t, effect.n, context)
      return changed(SKULL, 0.45 * Math.min(n, poorDice(scene, c.groups[0])), true)
    }
    default:
      return undefined
  }
}

function poorDice({ t }: Scene, group: Group): number {
  let n = 0
  group.dice.forEach((colour, die) => {
    const face = group.faces[die] ?? NONE
    if (face !== NONE && faceWorth(t.content, colour, face) < meanWorth(t.content, colour)) n++
  })
  return n
}

type Content = Scene['t']['content']

export function faceWorth(content: Content, colour: number, face: number): number {
  return (
    symbolsOn(content, colour, face, SKULL) +
    0.8 * symbolsOn(content, colour, face, SHIELD) +
    0.6 * symbolsOn(content, colour, face, BOLT)
  )
}

export function meanWorth(content: Content, colour: number): number {
  let sum = 0
  for (let face = 0; face < 6; face++) sum += faceWorth(content, colour, face)
  return sum / 6
}

/** How much help is needed: little against the weak. */
function need(scene: Scene, c: Combat): number {
  const own = groupStrengthOf(scene.t, c, c.groups[0])
  const enemy = groupStrengthOf(scene.t, c, c.groups[1])
  return own === 0 ? 0 : Math.min(1.2, 0.35 + (0.6 * enemy) / own)
}

/** All changes, less the symbols that are paid. */
function together(changes: readonly (Change | undefined)[], cost: readonly Cost[]): Change {
  const all = { ...NOTHING }
  for (const one of changes)
    if (one !== undefined) for (const key of Object.keys(all) as (keyof Change)[]) all[key] += one[key]
  for (const one of cost) {
    if (one.pay === 'bolt') all.bolts -= one.n
    if (one.pay === 'symbol') all[one.symbol === 'skull' ? 'skulls' : 'shields'] -= one.n
  }
  return all
}

function combatScore(scene: Scene, c: Combat, number: number, context: Context): number {
  const { ability } = abilityAt(scene.t.content, number)
  const cost = ability.cost ?? []
  const price = costOf(scene, cost)
  if (ability.window === 'combat:beforeDamage' || ability.window === 'combat:reroll') {
    const changes = ability.do.map((effect) => changeBy(scene, c, effect, context))
    if (changes.some((one) => one !== undefined)) {
      const others = ability.do.filter((_, i) => changes[i] === undefined)
      const all = together(changes, cost)
      return valueOf(scene, c, all) - valueOf(scene, c, NOTHING) - price + worthOf(scene, others, context)
    }
  }
  return need(scene, c) * worthOf(scene, ability.do, context) - price
}

/** Goals that the roll has not reached although it could. */
function heroScore(scene: Scene, roll: HeroRoll, number: number, context: Context): number {
  const { t } = scene
  const { ability } = abilityAt(t.content, number)
  const price = costOf(scene, ability.cost ?? [])
  if (roll.quest === NONE) return worthOf(scene, ability.do, context) - price
  if (ability.window === 'heroRoll:beforeRolling') return 0.9 * worthOf(scene, ability.do, context) - price
  const shown = heroSymbols(t)
  const { goals, need: needed } = printed(t).quests[roll.quest]
  const met = goals.filter(({ symbol, n }) => shown[symbol] >= n).length
  if (met === goals.length) return -1
  return (met < needed ? 1.5 : 0.7) * worthOf(scene, ability.do, context) - price
}

/** An ability in a window; above 0: it is used. */
export function abilityScore(scene: Scene, number: number, moment: Context): number {
  const { t, role } = scene
  const one = abilityAt(t.content, number)
  const context = contextOfAbility(t, role, one, moment)
  const { combat, heroRoll } = t.state
  if (heroRoll !== undefined && one.time === 'heroRoll') return heroScore(scene, heroRoll, number, context)
  if (combat !== undefined && one.time === 'combat' && isPlayer(combat.groups[0].side))
    return combatScore(scene, combat, number, context)
  return worthOf(scene, one.ability.do, context) - costOf(scene, one.ability.cost ?? [])
}

const DICE_DONE = 99

export function dieScore(scene: Scene, option: number, choice: DiceChoice): number {
  if (option === DICE_DONE) return 0.001
  const { t } = scene
  const { content } = t
  const colour = diceIn(t, choice.pool)[option]
  const face = facesIn(t, choice.pool)[option] ?? NONE
  const isOwn = choice.pool !== 1
  switch (choice.purpose) {
    case 'lose':
      return -DIE[colour]
    case 'keep':
      return DIE[colour]
    case 'convert':
      return (isOwn ? 1 : -1) * (DIE[convertedTo(colour, choice.to)] - DIE[colour])
    case 'reroll':
      return rerollGain(scene, choice, colour, face)
    case 'turn':
      return 1 - faceWorth(content, colour, face)
    case 'ignore':
      return symbolsOn(content, colour, face, choice.symbol)
  }
}

/** For a Quest whatever does not serve a goal that is open; else what shows less than a die does on average. */
function rerollGain({ t }: Scene, { pool }: DiceChoice, colour: number, face: number): number {
  const { content } = t
  if (pool !== HERO_POOL) return meanWorth(content, colour) - faceWorth(content, colour, face)
  const { quest } = t.state.heroRoll!
  if (quest === NONE) return meanWorth(content, colour) - faceWorth(content, colour, face)
  const shown = heroSymbols(t)
  let useful = 0
  for (const { symbol, n } of printed(t).quests[quest].goals)
    if (shown[symbol] <= n) useful += symbolsOn(content, colour, face, symbol)
  return 0.5 - useful
}

/** Bolts stay for later as far as they would cancel nothing that matters now. */
export function keptBolts({ t }: Scene, bolts: number, shields: number): number {
  const c = t.state.combat!
  const skulls = counting(t, c.groups[0], SKULL)
  return bolts - Math.min(bolts, shields, skulls)
}
