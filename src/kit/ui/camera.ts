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

interface Spot {
  readonly x: number
  readonly y: number
}

const MOST = 6
const MARGIN = 40
const SIGHT = 60
/** Free space around the whole map. */
const AIR = 6

/** The whole world, in the middle of the box. */
export function fitted(box: Size, world: Size): View {
  const k = Math.max(0.01, Math.min((box.width - 2 * AIR) / world.width, (box.height - 2 * AIR) / world.height))
  return { k, x: (box.width - world.width * k) / 2, y: (box.height - world.height * k) / 2 }
}

/** The world cannot be lost: it covers the box but for a margin, or stays in the middle. */
export function limited({ x, y, k }: View, box: Size, world: Size): View {
  const within = (at: number, room: number, size: number): number =>
    size <= room ? (room - size) / 2 : Math.min(MARGIN, Math.max(room - size - MARGIN, at))
  return { k, x: within(x, box.width, world.width * k), y: within(y, box.height, world.height * k) }
}

/** Zooms so that the spot of the box stays over the same point of the world. */
export function zoomed(view: View, factor: number, at: Spot, box: Size, world: Size): View {
  const least = fitted(box, world).k
  const k = Math.min(least * MOST, Math.max(least, view.k * factor))
  const moved = { k, x: at.x - ((at.x - view.x) / view.k) * k, y: at.y - ((at.y - view.y) / view.k) * k }
  return limited(moved, box, world)
}

/** Shifts just enough to have a point of the world in sight. */
export function showing(view: View, point: Spot, box: Size, world: Size): View {
  const off = (p: number, room: number): number => (p < SIGHT ? SIGHT - p : p > room - SIGHT ? room - SIGHT - p : 0)
  const dx = off(point.x * view.k + view.x, box.width)
  const dy = off(point.y * view.k + view.y, box.height)
  return limited({ ...view, x: view.x + dx, y: view.y + dy }, box, world)
}
