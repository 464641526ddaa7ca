import { DIRECTIONS, corner } from '../../../../kit/hex.ts'
import { closeGap, cutGap, newGap, openGap } from './sight-gap.ts'
import type { Gap } from './sight-gap.ts'
import type { SightGround } from './sight-ground.ts'
import { beginWalk, crossEdge, newWalk } from './sight-walk.ts'

/**
 * One part of a target, an upright cylinder, as it looks from the eye. `turn` from -1 to 1 goes from its left to its right
 * side; every turn is an upright slice through the eye, in which the part is a rectangle and each obstacle throws a shadow
 * between two slopes. So a slice holds all rays with this turn at once. Distances are in units of the way from the eye to
 * the axis of the part, heights in levels above the eye.
 */
export interface View {
  eyeX: number
  eyeY: number
  eyeZ: number
  wayX: number
  wayY: number
  way2: number
  radius2: number
  /** Tangent of half the angle under which the part is seen on the plan. */
  spread: number
  bottom: number
  top: number
  /** Of the space on which the target stands. */
  base: number
  roof: number
  /** A free ray, if one was found: it ends at `foundX`, `foundY`, `foundZ`. */
  foundX: number
  foundY: number
  foundZ: number
  /** Whether that end is on the top or bottom of the cylinder instead of its side. */
  isFoundOnLid: boolean
}

export const newView = (): View => ({
  eyeX: 0.5,
  eyeY: 0.5,
  eyeZ: 0.5,
  wayX: 0.5,
  wayY: 0.5,
  way2: 0.5,
  radius2: 0.5,
  spread: 0.5,
  bottom: 0.5,
  top: 0.5,
  base: 0.5,
  roof: 0.5,
  foundX: 0.5,
  foundY: 0.5,
  foundZ: 0.5,
  isFoundOnLid: false,
})

/** Parts of other figures that may be in the way of a view; relative to the eye. */
export interface Pillars {
  count: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly radius: Float64Array
  readonly from: Float64Array
  readonly to: Float64Array
}

const MOST_PILLARS = 2048

export const newPillars = (): Pillars => ({
  count: 0,
  x: new Float64Array(MOST_PILLARS),
  y: new Float64Array(MOST_PILLARS),
  radius: new Float64Array(MOST_PILLARS),
  from: new Float64Array(MOST_PILLARS),
  to: new Float64Array(MOST_PILLARS),
})

export function addPillar(pillars: Pillars, x: number, y: number, radius: number, from: number, to: number): void {
  if (pillars.count === MOST_PILLARS) return
  pillars.x[pillars.count] = x
  pillars.y[pillars.count] = y
  pillars.radius[pillars.count] = radius
  pillars.from[pillars.count] = from
  pillars.to[pillars.count++] = to
}

const STEEP = 1e300
const THIN = 1e-12
const walk = newWalk()
const gap = newGap()

/** Whether some ray of this slice reaches the part. */
export function isSliceOpen(view: View, ground: SightGround, pillars: Pillars, turn: number): boolean {
  const { way2, top, bottom } = view
  const aside = turn * view.spread
  const wayX = view.wayX - aside * view.wayY
  const wayY = view.wayY + aside * view.wayX
  const slice2 = way2 * (1 + aside * aside)
  const square = way2 * way2 - slice2 * (way2 - view.radius2)
  const half = square > 0 ? Math.sqrt(square) : 0
  const near = (way2 - half) / slice2
  const far = (way2 + half) / slice2
  let low = bottom / near
  let high = top / near
  // From above the lid is seen, too, unless the roof over the target is in between; from below likewise.
  if (top < 0) high = Math.max(high, Math.min(top / far, view.roof / near))
  if (bottom > 0) low = Math.min(low, Math.max(bottom / far, view.base / near))
  openGap(gap, low, high)
  if (!cutPillars(gap, pillars, wayX, wayY, slice2, near)) return false
  beginWalk(walk, ground, view.eyeX, view.eyeY, wayX, wayY)
  if (!cutGround(gap, ground, view.eyeZ, near) || !closeGap(gap)) return false
  keepRay(view, wayX, wayY, near)
  return true
}

/** Slopes between which an obstacle from `enter` to `leave`, `from` to `to` is hit. */
function cutShadow(room: Gap, enter: number, leave: number, from: number, to: number): boolean {
  const low = from >= 0 ? from / leave : enter > 0 ? from / enter : -STEEP
  const high = to <= 0 ? to / leave : enter > 0 ? to / enter : STEEP
  return cutGap(room, low, high)
}

function cutPillars(room: Gap, pillars: Pillars, wayX: number, wayY: number, slice2: number, near: number): boolean {
  for (let i = 0; i < pillars.count; i++) {
    const x = pillars.x[i]
    const y = pillars.y[i]
    const radius = pillars.radius[i]
    const middle = (x * wayX + y * wayY) / slice2
    const half2 = (radius * radius - x * x - y * y) / slice2 + middle * middle
    if (half2 <= 0) continue
    const half = Math.sqrt(half2)
    const enter = middle > half ? middle - half : 0
    const leave = middle + half < near ? middle + half : near
    if (leave <= enter + THIN) continue
    if (!cutShadow(room, enter, leave, pillars.from[i], pillars.to[i])) return false
  }
  return true
}

