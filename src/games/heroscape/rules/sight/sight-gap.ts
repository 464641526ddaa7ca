/**
 * The slopes of a slice that are still free: an interval from `low` to `high`, ends included, from which shadows are cut
 * off. A shadow does not hold its ends, so a ray that touches an edge exactly is free (HS-RUL-51); but two shadows that
 * touch each other leave nothing between them.
 */
export interface Gap {
  low: number
  high: number
  /** An end that is the edge of a shadow. */
  isLowCut: boolean
  isHighCut: boolean
  /** Shadows in the middle, kept until the ends are known. */
  count: number
  readonly from: Float64Array
  readonly to: Float64Array
}

const SAME = 1e-9
const MOST = 512

export const newGap = (): Gap => ({
  low: 0.5,
  high: 0.5,
  isLowCut: false,
  isHighCut: false,
  count: 0,
  from: new Float64Array(MOST),
  to: new Float64Array(MOST),
})

export function openGap(gap: Gap, low: number, high: number): void {
  gap.low = low
  gap.high = high
  gap.isLowCut = false
  gap.isHighCut = false
  gap.count = 0
}

/** Cuts a shadow off; false if nothing is left. */
export function cutGap(gap: Gap, from: number, to: number): boolean {
  const holdsLow = gap.isLowCut ? from <= gap.low + SAME : from < gap.low
  const holdsHigh = gap.isHighCut ? to >= gap.high - SAME : to > gap.high
  if (holdsLow && holdsHigh) return false
  if (holdsLow) {
    if (to <= gap.low) return true
    gap.low = to
    gap.isLowCut = true
  } else if (holdsHigh) {
    if (from >= gap.high) return true
    gap.high = from
    gap.isHighCut = true
  } else if (gap.count < MOST) {
    gap.from[gap.count] = from
    gap.to[gap.count++] = to
    return true
  }
  if (gap.isLowCut && gap.isHighCut) return gap.low < gap.high - SAME
  return gap.low <= gap.high
}

/** Cuts off the shadows from the middle; false if nothing is left. Afterwards all slopes from `low` to `high` are free. */
export function closeGap(gap: Gap): boolean {
  for (let isChanged = true; isChanged;) {
    isChanged = false
    const waiting = gap.count
    gap.count = 0
    const { low, high } = gap
    for (let i = 0; i < waiting; i++) if (!cutGap(gap, gap.from[i], gap.to[i])) return false
    isChanged = gap.low !== low || gap.high !== high
  }
  for (let i = 0; i < gap.count; i++) if (gap.from[i] < gap.high) gap.high = gap.from[i]
  return true
}
