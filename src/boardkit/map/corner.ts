import type { Rect, Room } from '../../protocol/board.ts'
import type { Size, Spot } from './camera.ts'

export interface Corner {
  readonly side: 'left' | 'right'
  readonly end: 'top' | 'bottom'
}

/** From the edges of the window, and from plates. */
const [EDGE, GAP] = [12, 8]

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

const boxAt = (left: number, top: number, { width, height }: Size): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const leftOf = ({ width }: Room, size: Size, { side }: Corner): number =>
  side === 'left' ? EDGE : Math.max(EDGE, width - EDGE - size.width)

/** Where a box of this size lies nearest to a corner of the window, at its side, under or over the plates there. */
export function freeCorner(room: Room, size: Size, corner: Corner): Rect | undefined {
  const { height, plates } = room
  const tops = plates.flatMap((plate) => [plate.bottom + GAP, plate.top - GAP - size.height])
  const found = [EDGE, height - EDGE - size.height, ...tops]
    .map((top) => boxAt(leftOf(room, size, corner), top, size))
    .filter(({ top, bottom }) => top >= EDGE && bottom <= height - EDGE)
    .filter((box) => !plates.some((plate) => overlap(box, plate)))
    .sort((a, b) => (corner.end === 'top' ? a.top - b.top : b.bottom - a.bottom))
  return found[0]
}

/** The same, or the very corner where nothing is free. */
export function cornerFor(room: Room, size: Size, corner: Corner): Rect {
  const top = corner.end === 'top' ? EDGE : Math.max(0, room.height - EDGE - size.height)
  return freeCorner(room, size, corner) ?? boxAt(leftOf(room, size, corner), top, size)
}

const isIn = ({ x, y }: Spot, { left, top, right, bottom }: Rect): boolean =>
  x > left - GAP && x < right + GAP && y > top - GAP && y < bottom + GAP

/** The first of these corners at which a box hides least of some points. */
export function quietest(
  room: Room,
  size: Size,
  corners: readonly Corner[],
  points: readonly Spot[],
): Rect | undefined {
  let [best, least]: [Rect | undefined, number] = [undefined, Infinity]
  for (const corner of corners) {
    const box = freeCorner(room, size, corner)
    const hidden = box === undefined ? Infinity : points.filter((point) => isIn(point, box)).length
    if (hidden < least) [best, least] = [box, hidden]
  }
  return best
}
