import type { SightGround } from './sight-ground.ts'

/**
 * A ray seen from above, cell by cell. The point at `t` is start + t * way; the ray is in `cell` from `enter` to `leave`
 * and leaves it over the edge in `direction`.
 *
 * Positions are measured across the three pairs of parallel edges (towards E, SE and SW), in halves of a hex's width, so
 * that a cell reaches from its middle - 1 to its middle + 1 on each of these axes and all middles are whole numbers.
 */
export interface Walk {
  cell: number
  enter: number
  leave: number
  direction: number
  /** Middles of the cell. */
  readonly middle: Float64Array
  readonly start: Float64Array
  /** 1 / way, or 0 across an axis. */
  readonly pace: Float64Array
}

export const newWalk = (): Walk => ({
  cell: 0,
  enter: 0.5,
  leave: 0.5,
  direction: 0,
  middle: new Float64Array(3),
  start: new Float64Array(3),
  pace: new Float64Array(3),
})

const SQRT3 = Math.sqrt(3)
const NEVER = 1e300

export function beginWalk(walk: Walk, ground: SightGround, x: number, y: number, wayX: number, wayY: number): void {
  const { start, pace, middle } = walk
  start[0] = (2 * x) / SQRT3
  start[1] = x / SQRT3 + y
  start[2] = y - x / SQRT3
  pace[0] = inverse((2 * wayX) / SQRT3)
  pace[1] = inverse(wayX / SQRT3 + wayY)
  pace[2] = inverse(wayY - wayX / SQRT3)
  // The hex under the start, as in the kit's `round`, but without a new object.
  const exactQ = x / SQRT3 - y / 3
  const exactR = (y * 2) / 3
  let q = Math.round(exactQ)
  let r = Math.round(exactR)
  const s = Math.round(-exactQ - exactR)
  const offQ = Math.abs(q - exactQ)
  const offR = Math.abs(r - exactR)
  const offS = Math.abs(s + exactQ + exactR)
  if (offQ > offR && offQ > offS) q = -r - s
  else if (offR > offS) r = -q - s
  walk.cell = (r - ground.box.minR) * ground.box.width + q - ground.box.minQ
  middle[0] = 2 * q + r
  middle[1] = q + 2 * r
  middle[2] = r - q
  walk.enter = 0
  findExit(walk)
}

function inverse(way: number): number {
  return way > 1e-12 || way < -1e-12 ? 1 / way : 0
}

function exitOf(walk: Walk, axis: number): number {
  const pace = walk.pace[axis]
  if (pace === 0) return NEVER
  return (walk.middle[axis] + (pace > 0 ? 1 : -1) - walk.start[axis]) * pace
}

function findExit(walk: Walk): void {
  const east = exitOf(walk, 0)
  const southEast = exitOf(walk, 1)
  const southWest = exitOf(walk, 2)
  let axis = 0
  let leave = east
  if (southEast < leave) {
    axis = 1
    leave = southEast
  }
  if (southWest < leave) {
    axis = 2
    leave = southWest
  }
  walk.leave = leave > walk.enter ? leave : walk.enter
  walk.direction = walk.pace[axis] > 0 ? axis : axis + 3
}

/** By direction: what a step adds to the middles on the three axes. */
const ADD_E = [2, 1, -1, -2, -1, 1]
const ADD_SE = [1, 2, 1, -1, -2, -1]
const ADD_SW = [-1, 1, 2, 1, -1, -2]

export function crossEdge(walk: Walk, ground: SightGround): void {
  const { direction, middle } = walk
  middle[0] += ADD_E[direction]
  middle[1] += ADD_SE[direction]
  middle[2] += ADD_SW[direction]
  walk.cell += ground.step[direction]
  walk.enter = walk.leave
  findExit(walk)
}
