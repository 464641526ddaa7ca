import { includes } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { CASTLE, CITADEL, SHIELD_GUARD, UNIT_TYPES } from '../content/units.ts'
import { handTileOf, KEEP, RETREAT, sumAfter, tileSum, type Side } from '../rules/battle/battle-questions.ts'
import { FEW_TILES, modifierOf } from '../rules/battle/modifiers.ts'
import { compareSums, sumChances, winChance, type Sums } from '../rules/battle/odds.ts'
import { army, has, unitsIn, villagesOf } from '../rules/table/pieces.ts'
import { NONE, type Area, type Battle, type Role, type Table } from '../rules/table/state.ts'
import { handSize, valueOf } from '../rules/table/tiles.ts'
import { captureWorth, villageWorth } from './land.ts'
import { unitWorth } from './units.ts'

/** What a battle decides, in points: what winning brings a side and what losing costs it. */
interface Stake {
  readonly win: number
  readonly loss: number
}

/** A unit that flees may be lost as well, and stands where it did not want to be. */
const FLIGHT = 0.15
/** How often whoever wins among villages gets or keeps them. */
const HOLDS = 0.6

const counts: number[] = new Array<number>(UNIT_TYPES).fill(0)

/** What a lost battle costs: a unit, all walls, the citadel, some trouble for the rest. */
function lossOf(t: Table, role: Role, area: Area): number {
  army(t, role, area, counts)
  const units = unitsIn(t, area, role)
  const walls =
    counts[CASTLE] * unitWorth(t, CASTLE) + (counts[CITADEL] > 0 ? unitWorth(t, CITADEL) + t.content.citadelScore : 0)
  return cheapestOf(t) + walls + FLIGHT * units
}

/** The worth of the unit that is given up first, by what `counts` holds. */
function cheapestOf(t: Table): number {
  let least = Infinity
  for (let type = 0; type < UNIT_TYPES; type++)
    if (counts[type] > 0) least = Math.min(least, type === CASTLE || type === CITADEL ? 0 : unitWorth(t, type))
  return least
}

/** The villages that change hands with the area. */
function landOf(t: Table, role: Role, foe: Role, area: Area): number {
  const { villages, villageOwner } = t.state
  if (villages[area] === 0) return 0
  const owner = villageOwner[area]
  if (owner === role) return villages[area] * (villageWorth(t, role) + captureWorth(t, foe)) * HOLDS
  return villages[area] * (captureWorth(t, role) + (owner === foe ? villageWorth(t, foe) : 0)) * HOLDS
}

export function stakeOf(t: Table, role: Role, foe: Role, area: Area): Stake {
  const land = landOf(t, role, foe, area)
  return {
    win: unitsIn(t, area, foe) + lossOf(t, foe, area) + land / 2,
    loss: unitsIn(t, area, role) + lossOf(t, role, area) + land / 2,
  }
}

// Replacing

/** The value of a hand tile with which an enemy is expected to replace. */
const EXPECTED_TILE = 3
const GOOD_TILE = 4

interface Expected {
  readonly drawn: number
  readonly tile: number
  readonly sums: Sums
}

const byContent = new WeakMap<Content, Expected[]>()
const exact: number[][] = []

function known(sum: number): number[] {
  exact[sum] ??= Array.from({ length: sum + 1 }, (_, i) => (i === sum ? 1 : 0))
  return exact[sum]
}

function expected(content: Content, drawn: number, tile: number): Sums {
  let list = byContent.get(content)
  if (list === undefined) byContent.set(content, (list = []))
  let found = list.find((one) => one.drawn === drawn && one.tile === tile)
  if (found === undefined) list.push((found = { drawn, tile, sums: sumChances(content.battleBag, drawn, tile) }))
  return found.sums
}

/** What the other side may come to, from what a role can see of it. */
function sumsOf(t: Table, battle: Battle, side: Side, reader: Role): Sums {
  if (includes(battle.seenBy[side], reader)) return known(tileSum(t, battle, side))
  const isReplaced = battle.replacement[side] !== NONE
  const drawn = Math.max(FEW_TILES, battle.tiles[side].length + (isReplaced ? 1 : 0))
  if (isReplaced) return expected(t.content, drawn, GOOD_TILE)
  if (battle.decided[side] || handSize(t, battle.roles[side]) === 0) return expected(t.content, drawn, 0)
  return expected(t.content, drawn, EXPECTED_TILE)
}

/** A tie is the defender's with a shield guard (BS-BAT-25), else half of the next round (BS-BAT-26). */
function chanceWith(t: Table, battle: Battle, side: Side, sum: number, theirs: Sums): number {
  const foe = (1 - side) as Side
  const [role, other] = [battle.roles[side], battle.roles[foe]]
  const lead = modifierOf(t, role, other, battle.area, side === 0) - modifierOf(t, other, role, battle.area, foe === 0)
  const { win, tie } = compareSums(known(sum), theirs, lead)
  if (has(t, battle.roles[1], battle.area, SHIELD_GUARD)) return side === 1 ? win + tie : win
  return win + tie / 2
}

/** What a tile is worth in the rest of this turn (attacker) or in the next one (defender), by its points. */
const ATTACKERS_TILE = 0.16
const DEFENDERS_TILE = 0.22

/** The scores of all options of a replacement: the chance to win at stake, less the tile given up for it. */
export function scoreReplacement(t: Table, role: Role, side: Side, options: readonly number[], out: number[]): void {
  const battle = t.state.battle!
  const foe = (1 - side) as Side
  const { win, loss } = stakeOf(t, role, battle.roles[foe], battle.area)
  const theirs = sumsOf(t, battle, foe, role)
  const perPoint = side === 0 ? ATTACKERS_TILE : DEFENDERS_TILE
  for (let i = 0; i < options.length; i++) {
    const chance = chanceWith(t, battle, side, sumAfter(t, battle, side, options[i]), theirs)
    const tile = options[i] === KEEP ? 0 : perPoint * valueOf(t, role, handTileOf(options[i]))
    out.push(chance * (win + loss) - tile)
  }
}

// Retreating

/** Staying means a battle; going gives the villages there away. */
export function scoreRetreat(
  t: Table,
  role: Role,
  area: Area,
  attacker: Role,
  options: readonly number[],
  out: number[],
): void {
  const p = 1 - winChance(t, attacker, role, area)
  const { win, loss } = stakeOf(t, role, attacker, area)
  const stay = p * win - (1 - p) * loss
  const left = villagesOf(t, area, role) * (villageWorth(t, role) + captureWorth(t, attacker)) * HOLDS
  for (const option of options) out.push(option === RETREAT ? -left - FLIGHT * unitsIn(t, area, role) : stay)
}

// Losing

/** Walls are lost anyway (BS-BAT-28): the rest may flee, so they are given up first. */
export function scoreLosses(t: Table, options: readonly number[], out: number[]): void {
  for (const type of options) out.push(type === CASTLE ? 0.2 : type === CITADEL ? 0.1 : -unitWorth(t, type))
}
