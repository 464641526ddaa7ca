/** How high a throw must go (HS-RUL-72). */
import { directionBetween, line, opposite, type Hex } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { columnOf } from '../../content/find-space.ts'
import type { Space } from '../table/state.ts'

const UNKNOWN = -1
const tops = new WeakMap<Battlefield, Int16Array>()

/**
 * The highest top of terrain or ruin over the straight line between two columns, both ends included. Roofs count with
 * their tops. Terrain never changes, so each line is measured once.
 */
export function highestBetween(field: Battlefield, from: number, to: number): number {
  const { count } = field.columns
  let known = tops.get(field)
  if (known === undefined) tops.set(field, (known = new Int16Array(count * count).fill(UNKNOWN)))
  const at = from * count + to
  if (known[at] === UNKNOWN) known[at] = measure(field, from, to)
  return known[at]
}

/** Where the line runs along an edge, the lower side counts; what lies before and behind is then the same on both sides. */
function measure(field: Battlefield, from: number, to: number): number {
  const { columns } = field
  const [start, end] = [from, to].map((column) => ({ q: columns.q[column], r: columns.r[column] }))
  const [here, there] = [line(start, end, 1), line(start, end, -1)]
  let highest = 0
  for (let i = 0; i < here.length; i++)
    highest = Math.max(highest, Math.min(highestAt(field, here, i), highestAt(field, there, i)))
  return highest
}

/** The top of what lies under one hex of a line, and on the edges over which the line enters and leaves it. */
function highestAt(field: Battlefield, way: readonly Hex[], i: number): number {
  const { columns } = field
  const column = columnOf(columns, way[i].q, way[i].r)
  let highest = column < 0 ? 0 : columns.top[column]
  for (const other of [way[i - 1], way[i + 1]]) {
    if (other === undefined) continue
    const beyond = columnOf(columns, other.q, other.r)
    highest = Math.max(highest, ruinOn(field, column, beyond, directionBetween(way[i], other)))
  }
  return highest
}

/** The top of the ruin on the edge between two columns, 0 if there is none. */
function ruinOn({ walls }: Battlefield, from: number, to: number, direction: number): number {
  let top = 0
  for (let wall = 0; wall < walls.count; wall++) {
    const isHere =
      (from >= 0 && walls.column[wall] === from && walls.direction[wall] === direction) ||
      (to >= 0 && walls.column[wall] === to && walls.direction[wall] === opposite(direction))
    if (isHere) top = Math.max(top, walls.to[wall])
  }
  return top
}

/** How many levels above the thrower's base a throw from space to space must rise. Roofs are in its way. */
export function lobHeight(field: Battlefield, from: Space, to: Space): number {
  const { level, column } = field.spaces
  return highestBetween(field, column[from], column[to]) - level[from]
}
