import type { Heap } from './small-fields.ts'

/** A flat field of level 1 (q and r from 0), some of its columns made otherwise: `{ '2,0': 3, '3,0': [1, 8] }`. */
export function grid(
  width: number,
  height: number,
  other: Readonly<Record<string, number | readonly number[]>> = {},
): Heap[] {
  const heaps: Heap[] = []
  for (let r = 0; r < height; r++) for (let q = 0; q < width; q++) heaps.push([q, r, other[`${q},${r}`] ?? 1])
  return heaps
}
