import type { ChanceSource } from './source.ts'

/** Fisher–Yates, in place, from the last place down; draws below(length), below(length − 1), …, below(2). */
export function shuffle<T>(array: T[], source: ChanceSource): T[] {
  for (let last = array.length - 1; last > 0; last--) {
    const chosen = source.below(last + 1)
    const moved = array[chosen]
    array[chosen] = array[last]
    array[last] = moved
  }
  return array
}
