/** How high a throw must go (HS-RUL-72). */
import { directionBetween, line, opposite } from '../../../../kit/hex.ts'
import { OPEN_SKY, type Battlefield } from '../../content/battlefield.ts'
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

function measure(field: Battlefield, from: number, to: number): number {
  const { columns } = field
  const way = line({ q: columns.q[from], r: columns.r[from] }, { q: columns.q[to], r: columns.r[to] })
  let highest = 0
  for (let i = 0; i < way.length; i++) {
    const column = columnOf(columns, way[i].q, way[i].r)
    if (column >= 0) highest = Math.max(highest, columns.top[column])
    if (i === 0) continue
    const direction = directionBetween(way[i - 1], way[i])
    highest = Math.max(highest, ruinOn(field, columnOf(columns, way[i - 1].q, way[i - 1].r), column, direction))
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

export const isUnderRoof = ({ spaces }: Battlefield, space: Space): boolean => spaces.clearance[space] !== OPEN_SKY

/**
 * How many levels above the thrower's base a throw from space to space must rise. Out of or into the room beneath a roof
 * it goes straight if the thrower sees the target, otherwise over the roof.
 */
export function lobHeight(field: Battlefield, from: Space, to: Space, isSeen: boolean): number {
  const { level, column } = field.spaces
  if (isSeen && (isUnderRoof(field, from) || isUnderRoof(field, to))) return level[to] - level[from]
  return highestBetween(field, column[from], column[to]) - level[from]
}
