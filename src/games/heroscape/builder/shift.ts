import { fromOddRows } from '../../../kit/hex.ts'
import { MAX_COORDINATE } from '../content/battlefield-schema.ts'

interface Place {
  readonly x: number
  readonly y: number
}

const MARGIN = 8

/**
 * How far a map must be moved so that its pieces lie within the largest plan: nothing if they do already. Rows are moved
 * by even numbers, because odd ones are shifted.
 */
export function shiftFor(places: readonly Place[]): readonly [number, number] {
  const most = MAX_COORDINATE - MARGIN
  const isNear = places.every(({ x, y }) => {
    const { q, r } = fromOddRows(x, y)
    return Math.abs(q) <= most && Math.abs(r) <= most
  })
  if (isNear) return [0, 0]
  const middle = (numbers: readonly number[]): number => {
    const sorted = [...numbers].sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)]
  }
  const y = middle(places.map((place) => place.y))
  return [middle(places.map((place) => place.x)), y - (y % 2)]
}
