/** The 37 spaces of the map; what lies beside what is in `content.board`. */
import { SPACES, spaceAt } from '../../content/content.ts'
import type { Space, Table } from '../table/state.ts'

export { SPACES, spaceAt }

export const CAPITAL_SPACE = spaceAt(0, 0)

/** Hexes from one to the other, impassable edges and Sea Towers aside. */
export const distanceOf = (t: Table, a: Space, b: Space): number => t.content.board.distance[a * SPACES + b]

/** The neighbour in a direction (0 = E, clockwise), or -1 beyond the edge. */
export const neighbourIn = (t: Table, space: Space, direction: number): Space =>
  t.content.board.neighbour[space * 6 + direction]
