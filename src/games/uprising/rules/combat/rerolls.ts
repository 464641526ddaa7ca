/** Rolling and rerolling (UP-CMB-20, UP-CMB-47 to -51, UP-TER-09 to -11, UP-RUL-91). */
import { eachModifier } from '../cards/modifiers.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { isPlayer, NONE, type Combat, type Role, type Table } from '../table/state.ts'
import { isMeant, takesPart } from './combat-group.ts'
import { tellReroll } from './combat-told.ts'
import { chooseDice, choiceOf, diceIn, facesIn, HERO_POOL, type Only, type DicePool } from './dice-choice.ts'
import { rollDice } from './dice.ts'
import { ignoresTerrain, roundOf } from './opening-pool.ts'
import { isBlank, ignoredCode } from './symbols.ts'
import { terrainModifiers } from './terrain.ts'

interface Allowed {
  readonly n: number
  readonly only: Only
}

/** How many dice terrain lets a group reroll, all at the same time (UP-TER-09, UP-TER-10). */
export function terrainRerolls(t: Table, c: Combat, number: 0 | 1): Allowed {
  let n = 0
  for (const modifier of terrainModifiers(t, c.space))
    if (modifier.rule === 'reroll' && modifier.rounds.includes(roundOf(c)) && !ignoresTerrain(t, c, c.groups[number]))
      n += modifier.n
  return { n, only: 'any' }
}

/** Those of lasting abilities; they come after terrain (UP-RUL-83). */
export function abilityRerolls(t: Table, c: Combat, number: 0 | 1): Allowed[] {
  const list: Allowed[] = []
  eachModifier(t, 'reroll', ({ n, only, rounds, side }, context) => {
    if (!rounds.includes(roundOf(c)) || !takesPart(t, c, context) || !isMeant(c, side, context, number)) return
    list.push({ n, only: only ?? 'any' })
  })
  return list
}

/** All of them together, for estimates. */
export const rerollsOf = (t: Table, c: Combat, number: 0 | 1): number =>
  abilityRerolls(t, c, number).reduce((sum, { n }) => sum + n, terrainRerolls(t, c, number).n)

/** UP-CMB-51, UP-RUL-91: the Nemesis rerolls blanks only, strongest colour first. */
export function nemesisRerolls(t: Table, pool: DicePool, n: number): number[] {
  const dice = diceIn(t, pool)
  const faces = facesIn(t, pool)
  const blanks = dice.map((_, die) => die).filter((die) => isBlank(t.content, dice[die], faces[die]))
  return blanks.sort((a, b) => dice[b] - dice[a] || a - b).slice(0, n)
}

export interface Reroll extends Allowed {
  readonly pool: DicePool
  /** 1: every die that qualifies must be rolled again (UP-CMB-49). */
  readonly all: number
}

/** Who decides about a pool; NONE: the rules do. */
function ownerOfPool(t: Table, pool: DicePool): Role {
  const side = pool === HERO_POOL ? t.state.heroRoll!.role : t.state.combat!.groups[pool].side
  return isPlayer(side) ? side : NONE
}

/** The dice that are rolled again; a player's choice is made before anything is rolled. */
export function* pickRerolls(play: Play, { pool, n, only, all }: Reroll): Procedure<number[]> {
  const owner = ownerOfPool(play, pool)
  if (owner === NONE) return nemesisRerolls(play, pool, all === 1 ? diceIn(play, pool).length : n)
  if (all === 1) return diceIn(play, pool).map((_, die) => die)
  return yield* chooseDice(play, owner, choiceOf(pool, 'reroll', n, { only, optional: 1 }))
}

/** UP-CMB-50: only the new faces count. */
export function rollAgain(play: Play, pool: DicePool, chosen: readonly number[], rule: string): void {
  const all = facesIn(play, pool)
  const dice = chosen.map((die) => diceIn(play, pool)[die])
  const before = chosen.map((die) => all[die])
  const faces = rollDice(play, dice)
  chosen.forEach((die, i) => (all[die] = faces[i]))
  const roll = { numbers: chosen, dice, faces, before, rule }
  if (pool === HERO_POOL) return tellReroll(play, { side: play.state.heroRoll!.role, card: NONE }, roll)
  const group = play.state.combat!.groups[pool]
  group.ignored = group.ignored.filter(
    (code) => !chosen.some((die) => [0, 1, 2].some((s) => ignoredCode(die, s) === code)),
  )
  tellReroll(play, group, roll)
}

/** Terrain, for both sides at once: players choose before they see what the Nemesis gets (UP-RUL-91). */
export function* rerollByTerrain(play: Play, c: Combat): Procedure {
  const chosen: number[][] = []
  for (const pool of POOLS) {
    const allowed = terrainRerolls(play, c, pool)
    chosen.push(allowed.n === 0 ? [] : yield* pickRerolls(play, { pool, all: 0, ...allowed }))
  }
  rollBoth(play, c, chosen, 'UP-TER-10')
}

/** One lasting ability of each side; false: there are no more of this number. */
export function* rerollByAbility(play: Play, c: Combat, number: number): Procedure<boolean> {
  const allowed = POOLS.map((pool) => abilityRerolls(play, c, pool)[number])
  if (allowed.every((one) => one === undefined)) return false
  const chosen: number[][] = []
  for (const pool of POOLS)
    chosen.push(allowed[pool] === undefined ? [] : yield* pickRerolls(play, { pool, all: 0, ...allowed[pool] }))
  rollBoth(play, c, chosen, 'UP-CMB-47')
  return true
}

const POOLS = [0, 1] as const

function rollBoth(play: Play, c: Combat, chosen: readonly (readonly number[])[], rule: string): void {
  for (const pool of POOLS)
    if (chosen[pool].length > 0) rollAgain(play, pool, chosen[pool], isPlayer(c.groups[pool].side) ? rule : 'UP-RUL-91')
}
