import type { Rect, Room } from '../../protocol/board.ts'

const EDGE = 12

const isOn = (a: Rect, b: Rect): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Where tools of this size lie at the right edge of a room: as far down as no plate is in the way. */
export function toolSpot({ width, height, plates }: Room, size: { readonly width: number; readonly height: number }) {
  const left = width - EDGE - size.width
  const at = (bottom: number): Rect => ({ left, top: bottom - size.height, right: width - EDGE, bottom })
  const bottoms = [height - EDGE, ...plates.map(({ top }) => top - EDGE)].sort((a, b) => b - a)
  const found = bottoms.map(at).find((rect) => rect.top >= 0 && !plates.some((plate) => isOn(rect, plate)))
  const { top } = found ?? at(height - EDGE)
  return { left, top }
}
