import type { Rect, Room } from '../../protocol/board.ts'
import type { Size } from './camera.ts'

const EDGE = 12

const cuts = (one: Rect, { left, top, right, bottom }: Rect): boolean =>
  left < one.right && right > one.left && top < one.bottom && bottom > one.top

/** The lowest place at the right edge of a room where something of this size lies on no plate. */
export function cornerFor({ width, height, plates, isSmall }: Room, size: Size): { right: number; bottom: number } {
  const edge = isSmall ? EDGE - 4 : EDGE
  const at = (bottom: number): Rect => ({
    left: width - edge - size.width,
    top: height - bottom - size.height,
    right: width - edge,
    bottom: height - bottom,
  })
  const wishes = [edge, ...plates.map(({ top }) => height - top + edge)].sort((a, b) => a - b)
  const bottom = wishes.find((wish) => at(wish).top >= 0 && !plates.some((plate) => cuts(at(wish), plate)))
  return { right: edge, bottom: bottom ?? edge }
}
