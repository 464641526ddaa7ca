import { freeFor } from '../../../../boardkit/map/insets.ts'
import type { Rect, Room } from '../../../../protocol/board.ts'

interface Shape {
  readonly width: number
  readonly height: number
}

/** A play that is hardly smaller beside the dice is not laid under them. */
const HARDLY = 0.965
/** What begins so near to the edge of the window lies in the column at its left. */
const AT_EDGE = 24

const scaleIn = ({ left, top, right, bottom }: Rect, { width, height }: Shape): number =>
  Math.min((right - left) / width, (bottom - top) / height)

/** The column above the lowest plate at the left, where dice lie when there are some. */
function diceColumn({ plates, height }: Room): Rect | undefined {
  const own = plates.filter(({ left, right, top }) => left < AT_EDGE && right < height && top > 2 * AT_EDGE)
  const lowest = own.reduce<Rect | undefined>(
    (low, one) => (low === undefined || one.top > low.top ? one : low),
    undefined,
  )
  return lowest === undefined ? undefined : { left: 0, right: lowest.right, top: 0, bottom: lowest.bottom }
}

/** What is free for the battlefield, on wide screens beside the dice if that costs next to nothing. */
export function freeOf(room: Room, shape: Shape): Rect {
  const free = freeFor(room, shape)
  const column = room.isSmall ? undefined : diceColumn(room)
  if (column === undefined) return free
  const beside = freeFor({ ...room, plates: [...room.plates, column] }, shape)
  return scaleIn(beside, shape) >= HARDLY * scaleIn(free, shape) ? beside : free
}
