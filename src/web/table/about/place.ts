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

/** Where a bubble lies: below what it is about, above, right or left of it, wherever it hides the least of what can be chosen. */
export function placeBubble({ width, height }: Size, thing: Rect, window: Size, choices: readonly Rect[]): Spot {
  const x = (thing.left + thing.right - width) / 2
  const y = (thing.top + thing.bottom - height) / 2
  const wishes: readonly Spot[] = [
    { x, y: thing.bottom + GAP },
    { x, y: thing.top - GAP - height },
    { x: thing.right + GAP, y },
    { x: thing.left - GAP - width, y },
  ]
  const spots = wishes.map((wish) => ({
    x: clamp(wish.x, width, window.width),
    y: clamp(wish.y, height, window.height),
  }))
  const cost = ({ x: left, y: top }: Spot): number => {
    const box = { left, top, right: left + width, bottom: top + height }
    return OWN * overlap(box, thing) + choices.reduce((sum, choice) => sum + overlap(box, choice), 0)
  }
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best))
}
