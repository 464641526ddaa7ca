/** Verbs of dice Before Rolling. Additions happen at once, everything else after them (UP-RUL-88). */
import { ask } from '../../../../engine/index.ts'
import type { Num } from '../../content/effects/selectors.ts'
import type { CombatDice } from '../../content/effects/verbs.ts'
import { COLOURS } from '../../content/names.ts'
import {
  EVERY_COLOUR,
  chooseColour,
  chooseDice,
  choiceOf,
  convertedTo,
  HERO_POOL,
  STRONGER,
  WEAKER,
  type DicePool,
} from '../combat/dice-choice.ts'
import { LATER_CONVERT, LATER_LIMIT, LATER_LOSE, postpone } from '../combat/finish-pools.ts'
import type { Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Table } from '../table/state.ts'
import { deciderOfDice, hasChoosable, isBeforeRolling, poolsMeant } from './dice-sides.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

type Before = Extract<CombatDice['op'], 'addDice' | 'removeDice' | 'limitDice' | 'convertDice'>

const MANY = 99

function* addDice(play: Play, effect: EffectOf<'addDice'>, context: Context): Procedure {
  const times = effect.times === undefined ? 1 : numberOf(play, effect.times, context)
  for (const pool of poolsMeant(play, effect.side, context)) {
    const added: number[] = []
    for (let i = 0; i < times; i++)
      for (const colour of effect.dice)
        added.push(
          colour === 'any'
            ? yield* ask(play, chooseColour, deciderOfDice(play, pool, context), undefined)
            : COLOURS.indexOf(colour),
        )
    if (added.length > 0) join(play, pool, added)
  }
}

/** Dice join a pool of this round or roll. */
export function join(play: Play, pool: DicePool, added: readonly number[]): void {
  const { combat, heroRoll } = play.state
  const dice = added.join(',')
  if (pool === HERO_POOL) {
    heroRoll!.dice.push(...added)
    return play.tell({ type: 'diceAdded', side: heroRoll!.role, card: NONE, dice, rule: 'UP-HER-17' })
  }
  const { side, card, dice: there } = combat!.groups[pool]
  there.push(...added)
  play.tell({ type: 'diceAdded', side, card, dice, rule: 'UP-RUL-88' })
}

/** Skeletons of the fighting group roll for the player's side (verb `changeSide`). */
export function turnSkeletons(play: Play, n: number, until: 'roundEnd' | 'combatEnd'): void {
  const c = play.state.combat
  if (c === undefined) return
  const count = Math.min(n, play.state.skeletons[c.space] - c.turnedRound - c.turnedCombat)
  if (count <= 0) return
  if (until === 'roundEnd') c.turnedRound += count
  else c.turnedCombat += count
  const { skeletonClash } = play.content.boards
  for (let i = 0; i < count; i++)
    for (const colour of skeletonClash) {
      const die = c.groups[1].dice.indexOf(colour)
      if (die >= 0) c.groups[1].dice.splice(die, 1)
    }
  play.tell({ type: 'skeletonsTurned', n: count, rule: 'UP-RUL-03' })
  join(play, 0, Array.from({ length: count }, () => skeletonClash).flat())
}

/** In a combat it waits for all additions; in a hero roll it happens now. */
function* removeDice(play: Play, effect: EffectOf<'removeDice'>, context: Context): Procedure {
  yield* loseOf(play, effect.side, numberOf(play, effect.n, context), LATER_LOSE, context)
}

function* limitDice(play: Play, effect: EffectOf<'limitDice'>, context: Context): Procedure {
  yield* loseOf(play, effect.side, numberOf(play, effect.n, context), LATER_LIMIT, context)
}

function* loseOf(play: Play, side: EffectOf<'removeDice'>['side'], n: number, op: number, c: Context): Procedure {
  for (const pool of poolsMeant(play, side, c)) {
    const by = deciderOfDice(play, pool, c)
    if (pool !== HERO_POOL) {
      postpone(play.state.combat!.groups[pool], { op, n, by })
      continue
    }
    const roll = play.state.heroRoll!
    const gone = op === LATER_LOSE ? n : roll.dice.length - n
    const chosen = yield* chooseDice(play, by, choiceOf(pool, 'lose', gone))
    const dice = chosen.map((die) => roll.dice[die]).join(',')
    roll.dice = roll.dice.filter((_, die) => !chosen.includes(die))
    if (chosen.length > 0) play.tell({ type: 'diceTaken', side: roll.role, card: NONE, dice, rule: 'UP-RUL-88' })
  }
}

const countOf = (t: Table, n: Num | undefined, c: Context): number => (n === undefined ? MANY : numberOf(t, n, c))
const fromOf = (from: EffectOf<'convertDice'>['from']): number =>
  from === 'any' ? EVERY_COLOUR : COLOURS.indexOf(from)
const toOf = (to: EffectOf<'convertDice'>['to']): number =>
  to === 'stronger' ? STRONGER : to === 'weaker' ? WEAKER : COLOURS.indexOf(to)

function* convertDice(play: Play, effect: EffectOf<'convertDice'>, context: Context): Procedure {
  const [from, to] = [fromOf(effect.from), toOf(effect.to)]
  const n = countOf(play, effect.n, context)
  for (const pool of poolsMeant(play, effect.side, context)) {
    const by = deciderOfDice(play, pool, context)
    if (pool !== HERO_POOL) {
      postpone(play.state.combat!.groups[pool], { op: LATER_CONVERT, n, from, to, by })
      continue
    }
    const { dice, role: side } = play.state.heroRoll!
    const chosen = yield* chooseDice(play, by, choiceOf(pool, 'convert', n, { from, to }))
    for (const die of chosen) dice[die] = convertedTo(dice[die], to)
    const became = chosen.map((die) => dice[die]).join(',')
    if (chosen.length > 0)
      play.tell({ type: 'diceConverted', side, card: NONE, n: chosen.length, to: became, rule: 'UP-RUL-88' })
  }
}

export const beforeRollingVerbs: Verbs<Before> = { addDice, removeDice, limitDice, convertDice }

const hasDice = (t: Table, pools: readonly DicePool[]): boolean => isBeforeRolling(t) && hasChoosable(t, pools, 'lose')

export const beforeRollingPossible: PossibleVerbs<Before> = {
  addDice: (t, { side, times }, c) =>
    isBeforeRolling(t) && poolsMeant(t, side, c).length > 0 && (times === undefined || numberOf(t, times, c) > 0),
  removeDice: (t, { side }, c) => hasDice(t, poolsMeant(t, side, c)),
  limitDice: (t, { side }, c) => hasDice(t, poolsMeant(t, side, c)),
  convertDice: (t, { side, from, to }, c) =>
    isBeforeRolling(t) && hasChoosable(t, poolsMeant(t, side, c), 'convert', { from: fromOf(from), to: toOf(to) }),
}
