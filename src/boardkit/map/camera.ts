import { NO_INSETS, type Insets } from './insets.ts'

/** Where the world lies in its box: on the screen = in the world × k + (x, y). */
export interface View {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The part of a drawing's plane that is to be seen. */
export interface World extends Size {
  readonly x?: number
  readonly y?: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

const MOST = 6
const MARGIN = 40
const SIGHT = 60
/** Free space around the whole map. */
const AIR = 6

/** The free area of a box along one axis: where it begins and how long it is. */
type Room = readonly [start: number, length: number]

const across = ({ width }: Size, { left, right }: Insets): Room => [left, width - left - right]
const down = ({ height }: Size, { top, bottom }: Insets): Room => [top, height - top - bottom]

const centred = ([start, length]: Room, origin: number, size: number, k: number): number =>
  start + (length - size * k) / 2 - origin * k

/** The whole world, in the middle of what is free of the box. */
export function fitted(box: Size, world: World, insets = NO_INSETS): View {
  const [wide, high] = [across(box, insets), down(box, insets)]
  const k = Math.max(0.01, Math.min((wide[1] - 2 * AIR) / world.width, (high[1] - 2 * AIR) / world.height))
  return { k, x: centred(wide, world.x ?? 0, world.width, k), y: centred(high, world.y ?? 0, world.height, k) }
}

/** From the first to the last of some points, with as much around them as has to be seen of a point. */
function hull(points: readonly Spot[]): Required<World> {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** At a scale that can be read, around what it is about; the whole world where that can be read. */
export function near(box: Size, world: World, insets: Insets, legible: number, about: readonly Spot[]): View {
  const whole = fitted(box, world, insets)
  if (whole.k >= legible) return whole
  const { x, y, width, height } = about.length === 0 ? { x: 0, y: 0, ...world } : hull(about)
  const [wide, high] = [across(box, insets), down(box, insets)]
  const view = { k: legible, x: centred(wide, x, width, legible), y: centred(high, y, height, legible) }
  return limited(view, box, world, insets)
}

/** Shifts, not farther than needed, until all of these are in sight; as many as fit, where they are too far apart. */
export function showingAll(view: View, about: readonly Spot[], box: Size, world: World, insets = NO_INSETS): View {
  if (about.length === 0) return view
  const { x, y, width, height } = hull(about)
  const shift = (from: number, size: number, [start, length]: Room): number => {
    if (size + 2 * SIGHT > length) return start + length / 2 - (from + size / 2)
    return Math.max(0, start + SIGHT - from) + Math.min(0, start + length - SIGHT - (from + size))
  }
  const dx = shift(x * view.k + view.x, width * view.k, across(box, insets))
  const dy = shift(y * view.k + view.y, height * view.k, down(box, insets))
  return limited({ ...view, x: view.x + dx, y: view.y + dy }, box, world, insets)
}

/** The world cannot be lost: it covers the free area but for a margin, or stays in the middle. */
export function limited({ x, y, k }: View, box: Size, world: World, insets = NO_INSETS): View {
  const within = (at: number, room: Room, origin: number, size: number): number => {
    if (size * k <= room[1]) return centred(room, origin, size, k)
    const [least, most] = [room[0] + room[1] - MARGIN - (origin + size) * k, room[0] + MARGIN - origin * k]
    return Math.min(most, Math.max(least, at))
  }
  return {
    k,
    x: within(x, across(box, insets), world.x ?? 0, world.width),
    y: within(y, down(box, insets), world.y ?? 0, world.height),
  }
}

/** Zooms so that the spot of the box stays over the same point of the world. */
export function zoomed(view: View, factor: number, at: Spot, box: Size, world: World, insets = NO_INSETS): View {
  const least = fitted(box, world, insets).k
  const k = Math.min(least * MOST, Math.max(least, view.k * factor))
  const moved = { k, x: at.x - ((at.x - view.x) / view.k) * k, y: at.y - ((at.y - view.y) / view.k) * k }
  return limited(moved, box, world, insets)
}

/** Shifts just enough to have a point of the world in sight. */
export function showing(view: View, point: Spot, box: Size, world: World, insets = NO_INSETS): View {
  const off = (p: number, [start, length]: Room): number =>
    p < start + SIGHT ? start + SIGHT - p : p > start + length - SIGHT ? start + length - SIGHT - p : 0
  const dx = off(point.x * view.k + view.x, across(box, insets))
  const dy = off(point.y * view.k + view.y, down(box, insets))
  return limited({ ...view, x: view.x + dx, y: view.y + dy }, box, world, insets)
}
