import type { AnyAsk, Mind, Scored } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import type { State, Table } from '../rules/table/state.ts'
import { nextWith } from './next.ts'
import { scorersWith, type Scorer } from './scorers.ts'
import { value } from './value.ts'
import type { Weights } from './worth.ts'

type Ask = AnyAsk<State, Content>

/** Half a point: what a beginner does not see. */
const GRAIN = 0.5

/** How bots think that want these things. */
export function mindWith(weights: Weights): Mind<State, Content> {
  const scorers = scorersWith(weights)
  return {
    candidates: (t, ask, options, k) => judged(scorers, t, ask, options).slice(0, k),
    next: nextWith(weights, (play, ask, options) => {
      const [best] = judged(scorers, play, ask, options)
      return best?.option ?? options[play.source.below(options.length)]
    }),
    turn: ({ round, roles, active, startRole }) => round * roles + ((active - startRole + roles) % roles),
    // From the own turn to the beginning of the next one.
    horizon: ({ roles }) => roles,
    value,
    playouts: 400,
    grain: GRAIN,
  }
}

const scores: number[] = []

function judged(scorers: readonly Scorer[], t: Table, ask: Ask, options: readonly number[]): Scored[] {
  scores.length = 0
  const scorer = scorers.find(({ isFor }) => isFor(ask))
  scorer?.score(t, ask, options, scores)
  return scores.map((score, i) => ({ option: options[i], score })).sort((a, b) => b.score - a.score)
}
