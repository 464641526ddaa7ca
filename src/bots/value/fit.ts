import type { Measured } from './value.ts'

/** A moment of a game that was played to its end. */
export interface Sample extends Measured {
  readonly game: number
  /** How much of the game had been played: 0 at its beginning, 1 at its end. */
  readonly at: number
  /** By role, what came of it. */
  readonly shares: readonly number[]
}

/** A sample as it is fitted: the features of each side and what became of it. */
interface Row {
  readonly x: readonly Float64Array[]
  readonly y: readonly number[]
}

/** Features are of very different sizes; this keeps rare ones from growing without reason. */
const RIDGE = 3
const STEPS = 30
const SMALL = 1e-7

export interface Fitted {
  readonly weights: number[]
  /** The standard error of each. */
  readonly errors: number[]
}

/** The weights alone. */
export const fit = (samples: readonly Sample[], features: number, isTogether: boolean): number[] =>
  fitted(samples, features, isTogether, RIDGE).weights

/**
 * Weights under which what happened is most likely: a conditional logit by Newton's method. Where all play together, their one side is
 * measured against nothing, which is logistic regression.
 */
export function fitted(samples: readonly Sample[], features: number, isTogether: boolean, ridge: number): Fitted {
  const spread = spreadOf(samples, features)
  const rows = samples.map((sample) => rowOf(sample, spread, isTogether))
  const weights = new Float64Array(features)
  for (let step = 0; step < STEPS; step++) {
    const { gradient, curvature } = slopesWith(rows, weights, ridge)
    const change = solve(curvature, gradient, features)
    let most = 0
    for (let i = 0; i < features; i++) {
      weights[i] += change[i]
      most = Math.max(most, Math.abs(change[i]))
    }
    if (most < SMALL) break
  }
  const { curvature } = slopesWith(rows, weights, ridge)
  const unit = (at: number): Float64Array => Float64Array.from({ length: features }, (_, i) => (i === at ? 1 : 0))
  return {
    weights: Array.from(weights, (weight, i) => weight / spread[i]),
    errors: Array.from(weights, (_, i) => Math.sqrt(solve(curvature, unit(i), features)[i]) / spread[i]),
  }
}

function slopesWith(rows: readonly Row[], weights: Float64Array, ridge: number): ReturnType<typeof slopes> {
  const n = weights.length
  const found = slopes(rows, weights, n)
  for (let i = 0; i < n; i++) {
    found.gradient[i] -= ridge * weights[i]
    found.curvature[i * n + i] += ridge
  }
  return found
}

/** How much each feature differs from role to role and from time to time. */
function spreadOf(samples: readonly Sample[], count: number): number[] {
  const sum = new Float64Array(count)
  const squares = new Float64Array(count)
  let n = 0
  for (const { features } of samples)
    for (const own of features) {
      n++
      for (let i = 0; i < count; i++) {
        sum[i] += own[i]
        squares[i] += own[i] ** 2
      }
    }
  return Array.from(sum, (all, i) => Math.sqrt(Math.max(0, squares[i] / n - (all / n) ** 2)) || 1)
}

function rowOf({ features, sides, shares }: Sample, spread: readonly number[], isTogether: boolean): Row {
  const order = [...new Set(sides)]
  const x = order.map(() => new Float64Array(spread.length))
  const y = order.map(() => 0)
  sides.forEach((side, role) => {
    const at = order.indexOf(side)
    const part = isTogether ? features.length : 1
    for (let i = 0; i < spread.length; i++) x[at][i] += features[role][i] / spread[i] / part
    y[at] = isTogether ? shares[role] : y[at] + shares[role]
  })
  if (isTogether) return { x: [...x, new Float64Array(spread.length)], y: [y[0], 1 - y[0]] }
  const sum = y.reduce((all, one) => all + one, 0)
  return { x, y: y.map((one) => (sum === 0 ? 1 / y.length : one / sum)) }
}

function slopes(
  rows: readonly Row[],
  weights: Float64Array,
  n: number,
): { gradient: Float64Array; curvature: Float64Array } {
  const gradient = new Float64Array(n)
  const curvature = new Float64Array(n * n)
  const mean = new Float64Array(n)
  for (const { x, y } of rows) {
    const p = likelihoods(x, weights)
    mean.fill(0)
    x.forEach((side, k) => {
      for (let i = 0; i < n; i++) mean[i] += p[k] * side[i]
    })
    x.forEach((side, k) => {
      for (let i = 0; i < n; i++) {
        gradient[i] += (y[k] - p[k]) * side[i]
        const off = p[k] * (side[i] - mean[i])
        if (off !== 0) for (let j = 0; j <= i; j++) curvature[i * n + j] += off * (side[j] - mean[j])
      }
    })
  }
  for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) curvature[j * n + i] = curvature[i * n + j]
  return { gradient, curvature }
}

function likelihoods(x: readonly Float64Array[], weights: Float64Array): number[] {
  const strength = x.map((side) => side.reduce((sum, one, i) => sum + one * weights[i], 0))
  const most = Math.max(...strength)
  const powers = strength.map((one) => Math.exp(one - most))
  const sum = powers.reduce((all, one) => all + one, 0)
  return powers.map((one) => one / sum)
}

/** Solves a x = b for a symmetric, positive a (Cholesky). */
function solve(a: Float64Array, b: Float64Array, n: number): Float64Array {
  const l = new Float64Array(n * n)
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j]
      for (let k = 0; k < j; k++) sum -= l[i * n + k] * l[j * n + k]
      l[i * n + j] = i === j ? Math.sqrt(Math.max(sum, SMALL)) : sum / l[j * n + j]
    }
  const x = Float64Array.from(b)
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i] -= l[i * n + k] * x[k]
    x[i] /= l[i * n + i]
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i] -= l[k * n + i] * x[k]
    x[i] /= l[i * n + i]
  }
  return x
}
