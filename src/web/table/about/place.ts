import type { Spot } from '../../../boardkit/map/camera.ts'
import type { Rect } from '../../../protocol/board.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Between a bubble and what it is about, and the edge of the window. */
const GAP = 10
/** What it is about counts more than what lies beside it. */
const OWN = 1000

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const clamp = (wish: number, size: number, end: number): number =>
  Math.max(GAP, Math.min(wish, Math.max(GAP, end - size - GAP)))

/** The four places beside a thing. */
function beside({ width, height }: Size, thing: Rect, window: Size): Spot[] {
  const x = (thing.left + thing.right - width) / 2
  const y = (thing.top + thing.bottom - height) / 2
  const wishes: readonly Spot[] = [
    { x, y: thing.bottom + GAP },
    { x, y: thing.top - GAP - height },
    { x: thing.right + GAP, y },
    { x: thing.left - GAP - width, y },
  ]
  return wishes.map((wish) => ({ x: clamp(wish.x, width, window.width), y: clamp(wish.y, height, window.height) }))
}

/**
 * Where a bubble lies: below what it is about, above, right or left of it, wherever it hides the least of what can be chosen. Where
 * there is no room beside it, it lies beside the pointer.
 */
export function placeBubble(size: Size, things: readonly [Rect, Rect], window: Size, choices: readonly Rect[]): Spot {
  const boxAt = ({ x: left, y: top }: Spot): Rect => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  })
  const best = (thing: Rect): { spot: Spot; own: number } => {
    const spots = beside(size, thing, window).map((spot) => {
      const box = boxAt(spot)
      const own = overlap(box, thing)
      return { spot, own, cost: OWN * own + choices.reduce((sum, choice) => sum + overlap(box, choice), 0) }
    })
    return spots.reduce((least, one) => (one.cost < least.cost ? one : least))
  }
  const [thing, pointer] = things
  const found = best(thing)
  return found.own === 0 ? found.spot : best(pointer).spot
}
