import { CASTLE, CITADEL, DRAGON, LEADER, type UnitType } from '../content/units.ts'
import type { Table } from '../rules/table/state.ts'

/** What a unit on the map is worth in points, wherever it stands. */
export function unitWorth(t: Table, type: UnitType): number {
  if (type === CITADEL) return 5
  if (type === CASTLE) return 0.7
  if (type === LEADER) return 0.6
  if (type === DRAGON) return 1.2
  const { always, attacking, defending, plains, forest } = t.content.modifier
  return 0.3 + 0.15 * (always[type] + attacking[type] + defending[type]) + 0.07 * (plains[type] + forest[type])
}

/** Who stands in a desert at the end of the turn is lost (BS-DRW-02). */
export const LOST_IN_DESERT = -0.3