function cutGround(room: Gap, ground: SightGround, eyeZ: number, near: number): boolean {
  const { firstSolid, solidFrom, solidTo, sideOn } = ground
  for (;;) {
    const { cell, enter } = walk
    const leave = walk.leave < near ? walk.leave : near
    if (leave > enter + THIN) {
      for (let solid = firstSolid[cell]; solid < firstSolid[cell + 1]; solid++) {
        if (!cutShadow(room, enter, leave, solidFrom[solid] - eyeZ, solidTo[solid] - eyeZ)) return false
      }
    }
    if (walk.leave >= near) return true
    let side = sideOn[cell * DIRECTIONS + walk.direction]
    for (; side >= 0; side = ground.nextSide[side]) {
      if (!cutGap(room, (ground.sideFrom[side] - eyeZ) / leave, (ground.sideTo[side] - eyeZ) / leave)) return false
    }
    crossEdge(walk, ground)
  }
}

/** Takes a ray from the middle of the gap, if possible one that ends on the side of the cylinder. */
function keepRay(view: View, wayX: number, wayY: number, near: number): void {
  const low = Math.max(gap.low, view.bottom / near)
  const high = Math.min(gap.high, view.top / near)
  view.isFoundOnLid = low > high
  const slope = view.isFoundOnLid ? (gap.low + gap.high) / 2 : (low + high) / 2
  const lid = slope > view.top / near ? view.top : view.bottom
  const t = view.isFoundOnLid ? lid / slope : near
  view.foundX = view.eyeX + t * wayX
  view.foundY = view.eyeY + t * wayY
  view.foundZ = view.eyeZ + t * slope
}

/** The turns at which something begins or ends, in rising order; between two of them all shadows have straight edges. */
export interface Turns {
  count: number
  readonly at: Float64Array
}

const MOST_TURNS = 1024

export const newTurns = (): Turns => ({ count: 0, at: new Float64Array(MOST_TURNS) })

function addTurn(turns: Turns, turn: number): void {
  if (!(turn > -1 && turn < 1) || turns.count === MOST_TURNS) return
  let i = turns.count
  while (i > 0 && turns.at[i - 1] > turn) i--
  if (i > 0 && turns.at[i - 1] === turn) return
  turns.at.copyWithin(i + 1, i, turns.count++)
  turns.at[i] = turn
}

const CORNER_X = Float64Array.from({ length: DIRECTIONS }, (_, i) => corner(i).x)
const CORNER_Y = Float64Array.from({ length: DIRECTIONS }, (_, i) => corner(i).y)
const HALF_WIDTH = Math.sqrt(3) / 2

export function findTurns(view: View, ground: SightGround, pillars: Pillars, turns: Turns): void {
  turns.count = 0
  addTurn(turns, -1 + THIN)
  addTurn(turns, 1 - THIN)
  for (let i = 0; i < pillars.count; i++) addTangents(view, pillars.x[i], pillars.y[i], pillars.radius[i], turns)
  // No part is so wide that a corner between these three rays has no cell on one of them.
  for (let turn = -1; turn <= 1; turn++) {
    const aside = turn * view.spread
    beginWalk(walk, ground, view.eyeX, view.eyeY, view.wayX - aside * view.wayY, view.wayY + aside * view.wayX)
    const end = 1 / (1 + aside * aside)
    for (; walk.enter < end; crossEdge(walk, ground))
      if (ground.corners[walk.cell] !== 0) addCorners(view, ground, turns)
  }
}

function addCorners(view: View, ground: SightGround, turns: Turns): void {
  const x = walk.middle[0] * HALF_WIDTH - view.eyeX
  const y = (walk.middle[1] + walk.middle[2]) / 2 - view.eyeY
  const bits = ground.corners[walk.cell]
  for (let i = 0; i < DIRECTIONS; i++)
    if ((bits & (1 << i)) !== 0) addDirection(view, x + CORNER_X[i], y + CORNER_Y[i], turns)
}

function addDirection(view: View, x: number, y: number, turns: Turns): void {
  const ahead = x * view.wayX + y * view.wayY
  if (ahead > 0 && ahead <= view.way2) addTurn(turns, (y * view.wayX - x * view.wayY) / (ahead * view.spread))
}

function addTangents(view: View, x: number, y: number, radius: number, turns: Turns): void {
  const length2 = x * x + y * y - radius * radius
  if (length2 <= 0) return
  const length = Math.sqrt(length2)
  for (let side = -1; side <= 1; side += 2) {
    const [tangentX, tangentY] = [x * length - side * y * radius, y * length + side * x * radius]
    const ahead = tangentX * view.wayX + tangentY * view.wayY
    if (ahead > 0) addTurn(turns, (tangentY * view.wayX - tangentX * view.wayY) / (ahead * view.spread))
  }
}
