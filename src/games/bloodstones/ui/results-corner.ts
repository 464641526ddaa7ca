import { freeFor } from '../../../boardkit/map/insets.ts'
import type { Room } from '../../../protocol/board.ts'

/** So far the results of battles reach from the left, told in brief. */
const RESULTS = 300

/** A room in which the play lies to the right of them, as far as it costs no size. */
export function besideResults(room: Room, shape: { readonly width: number; readonly height: number }): Room {
  const { left, top, right, bottom } = freeFor(room, shape)
  const scale = Math.min((right - left) / shape.width, (bottom - top) / shape.height)
  const slack = right - left - shape.width * scale
  if (room.isSmall || left + slack / 2 >= RESULTS) return room
  const kept = { left: 0, top: 0, right: Math.min(RESULTS, left + slack), bottom: room.height }
  return { ...room, plates: [...room.plates, kept] }
}
