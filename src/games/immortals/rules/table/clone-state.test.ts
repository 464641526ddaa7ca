import { describe, expect, it } from 'vitest'
import { fastSource, openMatch, prepare } from '../../../../engine/index.ts'
import { immortals } from '../../index.ts'
import { cloneState } from './clone-state.ts'
import type { State } from './state.ts'

/** Never changed once it is there. */
const SHARED = ['options', 'fight', 'outcome']

/** Every list and object that two values have in common, by its path. */
function common(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a !== 'object' || a === null) return []
  if (a === b) return [path]
  return Object.keys(a).flatMap((key) =>
    common(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      path === '' ? key : `${path}.${key}`,
    ),
  )
}

function expectCopied(state: State): void {
  const copy = cloneState(state)
  expect(copy).toEqual(state)
  expect(common(state, copy).filter((path) => !SHARED.includes(path))).toEqual([])
}

describe('a copy of the state', () => {
  it('is equal and shares nothing that changes, in every phase [IM-RND-01]', () => {
    const prepared = prepare(immortals, 3, {})
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems))
    const match = openMatch(prepared.value, fastSource('copies'))
    const choices = fastSource('copies').fork('choices')
    const phases = new Set<string>()
    match.begin()
    for (let answers = 0; !match.over && answers < 2000; answers++) {
      const { play } = match
      if (choices.below(10) === 0 || !phases.has(play.state.phase)) expectCopied(play.state)
      phases.add(play.state.phase)
      const ask = play.pending[choices.below(play.pending.length)]
      const options = play.options(ask)
      play.answer(ask, options[choices.below(options.length)])
    }
    expectCopied(match.state)
    expect([...phases]).toEqual(['start', 'draft', 'filling', 'reinforcement', 'planning', 'execution'])
  })
})
