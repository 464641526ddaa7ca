/** The verbs of dice, in a combat round or a hero roll. What comes before rolling is in `dice-before.ts`. */
import { combatHit } from '../combat/damage.ts'
import type { CombatDice } from '../../content/effects/verbs.ts'
import { SKULL } from '../../content/names.ts'
import { bitOf, groupStrengthOf } from '../combat/combat-group.ts'
import { tellRoll } from '../combat/combat-told.ts'
import { bestFace, chooseDice, choiceOf, diceIn, facesIn, HERO_POOL, type Only } from '../combat/dice-choice.ts'
import { rollDice } from '../combat/dice.ts'
import { terrainConverts } from '../combat/finish-pools.ts'
import { combatColoursOf } from '../combat/opening-pool.ts'
import { pickRerolls, rollAgain } from '../combat/rerolls.ts'
import { counting, ignoredCode, symbolsOn } from '../combat/symbols.ts'
import { heroRollVerb } from '../heroes/hero-roll.ts'
import type { Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Table } from '../table/state.ts'
import { beforeRollingPossible, beforeRollingVerbs } from './dice-before.ts'
import { deciderOfDice, groupsOfSide, hasChoosable, poolsMeant, symbolNumber } from './dice-sides.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

/** More than any number of symbols in a round. */
const ALL = 99

/** All choices first, then all dice are rolled: nobody chooses after chance. */
function* reroll(play: Play, { side, n, only }: EffectOf<'reroll'>, context: Context): Procedure {
  const all = n === 'all' ? 1 : 0
  const many = n === 'any' || n === 'all' ? ALL : numberOf(play, n, context)
  const pools = poolsMeant(play, side, context)
  const chosen: number[][] = []
  for (const pool of pools) chosen.push(yield* pickRerolls(play, { pool, n: many, only: only ?? 'any', all }))
  pools.forEach((pool, i) => {
    if (chosen[i].length > 0) rollAgain(play, pool, chosen[i], all === 1 ? 'UP-CMB-49' : 'UP-CMB-47')
  })
}

function* turnDice(play: Play, effect: EffectOf<'turnDice'>, context: Context): Procedure {
  const symbol = symbolNumber(effect.symbol)
  for (const pool of poolsMeant(play, effect.side, context)) {
    const by = effect.by === 'you' && context.you >= 0 ? context.you : deciderOfDice(play, pool, context)
    const choice = choiceOf(pool, 'turn', numberOf(play, effect.n, context), { symbol })
    for (const die of yield* chooseDice(play, by, choice)) {
      const colour = diceIn(play, pool)[die]
      facesIn(play, pool)[die] = bestFace(play, colour, symbol)
      play.tell({ type: 'dieTurned', ...whose(play, pool), die: String(colour), symbol, rule: 'UP-CMB-56' })
    }
  }
}

function whose(t: Table, pool: 0 | 1 | 2): { side: number; card: number } {
  if (pool === HERO_POOL) return { side: t.state.heroRoll!.role, card: NONE }
  const { side, card } = t.state.combat!.groups[pool]
  return { side, card }
}

/** UP-CMB-45: added to the total, never on dice. */
function* addSymbols(play: Play, effect: EffectOf<'addSymbols'>, context: Context): Procedure {
  const symbol = symbolNumber(effect.symbol)
  const n = numberOf(play, effect.n, context)
  if (n <= 0) return
  for (const pool of poolsMeant(play, effect.side, context)) {
    const { added } = pool === HERO_POOL ? play.state.heroRoll! : play.state.combat!.groups[pool]
    added[symbol] += n
    play.tell({ type: 'symbolsAdded', ...whose(play, pool), symbol, n, rule: 'UP-CMB-45' })
  }
}

function* cancel(play: Play, effect: EffectOf<'cancel'>, context: Context): Procedure {
  const symbol = symbolNumber(effect.symbol)
  for (const group of groupsOfSide(play, effect.side, context)) {
    const there = counting(play, group, symbol)
    const n = effect.n === 'all' ? there : Math.min(there, numberOf(play, effect.n, context))
    group.cancelled[symbol] += effect.n === 'all' ? ALL : n
    const { side, card } = group
    play.tell({ type: 'symbolsCancelled', side, card, symbol, n, rule: 'UP-CMB-21' })
  }
}

