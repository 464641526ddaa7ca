import type { Rect, Room } from '../../protocol/board.ts'
import type { Size, Spot } from './camera.ts'

const GAP = 8
const EDGE = 12

const isCut = ({ x, y }: Spot, { width, height }: Size, { left, top, right, bottom }: Rect): boolean =>
  x < right + GAP && x + width > left - GAP && y < bottom + GAP && y + height > top - GAP

interface Wish {
  readonly side: 'left' | 'right'
  readonly end: 'top' | 'bottom'
}

/** Where something lies at an edge of the room, as near to a corner as the plates allow; in the corner itself where nothing is free. */
export function cornerFor({ width, height, plates }: Room, size: Size, { side, end }: Wish): Spot {
  const x = side === 'left' ? EDGE : Math.max(EDGE, width - EDGE - size.width)
  const last = height - EDGE - size.height
  const stops =
    end === 'top'
      ? [EDGE, ...plates.map(({ bottom }) => bottom + GAP)]
      : [last, ...plates.map(({ top }) => top - GAP - size.height)]
  const rows = stops.filter((y) => y >= 0 && y <= height - size.height).sort((a, b) => (end === 'top' ? a - b : b - a))
  const y = rows.find((row) => !plates.some((plate) => isCut({ x, y: row }, size, shrunk(plate))))
  return { x, y: y ?? Math.max(0, end === 'top' ? EDGE : last) }
}

/** A plate that ends where this begins is no obstacle: the gap is between them. */
const shrunk = ({ left, top, right, bottom }: Rect): Rect => ({ left, top: top + 0.5, right, bottom: bottom - 0.5 })
