/**
 * The chances of a combat between two groups, exactly, if nobody uses a card: every round as it can fall, until one side
 * is gone. Losses take the cheapest Units first; Bolts go to Godpowers that add symbols or Skeletons, else to Shields.
 */
import { SHIELD, SKULL, SYMBOLS } from '../../content/names.ts'
import { godpowerOf } from '../combat/bolts.ts'
import { isSkeletons, mayUse, groupStrengthOf } from '../combat/combat-group.ts'
import { convertByTerrain, copiesEnemy, limitByTerrain, openingPool } from '../combat/opening-pool.ts'
import { rerollsOf } from '../combat/rerolls.ts'
import { UNIT_TYPES } from '../map/pieces.ts'
import { cloneState } from '../table/clone-state.ts'
import { EMPIRE, isPlayer, NONE, type Combat, type Group, type Table } from '../table/state.ts'
import { oddsOfDice, type Outcome } from './dice-odds.ts'

export interface CombatOdds {
  /** By what is left of the first group: the second is gone. */
  readonly wins: readonly number[]
  /** By what is left of the second group: the first is gone. */
  readonly losses: readonly number[]
  readonly both: number
  /** A third Skeleton came: a Horde takes over (UP-SKE-04). */
  readonly horde: number
}

/** By type: the order in which a player gives Units up. */
function cheapestFirst(t: Table, role: number): number[] {
  const worth = (type: number): number => t.content.units[t.state.faction[role] * UNIT_TYPES + type].worth
  return [0, 1, 2, 3].sort((a, b) => worth(a) - worth(b) || a - b)
}

/** Leaves a group just so strong, in a copied state. */
function weaken(t: Table, c: Combat, group: Group, start: readonly number[], strength: number): void {
  const { state } = t
  if (isPlayer(group.side)) {
    let lost = start.reduce((sum, n) => sum + n, 0) - strength
    state.unitsOf[c.space] = group.side
    for (const type of cheapestFirst(t, group.side)) {
      const gone = Math.min(lost, start[type])
      state.units[c.space * UNIT_TYPES + type] = start[type] - gone
      lost -= gone
    }
  } else if (group.card !== NONE) state.threat[group.card] = strength
  else if (group.side === EMPIRE) state.garrison[c.space] = strength
  else state.skeletons[c.space] = strength
}

const strongest = (dice: readonly number[], n: number): number[] =>
  dice
    .slice()
    .sort((a, b) => b - a)
    .slice(0, n)

/** What a group rolls at a strength in this part of the combat. */
function rollAt(t: Table, c: Combat, number: 0 | 1): readonly Outcome[] {
  const group = c.groups[number]
  group.dice = openingPool(t, c, copiesEnemy(t, c, group) ? ((1 - number) as 0 | 1) : number)
  convertByTerrain(t, c, group, group.dice)
  const dice = strongest(group.dice, limitByTerrain(t, c, number))
  return oddsOfDice(t.content, dice, Math.min(dice.length, rerollsOf(t, c, number)))
}

interface Power {
  /** By symbol: what one Bolt adds Before Damage. */
  readonly adds: readonly number[]
  readonly most: number
  readonly isSkeletons: boolean
}

/** What a Nemesis does with its Bolts, as far as it changes the dice. */
function powerOf(t: Table, group: Group): Power {
  const adds = [0, 0, 0]
  const ability = godpowerOf(t, group)?.ability
  let most = 0
  for (const effect of ability?.do ?? [])
    if (effect.op === 'addSymbols' && effect.side === 'self' && typeof effect.n === 'number') {
      adds[SYMBOLS.indexOf(effect.symbol)] += effect.n
      most = ability?.limit === 'none' ? Infinity : 1
    }
  if (!mayUse(group, 'godpower')) most = 0
  return { adds, most, isSkeletons: isSkeletons(group) }
}

interface Fighter {
  readonly group: Group
  readonly power: Power
  readonly hasShields: boolean
  readonly hasBolts: boolean
}

const fighterOf = (t: Table, group: Group): Fighter => ({
  group,
  power: powerOf(t, group),
  hasShields: mayUse(group, 'shields'),
  hasBolts: mayUse(group, 'bolts'),
})

/** Skulls, Shields that count, and Bolts left for Shields. */
function effective(side: Fighter, roll: Outcome): readonly [skulls: number, shields: number, bolts: number] {
  const bolts = side.hasBolts ? roll.bolts : 0
  const used = Math.min(bolts, side.power.most)
  const shields = side.hasShields ? roll.shields + used * side.power.adds[SHIELD] : 0
  return [roll.skulls + used * side.power.adds[SKULL], shields, side.power.isSkeletons ? 0 : bolts - used]
}

/** A round: where it leads from one pair of strengths, as `first * size + second` with the probability. */
type Steps = Map<number, number>

