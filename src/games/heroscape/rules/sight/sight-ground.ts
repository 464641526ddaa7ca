import { DIRECTIONS, STEP_Q, STEP_R, centre, hexAt, numberOf, opposite } from '../../../../kit/hex.ts'
import type { HexBox } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'

/**
 * What of a battlefield blocks sight, by *cell*: a hex of the plan, with or without a column. There are two rows of
 * empty cells all round, so that no ray between two figures leaves the grid.
 */
export interface SightGround {
  readonly box: HexBox
  /** By direction: what to add to the number of a cell. */
  readonly step: Int32Array
  readonly column: Int32Array
  readonly firstSolid: Int32Array
  readonly solidFrom: Float64Array
  readonly solidTo: Float64Array
  /** By `cell * 6 + direction`: the first side of a wall on this edge, or -1; `nextSide` leads to the others. */
  readonly sideOn: Int32Array
  readonly nextSide: Int32Array
  readonly sideFrom: Float64Array
  readonly sideTo: Float64Array
  readonly sideRuin: Int32Array
  /** Bit d: at corner d not all is equal, something may begin or end there. */
  readonly corners: Uint8Array
}

const grounds = new WeakMap<Battlefield, SightGround>()

export function groundOf(field: Battlefield): SightGround {
  let ground = grounds.get(field)
  if (ground === undefined) grounds.set(field, (ground = prepare(field)))
  return ground
}

function prepare(field: Battlefield): SightGround {
  const { columns } = field
  const { minQ, minR, width, height } = columns.box
  const box = { minQ: minQ - 2, minR: minR - 2, width: width + 4, height: height + 4 }
  const cells = box.width * box.height
  const column = new Int32Array(cells).fill(-1)
  for (let at = 0; at < columns.count; at++) column[numberOf(box, columns.q[at], columns.r[at])] = at
  const firstSolid = new Int32Array(cells + 1)
  const from: number[] = []
  const to: number[] = []
  for (let cell = 0; cell < cells; cell++) {
    const at = column[cell]
    if (at >= 0) {
      from.push(...columns.solidFrom.slice(columns.firstSolid[at], columns.firstSolid[at + 1]))
      to.push(...columns.solidTo.slice(columns.firstSolid[at], columns.firstSolid[at + 1]))
    }
    firstSolid[cell + 1] = from.length
  }
  const solids = { firstSolid, solidFrom: Float64Array.from(from), solidTo: Float64Array.from(to) }
  const step = Int32Array.from(STEP_Q, (stepQ, direction) => stepQ + STEP_R[direction] * box.width)
  const sides = raiseSides(field, box)
  const ground = { box, step, column, ...solids, ...sides, corners: new Uint8Array(cells) }
  for (let cell = 0; cell < cells; cell++) ground.corners[cell] = cornersOf(ground, cell)
  return ground
}

type Sides = Pick<SightGround, 'sideOn' | 'nextSide' | 'sideFrom' | 'sideTo' | 'sideRuin'>

/** A wall has two sides, one in each cell. */
function raiseSides({ walls }: Battlefield, box: HexBox): Sides {
  const sideOn = new Int32Array(box.width * box.height * DIRECTIONS).fill(-1)
  const nextSide = new Int32Array(walls.count * 2).fill(-1)
  for (let wall = 0; wall < walls.count; wall++) {
    const direction = walls.direction[wall]
    const across = centre({ q: STEP_Q[direction], r: STEP_R[direction] })
    for (const side of [0, 1]) {
      const part = side === 0 ? -0.25 : 0.25
      const x = (walls.x1[wall] + walls.x2[wall]) / 2 + part * across.x
      const hex = hexAt({ x, y: (walls.y1[wall] + walls.y2[wall]) / 2 + part * across.y })
      const cell = numberOf(box, hex.q, hex.r)
      if (cell < 0) continue
      const edge = cell * DIRECTIONS + (side === 0 ? direction : opposite(direction))
      nextSide[wall * 2 + side] = sideOn[edge]
      sideOn[edge] = wall * 2 + side
    }
  }
  const twice = (list: readonly number[]): number[] => list.flatMap((value) => [value, value])
  return {
    sideOn,
    nextSide,
    sideFrom: Float64Array.from(twice(walls.from)),
    sideTo: Float64Array.from(twice(walls.to)),
    sideRuin: Int32Array.from(twice(walls.ruin)),
  }
}

function cornersOf(ground: Omit<SightGround, 'corners'>, cell: number): number {
  const { step, sideOn, column } = ground
  let bits = 0
  for (let corner = 0; corner < DIRECTIONS; corner++) {
    // The edge in direction d runs from corner d to corner d + 1.
    const before = (corner + DIRECTIONS - 1) % DIRECTIONS
    const [one, other] = [cell + step[corner], cell + step[before]]
    if (one < 0 || other < 0 || one >= column.length || other >= column.length) continue
    const across = sideOn[one * DIRECTIONS + ((corner + 4) % DIRECTIONS)]
    const hasWall = sideOn[cell * DIRECTIONS + corner] >= 0 || sideOn[cell * DIRECTIONS + before] >= 0 || across >= 0
    if (hasWall || !isAlike(ground, cell, one) || !isAlike(ground, cell, other)) bits |= 1 << corner
  }
  return bits
}

function isAlike({ firstSolid, solidFrom, solidTo }: Omit<SightGround, 'corners'>, a: number, b: number): boolean {
  const count = firstSolid[a + 1] - firstSolid[a]
  if (count !== firstSolid[b + 1] - firstSolid[b]) return false
  for (let i = 0; i < count; i++) {
    const [one, other] = [firstSolid[a] + i, firstSolid[b] + i]
    if (solidFrom[one] !== solidFrom[other] || solidTo[one] !== solidTo[other]) return false
  }
  return true
}
