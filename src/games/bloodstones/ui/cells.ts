import type { Role, Shown } from '../../../engine/index.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import { UNIT_NAMES, type UnitName } from '../content/units.ts'
import { roleCell, unitsCell, villagesCell } from '../rules/table/cells.ts'
import { LOOKS, NEUTRAL, type Look } from './factions.ts'

export interface Stack {
  readonly role: Role
  readonly unit: UnitName
  readonly count: number
}

/** What only the role itself sees. */
export const ownOf = (view: ViewCells, role: Role | undefined): Shown | undefined =>
  role === undefined ? undefined : view.own.get(role)

export const factionOf = (view: ViewCells, role: Role) => roleCell.in(view.shared, role)?.faction ?? ''

export function lookOf(view: ViewCells, role: Role): Look {
  const id = factionOf(view, role)
  return id === '' ? NEUTRAL : LOOKS[id]
}

export const unitsIn = (view: ViewCells, area: number): Stack[] =>
  (unitsCell.in(view.shared, area) ?? []).map(([role, type, count]) => ({ role, unit: UNIT_NAMES[type], count }))

export function villagesIn(view: ViewCells, area: number): { owner: Role; count: number } | undefined {
  const cell = villagesCell.in(view.shared, area)
  return cell === undefined ? undefined : { owner: cell[0], count: cell[1] }
}

export function villagesOnMap(view: ViewCells, role: Role, areas: number): number {
  let n = 0
  for (let area = 0; area < areas; area++) {
    const villages = villagesIn(view, area)
    if (villages?.owner === role) n += villages.count
  }
  return n
}
