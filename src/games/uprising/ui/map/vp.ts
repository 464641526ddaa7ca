/** Where the sides stand on the track of victory points. */

interface Marker {
  readonly side: number
  readonly at: number
  /** Markers on the same spot stand on each other. */
  readonly floor: number
}

const LEAST = 20
const STEP = 5

export function trackOf(
  sides: readonly number[],
  vp: readonly number[],
): { readonly end: number; readonly ticks: readonly number[]; readonly places: readonly Marker[] } {
  const most = Math.max(LEAST, ...sides.map((side) => vp[side] ?? 0))
  const end = Math.ceil((most + 1) / STEP) * STEP
  const step = end > 60 ? STEP * 4 : end > 30 ? STEP * 2 : STEP
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step)
  const places: Marker[] = []
  for (const side of sides) {
    const at = Math.max(0, vp[side] ?? 0)
    const floor = places.filter((other) => Math.abs(other.at - at) / end < 0.05).length
    places.push({ side, at, floor })
  }
  return { end, ticks, places }
}

/** Sides from the one with the most points on; the earlier side first among equals. */
export const ranksOf = (sides: readonly number[], vp: readonly number[]): number[] =>
  sides.toSorted((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0))
