/**
 * Combat (UP-CMB): a chain of frames over `state.combat`. Before Combat, Archery, Clash again and again, After Combat; each
 * round gathers dice, rolls, rerolls, deals damage, with a window for cards before and after every step.
 */
import { pushWindow } from '../cards/abilities.ts'
import { hasUnitsOf } from '../map/pieces.ts'
import type { Combat, Group, Play, Procedure, Procedures, Side, Space, Table } from '../table/state.ts'
import { tell } from '../words/words.ts'
import { combatAfter, combatCards, combatContext, combatEnd } from './after-combat.ts'
import { cancelShields } from './bolts.ts'
import { combatOf, isStillFighting } from './combat-group.ts'
import { tellRoll } from './combat-told.ts'
import { combatHit, dealDamage } from './damage.ts'
import { rollDice } from './dice.ts'
import { finishPools } from './finish-pools.ts'
import { forbiddenTo, isArcherySkipped } from './forbids.ts'
import { openingPool } from './opening-pool.ts'
import { rerollByAbility, rerollByTerrain } from './rerolls.ts'
import { activeTerrain } from './terrain.ts'

/** Two sides meet: a combat between their front groups begins as frame (UP-RUL-78). */
export function pushCombat(play: Play, space: Space, sides: readonly [Side, Side], cause: number): void {
  play.push('combat', { space, one: sides[0], other: sides[1], cause })
}

interface CombatArgs {
  readonly space: Space
  readonly one: Side
  readonly other: Side
  readonly cause: number
}

const NUMBERS = [0, 1] as const

/** UP-CMB-13: terrain counts from now on; then players' cards, then combat abilities, all in the window. */
function* combat(play: Play, { space, one, other, cause }: CombatArgs): Procedure {
  const { state } = play
  if (state.combat !== undefined || !hasUnitsOf(state, space, one) || !hasUnitsOf(state, space, other)) return
  const c = combatOf(play, space, [one, other], cause)
  state.combat = c
  const [{ side, card }, enemy] = c.groups
  tell(play, {
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
  play.push('combatRound', { part: 'archery' })
  pushWindow(play, 'combat:before', combatContext(c))
}

function clearGroup(group: Group): void {
  group.faces = []
  group.added = [0, 0, 0]
  group.cancelled = [0, 0, 0]
  group.boltsUsed = 0
  group.ignored = []
  group.later = []
}

/** UP-CMB-05: a side has nobody left here, be it by damage or by what cards did (UP-RUL-97, UP-RUL-99). */
const isOver = (t: Table, c: Combat): boolean => c.groups.some((group) => !isStillFighting(t, c, group))

/** UP-CMB-19: the dice are gathered, then cards may change them. */
function* combatRound(play: Play, { part }: { readonly part: 'archery' | 'clash' }): Procedure {
  const c = play.state.combat!
  if (isOver(play, c)) return play.push('combatAfter')
  if (part === 'archery' && isArcherySkipped(play, c)) {
    tell(play, { type: 'archerySkipped', space: c.space, rule: 'UP-DRU-10' })
    return play.push('combatRound', { part: 'clash' })
  }
  c.part = part
  c.step = 'beforeRolling'
  c.usedRound = []
  c.turnedRound = 0
  if (part === 'clash') c.clash++
  for (const number of NUMBERS) clearGroup(c.groups[number])
  for (const number of NUMBERS) c.groups[number].forbiddenRound = forbiddenTo(play, c, number)
  for (const number of NUMBERS) c.groups[number].dice = openingPool(play, c, number)
  play.push('combatPool')
  pushWindow(play, 'combat:beforeRolling', combatContext(c))
}

/** No Archery without dice (UP-RUL-87); a Clash without dice would never end (UP-RUL-103). */
function* combatPool(play: Play): Procedure {
  const c = play.state.combat!
  if (isOver(play, c)) return play.push('combatAfter')
  yield* finishPools(play, c)
  const hasDice = c.groups.some(({ dice }) => dice.length > 0)
  if (!hasDice && c.part === 'archery') return play.push('combatRound', { part: 'clash' })
  const { part } = c
  tell(play, {
    type: 'combatRound',
    part: part === 'archery' ? 'archery' : 'clash',
    n: c.clash,
    rule: part === 'archery' ? 'UP-CMB-14' : 'UP-CMB-16',
  })
  if (hasDice) return play.push('combatRoll')
  tell(play, { type: 'combatStalled', space: c.space, rule: 'UP-RUL-103' })
  play.push('combatDamage', { each: 1 })
}

/** UP-CMB-20: both at the same time. */
function* combatRoll(play: Play): Procedure {
  const c = play.state.combat!
  c.step = 'rolling'
  for (const group of c.groups) {
    group.faces = rollDice(play, group.dice)
    tellRoll(play, 'diceRolled', group, { dice: group.dice, faces: group.faces, rule: 'UP-CMB-20' })
  }
  play.push('combatRerolls')
}

/** UP-RUL-83 (1): rerolls of terrain, then of abilities … */
function* combatRerolls(play: Play): Procedure {
  const c = play.state.combat!
  c.step = 'reroll'
  play.push('combatAbilityRerolls', { number: 0 })
  yield* rerollByTerrain(play, c)
}

/** … one after the other, because nobody chooses after chance; then those of cards. */
function* combatAbilityRerolls(play: Play, { number }: { readonly number: number }): Procedure {
  const c = play.state.combat!
  const frame = { number: number + 1 }
  const hasMore = yield* rerollByAbility(play, c, number)
  if (hasMore) return play.push('combatAbilityRerolls', frame)
  play.push('combatBeforeDamage')
  pushWindow(play, 'combat:reroll', combatContext(c))
}

/** UP-RUL-83 (2), (3): Godpowers of the Nemesis, then whatever players use. */
function* combatBeforeDamage(play: Play): Procedure {
  const c = play.state.combat!
  c.step = 'beforeDamage'
  play.push('combatBolts')
  pushWindow(play, 'combat:beforeDamage', combatContext(c))
}

function* combatBolts(play: Play): Procedure {
  yield* cancelShields(play, play.state.combat!)
  play.push('combatDamage', { each: 0 })
}

function* combatDamage(play: Play, { each }: { readonly each: number }): Procedure {
  const c = play.state.combat!
  c.step = 'damage'
  play.push('combatAfterDamage')
  yield* dealDamage(play, c, each)
}

function* combatAfterDamage(play: Play): Procedure {
  const c = play.state.combat!
  c.step = 'afterDamage'
  play.push('combatRound', { part: 'clash' })
  pushWindow(play, 'combat:afterDamage', combatContext(c))
}

export const combatProcedures: Procedures = {
  combat,
  combatRound,
  combatPool,
  combatRoll,
  combatRerolls,
  combatAbilityRerolls,
  combatBeforeDamage,
  combatBolts,
  combatDamage,
  combatHit,
  combatAfterDamage,
  combatAfter,
  combatCards,
  combatEnd,
}
