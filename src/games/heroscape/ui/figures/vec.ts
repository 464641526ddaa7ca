export type Vec = readonly [number, number, number]

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vec): number => Math.sqrt(dot(a, a))
export const mix = (a: Vec, b: Vec, share: number): Vec => add(scale(a, 1 - share), scale(b, share))
export const along = (from: Vec, direction: Vec, distance: number): Vec => add(from, scale(direction, distance))

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function unit(a: Vec): Vec {
  const size = length(a)
  return size < 1e-9 ? [0, 1, 0] : scale(a, 1 / size)
}

/** The part of `hint` across `axis`, as a unit; some other direction across it if they are parallel. */
export function across(axis: Vec, hint: Vec): Vec {
  const rest = sub(hint, scale(axis, dot(hint, axis)))
  if (length(rest) > 1e-3) return unit(rest)
  return across(axis, Math.abs(axis[0]) < 0.7 ? [1, 0, 0] : [0, 0, 1])
}
