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

/** All pairs of an edge to begin at and one behind it to end at. */
const spans = (starts: readonly number[], ends: readonly number[]): (readonly [from: number, to: number])[] =>
  starts.flatMap((from) => ends.flatMap((to) => (to > from ? [[from, to] as const] : [])))

/** The free rectangle in which a play of this shape becomes largest. Its edges are edges of plates, or of the room. */
export function freeFor({ width, height, plates }: Room, shape: Shape): Rect {
  const [lefts, rights] = [plates.map(({ right: end }) => end), plates.map(({ left: start }) => start)]
  const [tops, bottoms] = [plates.map(({ bottom: end }) => end), plates.map(({ top: start }) => start)]
  const across = spans(edges(lefts, width), edges(rights, width))
  const down = spans(edges(tops, height), edges(bottoms, height))
  let best: Rect = { left: 0, top: 0, right: width, bottom: height }
  let most = 0
  for (const [left, right] of across)
    for (const [top, bottom] of down) {
      const free = { left, top, right, bottom }
      const scale = Math.min((right - left) / shape.width, (bottom - top) / shape.height)
      const worth = scale * (1 + AIR_COUNTS * (right - left + bottom - top))
      if (worth > most && !plates.some((plate) => isCut(free, plate))) [best, most] = [free, worth]
    }
  return best
}

/** The same as what it leaves at the edges of the room. */
export function insetsFor(room: Room, shape: Shape): Insets {
  const { left, top, right, bottom } = freeFor(room, shape)
  return { left, top, right: room.width - right, bottom: room.height - bottom }
}
