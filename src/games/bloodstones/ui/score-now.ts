import type { Role } from '../../../engine/index.ts'
import type { ViewCells } from '../../../protocol/board.ts'
import { isChaos } from '../content/units.ts'
import { roleCell, villagesCell } from '../rules/table/cells.ts'
import { unitsIn, villagesIn } from './cells.ts'
import { SCORING } from './printed.ts'

/** What captured pieces would bring if the game ended now (BS-END-07, BS-FAC-CHA-06), the final captures among them. */
export function pointsToCome(view: ViewCells, role: Role): number {
  const cell = roleCell.in(view.shared, role)
  if (cell === undefined) return 0
  const { capturedVillage, citadel } = SCORING
  const each = isChaos(cell.faction) ? capturedVillage.chaos : capturedVillage.normal
  return (cell.capturedVillages + finalCaptures(view, role)) * each + cell.capturedCitadels * citadel
}

/** All enemy villages where the role's units stand alone (BS-END-06); who will hold a contested area, a battle decides. */
function finalCaptures(view: ViewCells, role: Role): number {
  let n = 0
  for (const key of view.shared.keys()) {
    const [name, area] = key.split(':')
    if (name !== villagesCell.name) continue
    const villages = villagesIn(view, Number(area))!
    const units = unitsIn(view, Number(area))
    if (villages.owner !== role && units.length > 0 && units.every((stack) => stack.role === role)) n += villages.count
  }
  return n
}
