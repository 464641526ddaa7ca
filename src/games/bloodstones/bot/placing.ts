import { CUTIECORN, UNDEAD, UNIT_TYPES, type UnitType } from '../content/units.ts'
import { put, takeOff } from '../rules/table/pieces.ts'
import { factionOf, type Area, type Role, type Table } from '../rules/table/state.ts'

const paid: number[] = []

/** What `judge` says of the position once a unit is placed and paid with the cheapest tiles; everything is as it was afterwards. */
export function whilePlaced<R>(t: Table, role: Role, type: UnitType, area: Area, judge: () => R): R {
  const { hand, cutiecorn } = t.state
  const first = role * UNIT_TYPES
  if (type === CUTIECORN) t.state.cutiecorn = role
  else hand[first + type]--
  pay(t, role, factionOf(t, role).cost[type])
  put(t, role, type, area)
  const result = judge()
  takeOff(t, role, type, area)
  for (const tile of paid) hand[first + tile]++
  t.state.cutiecorn = cutiecorn
  if (type !== CUTIECORN) hand[first + type]++
  return result
}

function pay(t: Table, role: Role, count: number): void {
  const { hand } = t.state
  const { value } = factionOf(t, role)
  paid.length = 0
  for (; count > 0; count--) {
    let cheapest = -1
    for (let type = 0; type < UNDEAD; type++)
      if (hand[role * UNIT_TYPES + type] > 0 && (cheapest < 0 || value[type] < value[cheapest])) cheapest = type
    if (cheapest < 0) return
    hand[role * UNIT_TYPES + cheapest]--
    paid.push(cheapest)
  }
}
