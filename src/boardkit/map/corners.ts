import type { Rect, Room } from '../../protocol/board.ts'

interface Size {
  readonly width: number
  readonly height: number
}

export interface Corner {
  readonly side: 'left' | 'right'
  readonly end: 'top' | 'bottom'
}

/** From the edges of the window, and from plates. */
const EDGE = { small: 8, wide: 12 }
const GAP = 8

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Where a box of this size lies nearest to a corner of the window, at its side, under or over the plates there. */
export function cornerFor(room: Room, size: Size, { side, end }: Corner): Rect | undefined {
  const { width, height, plates } = room
  const edge = room.isSmall ? EDGE.small : EDGE.wide
  const left = side === 'left' ? edge : width - edge - size.width
  const tops = plates.flatMap((plate) => [plate.bottom + GAP, plate.top - GAP - size.height])
  const found = [edge, height - edge - size.height, ...tops]
    .map((top): Rect => ({ left, top, right: left + size.width, bottom: top + size.height }))
    .filter(({ top, bottom }) => top >= edge && bottom <= height - edge)
    .filter((box) => !plates.some((plate) => overlap(box, plate)))
    .sort((a, b) => (end === 'top' ? a.top - b.top : b.bottom - a.bottom))
  return found[0]
}

interface Point {
  readonly x: number
  readonly y: number
}

const isIn = ({ x, y }: Point, { left, top, right, bottom }: Rect): boolean =>
  x > left - GAP && x < right + GAP && y > top - GAP && y < bottom + GAP

/** The first of these corners at which a box hides least of some points. */
export function quietest(
  room: Room,
  size: Size,
  corners: readonly Corner[],
  points: readonly Point[],
): Rect | undefined {
  let [best, least]: [Rect | undefined, number] = [undefined, Infinity]
  for (const corner of corners) {
    const box = cornerFor(room, size, corner)
    const hidden = box === undefined ? Infinity : points.filter((point) => isIn(point, box)).length
    if (hidden < least) [best, least] = [box, hidden]
  }
  return best
}