const HORDE = 1_000_000

/** Sums up in a flat list: this is the innermost loop, and a Map would cost ten times as much. */
function stepsOfRound(
  sides: readonly [Fighter, Fighter],
  rolls: readonly [readonly Outcome[], readonly Outcome[]],
  at: At,
): Steps {
  const [one, other] = rolls
  const second = other.map((roll) => [...effective(sides[1], roll), roll.bolts, roll.probability] as const)
  const areSkeletons = sides[1].power.isSkeletons
  const chances = new Float64Array((at.first + 1) * at.size)
  let horde = 0
  for (const roll of one) {
    const [skulls, shields, bolts] = effective(sides[0], roll)
    for (const [enemySkulls, enemyShields, enemyBolts, rolled, probability] of second) {
      const hits = Math.max(0, skulls - Math.max(0, enemyShields - bolts))
      const taken = Math.max(0, enemySkulls - Math.max(0, shields - enemyBolts))
      const left = Math.max(0, at.first - taken)
      let enemies = Math.max(0, at.second - hits)
      // UP-RUL-94: new Skeletons come even if all fell.
      if (areSkeletons && sides[1].hasBolts) enemies += rolled
      if (areSkeletons && enemies > at.limit) horde += roll.probability * probability
      else chances[left * at.size + enemies] += roll.probability * probability
    }
  }
  const steps: Steps = new Map()
  chances.forEach((chance, to) => chance > 0 && steps.set(to, chance))
  if (horde > 0) steps.set(HORDE, horde)
  return steps
}

interface At {
  readonly first: number
  readonly second: number
  readonly size: number
  readonly limit: number
}

/** Enough rounds that nothing worth mentioning is left undecided. */
const ROUNDS = 80

/** The combat from this part on; `c` may be one under way or one that is only thought of. */
export function combatOdds(t: Table, c: Combat, part: 'archery' | 'clash', start: readonly number[]): CombatOdds {
  const work: Table = { state: cloneState({ ...t.state, combat: c }), content: t.content }
  const there = work.state.combat!
  const sides: readonly [Fighter, Fighter] = [fighterOf(work, there.groups[0]), fighterOf(work, there.groups[1])]
  const own = start.reduce((sum, n) => sum + n, 0)
  const first = isPlayer(there.groups[0].side) ? own : groupStrengthOf(work, there, there.groups[0])
  const limit = sides[1].power.isSkeletons ? work.content.setup.skeletonsPerHex : Infinity
  const second = groupStrengthOf(work, there, there.groups[1])
  const size = Math.max(second, limit === Infinity ? 0 : limit) + 1
  const rollsIn = (
    round: 'archery' | 'clash',
    one: number,
    two: number,
  ): readonly [readonly Outcome[], readonly Outcome[]] => {
    there.part = round
    weaken(work, there, there.groups[0], start, one)
    weaken(work, there, there.groups[1], start, two)
    return [rollAt(work, there, 0), rollAt(work, there, 1)]
  }
  const stepOf = (round: 'archery' | 'clash', one: number, two: number): Steps =>
    stepsOfRound(sides, rollsIn(round, one, two), { first: one, second: two, size, limit })
  let mass: Steps = new Map([[first * size + second, 1]])
  if (part === 'archery' && there.skipArchery === 0) mass = stepOf('archery', first, second)
  const known = new Map<number, Steps>()
  for (let round = 0; round < ROUNDS; round++) mass = advance(mass, size, known, stepOf)
  return resultOf(mass, size, first)
}

/** One Clash Round for every pair of groups that both still stand. */
function advance(
  mass: Steps,
  size: number,
  known: Map<number, Steps>,
  stepOf: (round: 'clash', one: number, two: number) => Steps,
): Steps {
  const next: Steps = new Map()
  for (const [at, probability] of mass) {
    const [one, two] = [Math.floor(at / size), at % size]
    if (at === HORDE || one === 0 || two === 0) {
      next.set(at, (next.get(at) ?? 0) + probability)
      continue
    }
    let steps = known.get(at)
    if (steps === undefined) known.set(at, (steps = stepOf('clash', one, two)))
    for (const [to, chance] of steps) next.set(to, (next.get(to) ?? 0) + probability * chance)
  }
  return next
}

function resultOf(mass: Steps, size: number, first: number): CombatOdds {
  const wins = new Array<number>(first + 1).fill(0)
  const losses = new Array<number>(size).fill(0)
  let [both, horde] = [0, 0]
  for (const [at, probability] of mass) {
    const [one, two] = [Math.floor(at / size), at % size]
    if (at === HORDE) horde += probability
    else if (one === 0 && two === 0) both += probability
    else if (two === 0) wins[one] += probability
    else if (one === 0) losses[two] += probability
  }
  return { wins, losses, both, horde }
}
