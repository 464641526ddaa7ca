import type { Spot } from '../map/camera.ts'

/** What is free of the board, from edge to edge. */
export interface Free {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const AIR = 6

const within = (wish: number, size: number, from: number, to: number): number =>
  Math.max(from + AIR, Math.min(wish, to - size - AIR))

/** Where a paper of this size lies beside a spot: right of it, or left; where it fits on neither side, under it, or over it. */
export function beside(
  { width, height }: { readonly width: number; readonly height: number },
  { x, y }: Spot,
  aside: number,
  free: Free,
): Spot {
  const isRight = x + aside + width < free.right
  if (isRight || x - aside - width > free.left) {
    const wish = isRight ? x + aside : x - aside - width
    return {
      x: within(wish, width, free.left, free.right),
      y: within(y - height / 2, height, free.top, free.bottom),
    }
  }
  const wish = y + aside + height < free.bottom ? y + aside : y - aside - height
  return { x: within(x - width / 2, width, free.left, free.right), y: within(wish, height, free.top, free.bottom) }
}
