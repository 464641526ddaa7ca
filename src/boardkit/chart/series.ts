import type { PointsAt, PointsOfSide, PointsOverTime } from '../../protocol/board.ts'

/** What holds at a step: the last value at or before it. */
export function valueAt(points: readonly PointsAt[], step: number): number | undefined {
  let [low, high] = [0, points.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (points[middle].step <= step) low = middle + 1
    else high = middle
  }
  return points[low - 1]?.value
}

/** Every step at which something changes or begins, in order: where a cursor may stand. */
export function stopsOf({ sides, marks }: Pick<PointsOverTime, 'sides' | 'marks'>): number[] {
  const steps = [...sides.flatMap(({ points }) => points), ...marks].map(({ step }) => step)
  return [...new Set(steps)].sort((a, b) => a - b)
}

/** The stop nearest to a step. */
export function nearest(stops: readonly number[], step: number): number {
  let best = stops[0]
  for (const stop of stops) if (Math.abs(stop - step) < Math.abs(best - step)) best = stop
  return best
}

const ROUND = [1, 2, 5, 10]

/** Round numbers from the lowest to the highest value, at most so many lines apart. */
export function ticksFor(values: readonly number[], most: number): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(1, ...values)
  const raw = (high - low) / Math.max(1, most)
  const power = 10 ** Math.floor(Math.log10(raw))
  const size = Math.max(1, (ROUND.find((n) => n * power >= raw) ?? 10) * power)
  const first = Math.floor(low / size)
  const last = Math.ceil(high / size)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * size)
}

/** A line in steps: points are there at once, not little by little. */
export function pathOf(
  points: readonly PointsAt[],
  end: number,
  x: (step: number) => number,
  y: (n: number) => number,
) {
  if (points.length === 0) return ''
  const [first, ...rest] = points
  const at = (n: number): string => `${Math.round(n * 10) / 10}`
  const steps = rest.map(({ step, value }) => `H${at(x(step))}V${at(y(value))}`).join('')
  return `M${at(x(first.step))} ${at(y(first.value))}${steps}H${at(x(Math.max(end, first.step)))}`
}

/** Where words lie that would like to be at these heights, at least `apart` from each other, inside of 0 to `height`. */
export function spread(heights: readonly number[], apart: number, height: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b])
  const out = [...heights]
  let last = -Infinity
  for (const i of order) last = out[i] = Math.max(out[i], last + apart)
  let next = height + apart
  for (const i of order.toReversed()) next = out[i] = Math.min(out[i], next - apart)
  return out
}

/** For ears: what everybody had when each part of the game was over. */
export function rowsOf(over: PointsOverTime, last: string): { label: string; values: (number | undefined)[] }[] {
  const end = stopsOf(over).at(-1)
  if (end === undefined) return []
  const at = (step: number): (number | undefined)[] => over.sides.map(({ points }) => valueAt(points, step))
  if (over.marks.length === 0) return [{ label: last, values: at(end) }]
  return over.marks.map(({ label }, i) => ({ label, values: at(over.marks[i + 1]?.step ?? end) }))
}

/** Marks whose words have room, the last first: the end is what one looks for. */
export function legible<T>(marks: readonly T[], x: (mark: T) => number, room: number): T[] {
  const out: T[] = []
  let next = Infinity
  for (const mark of marks.toReversed()) {
    if (next - x(mark) < room) continue
    out.unshift(mark)
    next = x(mark)
  }
  return out
}

export const allValues = (sides: readonly PointsOfSide[]): number[] =>
  sides.flatMap(({ points }) => points.map(({ value }) => value))
