import { isAsked, type AnyAsk, type Mind, type Scored } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import type { State, Table } from '../rules/table/state.ts'
import { scorersWith, type Scorer } from './scorers.ts'
import type { Weights } from './worth.ts'

type Ask = AnyAsk<State, Content>

/** How bots think that want these things. */
export function mindWith(weights: Weights): Mind<State, Content> {
  const scorers = scorersWith(weights)
  return {
    candidates: (t, ask, options, k) => judged(scorers, t, ask, options).slice(0, k),
  }
}

const scores: number[] = []

function judged(scorers: readonly Scorer[], t: Table, ask: Ask, options: readonly number[]): Scored[] {
  scores.length = 0
  const scorer = scorers.find(({ question }) => isAsked(ask, question))
  scorer?.score(t, ask, options, scores)
  return scores.map((score, i) => ({ option: options[i], score })).sort((a, b) => b.score - a.score)
}
