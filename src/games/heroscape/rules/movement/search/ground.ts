/**
 * The battlefield as one figure finds it before it moves: which spaces are held by whom, where it must or may not stop,
 * and which enemies reach where. Laid out anew for every search in lists that are kept, so nothing is allocated.
 */
import { OPEN_SKY, type Battlefield, type Links, type Spaces } from '../../../content/battlefield.ts'
import { distancesFrom } from '../../../content/find-space.ts'
import { isAdjacentOver, isEngaged } from '../../engagement/adjacent.ts'
import { mayStopAtGlyph, mustStopAtGlyph } from '../../glyphs/glyphs.ts'
import { roster } from '../../table/roster.ts'
import { fieldOf, NONE, OFF, STANDING, type Figure, type Space, type Table } from '../../table/state.ts'
import { areEnemies } from '../../teams/sides.ts'
import { isRoofBetween } from '../fit.ts'
import type { Mover } from './mover.ts'

/** Why a step is not possible; 0: it is. */
export const FREE = 0
export const TOO_HIGH = 1
export const RUIN = 2
export const ROOF = 3
export const ENEMY = 4
export const ENGAGED_FRIEND = 5
export const CAPTIVE = 6
/** Why a move would have to end here, though it cannot. */
export const WATER_STOP = 8
export const GLYPH_STOP = 9

/** A figure stands here that is not the one that moves. */
const HELD = 1
const STOP = 2
const BARRED = 4

/** By space; they grow with the battlefields. */
let traits = new Int32Array(0)
let known = new Int32Array(0)
let reached = new Int32Array(0)
let near = new Int32Array(0)
let glyphIn = new Int32Array(0)
const enemies: Figure[] = []
const isEnemyRole: boolean[] = []
let pass = 0
let ground!: Battlefield
let links!: Links
let spaces!: Spaces
let table!: Table
let mover!: Mover

/** Causes that are left out of account: to find out which of them is in the way. */
let relaxed = 0

/** The most enemies told apart in one search; those beyond share the last bit. */
const MOST_ENEMIES = 30

export function layOut(t: Table, who: Mover, withEnemies: boolean, steps: number, ignoring = 0): void {
  pass++
  table = t
  mover = who
  ground = fieldOf(t)
  links = ground.links
  spaces = ground.spaces
  relaxed = ignoring
  enemies.length = 0
  if (known.length < spaces.count) grow(spaces.count)
  const { glyphSpace } = t.state
  for (let piece = 0; piece < glyphSpace.length; piece++)
    if (glyphSpace[piece] !== OFF) glyphIn[glyphSpace[piece]] = pass
  if (withEnemies && !who.isUntouched) markEnemies(steps)
}

function grow(size: number): void {
  traits = new Int32Array(size)
  known = new Int32Array(size)
  reached = new Int32Array(size)
  near = new Int32Array(size)
  glyphIn = new Int32Array(size)
}

/** Who reaches which space; enemies too far away to matter are left out. */
function markEnemies(steps: number): void {
  const { state } = table
  const { cardOf, figureCount, height } = roster(table)
  for (let role = 0; role < state.roles; role++) isEnemyRole[role] = areEnemies(table, mover.role, role)
  const start = state.front[mover.figure]
  const far = distancesFrom(ground.columns, spaces.column[start])
  for (let figure = 0; figure < figureCount; figure++) {
    if (state.fate[figure] !== STANDING) continue
    const owner = state.owner[cardOf[figure]]
    if (owner === NONE || !isEnemyRole[owner]) continue
    const front = state.front[figure]
    // One step to be next to it, and one each for rear ends.
    if (far[spaces.column[front]] > steps + 3) continue
    const bit = 1 << Math.min(enemies.length, MOST_ENEMIES)
    enemies.push(figure)
    markAround(front, height[figure], bit)
    if (state.rear[figure] !== OFF) markAround(state.rear[figure], height[figure], bit)
  }
}

function markAround(space: Space, height: number, bit: number): void {
  // Whoever walks through an enemy is still engaged with it.
  mark(space, bit)
  for (let link = links.first[space]; link < links.first[space + 1]; link++)
    if (isAdjacentOver(links, link, spaces.level[space], height, mover.height)) mark(links.to[link], bit)
}

function mark(space: Space, bit: number): void {
  if (reached[space] !== pass) {
    reached[space] = pass
    near[space] = 0
  }
  near[space] |= bit
}

/** The enemies that engage the figure on this space, as a set of bits. */
export const enemiesAt = (space: Space): number => (reached[space] === pass ? near[space] : 0)

export function enemiesIn(set: number): Figure[] {
  return enemies.filter((_, i) => (set & (1 << Math.min(i, MOST_ENEMIES))) !== 0)
}

export function enemyCount(set: number): number {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n++
  return n
}

