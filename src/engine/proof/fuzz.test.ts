import { describe, expect, it } from 'vitest'
import type { Game } from '../game.ts'
import { prepare } from '../setup.ts'
import { lanterns, type LanternContent, type Lanterns } from '../testing/lanterns.ts'
import { playActions } from './actions.ts'
import { newCoverage, unscrambled } from './coverage.ts'
import { fuzz } from './fuzz.ts'
import { shrink } from './shrink.ts'

const ready = (roles: number, change: Partial<Game<Lanterns, LanternContent>> = {}) => {
  const result = prepare({ ...lanterns, ...change }, roles, { rich: true })
  if (!result.ok) throw new Error(result.problems[0].problem)
  return result.value
}

const failureWith = (change: Partial<Game<Lanterns, LanternContent>>) => {
  for (let seed = 0; seed < 20; seed++) {
    const { failure } = fuzz(ready(3, change), { seed, maxAnswers: 200 })
    if (failure !== undefined) return failure
  }
  return undefined
}

describe('fuzz', () => {
  it('finds nothing wrong with a sound game and scrambles every kind of secret', () => {
    const coverage = newCoverage()
    for (let seed = 0; seed < 30; seed++) {
      const report = fuzz(ready(2 + (seed % 3)), { seed, maxAnswers: 500, coverage })
      expect(report.failure?.error).toBeUndefined()
      expect(report.finished).toBe(true)
    }
    expect([...coverage.listed].sort()).toEqual(['bag', 'chest', 'hand'])
    expect(unscrambled(coverage)).toEqual([])
    expect([...coverage.questions].sort()).toEqual(['bid', 'build', 'end', 'ready', 'sell', 'wood'])
  })

  it('plays the same game from the same seed', () => {
    const one = fuzz(ready(2), { seed: 'x', maxAnswers: 300, every: 5 })
    const two = fuzz(ready(2), { seed: 'x', maxAnswers: 300, every: 50 })
    expect([one.outcome, one.answers, one.decisions]).toEqual([two.outcome, two.answers, two.decisions])
  })
})
