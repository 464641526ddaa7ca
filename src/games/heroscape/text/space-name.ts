import type { Battlefield } from '../content/battlefield.ts'
import { letters } from './names.ts'

/** A hex of the plan as players call it: a letter for the column, a number for the row, both from the upper left. */
export function hexName(field: Battlefield, column: number): string {
  const { columns } = field
  const [q, r] = [columns.q[column], columns.r[column]]
  return `${letters(offset(q, r) - leftmost(field))}${r - columns.box.minR + 1}`
}

/** Offset columns of straight rows: every second row is shifted by half a hex. */
const offset = (q: number, r: number): number => q + Math.floor(r / 2)

const known = new WeakMap<Battlefield, number>()

function leftmost(field: Battlefield): number {
  const { q, r } = field.columns
  let left = known.get(field)
  if (left === undefined) known.set(field, (left = Math.min(...q.map((one, i) => offset(one, r[i])))))
  return left
}
