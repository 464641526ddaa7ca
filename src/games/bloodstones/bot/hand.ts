import { UNDEAD, UNIT_TYPES } from '../content/units.ts'
import { factionOf, type Role, type Table } from '../rules/table/state.ts'

/** What is left of a hand. */
export interface Left {
  best: number
  tiles: number
}

const left: Left = { best: 0, tiles: 0 }
const DEAREST = 5

/** The hand as it will be when the move under way is paid, cheapest tiles first. The answer is reused. */
export function handAfterPaying(t: Table, role: Role): Left {
  const { value } = factionOf(t, role)
  const { hand, move, active } = t.state
  let cost = active === role ? (move?.cost ?? 0) : 0
  left.best = 0
  left.tiles = 0
  for (let points = 1; points <= DEAREST; points++)
    for (let type = 0; type < UNDEAD; type++) {
      let n = hand[role * UNIT_TYPES + type]
      if (n === 0 || value[type] !== points) continue
      for (; n > 0 && cost > 0; n--) cost -= points
      if (n > 0) left.best = points
      left.tiles += n
    }
  return left
}
