import type { Scored } from '../engine/index.ts'

/** The best `k` options, best first; equal ones stay in their order. */
export function bestOf(options: readonly number[], scores: readonly number[], k: number): readonly Scored[] {
  if (k === 1) return [theBest(options, scores)]
  const all = options.map((option, i) => ({ option, score: scores[i] }))
  return all.sort((a, b) => b.score - a.score).slice(0, k)
}

function theBest(options: readonly number[], scores: readonly number[]): Scored {
  let best = 0
  for (let i = 1; i < options.length; i++) if (scores[i] > scores[best]) best = i
  return { option: options[best], score: scores[best] }
}

/** A decision: nothing else is to be looked at. */
export const only = (option: number): readonly Scored[] => [{ option, score: 0 }]
