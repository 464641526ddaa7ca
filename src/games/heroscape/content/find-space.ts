import { DIRECTIONS, numberOf } from '../../../kit/hex.ts'
import type { HexBox } from '../../../kit/hex.ts'
import type { Battlefield, Columns, Spaces } from './battlefield.ts'

/** The column at q, r, or -1. */
export function columnOf(plan: { readonly box: HexBox; readonly at: readonly number[] }, q: number, r: number): number {
  const number = numberOf(plan.box, q, r)
  return number < 0 ? -1 : plan.at[number]
}

/** The space at q, r on this level, or -1. */
export function findSpace(columns: Columns, spaces: Spaces, [q, r, level]: readonly [number, number, number]): number {
  const column = columnOf(columns, q, r)
  if (column < 0) return -1
  for (let space = columns.firstSpace[column]; space < columns.firstSpace[column + 1]; space++)
    if (spaces.level[space] === level) return space
  return -1
}

/** The link from one space to another, or -1 if they do not lie in neighbouring columns. */
export function findLink({ links }: Battlefield, from: number, to: number): number {
  for (let link = links.first[from]; link < links.first[from + 1]; link++) if (links.to[link] === to) return link
  return -1
}

/** Beyond this, or not connected. */
export const FAR = 255

const distances = new WeakMap<Columns, (Uint8Array | undefined)[]>()

/**
 * Steps over existing columns from one column to every other, whatever their levels (HS-RUL-48). Worked out once per
 * column and battlefield.
 */
export function distancesFrom(columns: Columns, from: number): Uint8Array {
  let known = distances.get(columns)
  if (known === undefined) distances.set(columns, (known = new Array<Uint8Array | undefined>(columns.count)))
  return (known[from] ??= measure(columns, from))
}

function measure(columns: Columns, from: number): Uint8Array {
  const steps = new Uint8Array(columns.count).fill(FAR)
  const queue = [from]
  steps[from] = 0
  for (const column of queue) {
    if (steps[column] === FAR - 1) continue
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const next = columns.neighbour[column * DIRECTIONS + direction]
      if (next < 0 || steps[next] !== FAR) continue
      steps[next] = steps[column] + 1
      queue.push(next)
    }
  }
  return steps
}
