/** Where a figure can stand as far as the terrain is concerned (HS-MOV-27, HS-MOV-28, HS-RUL-34). */
import { NO_WALL, type Spaces } from '../../content/battlefield.ts'
import { isTwoSpace } from '../table/figures.ts'
import { roster } from '../table/roster.ts'
import { fieldOf, OFF, type Figure, type Space, type Table } from '../table/state.ts'

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

/** A roof over one of the two spaces lies at or below the level of the other. */
export const isRoofBetween = ({ level, clearance }: Spaces, a: Space, b: Space): boolean =>
  level[a] < level[b] ? level[a] + clearance[a] <= level[b] : level[b] + clearance[b] <= level[a]

/** A place as one number is its space, or for a two-space figure `front * spaces + rear`. */
export function frontAndRear(t: Table, figure: Figure, place: number): [front: Space, rear: Space] {
  if (!isTwoSpace(t, figure)) return [place, OFF]
  const { count } = fieldOf(t).spaces
  return [Math.floor(place / count), place % count]
}

/** `space:12`, or `space:12/13` with front and rear. */
export const placeKey = (front: Space, rear: Space): string =>
  rear === OFF ? `space:${front}` : `space:${front}/${rear}`

export const placeTargets = (front: Space, rear: Space): string[] =>
  rear === OFF ? [`space:${front}`] : [`space:${front}`, `space:${rear}`]
