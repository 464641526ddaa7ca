/** The last step before rolling: copies, conversions, lost dice, limits (UP-RUL-88 to -90). */
import { COLOURS } from '../../content/names.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { isPlayer, type Combat, type Group, type Role } from '../table/state.ts'
import { EVERY_COLOUR, chooseDice, choiceOf, convertedTo } from './dice-choice.ts'
import { convertByTerrain, copiesEnemy, limitByTerrain, weakestDie } from './opening-pool.ts'

/** What cards ask for in the window; carried out afterwards, in the order of UP-RUL-88. */
export const LATER_CONVERT = 0
export const LATER_LOSE = 1
export const LATER_LIMIT = 2
const STRIDE = 5

export interface Later {
  readonly op: number
  readonly n: number
  readonly from?: number
  readonly to?: number
  /** Who chooses; for a player's own dice always the player. */
  readonly by: Role
}

export function postpone(group: Group, { op, n, from = EVERY_COLOUR, to = 0, by }: Later): void {
  group.later.push(op, n, from, to, by)
}

function later(group: Group, op: number): Required<Later>[] {
  const list: Required<Later>[] = []
  for (let i = 0; i < group.later.length; i += STRIDE) {
    const [what, n, from, to, by] = group.later.slice(i, i + STRIDE)
    if (what === op) list.push({ op: what, n, from, to, by })
  }
  return list
}

const NUMBERS = [0, 1] as const

/** Makes the pools final. Whatever a player has to choose is asked here, before anything is rolled. */
export function* finishPools(play: Play, c: Combat): Procedure {
  for (const number of NUMBERS) copy(play, c, number)
  for (const number of NUMBERS) yield* convertPool(play, c, number)
  for (const number of NUMBERS)
    for (const { n } of later(c.groups[number], LATER_LOSE)) yield* loseDice(play, c, number, n)
  for (const number of NUMBERS) {
    for (const { n } of later(c.groups[number], LATER_LIMIT)) yield* limitPool(play, c, number, n, BY_CARD)
    yield* limitPool(play, c, number, limitByTerrain(play, c, number), BY_TERRAIN)
  }
}

function copy(play: Play, c: Combat, number: 0 | 1): void {
  const group = c.groups[number]
  if (!copiesEnemy(play, c, group)) return
  group.dice = c.groups[1 - number].dice.slice()
  const { side, card, dice } = group
  play.tell({ type: 'diceCopied', side, card, dice: dice.join(','), rule: 'UP-RUL-88' })
}

function* convertPool(play: Play, c: Combat, number: 0 | 1): Procedure {
  const group = c.groups[number]
  const { side, card } = group
  for (const change of later(group, LATER_CONVERT)) {
    const { from, to } = change
    const by = isPlayer(side) ? side : change.by
    const chosen = yield* chooseDice(play, by, choiceOf(number, 'convert', change.n, { from, to }))
    for (const die of chosen) group.dice[die] = convertedTo(group.dice[die], to)
    if (chosen.length > 0) {
      const became = chosen.map((die) => group.dice[die]).join(',')
      play.tell({ type: 'diceConverted', side, card, n: chosen.length, to: became, rule: 'UP-RUL-88' })
    }
  }
  // UP-TER-08: every red die, also those that cards made red (UP-RUL-90)
  terrainConverts(play, c, group, group.dice)
}

/** Dice about to be rolled; also extra ones (UP-RUL-86). */
export function terrainConverts(play: Play, c: Combat, group: Group, dice: number[]): void {
  const n = convertByTerrain(play, c, group, dice)
  const { side, card } = group
  if (n > 0) play.tell({ type: 'diceConverted', side, card, n, to: '0', rule: 'UP-TER-08' })
}

/** UP-CMB-52: the Nemesis loses the weakest; a player chooses. */
function* loseDice(play: Play, c: Combat, number: 0 | 1, n: number): Procedure {
  const group = c.groups[number]
  const { side } = group
  const gone = isPlayer(side) ? yield* chooseDice(play, side, choiceOf(number, 'lose', n)) : weakest(group.dice, n)
  take(play, group, gone, isPlayer(side) ? 'UP-RUL-88' : 'UP-CMB-52')
}

function weakest(dice: readonly number[], n: number): number[] {
  const left = dice.slice()
  const gone: number[] = []
  for (let i = 0; i < Math.min(n, dice.length); i++) {
    const die = weakestDie(left)
    gone.push(die)
    left[die] = COLOURS.length + 1
  }
  return gone
}

function take(play: Play, group: Group, gone: readonly number[], rule: string): void {
  if (gone.length === 0) return
  const taken = gone.map((die) => group.dice[die])
  group.dice = group.dice.filter((_, die) => !gone.includes(die))
  play.tell({ type: 'diceTaken', side: group.side, card: group.card, dice: taken.join(','), rule })
}

/** Which rule takes the dice of a player, which those of the Nemesis. */
interface LimitRules {
  readonly player: string
  readonly nemesis: string
}
const BY_TERRAIN: LimitRules = { player: 'UP-TER-05', nemesis: 'UP-TER-07' }
const BY_CARD: LimitRules = { player: 'UP-RUL-88', nemesis: 'UP-CMB-52' }

/** A player keeps what it likes, the Nemesis the strongest (UP-TER-06, UP-TER-07, UP-CMB-52). */
function* limitPool(play: Play, c: Combat, number: 0 | 1, limit: number, rules: LimitRules): Procedure {
  const group = c.groups[number]
  const over = group.dice.length - limit
  if (over <= 0) return
  if (!isPlayer(group.side)) return take(play, group, weakest(group.dice, over), rules.nemesis)
  const kept = yield* chooseDice(play, group.side, choiceOf(number, 'keep', limit))
  const gone = group.dice.map((_, die) => die).filter((die) => !kept.includes(die))
  take(play, group, gone, rules.player)
}
