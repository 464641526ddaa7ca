import type { Room } from '../../protocol/board.ts'
import { freeFor } from './insets.ts'

/** So far the results of battles and fights reach from the upper left corner, told in brief. */
const RESULTS = { right: 300, bottom: 212 }

/** A room in which the play keeps out of that corner, as far as it costs no size: to the right, or down. */
export function clearOfResults(room: Room, shape: { readonly width: number; readonly height: number }): Room {
  const { left, top, right, bottom } = freeFor(room, shape)
  const scale = Math.min((right - left) / shape.width, (bottom - top) / shape.height)
  const across = right - left - shape.width * scale
  const down = bottom - top - shape.height * scale
  const isClear = left + across / 2 >= RESULTS.right || top + down / 2 >= RESULTS.bottom
  if (room.isSmall || isClear) return room
  const kept =
    across > down
      ? { left: 0, top: 0, right: Math.min(RESULTS.right, left + across), bottom: room.height }
      : { left: 0, top: 0, right: room.width, bottom: Math.min(RESULTS.bottom, top + down) }
  return { ...room, plates: [...room.plates, kept] }
}
