import { isChaos } from '../content/units.ts'
import type { RoleFacts } from '../rules/table/cells.ts'
import { SCORING } from './printed.ts'

/** Points that the pieces captured so far will bring at the end (BS-END-07, BS-FAC-CHA-06). */
export function capturedPoints(cell: RoleFacts): number {
  const { capturedVillage, citadel } = SCORING
  const each = isChaos(cell.faction) ? capturedVillage.chaos : capturedVillage.normal
  return cell.capturedVillages * each + cell.capturedCitadels * citadel
}
