/** Where the sides stand on the track of victory points. */

interface Marker {
  readonly side: number
  readonly at: number
  /** Where its sign is drawn, as a share of the track: beside its points where others stand there already. */
  readonly left: number
  readonly floor: number
}

const LEAST = 20
const STEP = 5
const FLOORS = 2
/** The share of the track that a sign takes. */
const SIGN = 0.045

/** Nobody covers another: first on top of each other, then beside. */
function placesOf(sides: readonly number[], points: (side: number) => number, end: number): Marker[] {
  const places: Marker[] = []
  for (const side of sides.toSorted((a, b) => points(a) - points(b))) {
    const at = points(side)
    const free = Array.from({ length: FLOORS }, (_, floor) => {
      const last = places.findLast((other) => other.floor === floor)
      return Math.max(at / end, last === undefined ? 0 : last.left + SIGN)
    })
    const left = Math.min(...free)
    places.push({ side, at, left, floor: free.indexOf(left) })
  }
  return places
}

export function trackOf(
  sides: readonly number[],
  vp: readonly number[],
): { readonly end: number; readonly ticks: readonly number[]; readonly places: readonly Marker[] } {
  const points = (side: number): number => Math.max(0, vp[side] ?? 0)
  const most = Math.max(LEAST, ...sides.map(points))
  const end = Math.ceil((most + 1) / STEP) * STEP
  const step = end > 60 ? STEP * 4 : end > 30 ? STEP * 2 : STEP
  const ticks = Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step)
  return { end, ticks, places: placesOf(sides, points, end) }
}

/** Sides from the one with the most points on; the earlier side first among equals. */
export const ranksOf = (sides: readonly number[], vp: readonly number[]): number[] =>
  sides.toSorted((a, b) => (vp[b] ?? 0) - (vp[a] ?? 0))
