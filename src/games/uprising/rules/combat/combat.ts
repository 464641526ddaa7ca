/**
 * Combat (UP-CMB): frames over `state.combat`, one for each step, in the order of `SEQUENCE`. What a step does is below, in the same
 * order.
 */
import { frame, type Frame } from '../../../../engine/index.ts'
import type { Window } from '../../content/effects/timing.ts'
import { procedure, type Play, type Procedure } from '../table/rules.ts'
import { pushWindow } from '../cards/abilities.ts'
import { hasUnitsOf } from '../map/pieces.ts'
import { contextOf, type Context } from '../select/context.ts'
import { NONE, type Card, type Combat, type Group, type Side, type Space, type Table } from '../table/state.ts'
import { bottomEffects, loseHaven, tellResult, triggerResult } from './after-combat.ts'
import { cancelShields } from './bolts.ts'
import { combatOf, fightingRole, isStillFighting } from './combat-group.ts'
import { tellRoll } from './combat-told.ts'
import { dealDamage } from './damage.ts'
import { rollDice } from './dice.ts'
import { finishPools } from './finish-pools.ts'
import { forbiddenTo, isArcherySkipped } from './forbids.ts'
import { openingPool } from './opening-pool.ts'
import { rerollByAbility, rerollByTerrain } from './rerolls.ts'
import { activeTerrain } from './terrain.ts'

/** Two sides meet: a combat between their front groups begins as frame (UP-RUL-78). */
export function pushCombat(
  play: Play,
  space: Space,
  [one, other]: readonly [Side, Side],
  cause: number,
  chosen: readonly Card[],
): void {
  const args = { space, one, other, cause }
  play.push(combat, chosen.length > 0 ? { ...args, chosen } : args)
}

interface CombatArgs {
  readonly space: Space
  readonly one: Side
  readonly other: Side
  readonly cause: number
  readonly chosen?: readonly Card[]
}

type Next = readonly [next: () => Frame, window?: Window]

/**
 * What follows each step (UP-CMB-12, UP-CMB-18). Where cards may be used in between (UP-RUL-83), their window lies upon the next step
 * and so opens first.
 */
const SEQUENCE = {
  // Before Combat
  combat: [() => frame(combatRound, { part: 'archery' }), 'combat:before'],
  // A round: Archery once, then Clash again and again
  combatRound: [() => frame(combatPool), 'combat:beforeRolling'],
  combatPool: [() => frame(combatRoll)],
  combatRoll: [() => frame(combatRerolls)],
  combatRerolls: [() => frame(combatAbilityRerolls, { number: 0 })],
  combatAbilityRerolls: [() => frame(combatBeforeDamage), 'combat:reroll'],
  combatBeforeDamage: [() => frame(combatBolts), 'combat:beforeDamage'],
  combatBolts: [() => frame(combatDamage, { each: 0 })],
  combatDamage: [() => frame(combatAfterDamage)],
  combatAfterDamage: [() => frame(combatRound, { part: 'clash' }), 'combat:afterDamage'],
  // After Combat
  combatAfter: [() => frame(combatCards)],
  combatCards: [() => frame(combatEnd), 'combat:after'],

  // Instead of the next step
  /** combatRound, combatPool: a side has nobody left here, be it by damage or by what cards did (UP-CMB-05, UP-RUL-97, UP-RUL-99). */
  over: [() => frame(combatAfter)],
  /** combatRound: it is skipped (UP-DRU-10); combatPool: nobody has dice for it (UP-RUL-87). */
  noArchery: [() => frame(combatRound, { part: 'clash' })],
  /** combatPool: a Clash without dice would never end (UP-RUL-103). */
  stalled: [() => frame(combatDamage, { each: 1 })],
} satisfies Record<string, Next>

function goOn(play: Play, after: keyof typeof SEQUENCE): void {
  const [next, window]: Next = SEQUENCE[after]
  play.state.next.push(next())
  if (window !== undefined) pushWindow(play, window, contextOfCombat(play.state.combat!))
}

const contextOfCombat = (c: Combat): Context => contextOf('none', NONE, { you: fightingRole(c), here: c.space })

const NUMBERS = [0, 1] as const

/** UP-CMB-13: terrain counts from now on; then players' cards, then combat abilities, all in the window. */
export const combat = procedure('combat', function* (play: Play, args: CombatArgs): Procedure {
  const { state } = play
  const { space, one, other, cause, chosen } = args
  if (state.combat !== undefined || !hasUnitsOf(state, space, one) || !hasUnitsOf(state, space, other)) return
  const c = combatOf(play, space, [one, other], cause, chosen)
  state.combat = c
  const [{ side, card }, enemy] = c.groups
  play.tell({
    type: 'combatBegan',
    side,
    card,
    other: enemy.side,
    otherCard: enemy.card,
    space,
    terrain: activeTerrain(play, space),
    rule: side < 4 ? 'UP-CMB-01' : 'UP-CMB-11',
  })
  for (const number of NUMBERS) c.groups[number].forbiddenRound = forbiddenTo(play, c, number)
  goOn(play, 'combat')
})

function clearGroup(group: Group): void {
  group.faces = []
  group.added = [0, 0, 0]
  group.cancelled = [0, 0, 0]
  group.boltsUsed = 0
  group.ignored = []
  group.later = []
}

