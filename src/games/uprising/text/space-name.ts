import { RADIUS } from '../content/content.ts'
import type { Space, Table } from '../rules/table/state.ts'

/** A letter for the row from the top, a number from the left: the Capital is D4. */
export function coordinateOf({ content: { board } }: Table, space: Space): string {
  const r = board.r[space]
  const first = Math.max(-RADIUS, -r - RADIUS)
  return `${String.fromCharCode('A'.charCodeAt(0) + r + RADIUS)}${board.q[space] - first + 1}`
}