function traitsOf(space: Space): number {
  if (known[space] === pass) return traits[space]
  known[space] = pass
  const occupant = table.state.occupant[space]
  let found = occupant === NONE || occupant === mover.figure ? 0 : HELD
  if (glyphIn[space] === pass) {
    if (mustStopAtGlyph(table, space)) found |= STOP
    if (!mayStopAtGlyph(table, mover.figure, space)) found |= BARRED
  }
  return (traits[space] = found)
}

/** Why the figure may not pass through whoever stands on this space (HS-MOV-04, HS-MOV-05, HS-BAS-11). */
function inTheWay(space: Space): number {
  const other = table.state.occupant[space]
  const owner = table.state.owner[roster(table).cardOf[other]]
  if (owner === NONE) return CAPTIVE
  if (mover.isGhost) return FREE
  if (areEnemies(table, mover.role, owner)) return ENEMY
  return !mover.isBasic && isEngaged(table, other) ? ENGAGED_FRIEND : FREE
}

/** Whether a roof that leaves too little headroom is in the way (HS-RUL-34, HS-RUL-89); a space passed through a friend need not be high enough. */
function hitsRoof(link: number, from: Space, isHeld: boolean): boolean {
  if (!isHeld) return true
  const rise = links.rise[link]
  if (rise === 0) return false
  const clearance = spaces.clearance[rise > 0 ? from : links.to[link]]
  return clearance !== OPEN_SKY && clearance - Math.abs(rise) < mover.height
}

/** HS-RUL-36; without a wall its top is lower than anything. */
const isWalled = (link: number, from: Space): boolean =>
  Math.max(spaces.level[from], spaces.level[links.to[link]]) < links.wallTop[link]

const ignores = (cause: number): boolean => (relaxed & (1 << cause)) !== 0

/** Why the leading end may not step over this link on foot, climbing at most `climb` levels. */
export function obstacle(link: number, from: Space, climb: number): number {
  const to = links.to[link]
  if (links.rise[link] > climb && !ignores(TOO_HIGH)) return TOO_HIGH
  if (isWalled(link, from) && !ignores(RUIN)) return RUIN
  const isHeld = (traitsOf(to) & HELD) !== 0
  if (isHeld) {
    const cause = inTheWay(to)
    if (cause !== FREE && !ignores(cause)) return cause
  }
  return links.headroom[link] < mover.height && hitsRoof(link, from, isHeld) && !ignores(ROOF) ? ROOF : FREE
}

/** HS-RUL-21, HS-RUL-86 */
export function costOnFoot(link: number): number {
  const rise = links.rise[link]
  const cost = rise > 0 ? 1 + rise : 1
  return spaces.terrain[links.to[link]] === mover.mud ? cost + mover.mudOnFoot : cost
}

/** HS-POW-06, HS-RUL-86 */
export const costInFlight = (link: number): number =>
  spaces.terrain[links.to[link]] === mover.mud ? 1 + mover.mudFlying : 1

/** HS-RUL-71: the open rooms over both spaces touch. */
export const canFlyOver = (link: number, from: Space): boolean => !isRoofBetween(spaces, from, links.to[link])

/** Why a move that comes here on foot ends: the leading end on `lead`, the trailing end on `trail`. FREE: it need not. */
export function stopAt(lead: Space, trail: Space): number {
  if ((traitsOf(lead) & STOP) !== 0 && !ignores(GLYPH_STOP)) return GLYPH_STOP
  // HS-MOV-16, HS-MOV-23; HS-BAS-13, HS-BAS-16
  const isWet = spaces.water[lead] === 1 && (trail === OFF || spaces.water[trail] === 1)
  return isWet && !ignores(WATER_STOP) ? WATER_STOP : FREE
}

/** Whether a move may end here; `link` leads from the trailing end to the leading end of a two-space figure. */
export function canEndAt(lead: Space, trail: Space, link: number): boolean {
  if ((traitsOf(lead) & (HELD | BARRED)) !== 0 || spaces.clearance[lead] < mover.height) return false
  if (trail === OFF) return true
  if ((traitsOf(trail) & (HELD | BARRED)) !== 0 || spaces.clearance[trail] < mover.height) return false
  // HS-MOV-20, HS-MOV-27: level, and no ruin under the base.
  return links.rise[link] === 0 && !isWalled(link, trail)
}

/** HS-RUL-34: whether it fits this way round. */
export const hasRoom = (front: Space, rear: Space): boolean => !ground.noRoom.has(front * spaces.count + rear)

/** The levels of a step down that may hurt (HS-MOV-12, HS-MOV-15, HS-BAS-18); below 0 where it leads up. */
export const dropOf = (link: number): number =>
  mover.isBasic || spaces.water[links.to[link]] === 1 ? 0 : -links.rise[link]
