/** Where a figure can stand as far as the terrain is concerned (HS-MOV-27, HS-MOV-28, HS-RUL-34). */
import { NO_WALL } from '../content/battlefield.ts'
import { roster } from './roster.ts'
import { fieldOf, OFF, type Figure, type Space, type Table } from './state.ts'

/** One-space figures have `rear` OFF. Says nothing about who stands there. */
export function fitsOn(t: Table, figure: Figure, front: Space, rear: Space): boolean {
  const field = fieldOf(t)
  const { clearance, count } = field.spaces
  const height = roster(t).height[figure]
  if (clearance[front] < height) return false
  if (rear === OFF) return true
  return clearance[rear] >= height && isLevelPair(t, front, rear) && !field.noRoom.has(front * count + rear)
}

/** Two neighbouring spaces of the same level without a ruin between them (HS-MOV-20). */
export function isLevelPair(t: Table, front: Space, rear: Space): boolean {
  const { links, spaces } = fieldOf(t)
  for (let link = links.first[front]; link < links.first[front + 1]; link++)
    if (links.to[link] === rear)
      return links.rise[link] === 0 && (links.wallTop[link] === NO_WALL || links.wallTop[link] <= spaces.level[front])
  return false
}
