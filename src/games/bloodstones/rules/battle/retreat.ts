import { CASTLE, CAVALRY, CITADEL, CUTIECORN, DRAGON, SHIP, UNIT_TYPES } from '../../content/units.ts'
import { isCorsairs } from '../factions/factions.ts'
import {
  army,
  countOf,
  has,
  hasEnemyUnits,
  isEmpty,
  isMobile,
  isSea,
  mayEnter,
  unitsIn,
  villagesOf,
} from '../table/pieces.ts'
import { mapOf, type Area, type Role, type Table } from '../table/state.ts'

/** Retreat is the defender's choice at the start, flight what the loser must do after a battle (BS-RET-01). */
export type Withdrawal = 'retreat' | 'flight'

// May the defender retreat at all?

/** Why not, or `undefined` if the conditions are met; `overSeaOnly`: only for destinations reached over sea. */
export type RetreatBan = 'fortress' | 'dragon' | 'cavalry' | 'corsairs' | 'nowhere'

/** Cavalry that counts for the retreat; the cutiecorn is cavalry (BS-CUT-05). */
export const cavalryIn = (t: Table, role: Role, area: Area): number =>
  countOf(t, role, area, CAVALRY) + countOf(t, role, area, CUTIECORN)

export const hasFortress = (t: Table, role: Role, area: Area): boolean =>
  has(t, role, area, CASTLE) || has(t, role, area, CITADEL)

/** A land area beside a Corsair ship, contested or not, that the Corsairs attack (BS-FAC-COR-03, BS-RUL-62). */
export function isCoastalAttack(t: Table, area: Area, attacker: Role): boolean {
  if (!isCorsairs(t, attacker) || isSea(t, area)) return false
  for (const sea of mapOf(t).seaAdjacent[area]) if (has(t, attacker, sea, SHIP)) return true
  return false
}

/** How many cavalry the defender must have to retreat (BS-RET-04, BS-RET-09, BS-CUT-10). */
export const cavalryNeeded = (t: Table, area: Area, attacker: Role): number =>
  cavalryIn(t, attacker, area) + (isCoastalAttack(t, area, attacker) ? 1 : 0)

/** The cavalry condition, which a dragon lifts (BS-RET-04, BS-RET-05, BS-FAC-DRA-06). */
export const hasEnoughCavalry = (t: Table, area: Area, attacker: Role, defender: Role): boolean =>
  has(t, defender, area, DRAGON) || cavalryIn(t, defender, area) >= cavalryNeeded(t, area, attacker)

const scratch: Area[] = []

/** The first condition that forbids the defender to retreat (BS-RET-04 to BS-RET-09, BS-RUL-54). */
export function retreatBan(t: Table, area: Area, attacker: Role, defender: Role): RetreatBan | undefined {
  // BS-FAC-DRA-07: whoever attacks.
  if (hasFortress(t, defender, area)) return 'fortress'
  // BS-FAC-DRA-05
  if (has(t, attacker, area, DRAGON)) return 'dragon'
  scratch.length = 0
  retreatAreas(t, area, attacker, defender, scratch)
  if (scratch.length > 0) return undefined
  if (hasEnoughCavalry(t, area, attacker, defender)) return 'nowhere'
  return isCoastalAttack(t, area, attacker) ? 'corsairs' : 'cavalry'
}

// Where to?

const counts: number[] = new Array<number>(UNIT_TYPES).fill(0)
/** By area: marks of the search in hand. */
const OVER_SEA = 1
const STEP = 2
const marks: number[] = []
const marked: Area[] = []
const queue: Area[] = []

/** Empty, or with an own unit or village, whoever else is there (BS-RET-10, BS-RET-11, BS-RET-13, BS-RUL-58). */
export const isHaven = (t: Table, role: Role, area: Area): boolean =>
  isEmpty(t, area) || unitsIn(t, area, role) > 0 || villagesOf(t, area, role) > 0

/** From there it has fled or retreated in this turn (BS-RET-21). */
export const hasFledFrom = (t: Table, role: Role, area: Area): boolean => t.state.fledFrom[role].includes(area)

export const isAllowed = (t: Table, role: Role, from: Area, area: Area): boolean =>
  area !== from && isHaven(t, role, area) && !hasFledFrom(t, role, area)

function mark(area: Area, how: number): void {
  // Areas never marked before are `undefined`, which counts as 0 in both lines.
  if ((marks[area] | 0) === 0) marked.push(area)
  marks[area] |= how
}

function unmark(): void {
  for (let i = 0; i < marked.length; i++) marks[marked[i]] = 0
  marked.length = 0
}

