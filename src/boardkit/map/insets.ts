import type { Rect, Room } from '../../protocol/board.ts'

/** What is not free of a box, at each of its edges. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

interface Shape {
  readonly width: number
  readonly height: number
}

/** Edges within a length, each once; a plate may reach out of the room. */
const edges = (numbers: readonly number[], most: number): number[] => [
  ...new Set([...numbers, 0, most].filter((n) => n >= 0 && n <= most)),
]

const isCut = (free: Rect, { left, top, right, bottom }: Rect): boolean =>
  left < free.right && right > free.left && top < free.bottom && bottom > free.top

/** Among rectangles in which a play gets as large, the one with more air around it. */
const AIR_COUNTS = 1e-6

/** The free rectangle in which a play of this shape becomes largest. Its edges are edges of plates, or of the room. */
export function freeFor({ width, height, plates }: Room, shape: Shape): Rect {
  const lefts = edges(
    plates.map(({ right }) => right),
    width,
  )
  const rights = edges(
    plates.map(({ left }) => left),
    width,
  )
  const tops = edges(
    plates.map(({ bottom }) => bottom),
    height,
  )
  const bottoms = edges(
    plates.map(({ top }) => top),
    height,
  )
  let best: Rect = { left: 0, top: 0, right: width, bottom: height }
  let most = 0
  for (const left of lefts)
    for (const right of rights)
      for (const top of tops)
        for (const bottom of bottoms) {
          const free = { left, top, right, bottom }
          if (right <= left || bottom <= top || plates.some((plate) => isCut(free, plate))) continue
          const scale = Math.min((right - left) / shape.width, (bottom - top) / shape.height)
          const worth = scale * (1 + AIR_COUNTS * (right - left + bottom - top))
          if (worth > most) [best, most] = [free, worth]
        }
  return best
}

/** The same as what it leaves at the edges of the room. */
export function insetsFor(room: Room, shape: Shape): Insets {
  const { left, top, right, bottom } = freeFor(room, shape)
  return { left, top, right: room.width - right, bottom: room.height - bottom }
}
