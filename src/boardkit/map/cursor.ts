/* Walking over a board by keys. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** Which way an arrow points on the screen. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A gap may be crossed, but nobody wants to be carried over half the board: so many times the nearest step. */
const FARTHEST = 3.2

/**
 * The next space in a direction as it is seen now: near, and rather ahead than aside. Those that are not `isOther` are
 * left out, such as the spaces above and below. -1: there is none.
 */
export function stepFrom(
  from: number,
  way: Point,
  count: number,
  pointOf: (space: number) => Point | undefined,
  isOther: (space: number) => boolean,
): number {
  const start = pointOf(from)
  if (start === undefined) return -1
  let [best, least, length, nearest] = [-1, Infinity, 0, Infinity]
  for (let space = 0; space < count; space++) {
    const point = space === from || !isOther(space) ? undefined : pointOf(space)
    if (point === undefined) continue
    const away = Math.hypot(point.x - start.x, point.y - start.y)
    nearest = Math.min(nearest, away)
    const ahead = (point.x - start.x) * way.x + (point.y - start.y) * way.y
    const aside = Math.abs((point.x - start.x) * way.y - (point.y - start.y) * way.x)
    if (ahead <= 0 || aside > 1.8 * ahead) continue
    const far = ahead + 1.4 * aside
    if (far < least) [best, least, length] = [space, far, away]
  }
  return length <= FARTHEST * nearest ? best : -1
}