const isOver = (t: Table, c: Combat): boolean => c.groups.some((group) => !isStillFighting(t, c, group))

/** UP-CMB-19: the dice are gathered, then cards may change them. */
export const combatRound = procedure(
  'combatRound',
  function* (play: Play, { part }: { readonly part: 'archery' | 'clash' }): Procedure {
    const c = play.state.combat!
    if (isOver(play, c)) return goOn(play, 'over')
    if (part === 'archery' && isArcherySkipped(play, c)) {
      play.tell({ type: 'archerySkipped', space: c.space, rule: 'UP-DRU-10' })
      return goOn(play, 'noArchery')
    }
    c.part = part
    c.step = 'beforeRolling'
    c.usedRound = []
    c.turnedRound = 0
    c.fused = 0
    if (part === 'clash') c.clash++
    for (const number of NUMBERS) clearGroup(c.groups[number])
    for (const number of NUMBERS) c.groups[number].forbiddenRound = forbiddenTo(play, c, number)
    for (const number of NUMBERS) c.groups[number].dice = openingPool(play, c, number)
    goOn(play, 'combatRound')
  },
)

/** UP-CMB-19: conversions, losses and limits of dice come last. */
export const combatPool = procedure('combatPool', function* (play: Play): Procedure {
  const c = play.state.combat!
  if (isOver(play, c)) return goOn(play, 'over')
  yield* finishPools(play, c)
  const hasDice = c.groups.some(({ dice }) => dice.length > 0)
  if (!hasDice && c.part === 'archery') return goOn(play, 'noArchery')
  const { part } = c
  play.tell({
    type: 'combatRound',
    part: part === 'archery' ? 'archery' : 'clash',
    n: c.clash,
    rule: part === 'archery' ? 'UP-CMB-14' : 'UP-CMB-16',
  })
  if (hasDice) return goOn(play, 'combatPool')
  play.tell({ type: 'combatStalled', space: c.space, rule: 'UP-RUL-103' })
  goOn(play, 'stalled')
})

/** UP-CMB-20: both at the same time. */
export const combatRoll = procedure('combatRoll', function* (play: Play): Procedure {
  const c = play.state.combat!
  c.step = 'rolling'
  for (const group of c.groups) {
    group.faces = rollDice(play, group.dice)
    tellRoll(play, 'diceRolled', group, { dice: group.dice, faces: group.faces, rule: 'UP-CMB-20' })
  }
  goOn(play, 'combatRoll')
})

/** UP-RUL-83 (1): rerolls of terrain, then of abilities … */
export const combatRerolls = procedure('combatRerolls', function* (play: Play): Procedure {
  const c = play.state.combat!
  c.step = 'reroll'
  goOn(play, 'combatRerolls')
  yield* rerollByTerrain(play, c)
})

/** … one after the other, because nobody chooses after chance; then those of cards. */
export const combatAbilityRerolls = procedure(
  'combatAbilityRerolls',
  function* (play: Play, { number }: { readonly number: number }): Procedure {
    const c = play.state.combat!
    const hasMore = yield* rerollByAbility(play, c, number)
    if (hasMore) play.push(combatAbilityRerolls, { number: number + 1 })
    else goOn(play, 'combatAbilityRerolls')
  },
)

/** UP-RUL-83 (2), (3): Godpowers of the Nemesis, then whatever players use. */
export const combatBeforeDamage = procedure('combatBeforeDamage', function* (play: Play): Procedure {
  const c = play.state.combat!
  c.step = 'beforeDamage'
  goOn(play, 'combatBeforeDamage')
})

export const combatBolts = procedure('combatBolts', function* (play: Play): Procedure {
  yield* cancelShields(play, play.state.combat!)
  goOn(play, 'combatBolts')
})

export const combatDamage = procedure(
  'combatDamage',
  function* (play: Play, { each }: { readonly each: number }): Procedure {
    const c = play.state.combat!
    c.step = 'damage'
    goOn(play, 'combatDamage')
    yield* dealDamage(play, c, each)
  },
)

export const combatAfterDamage = procedure('combatAfterDamage', function* (play: Play): Procedure {
  const c = play.state.combat!
  c.step = 'afterDamage'
  goOn(play, 'combatAfterDamage')
})

/** Steps 1 to 3 (UP-CMB-63 to -67). What is pushed last happens first: the Haven's Targets, then the bottom effects. */
export const combatAfter = procedure('combatAfter', function* (play: Play): Procedure {
  const c = play.state.combat!
  c.part = 'after'
  c.step = 'none'
  tellResult(play, c)
  goOn(play, 'combatAfter')
  yield* bottomEffects(play, c)
  loseHaven(play, c)
})

/** Step 4: cards marked After Combat, and those that wait for a combat won or lost. */
export const combatCards = procedure('combatCards', function* (play: Play): Procedure {
  goOn(play, 'combatCards')
  triggerResult(play, play.state.combat!)
})

/** Step 5; what the hex needs now is found by the state check below (UP-CMB-09, UP-RUL-78). */
export const combatEnd = procedure('combatEnd', function* (play: Play): Procedure {
  delete play.state.combat
})