function* ignoreDice(play: Play, effect: EffectOf<'ignoreDice'>, context: Context): Procedure {
  const symbol = symbolNumber(effect.symbol)
  for (const pool of poolsMeant(play, effect.side, context)) {
    if (pool === HERO_POOL) continue
    const group = play.state.combat!.groups[pool]
    const by = context.you >= 0 ? context.you : play.state.firstPlayer
    const done = group.dice.map((_, die) => die).filter((die) => group.ignored.includes(ignoredCode(die, symbol)))
    const choice = choiceOf(pool, 'ignore', numberOf(play, effect.n, context), { symbol })
    for (const die of yield* chooseDice(play, by, { ...choice, chosen: done })) {
      group.ignored.push(ignoredCode(die, symbol))
      const n = symbolsOn(play.content, group.dice[die], group.faces[die], symbol)
      play.tell({ type: 'symbolsIgnored', ...whose(play, pool), symbol, n, rule: 'UP-CMB-21' })
    }
  }
}

function* forbid(play: Play, { side: sel, what, scope }: EffectOf<'forbid'>, context: Context): Procedure {
  for (const group of groupsOfSide(play, sel, context)) {
    if (scope === 'round') group.forbiddenRound |= bitOf(what)
    else group.forbiddenCombat |= bitOf(what)
    const { side, card } = group
    play.tell({ type: 'useForbidden', side, card, what, scope, rule: 'UP-RUL-03' })
  }
}

function* skipArchery({ state }: Play): Procedure {
  if (state.combat !== undefined) state.combat.skipArchery = 1
}

/** UP-RUL-86: only their Skulls count, at once, Shields do not help. */
function* rollExtra(play: Play, effect: EffectOf<'rollExtra'>, context: Context): Procedure {
  const times = effect.times === undefined ? 1 : numberOf(play, effect.times, context)
  for (const pool of poolsMeant(play, effect.side, context)) {
    if (pool === HERO_POOL) continue
    const c = play.state.combat!
    const dice = Array.from({ length: times }, () => combatColoursOf(effect.dice)).flat()
    terrainConverts(play, c, c.groups[pool], dice)
    const faces = rollDice(play, dice)
    tellRoll(play, 'extraRolled', c.groups[pool], { dice, faces, rule: 'UP-RUL-86' })
    const n = dice.reduce((sum, colour, i) => sum + symbolsOn(play.content, colour, faces[i], SKULL), 0)
    play.push(combatHit, { group: pool === 0 ? 1 : 0, n, rule: 'UP-RUL-86' })
  }
}

function* damage(play: Play, effect: EffectOf<'damage'>, context: Context): Procedure {
  const n = numberOf(play, effect.n, context)
  for (const group of poolsMeant(play, effect.side, context).reverse())
    if (group !== HERO_POOL) play.push(combatHit, { group, n, rule: 'UP-CMB-37' })
}

export const combatDiceVerbs: Verbs<CombatDice['op']> = {
  ...beforeRollingVerbs,
  reroll,
  turnDice,
  addSymbols,
  cancel,
  ignoreDice,
  forbid,
  skipArchery,
  rollExtra,
  damage,
  // Not the function itself: hero rolls carry out effects, so the two files import each other.
  heroRoll: (play, effect, context) => heroRollVerb(play, effect, context),
}

export const combatDicePossible: PossibleVerbs<CombatDice['op']> = {
  ...beforeRollingPossible,
  reroll: (t, { side, only = 'any' }, c) => hasChoosable(t, poolsMeant(t, side, c), 'reroll', { only: only as Only }),
  turnDice: (t, { side, symbol }, c) =>
    hasChoosable(t, poolsMeant(t, side, c), 'turn', { symbol: symbolNumber(symbol) }),
  addSymbols: (t, { side, n }, c) => poolsMeant(t, side, c).length > 0 && numberOf(t, n, c) > 0,
  cancel: (t, { side, symbol }, c) =>
    groupsOfSide(t, side, c).some((group) => counting(t, group, symbolNumber(symbol)) > 0),
  ignoreDice: (t, { side, symbol }, c) =>
    hasChoosable(t, poolsMeant(t, side, c), 'ignore', { symbol: symbolNumber(symbol) }),
  forbid: (t, { side }, c) => groupsOfSide(t, side, c).length > 0,
  skipArchery: (t) => t.state.combat?.part === 'before',
  rollExtra: (t, { side }, c) => groupsOfSide(t, side, c).length > 0,
  damage: (t, { side }, c) => groupsOfSide(t, side, c).some((group) => groupStrengthOf(t, t.state.combat!, group) > 0),
}
