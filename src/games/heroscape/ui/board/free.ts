import { freeFor } from '../../../../boardkit/map/insets.ts'
import type { Rect, Room } from '../../../../protocol/board.ts'

interface Shape {
  readonly width: number
  readonly height: number
}

/** A play that is hardly smaller beside the dice is not laid under them. */
const HARDLY = 0.965

const scaleIn = ({ left, top, right, bottom }: Rect, { width, height }: Shape): number =>
  Math.min((right - left) / width, (bottom - top) / height)

/** What is free for the battlefield, on wide screens beside the dice if that costs next to nothing. */
export function freeOf(room: Room, shape: Shape): Rect {
  const free = freeFor(room, shape)
  if (room.results === undefined) return free
  const beside = freeFor({ ...room, plates: [...room.plates, room.results] }, shape)
  return scaleIn(beside, shape) >= HARDLY * scaleIn(free, shape) ? beside : free
}