/** Along own ships, through sea areas without enemies, to any coast (BS-RET-15, BS-RUL-60). */
function markOverSea(t: Table, role: Role, from: Area): void {
  const { seaAdjacent, landAdjacent } = mapOf(t)
  queue.length = 0
  queue.push(from)
  for (let i = 0; i < queue.length; i++) {
    const seas = seaAdjacent[queue[i]]
    for (let k = 0; k < seas.length; k++) {
      const sea = seas[k]
      if (queue.includes(sea) || !has(t, role, sea, SHIP) || hasEnemyUnits(t, sea, role)) continue
      queue.push(sea)
    }
    if (i === 0) continue
    const coast = landAdjacent[queue[i]]
    for (let k = 0; k < coast.length; k++) if (isAllowed(t, role, from, coast[k])) mark(coast[k], OVER_SEA)
  }
}

/** Marks the allowed areas with the ways that lead there (BS-RET-12: where the enemy came from does not matter). */
function markAllowed(t: Table, role: Role, from: Area): void {
  const beside = mapOf(t).adjacent[from]
  for (let k = 0; k < beside.length; k++) if (isAllowed(t, role, from, beside[k])) mark(beside[k], STEP)
  markOverSea(t, role, from)
}

const rising = (a: number, b: number): number => a - b

/** Castles and citadels stay; the cutiecorn retreats but never flees (BS-RET-19, BS-CUT-09). */
export const goesAlong = (type: number, why: Withdrawal): boolean =>
  isMobile(type) && !(type === CUTIECORN && why === 'flight')

/** Whether a unit can go along to an area that is open (BS-RET-17). Chains end on land, so they carry no ships (BS-RUL-61). */
export const canGoAlong = (t: Table, role: Role, type: number, to: Area, why: Withdrawal): boolean =>
  goesAlong(type, why) && mayEnter(t, role, type, to)

/** How many of the army's kinds of units get there (-1: all of them). */
function takes(t: Table, role: Role, area: Area, why: Withdrawal): number {
  let some = 0
  let all = true
  for (let type = 0; type < UNIT_TYPES; type++) {
    if (counts[type] === 0 || !goesAlong(type, why)) continue
    if (mayEnter(t, role, type, area)) some++
    else all = false
  }
  return all && some > 0 ? -1 : some
}

/**
 * The areas to choose from, in order of the map: those that take everybody, or if there are none, those that take
 * somebody (BS-RET-16, BS-RET-17, BS-RUL-56).
 */
function collect(t: Table, role: Role, from: Area, ways: number, why: Withdrawal, out: Area[]): void {
  unmark()
  markAllowed(t, role, from)
  army(t, role, from, counts)
  marked.sort(rising)
  let whole = false
  const start = out.length
  for (let i = 0; i < marked.length; i++) {
    const open = marks[marked[i]] & ways
    const taken = open === 0 ? 0 : takes(t, role, marked[i], why)
    if (taken === 0 || (whole && taken > 0)) continue
    if (taken < 0 && !whole) {
      whole = true
      out.length = start
    }
    out.push(marked[i])
  }
}

/** Which ways a retreating defender may take: without enough cavalry Corsairs still have the sea (BS-FAC-COR-02, BS-RUL-63). */
function retreatWays(t: Table, area: Area, attacker: Role, defender: Role): number {
  if (hasEnoughCavalry(t, area, attacker, defender)) return STEP | OVER_SEA
  return isCorsairs(t, defender) ? OVER_SEA : 0
}

/** Where a defender may retreat to, castles and dragons aside. */
export function retreatAreas(t: Table, area: Area, attacker: Role, defender: Role, out: Area[]): void {
  const ways = retreatWays(t, area, attacker, defender)
  if (ways !== 0) collect(t, defender, area, ways, 'retreat', out)
}

/** Where the loser's units may flee to; nothing if there is no such area (BS-RET-18). */
export function flightAreas(t: Table, area: Area, role: Role, out: Area[]): void {
  collect(t, role, area, STEP | OVER_SEA, 'flight', out)
}

/** The ways by which an area can be reached in a withdrawal from another. */
export function waysTo(t: Table, role: Role, from: Area, to: Area): { step: boolean; overSea: boolean } {
  unmark()
  markAllowed(t, role, from)
  const ways = marks[to] ?? 0
  return { step: (ways & STEP) !== 0, overSea: (ways & OVER_SEA) !== 0 }
}

/** Whether a retreating army crosses the border to get there; else it goes by ship (BS-RUL-63). */
export const retreatsByStep = (t: Table, area: Area, attacker: Role, defender: Role, to: Area): boolean =>
  waysTo(t, defender, area, to).step && hasEnoughCavalry(t, area, attacker, defender)
