/* Walking over the battlefield by keys. */

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

/**
 * The next space in a direction as it is seen now: near, and rather ahead than aside. The spaces of one column differ
 * only in height; `isOther` leaves them out. -1: there is none.
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
  let [best, least] = [-1, Infinity]
  for (let space = 0; space < count; space++) {
    const point = space === from || !isOther(space) ? undefined : pointOf(space)
    if (point === undefined) continue
    const ahead = (point.x - start.x) * way.x + (point.y - start.y) * way.y
    const aside = Math.abs((point.x - start.x) * way.y - (point.y - start.y) * way.x)
    if (ahead <= 0 || aside > 1.8 * ahead) continue
    const far = ahead + 1.4 * aside
    if (far < least) [best, least] = [space, far]
  }
  return best
}

/** The storey above or below in the same column, or -1. */
export function storeyFrom(firstSpace: readonly number[], column: number, space: number, up: boolean): number {
  const next = space + (up ? 1 : -1)
  return next >= firstSpace[column] && next < firstSpace[column + 1] ? next : -1
}
