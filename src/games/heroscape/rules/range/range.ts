/** Range (RNG): steps over existing spaces, whatever their levels and whoever stands there (HS-RUL-48, HS-RNG-08). */
import { DIRECTIONS } from '../../../../kit/hex.ts'
import type { Battlefield } from '../../content/battlefield.ts'
import { FAR, distancesFrom } from '../../content/find-space.ts'

/** There is no way over existing spaces. */
export const OUT_OF_REACH = FAR

/** HS-RUL-46: the target's space is counted, the own is not. Storeys of one column are 2 apart (HS-RUL-48). */
export function spaceDistance({ columns, spaces }: Battlefield, from: number, to: number): number {
  if (from === to) return 0
  const [start, end] = [spaces.column[from], spaces.column[to]]
  if (start !== end) return distancesFrom(columns, start)[end]
  for (let direction = 0; direction < DIRECTIONS; direction++)
    if (columns.neighbour[start * DIRECTIONS + direction] >= 0) return 2
  return OUT_OF_REACH
}

/**
 * The distance between two figures, each given by its front and rear space (-1: it has only one): the better of all pairs
 * of their spaces (HS-RNG-03, HS-RNG-04).
 */
export function figureDistance(
  field: Battlefield,
  front: number,
  rear: number,
  otherFront: number,
  otherRear: number,
): number {
  let best = spaceDistance(field, front, otherFront)
  if (rear >= 0) best = Math.min(best, spaceDistance(field, rear, otherFront))
  if (otherRear < 0) return best
  best = Math.min(best, spaceDistance(field, front, otherRear))
  return rear < 0 ? best : Math.min(best, spaceDistance(field, rear, otherRear))
}

/** HS-RNG-01. A Range of 1 additionally asks for adjacency in the Master game (HS-RUL-47); that is the attack's business. */
export function isWithin(distance: number, range: number): boolean {
  return distance <= range && distance !== OUT_OF_REACH
}
